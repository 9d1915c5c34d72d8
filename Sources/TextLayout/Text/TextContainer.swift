/// The room that text is laid out in.
package struct TextContainer: Hashable, Sendable {
    /// Points; infinite for no limit. With zero or less every character takes a line of its own.
    package var width: Double
    /// Points; lines that do not fit whole are left out, save the first.
    package var height: Double
    /// Lines at most; 0 for no limit.
    package var maximumLines: Int
    /// What happens to text wider than a line; nil asks each paragraph's style.
    package var lineBreakMode: LineBreakMode?
    /// Whether a mode that truncates wraps words up to the last line, as labels do, or makes every paragraph a single line.
    package var truncatesLastLineOnly: Bool
    /// The side that natural alignment means.
    package var interfaceDirection: TextDirection

    package init(
        width: Double = .infinity, height: Double = .infinity, maximumLines: Int = 0, lineBreakMode: LineBreakMode? = nil,
        truncatesLastLineOnly: Bool = true, interfaceDirection: TextDirection = .leftToRight
    ) {
        self.width = width.isNaN ? .infinity : width
        self.height = height.isNaN ? .infinity : height
        self.maximumLines = max(0, maximumLines)
        self.lineBreakMode = lineBreakMode
        self.truncatesLastLineOnly = truncatesLastLineOnly
        self.interfaceDirection = interfaceDirection
    }
}
