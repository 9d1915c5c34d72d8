/// Finds text in a view. The system's panel is not shown; programs use the session.
///
/// - Source: developer.apple.com/documentation/uikit/uifindinteraction
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    /// The view that the interaction was added to. Held weakly.
    open private(set) weak var view: UIView?
    /// The delegate, which creates sessions.
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    /// Whether the find navigator is presented: from its request to its dismissal. It is not drawn.
    open var isFindNavigatorVisible: Bool { activeFindSession != nil }
    /// The active session; nil for none.
    open private(set) var activeFindSession: UIFindSession?
    /// The text to find.
    open var searchText: String?
    /// The replacement text.
    open var replacementText: String?
    /// Changes the options menu of the panel. It reads back what was set; there is no panel.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

    /// Creates an interaction with a delegate.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    override init() { super.init() }

    /// Presents the navigator: begins a session.
    open func presentFindNavigator(showingReplace: Bool) {
        guard let view, activeFindSession == nil else { return }
        activeFindSession = delegate?.findInteraction(self, sessionFor: view) ?? UIFindSession()
        if let session = activeFindSession { delegate?.findInteraction(self, didBegin: session) }
    }
    /// Dismisses the navigator: ends the session.
    open func dismissFindNavigator() {
        guard let session = activeFindSession else { return }
        activeFindSession = nil
        delegate?.findInteraction(self, didEnd: session)
    }
    /// Finds the next result.
    open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
    /// Finds the previous result.
    open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }
    /// Updates the displayed number of results. There is no panel.
    open func updateResultCount() {}

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of a find interaction.
///
/// - Source: developer.apple.com/documentation/uikit/uifindinteractiondelegate
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// Creates a session for a view; nil for none.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    /// A session began.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    /// A session ended.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    /// Does nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    /// Does nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// A session of a search. Subclasses implement it.
///
/// - Source: developer.apple.com/documentation/uikit/uifindsession
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    /// The display styles of the number of results.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uifindsession/searchresultdisplaystyle-swift.enum
    public enum SearchResultDisplayStyle: Int, Sendable {
        /// The index of the highlighted result, and the number of results.
        case currentAndTotal = 0
        /// The total number only.
        case total
        case none
    }
    /// The display style of the number of results. It reads back what was set; nothing here depends on it.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
    /// The number of results.
    open var resultCount: Int { 0 }
    /// The index of the highlighted result; `NSNotFound` for none.
    open var highlightedResultIndex: Int { NSNotFound }
    /// Whether results can be replaced.
    open var allowsReplacement: Bool { false }

    public override init() { super.init() }

    /// Searches for a text.
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    /// Replaces the highlighted result.
    open func performSingleReplacement(query searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Replaces all results.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Highlights the next result in a direction.
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    /// Discards the results.
    open func invalidateFoundResults() {}
}

/// The options of a search.
///
/// - Source: developer.apple.com/documentation/uikit/uitextsearchoptions
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
    /// Whether the text may be a part of a word.
    public enum WordMatchMethod: Int, Sendable {
        case contains = 0
        case startsWith, fullWord
    }
    /// Whether the text may be a part of a word.
    open var wordMatchMethod: WordMatchMethod { .contains }
    /// The options of comparing strings.
    open var stringCompareOptions: NSString.CompareOptions { [] }
}
