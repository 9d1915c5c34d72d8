/// Whether switch control goes through the children of an element one by one.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitynavigationstyle
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    case automatic = 0
    case separate, combined
}

/// What an element is for the elements in it.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycontainertype
public enum UIAccessibilityContainerType: Int, Sendable {
    case none = 0
    case dataTable, list, landmark, semanticGroup
}

/// A kind of text, which decides how it is spoken.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitytextualcontext
public struct UIAccessibilityTextualContext: Hashable, Equatable, RawRepresentable, Sendable {
    /// The kind's name.
    public var rawValue: String
    /// Makes a kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text processing.
    public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
    /// Prose.
    public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
    /// Messages.
    public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
    /// Tables of numbers.
    public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    /// Names and contents of files.
    public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
    /// Code of programs.
    public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
    /// Text of a console.
    public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

/// How an element that handles touches itself, by ``UIAccessibilityTraits/allowsDirectInteraction``, does so.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitydirecttouchoptions
public struct UIAccessibilityDirectTouchOptions: OptionSet, Sendable {
    /// The value by which it is known.
    public let rawValue: UInt
    /// Makes one of the value by which it is known.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing is spoken at a touch.
    public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1)
    /// The element is to be activated before it takes touches.
    public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 2)
}

/// A place in a view, with a name.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitylocationdescriptor
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
    /// The view in which the place is. Held weakly.
    open private(set) weak var view: UIView?
    /// The place, in the view's coordinates.
    public let point: CGPoint
    /// What the place is called, with attributes.
    public let attributedName: NSAttributedString
    /// What the place is called.
    open var name: String { attributedName.string }

    /// Names the middle of a view.
    public convenience init(name: String, view: UIView) {
        self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
    }

    /// Names a place in a view.
    public convenience init(name: String, point: CGPoint, in view: UIView) {
        self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
    }

    /// Names a place in a view, with attributes.
    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
        (self.attributedName, self.point, self.view) = (attributedName, point, view)
        super.init()
    }
}
