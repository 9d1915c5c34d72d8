/// Finds text in a view. The panel of the system is not shown; programs find by the session.
///
/// - Source: developer.apple.com/documentation/uikit/uifindinteraction
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    /// The view that the interaction was added to. Held weakly.
    open private(set) weak var view: UIView?
    /// Makes sessions. Held weakly.
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    /// Whether the panel is on the screen: from when it was asked for until it was dismissed. It is not drawn.
    open var isFindNavigatorVisible: Bool { activeFindSession != nil }
    /// The session that goes on; nil for none.
    open private(set) var activeFindSession: UIFindSession?
    /// The text that is looked for.
    open var searchText: String?
    /// The text that takes its place.
    open var replacementText: String?
    /// Changes the menu of the panel's options. It reads back what was set; there is no panel.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

    /// Makes an interaction whose delegate makes sessions.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    override init() { super.init() }

    /// Asks for the panel: begins a session.
    open func presentFindNavigator(showingReplace: Bool) {
        guard let view, activeFindSession == nil else { return }
        activeFindSession = delegate?.findInteraction(self, sessionFor: view) ?? UIFindSession()
        if let session = activeFindSession { delegate?.findInteraction(self, didBegin: session) }
    }
    /// Takes the panel away: ends the session.
    open func dismissFindNavigator() {
        guard let session = activeFindSession else { return }
        activeFindSession = nil
        delegate?.findInteraction(self, didEnd: session)
    }
    /// Goes to the next place.
    open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
    /// Goes to the place before.
    open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }
    /// Shows how many places there are. There is no panel.
    open func updateResultCount() {}

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Makes the sessions of a find interaction.
///
/// - Source: developer.apple.com/documentation/uikit/uifindinteractiondelegate
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// A session in a view; nil for none.
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

/// The search for a text. Subclasses find.
///
/// - Source: developer.apple.com/documentation/uikit/uifindsession
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    /// What is shown of the number of places.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uifindsession/searchresultdisplaystyle-swift.enum
    public enum SearchResultDisplayStyle: Int, Sendable {
        /// The number of the place that is shown, and how many there are.
        case currentAndTotal = 0
        /// How many there are.
        case total
        case none
    }
    /// What is shown of the number of places. It reads back what was set; nothing here depends on it.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
    /// How many places were found.
    open var resultCount: Int { 0 }
    /// The number of the place that is shown; `NSNotFound` for none.
    open var highlightedResultIndex: Int { NSNotFound }
    /// Whether places can be replaced.
    open var allowsReplacement: Bool { false }

    public override init() { super.init() }

    /// Looks for a text.
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    /// Replaces the place that is shown.
    open func performSingleReplacement(query searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Replaces all places.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Shows the next place in a direction.
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    /// Forgets what was found.
    open func invalidateFoundResults() {}
}

/// How a text is looked for.
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
    /// How characters are compared.
    open var stringCompareOptions: NSString.CompareOptions { [] }
}
