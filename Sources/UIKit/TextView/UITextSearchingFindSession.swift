/// The session of an object that implements the search itself.
///
/// - Source: developer.apple.com/documentation/uikit/uitextsearchingfindsession
open class UITextSearchingFindSession: UIFindSession {
    /// The object to search.
    open private(set) weak var searchableObject: (any UITextSearching)?
    private var search: (any FoundPlaces)?
    private var shown: Int?

    /// Creates a session.
    public init(searchableObject: any UITextSearching) {
        self.searchableObject = searchableObject
        super.init()
    }

    open override var resultCount: Int { search?.count ?? 0 }
    open override var highlightedResultIndex: Int { shown ?? NSNotFound }
    open override var allowsReplacement: Bool { searchableObject?.supportsTextReplacement ?? false }

    open override func performSearch(query: String, options: UITextSearchOptions?) {
        invalidateFoundResults()
        guard let searchableObject, !query.isEmpty else { return }
        search = Self.find(query, options ?? UITextSearchOptions(), in: searchableObject)
    }

    private static func find(_ query: String, _ options: UITextSearchOptions, in object: some UITextSearching) -> any FoundPlaces
    {
        SearchOfObject(query, options, in: object)
    }

    open override func highlightNextResult(in direction: UITextStorageDirection) {
        guard let search, search.count > 0 else { return }
        let step = direction == .forward ? 1 : -1
        let next = shown.map { ($0 + step + search.count) % search.count } ?? search.firstIndex(direction)
        if let shown { search.decorate(shown, .found) }
        shown = next
        search.show(next)
    }

    open override func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard allowsReplacement, let shown, search?.replace(shown, by: replacementString) == true else { return }
        performSearch(query: searchQuery, options: options)
        if let search, search.count > 0 {
            self.shown = min(shown, search.count - 1)
            search.show(min(shown, search.count - 1))
        }
    }

    open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        guard allowsReplacement else { return }
        searchableObject?.replaceAll(
            queryString: searchQuery, options: options ?? UITextSearchOptions(), withText: replacementString)
        performSearch(query: searchQuery, options: options)
    }

    open override func invalidateFoundResults() {
        searchableObject?.clearAllDecoratedFoundText()
        (search, shown) = (nil, nil)
    }
}

/// The results of a search, for any type of document identifiers.
@MainActor
private protocol FoundPlaces {
    var count: Int { get }
    /// The first result to highlight: the first after the selection, or the last before it.
    func firstIndex(_ direction: UITextStorageDirection) -> Int
    func decorate(_ index: Int, _ style: UITextSearchFoundTextStyle)
    func show(_ index: Int)
    /// Returns whether the object allows replacing the result.
    func replace(_ index: Int, by text: String) -> Bool
}

@MainActor
private final class SearchOfObject<Object: UITextSearching>: FoundPlaces {
    private weak var object: Object?
    private var places: [UITextSearchAggregator<Object.DocumentIdentifier>.Place] = []

    init(_ query: String, _ options: UITextSearchOptions, in object: Object) {
        self.object = object
        let aggregator = UITextSearchAggregator<Object.DocumentIdentifier> { [weak self] in self?.take($0) }
        object.performTextSearch(queryString: query, options: options, resultAggregator: aggregator)
    }

    private func take(_ found: [UITextSearchAggregator<Object.DocumentIdentifier>.Place]) {
        guard let object else { return }
        places = found.enumerated().sorted { one, other in
            let order = Self.order(of: one.element, and: other.element, in: object)
            return order == .orderedSame ? one.offset < other.offset : order == .orderedAscending
        }.map(\.element)
        for index in places.indices { decorate(index, .found) }
    }

    private static func order(
        of one: UITextSearchAggregator<Object.DocumentIdentifier>.Place,
        and other: UITextSearchAggregator<Object.DocumentIdentifier>.Place, in object: Object
    ) -> ComparisonResult {
        if let first = one.document, let second = other.document, first != second {
            return object.compare(document: first, toDocument: second)
        }
        return object.compare(one.range, toRange: other.range, document: one.document)
    }

    var count: Int { places.count }

    func firstIndex(_ direction: UITextStorageDirection) -> Int {
        guard let object, let selected = object.selectedTextRange else { return direction == .forward ? 0 : places.count - 1 }
        let place = UITextSearchAggregator<Object.DocumentIdentifier>.Place(
            range: selected, document: object.selectedTextSearchDocument)
        if direction == .forward {
            return places.firstIndex { Self.order(of: $0, and: place, in: object) != .orderedAscending } ?? 0
        }
        return places.lastIndex { Self.order(of: $0, and: place, in: object) == .orderedAscending } ?? places.count - 1
    }

    func decorate(_ index: Int, _ style: UITextSearchFoundTextStyle) {
        object?.decorate(foundTextRange: places[index].range, document: places[index].document, usingStyle: style)
    }

    func show(_ index: Int) {
        let place = places[index]
        object?.willHighlight(foundTextRange: place.range, document: place.document)
        decorate(index, .highlighted)
        object?.scrollRangeToVisible(place.range, inDocument: place.document)
    }

    func replace(_ index: Int, by text: String) -> Bool {
        let place = places[index]
        guard let object, object.shouldReplace(foundTextRange: place.range, document: place.document, withText: text) else {
            return false
        }
        object.replace(foundTextRange: place.range, document: place.document, withText: text)
        return true
    }
}
