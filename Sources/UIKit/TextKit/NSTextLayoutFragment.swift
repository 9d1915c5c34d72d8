/// The layout of a paragraph: a snapshot at the time at which the fragment was requested.
///
/// - Source: developer.apple.com/documentation/uikit/nstextlayoutfragment
open class NSTextLayoutFragment: NSObject {
    /// The options of an enumeration of fragments.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nstextlayoutfragment/enumerationoptions
    public struct EnumerationOptions: OptionSet, Sendable {
        /// Bit mask of the contained options.
        public let rawValue: UInt
        /// Makes a set from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Enumerates from the end.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
        /// Estimates sizes. Has no effect: everything is laid out.
        public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
        /// Ensures that everything is laid out, which is always the case.
        public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
        /// Includes the extra line after a final line feed. Has no effect: that line belongs to no paragraph here.
        public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
    }

    /// The state of a layout.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nstextlayoutfragment/state-swift.enum
    public enum State: UInt, Sendable {
        case none = 0
        case estimatedUsageBounds, calculatedUsageBounds, layoutAvailable
    }

    /// The layout manager of the fragment; nil for a fragment that none has laid out. Held weakly.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The paragraph.
    open private(set) weak var textElement: NSTextElement?
    /// The range of the fragment in the document.
    public let rangeInElement: NSTextRange
    /// The lines of the paragraph; empty before it is laid out.
    open var textLineFragments: [NSTextLineFragment] { lines }
    /// The state of the layout: available once a layout manager has laid the fragment out.
    open var state: State { textLayoutManager == nil ? .none : .layoutAvailable }
    /// The rectangle around the lines, in the container's coordinates; empty before the paragraph is laid out.
    open var layoutFragmentFrame: CGRect { frame }
    /// The bounds of the paragraph's drawing, in the fragment's own coordinates.
    open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: layoutFragmentFrame.size) }
    /// The padding before the lines, which a subclass can define. Not read: lines keep their positions.
    open var leadingPadding: CGFloat { 0 }
    /// The padding after the lines, which a subclass can define. Not read: lines keep their positions.
    open var trailingPadding: CGFloat { 0 }
    /// The margin above the lines, which a subclass can define. Not read: lines keep their positions.
    open var topMargin: CGFloat { 0 }
    /// The margin below the lines, which a subclass can define. Not read: lines keep their positions.
    open var bottomMargin: CGFloat { 0 }
    private let element: NSTextElement
    private var lines: [NSTextLineFragment] = []
    private var frame = CGRect.zero

    /// Makes a fragment for a range of the document, by default a whole paragraph. It is laid out when the delegate of
    /// a layout manager returns it.
    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        element = textElement
        self.textElement = textElement
        self.rangeInElement = rangeInElement ?? textElement.elementRange ?? NSTextRange(NSRange())
        super.init()
    }

    /// Returns nil: layouts are not archived.
    public required init?(coder: NSCoder) { nil }

    /// Sets the lines to those that a layout manager has for the fragment's range.
    func layOut(in manager: NSTextLayoutManager) {
        textLayoutManager = manager
        let characters = rangeInElement.characters ?? NSRange()
        var lines: [(used: CGRect, characters: NSRange)] = []
        manager.layout.enumerateLineFragments(forGlyphRange: characters) { _, used, _, glyphs, _ in lines.append((used, glyphs)) }
        let frame = lines.reduce(CGRect.null) { $0.union($1.used) }
        self.frame = frame.isNull ? .zero : frame
        let text = (element as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "")
        self.lines = lines.map { line in
            NSTextLineFragment(
                text, NSRange(location: line.characters.location - characters.location, length: line.characters.length),
                bounds: line.used.offsetBy(dx: -frame.minX, dy: -frame.minY),
                baseline: manager.layout.location(forGlyphAt: line.characters.location).y,
                edges: manager.layout.edges(of: line.characters, from: line.used.minX))
        }
    }

    /// Invalidates the layout of the fragment's range.
    open func invalidateLayout() { textLayoutManager?.invalidateLayout(for: rangeInElement) }

    /// Draws the paragraph with its top left corner at a point of the context.
    open func draw(at point: CGPoint, in context: CGContext) {
        guard let characters = rangeInElement.characters, let textLayoutManager else { return }
        UIGraphicsPushContext(context)
        let origin = CGPoint(x: point.x - layoutFragmentFrame.minX, y: point.y - layoutFragmentFrame.minY)
        draw(characters, at: origin, by: textLayoutManager, in: context)
        UIGraphicsPopContext()
    }
}

/// A line of a paragraph's layout.
///
/// - Source: developer.apple.com/documentation/uikit/nstextlinefragment
open class NSTextLineFragment: NSObject {
    /// The paragraph's text.
    public let attributedString: NSAttributedString
    /// The range of the line in the paragraph's text.
    public let characterRange: NSRange
    /// The rectangle of the line in the coordinates of the paragraph's fragment.
    public let typographicBounds: CGRect
    /// The origin of the first glyph on the baseline, relative to the top left corner of the line.
    public let glyphOrigin: CGPoint

    /// The x-coordinates of the insertion points before each character and after the last, relative to the line's left
    /// edge.
    private let edges: [CGFloat]

    init(_ text: NSAttributedString, _ characters: NSRange, bounds: CGRect, baseline: CGFloat, edges: [CGFloat]) {
        (attributedString, characterRange, typographicBounds, self.edges) = (text, characters, bounds, edges)
        glyphOrigin = CGPoint(x: 0, y: baseline)
        super.init()
    }

    /// The origin of a character on the baseline, relative to the line's top left corner; the line's end for later
    /// characters.
    ///
    /// - Parameter index: An index in the paragraph's text.
    open func locationForCharacter(at index: Int) -> CGPoint {
        let place = min(max(index - characterRange.location, 0), edges.count - 1)
        return CGPoint(x: place < 0 ? 0 : edges[place], y: glyphOrigin.y)
    }

    /// The character, as an index in the paragraph's text, at a point relative to the line's top left corner; the
    /// nearest one for points outside.
    open func characterIndex(for point: CGPoint) -> Int { characterRange.location + (character(at: point)?.place ?? 0) }

    /// The fraction, 0...1, of the width of the character at a point at which the point is.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
        guard let (place, edge, width) = character(at: point), place >= 0, width > 0 else { return 0 }
        return min(max((point.x - edge) / width, 0), 1)
    }

    /// The index in the line of the character at a point, with its left edge and width; nil without characters.
    private func character(at point: CGPoint) -> (place: Int, edge: CGFloat, width: CGFloat)? {
        let spans = zip(edges, edges.dropFirst()).map { (min($0, $1), max($0, $1)) }
        func distance(_ place: Int) -> CGFloat { max(spans[place].0 - point.x, point.x - spans[place].1, 0) }
        return spans.indices.filter { spans[$0].1 > spans[$0].0 }.min { distance($0) < distance($1) }
            .map { ($0, spans[$0].0, spans[$0].1 - spans[$0].0) }
    }

    /// Draws the line with its top left corner at a point of the context.
    open func draw(at point: CGPoint, in context: CGContext) {
        UIGraphicsPushContext(context)
        attributedString.attributedSubstring(from: characterRange).draw(at: point)
        UIGraphicsPopContext()
    }
}
