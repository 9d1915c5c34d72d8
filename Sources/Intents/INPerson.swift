public import Foundation

/// A number or an address of a person.
///
/// - Source: developer.apple.com/documentation/intents/inpersonhandle
open class INPersonHandle: NSObject, @unchecked Sendable {
    /// The kind of address of a handle.
    public enum HandleType: Int, Sendable {
        /// It is not known, an address, or a number.
        case unknown, emailAddress, phoneNumber
    }

    /// The number or address.
    public let value: String?
    /// Whether the handle is a phone number or an email address.
    public let type: HandleType
    /// The label of the handle; nil for none.
    public let label: INPersonHandleLabel?

    /// Creates an object.
    public init(value: String?, type: HandleType, label: INPersonHandleLabel? = nil) {
        (self.value, self.type, self.label) = (value, type, label)
    }
}

/// The label of a phone number or an email address.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At home.
    public static let home = INPersonHandleLabel(rawValue: "_$!<Home>!$_")
    /// At work.
    public static let work = INPersonHandleLabel(rawValue: "_$!<Work>!$_")
    /// On the way.
    public static let mobile = INPersonHandleLabel(rawValue: "_$!<Mobile>!$_")
    /// Another one.
    public static let other = INPersonHandleLabel(rawValue: "_$!<Other>!$_")
}

/// A person.
///
/// - Source: developer.apple.com/documentation/intents/inperson
open class INPerson: NSObject, @unchecked Sendable {
    /// The number or address.
    public let personHandle: INPersonHandle?
    /// The parts of the name.
    public let nameComponents: PersonNameComponents?
    /// The name.
    public let displayName: String
    /// The picture.
    public let image: INImage?
    /// The identifier of the contact.
    public let contactIdentifier: String?
    /// The identifier that the program has.
    public let customIdentifier: String?
    /// Whether it is the user.
    public let isMe: Bool

    /// Creates a person. A name that is not given is made of its parts.
    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false
    ) {
        (self.personHandle, self.nameComponents, self.image) = (personHandle, nameComponents, image)
        (self.contactIdentifier, self.customIdentifier, self.isMe) = (contactIdentifier, customIdentifier, isMe)
        let parts = [nameComponents?.givenName, nameComponents?.familyName].compactMap { $0 }
        self.displayName = displayName ?? (parts.isEmpty ? personHandle.value ?? "" : parts.joined(separator: " "))
    }
}

/// The user sends a message.
///
/// - Source: developer.apple.com/documentation/intents/insendmessageintent
open class INSendMessageIntent: INIntent, @unchecked Sendable {
    /// To whom.
    public let recipients: [INPerson]?
    /// The kind of the message.
    public let outgoingMessageType: INOutgoingMessageType
    /// The text.
    public let content: String?
    /// The name of the group.
    public let speakableGroupName: INSpeakableString?
    /// The identifier of the conversation.
    public let conversationIdentifier: String?
    /// The name of the service.
    public let serviceName: String?
    /// From whom.
    public let sender: INPerson?

    /// Creates an intent.
    public init(
        recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
        speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?,
        attachments: [INSendMessageAttachment]?
    ) {
        (self.recipients, self.outgoingMessageType, self.content) = (recipients, outgoingMessageType, content)
        (self.speakableGroupName, self.conversationIdentifier) = (speakableGroupName, conversationIdentifier)
        (self.serviceName, self.sender) = (serviceName, sender)
        super.init()
    }

    /// Creates an intent.
    public convenience init(
        recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?,
        serviceName: String?, sender: INPerson?
    ) {
        self.init(
            recipients: recipients, outgoingMessageType: .outgoingMessageText, content: content,
            speakableGroupName: speakableGroupName, conversationIdentifier: conversationIdentifier, serviceName: serviceName,
            sender: sender, attachments: nil)
    }
}

/// The kinds of messages that are sent.
public enum INOutgoingMessageType: Int, Sendable {
    /// It is not known, text, or sound.
    case unknown, outgoingMessageText, outgoingMessageAudio
}

/// An attachment of a message. Messages have text only here.
open class INSendMessageAttachment: NSObject, @unchecked Sendable {
    override init() { super.init() }
}
