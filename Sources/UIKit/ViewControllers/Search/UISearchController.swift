/// Searches by a search bar, and shows results above the content that is searched.
///
/// Search begins when the bar's field does, and ends with its cancel button. The results, and what dims the content before there is a text, lie in the
/// view of the controller whose bar it is, below its bars.
///
/// - Source: developer.apple.com/documentation/uikit/uisearchcontroller
@preconcurrency @MainActor
open class UISearchController: UIViewController {
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
    /// Whether the search is going on. Setting it begins or ends the search.
    open var isActive: Bool {
        get { isSearching }
        set { newValue ? begin() : end() }
    }
    private var isSearching = false
    /// The item of a navigation bar that shows the search bar.
    weak var searchItem: UINavigationItem?
    private let dimming = UIControl()

    /// Makes a search.
    ///
    /// - Parameter searchResultsController: Shows the results; nil to filter what is there.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        bar.searcher = self
    }

    /// Makes a search without a controller of results.
    public convenience init() { self.init(searchResultsController: nil) }

    /// Makes a search without a controller of results; of archives nothing is read.
    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
        bar.searcher = self
    }

    // MARK: Begin and end

    /// The controller whose content is searched.
    private var host: UIViewController? {
        let nearest = sequence(first: searchBar as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
        return (nearest as? UINavigationController)?.topViewController ?? nearest
    }

    private func begin() {
        guard !isSearching else { return }
        isSearching = true
        delegate?.willPresentSearchController(self)
        delegate?.presentSearchController(self)
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
        showScopes()
        searchItem?.searchChanged()
        searchBar.becomeFirstResponder()
        host.map(show)
        delegate?.didPresentSearchController(self)
        textChanged()
    }

    private func end() {
        guard isSearching else { return }
        isSearching = false
        delegate?.willDismissSearchController(self)
        searchBar.text = nil
        searchBar.resignFirstResponder()
        if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
        if automaticallyShowsScopeBar { searchBar.setShowsScope(false, animated: true) }
        searchItem?.searchChanged()
        textChanged()
        hide()
        delegate?.didDismissSearchController(self)
    }

    /// Ends the search; what was presented over it is dismissed first.
    open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if presentedViewController != nil { return super.dismiss(animated: flag, completion: completion) }
        end()
        completion?()
    }

    private func showScopes() {
        guard isSearching, scopeBarActivation != .manual else { return }
        let hasText = !(searchBar.text ?? "").isEmpty
        let isWanted = searchBar.hasScopes && (scopeBarActivation != .onTextEntry || hasText)
        if isWanted != searchBar.showsScopeBar { searchBar.setShowsScope(isWanted, animated: true) }
    }

    /// The user took an offered text.
    private func choose(_ suggestion: any UISearchSuggestion) {
        searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
        searchSuggestions = nil
    }

    // MARK: Content

    open override func loadView() {
        dimming.backgroundColor = AlertMetrics.dimming
        dimming.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
        let content = SearchContentView(dimming)
        view = content
        content.show(searchSuggestions ?? []) { [weak self] in self?.choose($0) }
    }

    private func fill(with content: UIView) {
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }

    private func show(in host: UIViewController) {
        host.addChild(self)
        view.frame = host.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.view.addSubview(view)
        didMove(toParent: host)
    }

    private func hide() {
        guard parent != nil else { return }
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    }

    /// Whether results are to be seen now.
    private var wantsResults: Bool {
        automaticallyShowsSearchResultsController ? !(searchBar.text ?? "").isEmpty : showsResultsAnyway
    }

    private func contentChanged() {
        guard isSearching, isViewLoaded else { return }
        (view as? SearchContentView)?.offersSuggestions = !ignoresSearchSuggestionsForSearchBarPlacementStacked
        let isWanted = wantsResults && results != nil
        dimming.isHidden = !obscuresBackgroundDuringPresentation || isWanted || !(searchBar.text ?? "").isEmpty
        guard let results, isWanted != (results.parent != nil) else { return }
        if !isWanted {
            results.willMove(toParent: nil)
            results.view.removeFromSuperview()
            results.removeFromParent()
        } else {
            addChild(results)
            fill(with: results.view)
            results.didMove(toParent: self)
        }
    }

    private func textChanged() {
        showScopes()
        searchResultsUpdater?.updateSearchResults(for: self)
        contentChanged()
    }

    /// Ends the search as the cancel button does.
    private func cancel() {
        searchBar.delegate?.searchBarCancelButtonClicked(searchBar)
        end()
    }
}

extension UISearchController: SearchBarOwner {
    func searchBegan() { begin() }
    func searchCancelled() { end() }
    func searchTextChanged() { textChanged() }
    func searchBarHeightChanged() { searchItem?.searchChanged() }
    func searchScopeChanged() {
        guard isSearching else { return }
        searchResultsUpdater?.updateSearchResults(for: self)
    }
}

extension UISearchController: NavigationSearch {
    var takesTitlesPlace: Bool { isSearching && hidesNavigationBarDuringPresentation }
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

/// Content above what is searched, which lets touches through where it shows nothing.
private final class SearchContentView: UIView {
    private let dimming: UIView

    /// - Parameter dimming: Lies below the bars.
    init(_ dimming: UIView) {
        self.dimming = dimming
        super.init(frame: .zero)
        addSubview(dimming)
        list.axis = .vertical
        list.isLayoutMarginsRelativeArrangement = true
        list.insetsLayoutMarginsFromSafeArea = false
        list.backgroundColor = .systemBackground
        list.isHidden = true
        addSubview(list)
    }

    /// The texts that are offered, each a button.
    private let list = UIStackView(frame: .zero)
    /// Whether offered texts are shown.
    var offersSuggestions = true {
        didSet { list.isHidden = !offersSuggestions || list.arrangedSubviews.isEmpty }
    }

    func show(_ suggestions: [any UISearchSuggestion], chosen: @escaping (any UISearchSuggestion) -> Void) {
        for view in list.arrangedSubviews { view.removeFromSuperview() }
        for suggestion in suggestions {
            var look = UIButton.Configuration.plain()
            (look.title, look.image) = (suggestion.localizedSuggestion, suggestion.iconImage)
            look.imagePadding = 8
            look.baseForegroundColor = .label
            (look.contentInsets.top, look.contentInsets.bottom) = (12, 12)
            let button = UIButton(configuration: look, primaryAction: UIAction { _ in chosen(suggestion) })
            button.contentHorizontalAlignment = .leading
            button.accessibilityHint = suggestion.localizedDescription
            list.addArrangedSubview(button)
        }
        list.isHidden = !offersSuggestions || suggestions.isEmpty
        setNeedsLayout()
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        dimming.frame = bounds.inset(by: UIEdgeInsets(top: safeAreaInsets.top, left: 0, bottom: 0, right: 0))
        guard !list.isHidden else { return }
        bringSubviewToFront(list)
        let wanted = list.systemLayoutSizeFitting(CGSize(width: bounds.width, height: 0))
        list.frame = CGRect(x: 0, y: dimming.frame.minY, width: bounds.width, height: min(wanted.height, dimming.frame.height))
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) && subviews.contains { !$0.isHidden }
    }
}
