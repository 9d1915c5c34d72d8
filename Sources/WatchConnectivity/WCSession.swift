@_exported public import Foundation

/// The connection to a watch. There is none, as on an iPad.
///
/// - Source: developer.apple.com/documentation/watchconnectivity/wcsession
open class WCSession: NSObject, @unchecked Sendable {
    private override init() { super.init() }

    /// The only session.
    public static let `default` = WCSession()
    /// Whether a watch can be connected: it cannot.
    open class func isSupported() -> Bool { false }

    /// The delegate.
    open weak var delegate: (any WCSessionDelegate)?
    /// Activates the session; the delegate gets the error that there is none.
    open func activate() {
        DispatchQueue.global().async { [self] in
            delegate?.session(
                self, activationDidCompleteWith: .notActivated, error: WCError(.deviceNotPaired))
        }
    }

    /// Whether the session is active: it is not.
    open var activationState: WCSessionActivationState { .notActivated }
    /// Whether data for the watch waits: there is none.
    open var hasContentPending: Bool { false }
    /// Whether there is a watch: there is none.
    open var isPaired: Bool { false }
    /// Whether the watch has the program: there is none.
    open var isWatchAppInstalled: Bool { false }
    /// Whether the watch's face shows the program: there is none.
    open var isComplicationEnabled: Bool { false }
    /// The transfers to the face that are left: none.
    open var remainingComplicationUserInfoTransfers: Int { 0 }
    /// The folder of the watch: none.
    open var watchDirectoryURL: URL? { nil }
    /// Whether the watch's program can be reached: it cannot.
    open var isReachable: Bool { false }

    /// Sends a message; the handler gets the error that the session is not active.
    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: (@Sendable (any Error) -> Void)? = nil
    ) {
        fail(errorHandler)
    }
    /// Sends data; the handler gets the error that the session is not active.
    open func sendMessageData(
        _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: (@Sendable (any Error) -> Void)? = nil
    ) {
        fail(errorHandler)
    }
    private func fail(_ handler: (@Sendable (any Error) -> Void)?) {
        DispatchQueue.global().async { handler?(WCError(.sessionNotActivated)) }
    }

    /// The values that this side sent last: none.
    open var applicationContext: [String: Any] { [:] }
    /// The values that the watch sent last: none.
    open var receivedApplicationContext: [String: Any] { [:] }
    /// Sends values; throws that the session is not active.
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws { throw WCError(.sessionNotActivated) }

    /// Sends values in the background; the delegate gets the error that the session is not active.
    @discardableResult
    open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        end(WCSessionUserInfoTransfer(userInfo, isForFace: false))
    }
    /// Sends values for the face; the delegate gets the error that the session is not active.
    @discardableResult
    open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        end(WCSessionUserInfoTransfer(userInfo, isForFace: true))
    }
    private func end(_ transfer: WCSessionUserInfoTransfer) -> WCSessionUserInfoTransfer {
        DispatchQueue.global().async { [self] in
            delegate?.session(self, didFinish: transfer, error: WCError(.sessionNotActivated))
        }
        return transfer
    }
    /// The transfers of values that go on: none.
    open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }

    /// Sends a file in the background; the delegate gets the error that the session is not active.
    @discardableResult
    open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
        let transfer = WCSessionFileTransfer(WCSessionFile(file, metadata))
        DispatchQueue.global().async { [self] in
            delegate?.session(self, didFinish: transfer, error: WCError(.sessionNotActivated))
        }
        return transfer
    }
    /// The transfers of files that go on: none.
    open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }
}

/// Whether a session is active.
public enum WCSessionActivationState: Int, Sendable {
    /// It is not, it was, or it is.
    case notActivated, inactive, activated
}

/// A transfer of values.
///
/// - Source: developer.apple.com/documentation/watchconnectivity/wcsessionuserinfotransfer
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
    /// The values.
    public let userInfo: [String: Any]
    /// Whether they are for the face.
    public let isCurrentComplicationInfo: Bool
    /// Whether the transfer goes on: it does not.
    open var isTransferring: Bool { false }
    /// Ends the transfer.
    open func cancel() {}

    init(_ userInfo: [String: Any], isForFace: Bool) { (self.userInfo, isCurrentComplicationInfo) = (userInfo, isForFace) }
}

/// A file that is sent.
///
/// - Source: developer.apple.com/documentation/watchconnectivity/wcsessionfile
open class WCSessionFile: NSObject, @unchecked Sendable {
    /// The file.
    public let fileURL: URL
    /// Values that are sent along.
    public let metadata: [String: Any]?

    init(_ fileURL: URL, _ metadata: [String: Any]?) { (self.fileURL, self.metadata) = (fileURL, metadata) }
}

/// A transfer of a file.
///
/// - Source: developer.apple.com/documentation/watchconnectivity/wcsessionfiletransfer
open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
    /// The file.
    public let file: WCSessionFile
    /// The progress of sending.
    public let progress = Progress(totalUnitCount: 1)
    /// Whether the transfer goes on: it does not.
    open var isTransferring: Bool { false }
    /// Ends the transfer.
    open func cancel() {}

    init(_ file: WCSessionFile) { self.file = file }
}
