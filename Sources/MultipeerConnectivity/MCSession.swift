@_exported public import UIKit
import PlaceholderViews

/// A device of a session.
///
/// - Source: developer.apple.com/documentation/multipeerconnectivity/mcpeerid
open class MCPeerID: NSObject, @unchecked Sendable {
    /// The name.
    public let displayName: String
    /// Creates a device.
    public init(displayName myDisplayName: String) { displayName = myDisplayName }
}

/// Devices nearby that send each other data. There are none here.
///
/// - Source: developer.apple.com/documentation/multipeerconnectivity/mcsession
open class MCSession: NSObject {
    /// This device.
    public let myPeerID: MCPeerID
    /// Whether data is encrypted.
    public let encryptionPreference: MCEncryptionPreference
    /// The delegate.
    open weak var delegate: (any MCSessionDelegate)?
    /// The other devices: none.
    open var connectedPeers: [MCPeerID] { [] }

    /// Creates a session.
    public init(peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference) {
        (self.myPeerID, self.encryptionPreference) = (myPeerID, encryptionPreference)
    }

    /// Creates a session.
    public convenience init(peer myPeerID: MCPeerID) {
        self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .required)
    }

    /// Sends data: there is nobody to send it to.
    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
        throw MCError(.notConnected)
    }
    /// Sends a file: the handler gets the error that there is nobody to send it to.
    @discardableResult
    open func sendResource(
        at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) -> Progress? {
        DispatchQueue.global().async { completionHandler?(MCError(.notConnected)) }
        return nil
    }
    /// Opens a stream: there is nobody at its other end.
    open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream {
        throw MCError(.notConnected)
    }
    /// Invites a device without a browser; nothing happens, since there is none.
    open func connectPeer(_ peerID: MCPeerID, withNearbyConnectionData data: Data) {}
    /// Ends an invitation.
    open func cancelConnectPeer(_ peerID: MCPeerID) {}
    /// Leaves.
    open func disconnect() {}
}

/// The smallest number of devices of a session.
public let kMCSessionMinimumNumberOfPeers = 2
/// The largest number of devices of a session.
public let kMCSessionMaximumNumberOfPeers = 8

/// Whether data is encrypted.
public enum MCEncryptionPreference: Int, Sendable {
    /// If the other device can, always, or never.
    case optional, required, none
}

/// How data is sent.
public enum MCSessionSendDataMode: Int, Sendable {
    /// So that it arrives in order, or at once.
    case reliable, unreliable
}

/// Whether a device takes part.
public enum MCSessionState: Int, Sendable {
    /// It does not, it is about to, or it does.
    case notConnected, connecting, connected
}

/// The delegate of a session; its methods are never called here.
public protocol MCSessionDelegate: NSObjectProtocol {
    /// A device came or went.
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    /// Data came.
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    /// A stream came.
    func session(
        _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
    /// A file is about to come.
    func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        with progress: Progress)
    /// A file came.
    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        at localURL: URL?, withError error: (any Error)?)
    /// A device showed its certificates: the program decides.
    func session(
        _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void)
}

extension MCSessionDelegate {
    /// Default implementation; the device takes part.
    public func session(
        _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void
    ) {
        certificateHandler(true)
    }
}

/// Tells others of this device; there are none.
open class MCAdvertiserAssistant: NSObject {
    /// The delegate; it is told nothing, since nobody invites this device.
    open weak var delegate: (any MCAdvertiserAssistantDelegate)?
    /// The session.
    public let session: MCSession
    /// The service.
    public let serviceType: String
    /// Creates an object.
    public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
        (self.serviceType, self.session) = (serviceType, session)
    }
    /// Starts.
    open func start() {}
    /// Stops.
    open func stop() {}
}

/// The delegate of an assistant; its methods are never called here.
public protocol MCAdvertiserAssistantDelegate: NSObjectProtocol {
    /// The user is about to be asked.
    func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
    /// The user was asked.
    func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
}

extension MCAdvertiserAssistantDelegate {
    /// Default implementation; does nothing.
    public func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {}
    /// Default implementation; does nothing.
    public func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {}
}

/// Lets the user choose devices; here a placeholder, in which there are none.
///
/// - Source: developer.apple.com/documentation/multipeerconnectivity/mcbrowserviewcontroller
@preconcurrency @MainActor
open class MCBrowserViewController: UIViewController {
    /// The session.
    public let session: MCSession
    /// The delegate.
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    /// The smallest number of devices.
    open var minimumNumberOfPeers = 2
    /// The largest number of devices.
    open var maximumNumberOfPeers = 8

    /// The browser.
    public let browser: MCNearbyServiceBrowser?

    /// Creates a controller.
    public init(serviceType: String, session: MCSession) {
        (self.session, browser) = (session, MCNearbyServiceBrowser(peer: session.myPeerID, serviceType: serviceType))
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a controller of a browser.
    public init(browser: MCNearbyServiceBrowser, session: MCSession) {
        (self.session, self.browser) = (session, browser)
        super.init(nibName: nil, bundle: nil)
    }

    /// Decodes an object of a document.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        _ = PlaceholderView(caption: "Devices nearby", filling: view)
    }
}

/// The delegate of a controller; its methods are never called here, since the placeholder has no buttons.
@preconcurrency @MainActor
public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
    /// The user chose devices.
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    /// The user cancelled.
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}

/// Why something failed.
///
/// - Source: developer.apple.com/documentation/multipeerconnectivity/mcerror
public struct MCError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        /// It is not known why.
        case unknown = 0
        /// The device does not take part.
        case notConnected = 1
        /// A value is not valid.
        case invalidParameter = 2
        /// It does not exist.
        case unsupported = 3
        /// It took too long.
        case timedOut = 4
        /// The user cancelled.
        case cancelled = 5
        /// There is no such device.
        case unavailable = 6
    }
    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The error domain.
    public static var errorDomain: String { "MCErrorDomain" }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
}

extension MCError.Code {
    /// Whether an error has a code, be it an `NSError` of the domain.
    public static func ~= (code: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == MCError.errorDomain && error.code == code.rawValue
    }
}

extension MCError {
    /// It is not known why.
    public static var unknown: Code { .unknown }
    /// The device does not take part.
    public static var notConnected: Code { .notConnected }
    /// A value is not valid.
    public static var invalidParameter: Code { .invalidParameter }
    /// It does not exist.
    public static var unsupported: Code { .unsupported }
    /// It took too long.
    public static var timedOut: Code { .timedOut }
    /// The user cancelled.
    public static var cancelled: Code { .cancelled }
    /// There is no such device.
    public static var unavailable: Code { .unavailable }
}
