import TextLayout

/// An area in which lines of text are laid out. Lengths are points.
///
/// - Source: developer.apple.com/documentation/uikit/nstextcontainer
open class NSTextContainer: NSObject {
    /// The size of the area; zero or less for no limit along an axis. A text view sets the width to its own without its
    /// insets.
    open var size: CGSize {
        didSet { if size != oldValue { geometryChanged() } }
    }
    /// The padding at both ends of each line.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { geometryChanged() } }
    }
    /// Areas that lines avoid, in the container's coordinates. The paths are read when they are set.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet {
            exclusions = exclusionPaths.map(Self.contours)
            geometryChanged()
        }
    }
    /// The maximum number of lines; 0 for no limit.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { geometryChanged() } }
    }
    /// The treatment of text that does not fit the last line.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
        didSet { if lineBreakMode != oldValue { geometryChanged() } }
    }
    /// Whether the width follows the text view's. It reads back what was set; that always happens.
    open var widthTracksTextView = false
    /// Whether the height follows the text view's. It reads back what was set; nothing here depends on it.
    open var heightTracksTextView = false
    /// Whether lines have the container's width everywhere.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    /// Makes a container; a size of zero or less along an axis means no limit.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Makes a container without limits.
    public convenience override init() { self.init(size: .zero) }

    /// Makes a container without limits; archives are not read.
    public required convenience init(coder: NSCoder) { self.init(size: .zero) }

    /// The part of a rectangle that a line may cover: its intersection with the container. Layout does not call it, and
    /// exclusion paths are ignored.
    ///
    /// - Parameters:
    ///   - proposedRect: A rectangle in the container's coordinates.
    ///   - remainingRect: The remaining part after the line's end; set to zero.
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

    /// The layout manager that fills the container; that of a text view is created on first use. Held weakly.
    open weak var layoutManager: NSLayoutManager? {
        get {
            if manager == nil { makesLayoutManager?() }
            return manager
        }
        set { manager = newValue }
    }
    /// The layout manager, if there is one.
    private(set) weak var manager: NSLayoutManager?
    /// The layout manager of TextKit 2 that fills the container; nil for none. Held weakly.
    open internal(set) weak var textLayoutManager: NSTextLayoutManager?
    /// Creates the layout manager of a text view's own container.
    var makesLayoutManager: (() -> Void)?
    /// Called after every change of the container or of the text in it.
    var changed: () -> Void = {}

    /// Replaces the layout manager by another one, which takes over the text and all containers.
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

    /// Sets the size to that of the text view, without notifying the view.
    func follow(_ viewSize: CGSize) {
        guard size != viewSize else { return }
        let changed = changed
        self.changed = {}
        size = viewSize
        self.changed = changed
    }

    // MARK: Conversion for the TextLayout module

    /// The corners of the exclusion paths' contours.
    private var exclusions: [[[SIMD2<Double>]]] = []

    private static func contours(of path: UIBezierPath) -> [[SIMD2<Double>]] {
        path.cgPath.vector.polylines(tolerance: 0.1).map { $0.map { SIMD2(Double($0.x), Double($0.y)) } }
    }

    /// The container for lines of a given width without padding. Coordinates start after the padding.
    func textLayoutContainer(width: CGFloat, isRightToLeft: Bool) -> TextContainer {
        TextContainer(
            width: Double(max(0, width)), maximumLines: maximumNumberOfLines,
            lineBreakMode: lineBreakMode == .byWordWrapping ? nil : lineBreakMode.textLayoutMode,
            interfaceDirection: isRightToLeft ? .rightToLeft : .leftToRight,
            exclusions: exclusions.map { TextExclusion(contours: $0, leftMargin: 2 * Double(lineFragmentPadding)) })
    }

    /// The container with its own size.
    func textLayoutContainer(isRightToLeft: Bool) -> TextContainer {
        var container = textLayoutContainer(width: size.width - 2 * lineFragmentPadding, isRightToLeft: isRightToLeft)
        if size.width <= 0 || size.width >= Self.unlimited { container.width = .infinity }
        if size.height > 0, size.height < Self.unlimited { container.height = Double(size.height) }
        return container
    }

    /// Lengths of at least this many points count as unlimited.
    private static let unlimited: CGFloat = 10_000_000
}
