import TextLayout

/// An area that lines of text are laid out in. Lengths are points.
///
/// - Source: developer.apple.com/documentation/uikit/nstextcontainer
open class NSTextContainer: NSObject {
    /// The size of the area; zero or less on an axis means no limit. A text view keeps it as wide as itself without its insets.
    open var size: CGSize {
        didSet { if size != oldValue { geometryChanged() } }
    }
    /// Space left free at either end of each line.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { geometryChanged() } }
    }
    /// Areas that lines keep out of, in the container's coordinates. They are read when they are set.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet {
            exclusions = exclusionPaths.map(Self.contours)
            geometryChanged()
        }
    }
    /// Maximum number of lines; 0 for no limit.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { geometryChanged() } }
    }
    /// What happens to text that does not fit into the last line.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
        didSet { if lineBreakMode != oldValue { geometryChanged() } }
    }
    /// Whether the width follows the text view's. Stored; it always does.
    open var widthTracksTextView = false
    /// Whether the height follows the text view's. Stored; nothing reads it.
    open var heightTracksTextView = false
    /// Whether lines are as wide as the container everywhere.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    /// Makes a container; a size of zero or less on an axis means no limit.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Makes a container without limits.
    public convenience override init() { self.init(size: .zero) }

    /// Makes a container without limits; archives hold nothing of it.
    public required convenience init(coder: NSCoder) { self.init(size: .zero) }

    /// The part of a rectangle that a line may take: what lies within the container. Layout does not ask it, and paths that lines keep out of are not
    /// looked at.
    ///
    /// - Parameters:
    ///   - proposedRect: In the container's coordinates.
    ///   - remainingRect: What is left of the rectangle at the line's end; nothing.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remainingRect?.pointee = .zero
        let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
        let height = size.height > 0 ? size.height : .greatestFiniteMagnitude
        let part = proposedRect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        return part.isNull ? .zero : part
    }

    // MARK: Layout

    /// The layout manager that fills the container; that of a text view is made when it is first asked for.
    open weak var layoutManager: NSLayoutManager? {
        get {
            if manager == nil { makesLayoutManager?() }
            return manager
        }
        set { manager = newValue }
    }
    /// The layout manager, if there is one.
    private(set) weak var manager: NSLayoutManager?
    /// The layout manager of TextKit 2 that fills the container; nil where none does.
    open internal(set) weak var textLayoutManager: NSTextLayoutManager?
    /// Makes the layout manager of a text view's own container.
    var makesLayoutManager: (() -> Void)?
    /// Called after every change of the container or of the text in it.
    var changed: () -> Void = {}

    /// Gives the container, and the text in it, to another layout manager.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = manager, old !== newLayoutManager, let storage = old.textStorage else { return }
        let containers = old.textContainers
        storage.removeLayoutManager(old)
        for index in containers.indices.reversed() { old.removeTextContainer(at: index) }
        containers.forEach(newLayoutManager.addTextContainer)
        storage.addLayoutManager(newLayoutManager)
    }

    private func geometryChanged() {
        manager?.textContainerChangedGeometry(self)
        changed()
    }

    /// Takes the size of the text view, which knows of it.
    func follow(_ viewSize: CGSize) {
        guard size != viewSize else { return }
        let changed = changed
        self.changed = {}
        size = viewSize
        self.changed = changed
    }

    // MARK: For the TextLayout module

    /// The corners of the exclusion paths' contours.
    private var exclusions: [[[SIMD2<Double>]]] = []

    private static func contours(of path: UIBezierPath) -> [[SIMD2<Double>]] {
        path.cgPath.vector.polylines(tolerance: 0.1).map { $0.map { SIMD2(Double($0.x), Double($0.y)) } }
    }

    /// The container for lines of a width without padding. Coordinates begin at the padding's end.
    func textLayoutContainer(width: CGFloat, isRightToLeft: Bool) -> TextContainer {
        TextContainer(
            width: Double(max(0, width)), maximumLines: maximumNumberOfLines,
            lineBreakMode: lineBreakMode == .byWordWrapping ? nil : lineBreakMode.textLayoutMode,
            interfaceDirection: isRightToLeft ? .rightToLeft : .leftToRight,
            exclusions: exclusions.map { TextExclusion(contours: $0, leftMargin: 2 * Double(lineFragmentPadding)) })
    }

    /// The container in its own size.
    func textLayoutContainer(isRightToLeft: Bool) -> TextContainer {
        var container = textLayoutContainer(width: size.width - 2 * lineFragmentPadding, isRightToLeft: isRightToLeft)
        if size.width <= 0 || size.width >= Self.unlimited { container.width = .infinity }
        if size.height > 0, size.height < Self.unlimited { container.height = Double(size.height) }
        return container
    }

    /// Lengths from here on, in points, count as no limit.
    private static let unlimited: CGFloat = 10_000_000
}
