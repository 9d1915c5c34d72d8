/// A container that shows a search controller as a child.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchcontainerviewcontroller
open class UISearchContainerViewController: UIViewController {
    /// The search controller.
    public let searchController: UISearchController

    /// Makes a container of a search controller.
    public init(searchController: UISearchController) {
        self.searchController = searchController
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil, because no document contains this class.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        addChild(searchController)
        searchController.view.frame = view.bounds
        searchController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(searchController.view)
        searchController.didMove(toParent: self)
    }
}
