/// A view of UIKit in a hierarchy of SwiftUI's.
///
/// - Source: developer.apple.com/documentation/swiftui/uiviewrepresentable
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    /// The type of UIKit's view.
    associatedtype UIViewType: UIView
    /// The type of the object that passes what UIKit tells on to SwiftUI.
    associatedtype Coordinator = Void

    /// Makes the view of UIKit, once for a place in the hierarchy.
    func makeUIView(context: Self.Context) -> Self.UIViewType
    /// Brings the view of UIKit up to date; called after it was made and when something changed.
    func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
    /// The view leaves the hierarchy.
    static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
    /// Makes the coordinator, before the view of UIKit.
    func makeCoordinator() -> Self.Coordinator
    /// The size, in points, that the view takes of a proposal; nil for that of its content and its priorities.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context) -> CGSize?

    /// The coordinator, environment and transaction that the view gets.
    typealias Context = UIViewRepresentableContext<Self>
}

extension UIViewRepresentable {
    /// Does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    /// Returns nil.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
    /// Makes no coordinator.
    public func makeCoordinator() -> Coordinator { () }
}

/// The values that a represented view gets from the hierarchy around it.
///
/// - Source: developer.apple.com/documentation/swiftui/uiviewrepresentablecontext
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The object that passes what UIKit tells on.
    public let coordinator: Representable.Coordinator
    /// The environment of the views around this one.
    public let environment: EnvironmentValues
    /// How the change that is going on is animated; nothing is here.
    public let transaction = Transaction()
}

/// The way in which a change is made. Changes are not animated here.
///
/// - Source: developer.apple.com/documentation/swiftui/transaction
public struct Transaction {
    /// Makes a plain change.
    public init() {}
    /// Whether views must not animate the change.
    public var disablesAnimations = false
    /// The animation by which views show the change; nil for none.
    public var animation: Animation?
    /// Makes a change that views show by an animation.
    public init(animation: Animation?) { self.animation = animation }
}

/// The node of a represented view.
@MainActor
final class UIViewNode<V: UIViewRepresentable>: TypedNode<V> {
    private var properties = PropertyStores()
    private var made: (view: V.UIViewType, coordinator: V.Coordinator)?
    private var linked: V?

    override func show(_ view: V) {
        var view = view
        properties.link(&view, in: self)
        linked = view
        let made = made ?? make(view)
        view.updateUIView(made.view, context: context(made.coordinator))
    }

    private func make(_ view: V) -> (view: V.UIViewType, coordinator: V.Coordinator) {
        let coordinator = view.makeCoordinator()
        let new = (view: view.makeUIView(context: context(coordinator)), coordinator: coordinator)
        new.view.translatesAutoresizingMaskIntoConstraints = true
        made = new
        return new
    }

    private func context(_ coordinator: V.Coordinator) -> V.Context {
        UIViewRepresentableContext(coordinator: coordinator, environment: environment)
    }

    override var elements: [LayoutElement] {
        guard let made, let linked else { return [] }
        let context = context(made.coordinator)
        return [
            RepresentedElement(made.view) { linked.sizeThatFits($0, uiView: made.view, context: context) }
        ]
    }

    override func dismantle() {
        super.dismantle()
        if let made { V.dismantleUIView(made.view, coordinator: made.coordinator) }
        properties.end()
    }
}

/// The element of a represented view: where the view says no size of its own, its content and its priorities decide, as
/// Auto Layout would. Content that resists compression keeps its length, and content that hugs does not grow.
@MainActor
final class RepresentedElement: UIViewElement {
    private let ownSize: (ProposedViewSize) -> CGSize?

    init(_ view: UIView, ownSize: @escaping (ProposedViewSize) -> CGSize?) {
        self.ownSize = ownSize
        super.init(view)
    }

    override func size(_ proposal: ProposedViewSize) -> CGSize {
        if let own = ownSize(proposal) { return own }
        let content = view.intrinsicContentSize
        return CGSize(
            width: length(content.width, proposal.width, .horizontal),
            height: length(content.height, proposal.height, .vertical))
    }

    private func length(_ content: CGFloat, _ proposal: CGFloat?, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        guard content != UIView.noIntrinsicMetric else { return proposal ?? fittingLength(axis) }
        guard let proposal else { return content }
        if proposal < content {
            return view.contentCompressionResistancePriority(for: axis) >= .defaultHigh ? content : max(0, proposal)
        }
        return view.contentHuggingPriority(for: axis) >= .defaultHigh ? content : proposal
    }

    /// The length of a view without content where nothing is proposed: that of its constraints.
    private func fittingLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return axis == .horizontal ? size.width : size.height
    }

    override func baseline(first: Bool, _ size: CGSize, of proposal: ProposedViewSize) -> CGFloat {
        guard let label = view as? UILabel else { return size.height }
        return LabelBaseline.offset(in: label, first: first, size)
    }
}
