/// A custom rotor: a list of items that an assistive technology steps through. None runs here: tests and programs can
/// query the rotor.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
    /// The direction of a search.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/direction
    public enum Direction: Int, Sendable {
        case previous = 0
        case next
    }

    /// Returns the next item of a search; nil for none.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// The types of system rotors, which a custom rotor can replace.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/systemrotortype-swift.enum
    public enum SystemRotorType: Int, Sendable {
        case none = 0
        case link, visitedLink
        case heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
        case boldText, italicText, underlineText, misspelledWord
        case image, textField, table, list, landmark
    }

    /// The type of the system rotor that this rotor replaces; none for a custom one.
    public let systemRotorType: SystemRotorType
    /// The name of the rotor.
    open var name: String
    /// The closure that finds items.
    open var itemSearchBlock: Search

    /// Makes a rotor.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        (self.name, self.itemSearchBlock, systemRotorType) = (name, itemSearchBlock, .none)
        super.init()
    }

    /// Makes a rotor that replaces a system rotor.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        (name, self.itemSearchBlock, systemRotorType) = ("", itemSearchBlock, type)
        super.init()
    }
}

/// An item of a rotor.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomrotoritemresult
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element. Held weakly.
    open weak var targetElement: (any NSObjectProtocol)?
    /// The range of the element's text; nil for all of it.
    open var targetRange: UITextRange?

    /// Makes an item.
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        (self.targetElement, self.targetRange) = (targetElement, targetRange)
        super.init()
    }

    /// Makes an item without an element, from which a first search starts.
    override init() { super.init() }
}

/// The parameters of a rotor's search.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomrotorsearchpredicate
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The item from which the search starts.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// The direction of the search.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next

    /// Makes a forward search without a start item.
    public override init() { super.init() }
}
