@_exported public import UIKit

/// A request of the user that a program can fulfil.
///
/// - Source: developer.apple.com/documentation/intents/inintent
open class INIntent: NSObject, @unchecked Sendable {
    private var images: [String: INImage] = [:]

    /// Creates an intent.
    public override init() { super.init() }

    /// The identifier; nil here.
    open var identifier: String? { nil }
    /// The system's description of the intent; always nil here.
    open var intentDescription: String? { nil }
    /// The phrase that the program suggests for a shortcut.
    open var suggestedInvocationPhrase: String?

    /// Sets the picture of a property.
    open func setImage(_ image: INImage?, forParameterNamed parameterName: String) { images[parameterName] = image }
    /// The picture of a property.
    open func image(forParameterNamed parameterName: String) -> INImage? { images[parameterName] }
}

/// The answer of a program to an intent.
open class INIntentResponse: NSObject, @unchecked Sendable {
    /// The activity with which the program is opened.
    open var userActivity: NSUserActivity?

    /// Creates an answer.
    public override init() { super.init() }
}

/// Gives what answers intents. Nobody asks here.
///
/// - Source: developer.apple.com/documentation/intents/inextension
open class INExtension: NSObject, INIntentHandlerProviding {
    /// Creates an object.
    public override init() { super.init() }

    /// Returns the object that handles an intent: this one, unless a subclass returns another.
    open func handler(for intent: INIntent) -> Any? { self }
}

/// Gives what answers intents.
public protocol INIntentHandlerProviding: NSObjectProtocol {
    /// Returns the object that handles an intent.
    func handler(for intent: INIntent) -> Any?
}

/// Something that the user did, which the system may suggest again. Nothing is suggested here.
///
/// - Source: developer.apple.com/documentation/intents/ininteraction
open class INInteraction: NSObject, @unchecked Sendable {
    /// The intent that was fulfilled.
    public let intent: INIntent
    /// The program's answer; nil for none.
    public let intentResponse: INIntentResponse?
    /// When.
    open var dateInterval: DateInterval?
    /// Whether he sent or received something.
    open var direction = INInteractionDirection.unspecified
    /// The identifier.
    open var identifier = UUID().uuidString
    /// The group.
    open var groupIdentifier: String?

    /// Creates an object.
    public init(intent: INIntent, response: INIntentResponse?) { (self.intent, intentResponse) = (intent, response) }

    /// Tells the system, which does nothing.
    open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) { soon(completion) }
    /// Tells the system, which does nothing.
    open func donate() async throws {}
    /// Has the system forget some; there are none.
    open class func delete(with identifiers: [String], completion: (@Sendable ((any Error)?) -> Void)? = nil) { soon(completion) }
    /// Has the system forget a group; there is none.
    open class func delete(with groupIdentifier: String, completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        soon(completion)
    }
    /// Has the system forget all; there are none.
    open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) { soon(completion) }
}

private func soon(_ completion: (@Sendable ((any Error)?) -> Void)?) {
    if let completion { DispatchQueue.main.async { completion(nil) } }
}

/// Whether a user sent or received something.
public enum INInteractionDirection: Int, Sendable {
    /// It is not known, he sent, or he received it.
    case unspecified, outgoing, incoming
}

/// A picture.
open class INImage: NSObject, @unchecked Sendable {
    /// The name, the data or the address.
    let content: Any?

    private init(_ content: Any?) { self.content = content }

    /// A picture of a name.
    public convenience init(named name: String) { self.init(name as Any?) }
    /// A picture of data.
    public convenience init(imageData: Data) { self.init(imageData as Any?) }
    /// A picture of an address; nil for one that is no file.
    public convenience init?(url URL: URL) {
        guard URL.isFileURL else { return nil }
        self.init(URL as Any?)
    }
}

/// A text that can be said.
///
/// - Source: developer.apple.com/documentation/intents/inspeakablestring
open class INSpeakableString: NSObject, @unchecked Sendable {
    /// The text.
    public let spokenPhrase: String
    /// The identifier.
    public let vocabularyIdentifier: String?
    /// How it is said.
    public let pronunciationHint: String?

    /// Creates a text.
    public init(spokenPhrase: String) { (self.spokenPhrase, vocabularyIdentifier, pronunciationHint) = (spokenPhrase, nil, nil) }
    /// Creates a text with what is known of it.
    public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.spokenPhrase = spokenPhrase
        (self.vocabularyIdentifier, self.pronunciationHint) = (vocabularyIdentifier, pronunciationHint)
    }
}

/// Items to choose from.
open class INObjectCollection<ObjectType: NSObject>: NSObject {
    /// All items.
    public let allItems: [ObjectType]
    /// Whether their order follows the alphabet of a language.
    open var usesIndexedCollation = false

    /// Creates a collection.
    public init(items: [ObjectType]) { allItems = items }
}

/// An action that the user can run by a phrase or a tap.
public enum INShortcut: @unchecked Sendable {
    /// An intent.
    case intent(INIntent)
    /// An activity.
    case userActivity(NSUserActivity)

    /// A shortcut for an intent.
    public init?(intent: INIntent) { self = .intent(intent) }
    /// A shortcut for an activity.
    public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }

    /// The intent; nil for an activity.
    public var intent: INIntent? { if case .intent(let intent) = self { intent } else { nil } }
    /// The activity; nil for an intent.
    public var userActivity: NSUserActivity? { if case .userActivity(let activity) = self { activity } else { nil } }
}
