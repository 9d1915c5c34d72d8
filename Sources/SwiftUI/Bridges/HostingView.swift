/// A view of UIKit that shows a hierarchy of SwiftUI's, centred in its safe area.
class HostingView: UIView {
    private(set) lazy var graph = ViewGraph(in: self)
    /// Whether bars and the device's shape make the room of the content smaller.
    var respectsSafeArea = true {
        didSet { setNeedsLayout() }
    }
    /// Sets values of the environment after those of UIKit.
    var changeEnvironment: (inout EnvironmentValues) -> Void = { _ in }

    init<Content: View>(showing content: Content) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        show(content)
    }

    required init?(coder: NSCoder) { fatalError("Views that host SwiftUI's are not archived.") }

    /// Shows a hierarchy in place of the one before.
    func show<Content: View>(_ content: Content) {
        takeEnvironment()
        graph.show(content)
    }

    /// The rectangle that the content is laid out in.
    var contentRect: CGRect { respectsSafeArea ? bounds.inset(by: safeAreaInsets) : bounds }

    /// The size, in points, that the content takes of a proposal.
    func size(_ proposal: ProposedViewSize) -> CGSize { graph.size(proposal) }

    // MARK: UIKit

    override func layoutSubviews() {
        super.layoutSubviews()
        graph.layOut(in: contentRect)
    }

    override var intrinsicContentSize: CGSize { size(.unspecified) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(ProposedViewSize(size)) }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        takeEnvironment()
        graph.setNeedsRoot()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        takeEnvironment()
        graph.setNeedsRoot()
    }

    private func takeEnvironment() {
        var environment = EnvironmentValues()
        environment.take(self)
        environment.controller = graph.controller
        changeEnvironment(&environment)
        graph.environment = environment
    }
}
