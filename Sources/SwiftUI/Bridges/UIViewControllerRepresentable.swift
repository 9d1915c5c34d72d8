/// A controller of UIKit in a hierarchy of SwiftUI's.
///
/// - Source: developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The type of UIKit's controller.
    associatedtype UIViewControllerType: UIViewController
    /// The type of the object that passes what UIKit tells on to SwiftUI.
    associatedtype Coordinator = Void

    /// Makes the controller, once for a place in the hierarchy.
    func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
    /// Brings the controller up to date; called after it was made and when something changed.
    func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
    /// The controller leaves the hierarchy.
    static func dismantleUIViewController(_ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
    /// Makes the coordinator, before the controller.
    func makeCoordinator() -> Self.Coordinator
    /// The size, in points, that the controller's view takes of a proposal; nil for the proposal.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context
    ) -> CGSize?

    /// The coordinator, environment and transaction that the controller gets.
    typealias Context = UIViewControllerRepresentableContext<Self>
}

extension UIViewControllerRepresentable {
    /// Does nothing.
    public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
    /// Returns nil.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Makes no coordinator.
    public func makeCoordinator() -> Coordinator { () }
}

/// The values that a represented controller gets from the hierarchy around it.
///
/// - Source: developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// The object that passes what UIKit tells on.
    public let coordinator: Representable.Coordinator
    /// The environment of the views around this one.
    public let environment: EnvironmentValues
    /// How the change that is going on is animated; nothing is here.
    public let transaction = Transaction()
}

/// The node of a represented controller, which is a child of the controller that hosts the views.
@MainActor
final class UIViewControllerNode<V: UIViewControllerRepresentable>: TypedNode<V> {
    private var properties = PropertyStores()
    private var made: (controller: V.UIViewControllerType, coordinator: V.Coordinator)?
    private var linked: V?

    override func show(_ view: V) {
        var view = view
        properties.link(&view, in: self)
        linked = view
        let made = made ?? make(view)
        view.updateUIViewController(made.controller, context: context(made.coordinator))
    }

    private func make(_ view: V) -> (controller: V.UIViewControllerType, coordinator: V.Coordinator) {
        let coordinator = view.makeCoordinator()
        let new = (controller: view.makeUIViewController(context: context(coordinator)), coordinator: coordinator)
        made = new
        return new
    }

    private func context(_ coordinator: V.Coordinator) -> V.Context {
        UIViewControllerRepresentableContext(coordinator: coordinator, environment: environment)
    }

    override var elements: [LayoutElement] {
        guard let made, let linked else { return [] }
        let context = context(made.coordinator)
        return [
            ControllerElement(made.controller, in: graph) {
                linked.sizeThatFits($0, uiViewController: made.controller, context: context)
            }
        ]
    }

    override func dismantle() {
        super.dismantle()
        if let made {
            if made.controller.parent != nil, made.controller.parent === graph?.controller {
                made.controller.willMove(toParent: nil)
                made.controller.viewIfLoaded?.removeFromSuperview()
                made.controller.removeFromParent()
            }
            V.dismantleUIViewController(made.controller, coordinator: made.coordinator)
        }
        properties.end()
    }
}

/// The element of a represented controller, which takes the whole proposal.
@MainActor
private final class ControllerElement: LayoutElement {
    private let controller: UIViewController
    private weak var graph: ViewGraph?
    private let ownSize: (ProposedViewSize) -> CGSize?

    init(_ controller: UIViewController, in graph: ViewGraph?, ownSize: @escaping (ProposedViewSize) -> CGSize?) {
        (self.controller, self.graph, self.ownSize) = (controller, graph, ownSize)
    }

    override func size(_ proposal: ProposedViewSize) -> CGSize {
        ownSize(proposal) ?? proposal.replacingUnspecifiedDimensions(by: idealSize)
    }

    /// The size where nothing is proposed: the preferred one, or that of the view's constraints.
    private var idealSize: CGSize {
        let preferred = controller.preferredContentSize
        return preferred == .zero ? controller.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : preferred
    }

    override func place(in rect: CGRect, of proposal: ProposedViewSize, _ space: LayoutSpace) {
        controller.view.frame = space.frame(rect)
    }

    override func addViews(to views: inout [UIView]) {
        graph?.adopt(controller)
        views.append(controller.view)
    }
}
