/// How a hosting controller follows the size of its content.
///
/// - Source: developer.apple.com/documentation/swiftui/uihostingcontrollersizingoptions
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Makes a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The preferred content size of the controller is the content's ideal size.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The view's intrinsic content size is the content's ideal size, also when that changes.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A controller of UIKit that shows a view of SwiftUI.
///
/// - Source: developer.apple.com/documentation/swiftui/uihostingcontroller
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    /// The view. Setting it shows the new one; state of views that are in both stays.
    public var rootView: Content {
        didSet { hostingViewIfLoaded?.show(rootView) }
    }
    /// How the controller follows the size of its content.
    public var sizingOptions: UIHostingControllerSizingOptions = [] {
        didSet { contentChanged() }
    }
    /// The kinds of insets that make the room of the content smaller.
    public var safeAreaRegions: SafeAreaRegions = .all {
        didSet { hostingViewIfLoaded?.respectsSafeArea = safeAreaRegions.contains(.container) }
    }

    /// Makes a controller that shows a view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller that shows a view, from an archive or a document.
    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: coder)
    }

    /// Ends the program: an archive has no view of SwiftUI. Subclasses call ``init(coder:rootView:)``.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
    }

    private var hostingViewIfLoaded: HostingView? { viewIfLoaded as? HostingView }

    private var hostingView: HostingView {
        loadViewIfNeeded()
        guard let view = hostingViewIfLoaded else { fatalError("The view of a hosting controller cannot be replaced.") }
        return view
    }

    /// The size, in points, that the content takes of the room that there is.
    open func sizeThatFits(in size: CGSize) -> CGSize { hostingView.size(ProposedViewSize(size)) }

    // MARK: The view

    open override func loadView() {
        let view = HostingView(showing: rootView)
        view.backgroundColor = .systemBackground
        view.respectsSafeArea = safeAreaRegions.contains(.container)
        view.graph.controller = self
        view.graph.onContentChange = { [weak self] in self?.contentChanged() }
        view.show(rootView)
        self.view = view
        contentChanged()
    }

    private func contentChanged() {
        guard !sizingOptions.isEmpty, let view = hostingViewIfLoaded else { return }
        if sizingOptions.contains(.intrinsicContentSize) { view.invalidateIntrinsicContentSize() }
        if sizingOptions.contains(.preferredContentSize) {
            let ideal = view.size(.unspecified)
            if preferredContentSize != ideal { preferredContentSize = ideal }
        }
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        hostingView.graph.updateIfNeeded()
        hostingView.graph.setAppeared(true)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        hostingViewIfLoaded?.graph.setAppeared(false)
    }
}
