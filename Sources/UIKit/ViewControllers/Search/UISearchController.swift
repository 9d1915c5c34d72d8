/// Searches by a search bar, and shows results above the content that is searched.
///
/// Search begins when the bar's field does, and ends with its cancel button. Meanwhile the search controller is presented: by the nearest controller around
/// the bar whose ``UIViewController/definesPresentationContext`` is true, or by the outermost one. Its results, and what dims the content before there is a
/// text, cover the content that is searched, below its bars, and leave the screen with it.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchcontroller
@preconcurrency @MainActor
open class UISearchController: UIViewController, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    /// Where the terms are typed. In a navigation bar it stands below the title (``UINavigationItem/searchController``); otherwise the program
    /// adds it to a view.
    open var searchBar: UISearchBar { bar }
    private let bar = UISearchBar(frame: .zero)
    /// Shows the results; nil for a search that filters what is there.
    open var searchResultsController: UIViewController? { results }
    private let results: UIViewController?
    /// Hears of changes of the terms. Held weakly.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Hears of the begin and the end of the search. Held weakly.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Whether the content is dimmed while there is no text; a tap on it ends the search.
    open var obscuresBackgroundDuringPresentation = true {
        didSet { contentChanged() }
    }
    /// As ``obscuresBackgroundDuringPresentation``, by its older name.
    @available(iOS, introduced: 8.0, deprecated: 12.0, message: "use obscuresBackgroundDuringPresentation instead")
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether the bar takes the title's place during the search.
    open var hidesNavigationBarDuringPresentation = true {
        didSet { searchItem?.searchChanged() }
    }
    /// Whether the cancel button comes and goes with the search.
    open var automaticallyShowsCancelButton = true
    /// When the scopes come and go by themselves.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uisearchcontroller/scopebaractivation-swift.enum
    public enum ScopeBarActivation: Int, Sendable {
        /// As the system has it: with the search.
        case automatic = 0
        /// Not: the program shows and hides them.
        case manual
        /// While there is a text.
        case onTextEntry
        /// With the search.
        case onSearchActivation
    }

    /// When the scopes come and go by themselves.
    open var scopeBarActivation = ScopeBarActivation.automatic {
        didSet { showScopes() }
    }
    /// Whether the scopes come and go with the search.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation != .manual }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }
    /// Where the search bar stands in the navigation bar: below the title.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }
    /// Texts that are offered while the search goes on; nil for none. A tap on one tells the updater.
    open var searchSuggestions: [any UISearchSuggestion]? {
        didSet { (viewIfLoaded as? SearchContentView)?.show(searchSuggestions ?? []) { [weak self] in self?.choose($0) } }
    }
    /// Whether no texts are offered where the search bar stands below the title.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false {
        didSet { contentChanged() }
    }
    /// Whether the results are shown as soon as there is a text.
    open var automaticallyShowsSearchResultsController = true {
        didSet { contentChanged() }
    }
    /// Whether the results are shown; setting it ends their coming and going with the text.
    open var showsSearchResultsController: Bool {
        get { results?.viewIfLoaded?.superview != nil }
        set {
            (automaticallyShowsSearchResultsController, showsResultsAnyway) = (false, newValue)
            contentChanged()
        }
    }
    private var showsResultsAnyway = false
    /// Whether the search is going on. Setting it presents the controller, or dismisses it, in time.
    open var isActive: Bool {
        get { course.isSearching }
        set { newValue ? begin() : end() }
    }
    var course = SearchCourse()
    /// The item of a navigation bar that shows the search bar.
    weak var searchItem: UINavigationItem?
    private let dimming = UIControl()

    /// Makes a search.
    ///
    /// - Parameter searchResultsController: Shows the results; nil to filter what is there.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Makes a search without a controller of results.
    public convenience init() { self.init(searchResultsController: nil) }

    /// Makes a search without a controller of results; of archives nothing is read.
    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        bar.searcher = self
        modalPresentationStyle = .custom
        transitioningDelegate = self
    }

    // MARK: Presentation

    override var isPresentedInContext: Bool { true }
    override func makeSystemPresentationController(_ presenter: UIViewController?) -> UIPresentationController? {
        SearchPresentation(presentedViewController: self, presenting: presenter)
    }
    override func presentationWillBegin(from source: UIViewController) { willBeginPresentation() }

    /// The controller itself, where time passes.
    open func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SystemTransition.takesTime(in: presenting.viewIfLoaded) ? self : nil }
    /// The controller itself, where time passes.
    open func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        SystemTransition.takesTime(in: dismissed.viewIfLoaded) ? self : nil
    }
    /// Seconds in which the search comes and goes.
    open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        SystemTransition.searchDuration
    }
    /// Fades the content in or out, while the search bar comes to its place in the navigation bar or leaves it.
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

    /// The user took an offered text.
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

    /// Whether results are to be seen now.
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
    /// The search whose bar stands below the title; nil, the default, for none.
    public var searchController: UISearchController? {
        get { search as? UISearchController }
        set {
            searchController?.searchItem = nil
            search = newValue
            newValue?.searchItem = self
        }
    }
}
