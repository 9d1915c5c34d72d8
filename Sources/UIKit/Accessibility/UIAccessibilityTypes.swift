/// The way in which switch control visits the children of an element.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitynavigationstyle
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    case automatic = 0
    case separate, combined
}

/// The kind of container that an element is for its elements.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycontainertype
public enum UIAccessibilityContainerType: Int, Sendable {
    case none = 0
    case dataTable, list, landmark, semanticGroup
}

/// A kind of text, which determines its speech.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitytextualcontext
public struct UIAccessibilityTextualContext: Hashable, Equatable, RawRepresentable, Sendable {
    /// The kind's string.
    public var rawValue: String
    /// Makes a kind from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Word processing.
    public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
    /// Prose.
    public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
    /// Messages.
    public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
    /// Spreadsheets.
    public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    /// File systems.
    public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
    /// Source code.
    public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
    /// Consoles.
    public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

/// The options of an element that handles touches itself, by ``UIAccessibilityTraits/allowsDirectInteraction``.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitydirecttouchoptions
public struct UIAccessibilityDirectTouchOptions: OptionSet, Sendable {
    /// Bit mask of the contained options.
    public let rawValue: UInt
    /// Makes a set from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing is spoken at a touch.
    public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1)
    /// The element must be activated before it handles touches.
    public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 2)
}

/// A named point in a view.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilitylocationdescriptor
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
    /// The view that contains the point. Held weakly.
    open private(set) weak var view: UIView?
    /// The point, in the view's coordinates.
    public let point: CGPoint
    /// The name, with attributes.
    public let attributedName: NSAttributedString
    /// The name.
    open var name: String { attributedName.string }

    /// Makes a descriptor of the middle of a view.
    public convenience init(name: String, view: UIView) {
        self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
    }

    /// Makes a descriptor of a point in a view.
    public convenience init(name: String, point: CGPoint, in view: UIView) {
        self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
    }

    /// Makes a descriptor of a point in a view, with attributes of the name.
    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
        (self.attributedName, self.point, self.view) = (attributedName, point, view)
        super.init()
    }
}
