/// Shows a search as a controller of its own.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchcontainerviewcontroller
open class UISearchContainerViewController: UIViewController {
    /// The search.
    public let searchController: UISearchController

    /// Makes a container of a search.
    public init(searchController: UISearchController) {
        self.searchController = searchController
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a container from an Interface Builder document; nil, because no document has one.
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
