/// A list of places that an assistive technology goes through. None runs here: tests and programs ask the rotor themselves.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    /// The way through the list.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/direction
    public enum Direction: Int, Sendable {
        case previous = 0
        case next
    }

    /// Finds the next place from another one; nil for none.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// The kinds of lists that assistive technologies have themselves, which a rotor can replace.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/systemrotortype-swift.enum
    public enum SystemRotorType: Int, Sendable {
        case none = 0
        case link, visitedLink
        case heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
        case boldText, italicText, underlineText, misspelledWord
        case image, textField, table, list, landmark
    }

    /// The kind of list that the rotor replaces; none for a rotor of the program's own.
    public let systemRotorType: SystemRotorType
    /// What the rotor is called.
    open var name: String
    /// Finds places.
    open var itemSearchBlock: Search

    /// Makes a rotor.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        (self.name, self.itemSearchBlock, systemRotorType) = (name, itemSearchBlock, .none)
        super.init()
    }

    /// Makes a rotor in place of one that assistive technologies have themselves.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        (name, self.itemSearchBlock, systemRotorType) = ("", itemSearchBlock, type)
        super.init()
    }
}

/// A place in a rotor's list.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomrotoritemresult
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element. Held weakly.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The part of the element's text; nil for all of it.
    open var targetRange: UITextRange?

    /// Makes a place.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        (self.targetElement, self.targetRange) = (targetElement, targetRange)
        super.init()
    }

    /// No element: where a search starts that has found none.
    override init() { super.init() }
}

/// Where a rotor's search starts, and which way it goes.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomrotorsearchpredicate
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// Where the search starts.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// Which way it goes.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next

    /// Makes a search onwards from nowhere.
    public override init() { super.init() }
}
