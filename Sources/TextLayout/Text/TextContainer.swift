/// The space in which text is laid out.
package struct TextContainer: Hashable, Sendable {
    /// The width in points; infinite for no limit. With zero or less every character is on a line of its own.
    package var width: Double
    /// The height in points; lines that do not fit are omitted, except the first.
    package var height: Double
    /// Maximum number of lines; 0 for no limit.
    package var maximumLines: Int
    /// The handling of text that is wider than a line; nil for each paragraph's own mode.
    package var lineBreakMode: LineBreakMode?
    /// Whether truncation and clipping apply to the last line only, as in labels, or make every paragraph a single
    /// line.
    package var truncatesLastLineOnly: Bool
    /// The layout direction, which natural alignment follows.
    package var interfaceDirection: TextDirection
    /// The exclusion areas.
    package var exclusions: [TextExclusion]

    package init(
        width: Double = .infinity, height: Double = .infinity, maximumLines: Int = 0, lineBreakMode: LineBreakMode? = nil,
        truncatesLastLineOnly: Bool = true, interfaceDirection: TextDirection = .leftToRight,
        exclusions: [TextExclusion] = []
    ) {
        self.width = width.isNaN ? .infinity : width
        self.height = height.isNaN ? .infinity : height
        self.maximumLines = max(0, maximumLines)
        self.lineBreakMode = lineBreakMode
        self.truncatesLastLineOnly = truncatesLastLineOnly
        self.interfaceDirection = interfaceDirection
        self.exclusions = exclusions
    }
}
