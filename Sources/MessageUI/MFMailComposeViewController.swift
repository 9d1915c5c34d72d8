import PlaceholderViews
@_exported public import UIKit

/// A screen in which a mail is written. No mail can be sent here, as on a device without an account; programs ask
/// before they show one.
///
/// - Source: developer.apple.com/documentation/messageui/mfmailcomposeviewcontroller
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    private var subject = ""
    /// Hears how the screen ended.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    /// Whether mails can be sent; they cannot.
    open class func canSendMail() -> Bool { false }

    /// Sets what the mail is about.
    open func setSubject(_ subject: String) {
        self.subject = subject
        title = subject
    }
    /// Sets the recipients, which are not kept: no mail is sent.
    open func setToRecipients(_ toRecipients: [String]?) {}
    /// Sets who gets a copy, which is not kept.
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    /// Sets who gets a blind copy, which is not kept.
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    /// Sets the text, which is not kept.
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    /// Adds a file, which is not kept.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
    /// Sets the sender, which is not kept.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

    open override func viewDidLoad() {
        super.viewDidLoad()
        _ = PlaceholderView(caption: subject.isEmpty ? "Mail" : subject, filling: view)
    }
}

/// How a mail's screen ended.
public enum MFMailComposeResult: Int, Sendable {
    /// The mail was given up, kept, sent, or could not be sent.
    case cancelled, saved, sent, failed
}

/// Why a mail was not sent.
///
/// - Source: developer.apple.com/documentation/messageui/mfmailcomposeerror-swift.struct
public struct MFMailComposeError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        /// It could not be kept, or not be sent.
        case saveFailed, sendFailed
    }
    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The error domain.
    public static var errorDomain: String { "MFMailComposeErrorDomain" }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
}

/// Hears how a mail's screen ended.
///
/// - Source: developer.apple.com/documentation/messageui/mfmailcomposeviewcontrollerdelegate
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// The screen ended; here it has no button for it.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    /// Default implementation; does nothing.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}

/// A screen in which a short message is written. None can be sent here; programs ask before they show one.
///
/// - Source: developer.apple.com/documentation/messageui/mfmessagecomposeviewcontroller
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
    /// Hears how the screen ended.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// To whom the message goes.
    open var recipients: [String]?
    /// The text.
    open var body: String?
    /// What the message is about.
    open var subject: String?

    /// Whether messages can be sent; they cannot.
    open class func canSendText() -> Bool { false }
    /// Whether messages can have a subject; they cannot.
    open class func canSendSubject() -> Bool { false }
    /// Whether messages can have files; they cannot.
    open class func canSendAttachments() -> Bool { false }
    /// Takes the button for files away; there is none.
    open func disableUserAttachments() {}
    /// Adds a file; false, since messages cannot have files.
    open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }
    /// Adds a file; false, since messages cannot have files.
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }

    open override func viewDidLoad() {
        super.viewDidLoad()
        _ = PlaceholderView(caption: "Message", filling: view)
    }
}

/// How a message's screen ended.
public enum MessageComposeResult: Int, Sendable {
    /// The message was given up, sent, or could not be sent.
    case cancelled, sent, failed
}

/// Hears how a message's screen ended.
///
/// - Source: developer.apple.com/documentation/messageui/mfmessagecomposeviewcontrollerdelegate
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// The screen ended; here it has no button for it.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
