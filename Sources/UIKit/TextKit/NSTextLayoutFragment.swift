/// The layout of a paragraph. It tells what the layout was as the fragment was asked for.
///
/// - Source: developer.apple.com/documentation/uikit/nstextlayoutfragment
open class NSTextLayoutFragment: NSObject {
    /// How fragments are gone through.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nstextlayoutfragment/enumerationoptions
    public struct EnumerationOptions: OptionSet, Sendable {
        /// Bit mask of the contained options.
        public let rawValue: UInt
        /// Makes a set from a bit mask.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// From the end.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
        /// Sizes are to be estimated. Without effect: everything is laid out.
        public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
        /// Everything is to be laid out, which it always is.
        public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
        /// Also the empty line after a final line feed. Without effect: that line belongs to no paragraph here.
        public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
    }

    /// How far a layout is.
    ///
    /// - Source: developer.apple.com/documentation/uikit/nstextlayoutfragment/state-swift.enum
    public enum State: UInt, Sendable {
        case none = 0
        case estimatedUsageBounds, calculatedUsageBounds, layoutAvailable
    }

    /// What lays the paragraph out; nil for a fragment that no layout manager took.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The paragraph.
    open private(set) weak var textElement: NSTextElement?
    /// The paragraph's part of the document.
    public let rangeInElement: NSTextRange
    /// The lines of the paragraph; none before it is laid out.
    open var textLineFragments: [NSTextLineFragment] { lines }
    /// How far the layout is: done once a layout manager took the fragment.
    open var state: State { textLayoutManager == nil ? .none : .layoutAvailable }
    /// The rectangle around the lines, in the container; empty before the paragraph is laid out.
    open var layoutFragmentFrame: CGRect { frame }
    /// Where the paragraph draws, in the fragment's own coordinates.
    open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: layoutFragmentFrame.size) }
    /// Room before the lines, which a subclass may ask for. Not read: lines keep their places.
    open var leadingPadding: CGFloat { 0 }
    /// Room after the lines, which a subclass may ask for. Not read: lines keep their places.
    open var trailingPadding: CGFloat { 0 }
    /// Room above the lines, which a subclass may ask for. Not read: lines keep their places.
    open var topMargin: CGFloat { 0 }
    /// Room below the lines, which a subclass may ask for. Not read: lines keep their places.
    open var bottomMargin: CGFloat { 0 }
    private let element: NSTextElement
    private var lines: [NSTextLineFragment] = []
    private var frame = CGRect.zero

    /// Makes a fragment for a part of the document, by default all of a paragraph. It is laid out when the delegate of a layout manager returns it.
    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        element = textElement
        self.textElement = textElement
        self.rangeInElement = rangeInElement ?? textElement.elementRange ?? NSTextRange(NSRange())
        super.init()
    }

    /// Makes nothing: archives hold no layout.
    public required init?(coder: NSCoder) { nil }

    /// Takes the lines that a layout manager has for the fragment's part of the document.
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

    /// Has the layout made anew when it is asked for.
    open func invalidateLayout() { textLayoutManager?.invalidateLayout(for: rangeInElement) }

    /// Draws the paragraph with its top left corner at a point.
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
    /// The line's part of the paragraph's text.
    public let characterRange: NSRange
    /// The line in the coordinates of the paragraph's layout.
    public let typographicBounds: CGRect
    /// Where the first glyph stands on the baseline, from the top left corner of the line.
    public let glyphOrigin: CGPoint

    /// The left edges of the cursor before each character and behind the last, from the line's left edge.
    private let edges: [CGFloat]

    init(_ text: NSAttributedString, _ characters: NSRange, bounds: CGRect, baseline: CGFloat, edges: [CGFloat]) {
        (attributedString, characterRange, typographicBounds, self.edges) = (text, characters, bounds, edges)
        glyphOrigin = CGPoint(x: 0, y: baseline)
        super.init()
    }

    /// Where a character begins on the baseline, from the line's top left corner; the line's end for characters behind it.
    ///
    /// - Parameter index: In the paragraph's text.
    open func locationForCharacter(at index: Int) -> CGPoint {
        let place = min(max(index - characterRange.location, 0), edges.count - 1)
        return CGPoint(x: place < 0 ? 0 : edges[place], y: glyphOrigin.y)
    }

    /// The character of the paragraph's text that covers a point, which counts from the line's top left corner; the nearest one for points outside.
    open func characterIndex(for point: CGPoint) -> Int { characterRange.location + (character(at: point)?.place ?? 0) }

    /// How far through the character at a point the point is, 0...1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
        guard let (place, edge, width) = character(at: point), place >= 0, width > 0 else { return 0 }
        return min(max((point.x - edge) / width, 0), 1)
    }

    /// The place of the character at a point in the line, with its left edge and width; nil without characters.
    private func character(at point: CGPoint) -> (place: Int, edge: CGFloat, width: CGFloat)? {
        let spans = zip(edges, edges.dropFirst()).map { (min($0, $1), max($0, $1)) }
        func distance(_ place: Int) -> CGFloat { max(spans[place].0 - point.x, point.x - spans[place].1, 0) }
        return spans.indices.filter { spans[$0].1 > spans[$0].0 }.min { distance($0) < distance($1) }
            .map { ($0, spans[$0].0, spans[$0].1 - spans[$0].0) }
    }

    /// Draws the line with its top left corner at a point.
    open func draw(at point: CGPoint, in context: CGContext) {
        UIGraphicsPushContext(context)
        attributedString.attributedSubstring(from: characterRange).draw(at: point)
        UIGraphicsPopContext()
    }
}
