/// Manages a search bar, and shows results over the searched content.
///
/// A search begins when the bar's text field begins editing, and ends with the cancel button. During the search the
/// search controller is presented by the nearest controller of the bar whose
/// ``UIViewController/definesPresentationContext`` is true, or by the outermost one. The results, and the view that
/// dims the content while there is no text, cover the searched content below its bars, and leave the screen together
/// with it.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchcontroller
@preconcurrency @MainActor
open class UISearchController: UIViewController, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    /// The search bar, with the placeholder "Search" until the program sets another. In a navigation bar it is below
    /// the title (``UINavigationItem/searchController``); otherwise the program adds it to a view.
    ///
    /// - Source: developer.apple.com/documentation/swiftui/adding-a-search-interface-to-your-app, on the default prompt
    ///   of the search controller's field.
    open var searchBar: UISearchBar { bar }
    private let bar = UISearchBar(frame: .zero)
    /// The controller that shows the results; nil if the searched content is filtered in place.
    open var searchResultsController: UIViewController? { results }
    private let results: UIViewController?
    /// The object that updates the results when the text or scope changes. Held weakly.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The delegate that is notified of the start and the end of the search. Held weakly.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Whether the content is dimmed while there is no text; a tap on the dimming view ends the search.
    open var obscuresBackgroundDuringPresentation = true {
        didSet { contentChanged() }
    }
    /// The older name of ``obscuresBackgroundDuringPresentation``.
    @available(iOS, introduced: 8.0, deprecated: 12.0, message: "use obscuresBackgroundDuringPresentation instead")
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether the bar replaces the navigation bar's title during the search.
    open var hidesNavigationBarDuringPresentation = true {
        didSet { searchItem?.searchChanged() }
    }
    /// Whether the cancel button appears and disappears with the search.
    open var automaticallyShowsCancelButton = true
    /// The time at which the scope bar is shown automatically.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uisearchcontroller/scopebaractivation-swift.enum
    public enum ScopeBarActivation: Int, Sendable {
        /// The system's default: during a search.
        case automatic = 0
        /// Never: the program shows and hides the scope bar.
        case manual
        /// While the search text is not empty.
        case onTextEntry
        /// During a search.
        case onSearchActivation
    }

    /// The time at which the scope bar is shown automatically.
    open var scopeBarActivation = ScopeBarActivation.automatic {
        didSet { showScopes() }
    }
    /// Whether the scope bar is shown and hidden automatically.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }
    /// The placement of the search bar in the navigation bar: always stacked below the title.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }
    /// The suggestions that are shown during a search; nil for none. A tap on one is reported to the updater.
    open var searchSuggestions: [any UISearchSuggestion]? {
        didSet { (viewIfLoaded as? SearchContentView)?.show(searchSuggestions ?? []) { [weak self] in self?.choose($0) } }
    }
    /// Whether suggestions are hidden if the search bar is stacked below the title.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false {
        didSet { contentChanged() }
    }
    /// Whether the results are shown as soon as the search text is not empty.
    open var automaticallyShowsSearchResultsController = true {
        didSet { contentChanged() }
    }
    /// Whether the results are shown; setting it turns ``automaticallyShowsSearchResultsController`` off.
    open var showsSearchResultsController: Bool {
        get { results?.viewIfLoaded?.superview != nil }
        set {
            (automaticallyShowsSearchResultsController, showsResultsAnyway) = (false, newValue)
            contentChanged()
        }
    }
    private var showsResultsAnyway = false
    /// Whether a search is in progress. Setting it presents or dismisses the controller, with an animation.
    open var isActive: Bool {
        get { course.isSearching }
        set { newValue ? begin() : end() }
    }
    var course = SearchCourse()
    /// The navigation item that shows the search bar.
    weak var searchItem: UINavigationItem?
    private let dimming = UIControl()

    /// Makes a search controller.
    ///
    /// - Parameter searchResultsController: The controller that shows the results; nil if the searched content is
    ///   filtered in place.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Makes a search controller without a results controller.
    public convenience init() { self.init(searchResultsController: nil) }

    /// Makes a search controller without a results controller; archives are not read.
    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        bar.searcher = self
        bar.placeholder = "Search"
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }

    // MARK: Presentation

    override var isPresentedInContext: Bool { true }
    override func makeSystemPresentationController(_ presenter: UIViewController?) -> UIPresentationController? {
        SearchPresentation(presentedViewController: self, presenting: presenter)
    }
    override func presentationWillBegin(from source: UIViewController) { willBeginPresentation() }

    /// Returns the controller itself, if transitions are animated.
    open func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SystemTransition.takesTime(in: presenting.viewIfLoaded) ? self : nil }
    /// Returns the controller itself, if transitions are animated.
    open func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        SystemTransition.takesTime(in: dismissed.viewIfLoaded) ? self : nil
    }
    /// The duration of presentation and dismissal, in seconds.
    open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        SystemTransition.searchDuration
    }
    /// Fades the content in or out, while the search bar moves to or from its position in the navigation bar.
    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        animate(transitionContext)
    }

    // MARK: Content

    open override func loadView() {
        dimming.backgroundColor = AlertMetrics.dimming
        dimming.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
        let content = SearchContentView(dimming)
        view = content
        content.show(searchSuggestions ?? []) { [weak self] in self?.choose($0) }
    }

    /// Called when the user tapped a suggestion.
    private func choose(_ suggestion: any UISearchSuggestion) {
        searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
        searchSuggestions = nil
    }

    func showScopes() {
        guard isActive, scopeBarActivation != .manual else { return }
        let hasText = !(searchBar.text ?? "").isEmpty
        let isWanted = searchBar.hasScopes && (scopeBarActivation != .onTextEntry || hasText)
        if isWanted != searchBar.showsScopeBar { searchBar.setShowsScope(isWanted, animated: true) }
    }

    /// Whether the results should be shown now.
    private var wantsResults: Bool {
        automaticallyShowsSearchResultsController ? !(searchBar.text ?? "").isEmpty : showsResultsAnyway
    }

    private func contentChanged() {
        guard isActive, isViewLoaded else { return }
        (view as? SearchContentView)?.offersSuggestions = !ignoresSearchSuggestionsForSearchBarPlacementStacked
        let isWanted = wantsResults && results != nil
        dimming.isHidden = !obscuresBackgroundDuringPresentation || isWanted || !(searchBar.text ?? "").isEmpty
        guard isWanted != (results?.parent != nil) else { return }
        isWanted ? showResults() : hideResults()
    }

    private func showResults() {
        guard let results else { return }
        addChild(results)
        results.view.frame = view.bounds
        results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(results.view)
        results.didMove(toParent: self)
    }

    func hideResults() {
        guard let results, results.parent === self else { return }
        results.willMove(toParent: nil)
        results.view.removeFromSuperview()
        results.removeFromParent()
    }

    func textChanged() {
        showScopes()
        searchResultsUpdater?.updateSearchResults(for: self)
        contentChanged()
    }
}

extension UISearchController: SearchBarOwner {
    func searchBegan() { begin() }
    func searchCancelled() { end() }
    func searchTextChanged() { textChanged() }
    func searchBarHeightChanged() { searchItem?.searchChanged() }
    func searchScopeChanged() {
        guard isActive else { return }
        searchResultsUpdater?.updateSearchResults(for: self)
    }
}

extension UISearchController: NavigationSearch {
    var takesTitlesPlace: Bool { course.isInBar && hidesNavigationBarDuringPresentation }
}

extension UINavigationItem {
    /// The search controller whose bar is shown below the title; nil, the default, for none.
    public var searchController: UISearchController? {
        get { search as? UISearchController }
        set {
            searchController?.searchItem = nil
            search = newValue
            newValue?.searchItem = self
        }
    }
}
