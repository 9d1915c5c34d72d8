/// An item that the large content viewer shows on a long press.
///
/// - Source: developer.apple.com/documentation/uikit/uilargecontentvieweritem
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
    /// Whether the item is shown in the large content viewer.
    var showsLargeContentViewer: Bool { get }
    /// The title.
    var largeContentTitle: String? { get }
    /// The image.
    var largeContentImage: UIImage? { get }
    /// Whether the image is scaled to the available space.
    var scalesLargeContentImage: Bool { get }
    /// The insets that offset the image, in points.
    var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// Shows the large content viewer on a long press, in accessibility text sizes.
///
/// - Source: developer.apple.com/documentation/uikit/uilargecontentviewerinteraction
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// The delegate. Held weakly.
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?
    private lazy var press = LargeContentPress(self)
    private var shown: (item: any UILargeContentViewerItem, picture: LargeContentView)?

    /// Creates an interaction; without a delegate the descendants of its view are the items.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
        self.delegate = delegate
        super.init()
    }

    /// The long press recognizer, for relations to other recognizers.
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

    /// Whether the large content viewer is enabled: in accessibility text sizes.
    open class var isEnabled: Bool { UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

    /// Posted by the system when ``isEnabled`` changed. Never posted here; only the change of the text size is.
    public nonisolated static let enabledStatusDidChangeNotification = NSNotification.Name(
        "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

    open func willMove(to view: UIView?) {
        hide()
        self.view?.removeGestureRecognizer(press)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    // MARK: The long press

    func isItem(at point: CGPoint) -> Bool { Self.isEnabled && item(at: point) != nil }

    /// Shows the item at a point, in the view's coordinates.
    func show(at point: CGPoint) {
        guard let window = view?.window, let item = item(at: point) else { return hide() }
        if shown?.item === item { return }
        hide()
        let picture = LargeContentView(item)
        window.addSubview(picture)
        picture.place(in: window.bounds)
        shown = (item, picture)
    }

    /// Ends the long press at a point.
    func end(at point: CGPoint) {
        let item = shown?.item
        hide()
        delegate?.largeContentViewerInteraction(self, didEndOn: item, at: point)
    }

    func hide() {
        shown?.picture.removeFromSuperview()
        shown = nil
    }

    private func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        if let item = delegate?.largeContentViewerInteraction(self, itemAt: point) { return item }
        var found = view?.hitTest(point, with: nil)
        while let here = found, !here.showsLargeContentViewer { found = here === view ? nil : here.superview }
        return found
    }
}

/// The delegate of a large content viewer interaction.
///
/// - Source: developer.apple.com/documentation/uikit/uilargecontentviewerinteractiondelegate
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// The long press ended on an item or on none: the item's tap action should be performed.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
    /// Returns the item at a point, in the view's coordinates; nil for the view there.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
    /// Returns the controller in whose view the item is shown; here it is always shown in the window.
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

/// The methods are optional.
extension UILargeContentViewerInteractionDelegate {
    /// Does nothing.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) {}
    /// Returns nil.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { nil }
    /// Returns the window's root controller.
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        interaction.view?.window?.rootViewController ?? UIViewController()
    }
}

/// The long press recognizer of the large content viewer.
private final class LargeContentPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    private weak var interaction: UILargeContentViewerInteraction?

    init(_ interaction: UILargeContentViewerInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        interaction?.isItem(at: location(in: view)) ?? false
    }

    override func entered(_ state: UIGestureRecognizer.State) {
        switch state {
        case .began, .changed: interaction?.show(at: location(in: view))
        case .ended: interaction?.end(at: location(in: view))
        case .cancelled: interaction?.hide()
        case .possible, .failed: break
        }
    }
}

/// A plate in the middle of the window with the image and the title of an item. Its design is ours.
final class LargeContentView: UIView {
    private let stack = UIStackView()

    init(_ item: any UILargeContentViewerItem) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 16
        isUserInteractionEnabled = false
        (stack.axis, stack.alignment, stack.spacing) = (.vertical, .center, 8)
        if let image = item.largeContentImage { stack.addArrangedSubview(UIImageView(image: image)) }
        if let title = item.largeContentTitle {
            let label = UILabel()
            (label.text, label.font, label.numberOfLines) = (title, .preferredFont(forTextStyle: .body), 0)
            label.textAlignment = .center
            stack.addArrangedSubview(label)
        }
        addSubview(stack)
    }

    required init?(coder: NSCoder) { nil }

    private static let width: CGFloat = 220
    private static let margin: CGFloat = 24

    func place(in room: CGRect) {
        let inner = Self.width - 2 * Self.margin
        let size = stack.systemLayoutSizeFitting(
            CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        stack.frame = CGRect(x: Self.margin, y: Self.margin, width: inner, height: size.height)
        let height = size.height + 2 * Self.margin
        frame = CGRect(x: room.midX - Self.width / 2, y: room.midY - height / 2, width: Self.width, height: height)
    }
}
