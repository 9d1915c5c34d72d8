public import Foundation

/// The delegate of a session. The optional methods have default implementations.
///
/// - Source: developer.apple.com/documentation/watchconnectivity/wcsessiondelegate
public protocol WCSessionDelegate: NSObjectProtocol {
    /// The session is active, or cannot be.
    func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    /// The session is about to change to another watch; never called here.
    func sessionDidBecomeInactive(_ session: WCSession)
    /// The session changed to another watch; never called here.
    func sessionDidDeactivate(_ session: WCSession)
    /// A watch sent a message; never called here.
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    /// A watch sent a message; never called here.
    func session(
        _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
    /// A watch sent data; never called here.
    func session(_ session: WCSession, didReceiveMessageData messageData: Data)
    /// A watch sent data; never called here.
    func session(
        _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void)
    /// A watch sent values; never called here.
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    /// A watch sent values; never called here.
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
    /// A watch sent a file; never called here.
    func session(_ session: WCSession, didReceive file: WCSessionFile)
    /// A transfer ended.
    func session(
        _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
    /// A transfer ended.
    func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
    /// The watch can be reached or no longer; never called here.
    func sessionReachabilityDidChange(_ session: WCSession)
    /// The state of the watch changed; never called here.
    func sessionWatchStateDidChange(_ session: WCSession)
}

extension WCSessionDelegate {
    /// Default implementation; does nothing.
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    /// Default implementation; does nothing.
    public func session(
        _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void
    ) {}
    /// Default implementation; does nothing.
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
    /// Default implementation; does nothing.
    public func session(
        _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void
    ) {}
    /// Default implementation; does nothing.
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    /// Default implementation; does nothing.
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
    /// Default implementation; does nothing.
    public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
    /// Default implementation; does nothing.
    public func session(
        _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?
    ) {}
    /// Default implementation; does nothing.
    public func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) {}
    /// Default implementation; does nothing.
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    /// Default implementation; does nothing.
    public func sessionWatchStateDidChange(_ session: WCSession) {}
}

/// An error of the connection.
///
/// - Source: developer.apple.com/documentation/watchconnectivity/wcerror
public struct WCError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        case genericError = 7001, sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired
        case watchAppNotInstalled, notReachable, invalidParameter, payloadTooLarge, payloadUnsupportedTypes
        case messageReplyFailed, messageReplyTimedOut, fileAccessDenied, deliveryFailed, insufficientSpace
        case sessionInactive, transferTimedOut, companionAppNotInstalled, watchOnlyApp
    }
    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The error domain.
    public static var errorDomain: String { "WCErrorDomain" }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
    /// The error code `sessionNotSupported`.
    public static var sessionNotSupported: Code { .sessionNotSupported }
    /// The error code `sessionNotActivated`.
    public static var sessionNotActivated: Code { .sessionNotActivated }
    /// The error code `deviceNotPaired`.
    public static var deviceNotPaired: Code { .deviceNotPaired }
    /// The error code `watchAppNotInstalled`.
    public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
    /// The error code `notReachable`.
    public static var notReachable: Code { .notReachable }
    /// The error code `payloadTooLarge`.
    public static var payloadTooLarge: Code { .payloadTooLarge }
}

extension WCError.Code {
    /// Whether an error has a code, be it an `NSError` of the domain.
    public static func ~= (code: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == WCError.errorDomain && error.code == code.rawValue
    }
}
