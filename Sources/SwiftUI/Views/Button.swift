/// The purpose of a button.
///
/// - Source: developer.apple.com/documentation/swiftui/buttonrole
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    /// The button deletes something.
    public static let destructive = ButtonRole(name: "destructive")
    /// The button gives up what is going on.
    public static let cancel = ButtonRole(name: "cancel")
}

/// Views that run an action when a finger taps them.
///
/// - Source: developer.apple.com/documentation/swiftui/button
public struct Button<Label: View>: View, NodeView {
    /// Nothing: other views do not describe this one.
    public typealias Body = Never
    private let role: ButtonRole?
    private let action: () -> Void
    private let label: Label

    /// Makes a button.
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }
    /// Makes a button with a role.
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (self.role, self.action, self.label) = (role, action, label())
    }

    static func makeNode() -> TypedNode<Button> { Node() }

    private final class Node: TypedNode<Button> {
        private let control = ButtonControl()
        private var node: ViewNode?
        override var children: [ViewNode] { node.map { [$0] } ?? [] }

        override func show(_ view: Button) {
            control.isEnabled = environment.isEnabled
            control.action = view.action
            node = updated(node, to: view.label)
        }

        /// The label is drawn in the tint, or in red where the button deletes something.
        override func environment(for child: ViewNode?) -> EnvironmentValues {
            var inner = environment
            let color: Color = view?.role == .destructive ? .red : environment.tint ?? .accentColor
            inner.foregroundColor = environment.isEnabled ? color : Color(uiColor: .tertiaryLabel)
            return inner
        }

        override var elements: [LayoutElement] {
            let row = RowElement(node?.elements ?? [], .horizontal, spacing: nil, .center, .center)
            return [ContainerElement(control, row)]
        }
    }
}

extension Button where Label == Text {
    /// Makes a button with a title.
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }
    /// Makes a button with a title that is not translated.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
    /// Makes a button with a title and a role.
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }
    /// Makes a button with a title that is not translated, and a role.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

/// The control of a button.
private final class ButtonControl: UIControl {
    var action: () -> Void = {}

    init() {
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityTraits = .button
        addAction(UIAction { [unowned self] _ in action() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("Buttons are not archived.") }

    override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        action()
        return true
    }

    /// A pressed button is fainter.
    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? Self.pressedOpacity : 1 }
    }
    private static let pressedOpacity = 0.2

    // The label is part of the control.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) == nil ? nil : self
    }
}
