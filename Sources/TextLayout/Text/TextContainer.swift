/// The space in which text is laid out.
package struct TextContainer: Hashable, Sendable {
    /// Points; infinite for no limit. With zero or less every character is on a line of its own.
    package var width: Double
    /// Points; lines that do not fit are left out, except the first.
    package var height: Double
    /// Maximum number of lines; 0 for no limit.
    package var maximumLines: Int
    /// What happens to text wider than a line; nil takes each paragraph's mode.
    package var lineBreakMode: LineBreakMode?
    /// Whether truncating modes and clipping wrap words up to the last line, as in labels, or make every paragraph a
    /// single line.
    package var truncatesLastLineOnly: Bool
    /// The direction that natural alignment follows.
    package var interfaceDirection: TextDirection
    /// Areas that lines keep out of.
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
