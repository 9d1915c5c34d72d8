import PlaceholderViews
@_exported public import UIKit

/// A screen for composing mail. No mail can be sent here, as on a device without an account; programs check that before
/// they present one.
///
/// - Source: developer.apple.com/documentation/messageui/mfmailcomposeviewcontroller
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    private var subject = ""
    /// The delegate.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    /// Whether mail can be sent; always false here.
    open class func canSendMail() -> Bool { false }

    /// Sets the subject.
    open func setSubject(_ subject: String) {
        self.subject = subject
        title = subject
    }
    /// Sets the recipients; not stored, since no mail is sent.
    open func setToRecipients(_ toRecipients: [String]?) {}
    /// Sets the recipients of copies; not stored.
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    /// Sets the recipients of blind copies; not stored.
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    /// Sets the body; not stored.
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    /// Adds an attachment; not stored.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
    /// Sets the sender; not stored.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

    open override func viewDidLoad() {
        super.viewDidLoad()
        _ = PlaceholderView(caption: subject.isEmpty ? "Mail" : subject, filling: view)
    }
}

/// The result of composing mail.
public enum MFMailComposeResult: Int, Sendable {
    /// Cancelled, saved as a draft, sent, or failed.
    case cancelled, saved, sent, failed
}

/// An error of composing mail.
///
/// - Source: developer.apple.com/documentation/messageui/mfmailcomposeerror-swift.struct
public struct MFMailComposeError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        /// Saving failed, or sending failed.
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

extension MFMailComposeError.Code {
    /// Whether an error has a code, be it an `NSError` of the domain: `case MFMailComposeError.…` in a `switch` or a
    /// `catch`.
    public static func ~= (code: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == MFMailComposeError.errorDomain && error.code == code.rawValue
    }
}

/// The delegate of a mail composer.
///
/// - Source: developer.apple.com/documentation/messageui/mfmailcomposeviewcontrollerdelegate
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// The composer ended; never called here, since the placeholder has no buttons.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    /// Default implementation; does nothing.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}

/// A screen for composing text messages. None can be sent here; programs check that before they present one.
///
/// - Source: developer.apple.com/documentation/messageui/mfmessagecomposeviewcontroller
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
    /// The delegate.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// The recipients.
    open var recipients: [String]?
    /// The body.
    open var body: String?
    /// The subject.
    open var subject: String?

    /// Whether messages can be sent; always false here.
    open class func canSendText() -> Bool { false }
    /// Whether messages can have a subject; always false here.
    open class func canSendSubject() -> Bool { false }
    /// Whether messages can have attachments; always false here.
    open class func canSendAttachments() -> Bool { false }
    /// Hides the attachment button; there is none.
    open func disableUserAttachments() {}
    /// Adds an attachment; returns false, since messages cannot have any.
    open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }
    /// Adds an attachment; returns false, since messages cannot have any.
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }

    open override func viewDidLoad() {
        super.viewDidLoad()
        _ = PlaceholderView(caption: "Message", filling: view)
    }
}

/// The result of composing a message.
public enum MessageComposeResult: Int, Sendable {
    /// Cancelled, sent, or failed.
    case cancelled, sent, failed
}

/// The delegate of a message composer.
///
/// - Source: developer.apple.com/documentation/messageui/mfmessagecomposeviewcontrollerdelegate
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// The composer ended; never called here, since the placeholder has no buttons.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

extension MFMailComposeError {
    /// The error code `saveFailed`.
    public static var saveFailed: Code { .saveFailed }
    /// The error code `sendFailed`.
    public static var sendFailed: Code { .sendFailed }
}
