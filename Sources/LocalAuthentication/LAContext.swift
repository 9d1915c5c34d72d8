@_exported public import Foundation

/// Authenticates the user. It is not available here, as on a device without a passcode or biometry.
///
/// - Source: developer.apple.com/documentation/localauthentication/lacontext
open class LAContext: NSObject {
    public override init() { super.init() }

    /// The title of the passcode button.
    open var localizedFallbackTitle: String?
    /// The title of the cancel button.
    open var localizedCancelTitle: String?
    /// The reason shown to the user.
    open var localizedReason = ""
    /// The number of seconds after unlocking the device during which no authentication is needed.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// The type of biometry: none.
    open var biometryType: LABiometryType { .none }
    /// The state of the enrolled biometry: nil.
    open var evaluatedPolicyDomainState: Data? { nil }

    /// Whether a policy can be evaluated; always false, with the error that no passcode is set.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = LAError(.passcodeNotSet) as NSError
        return false
    }

    /// Evaluates a policy; fails asynchronously, since no passcode is set.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { reply(false, LAError(.passcodeNotSet)) }
    }

    /// Evaluates a policy; throws, since no passcode is set.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw LAError(.passcodeNotSet)
    }

    /// Invalidates the context.
    open func invalidate() {}
}

/// A policy of authentication.
public enum LAPolicy: Int, Sendable {
    /// Biometry only, or biometry or the passcode.
    case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
}

/// A type of biometry.
public enum LABiometryType: Int, Sendable {
    /// None, a fingerprint, a face, or an iris.
    case none, touchID, faceID, opticID
}

/// An error of authentication.
///
/// - Source: developer.apple.com/documentation/localauthentication/laerror
public struct LAError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        case biometryNotAvailable = -6
        case biometryNotEnrolled = -7
        case biometryLockout = -8
        case appCancel = -9
        case invalidContext = -10
        case notInteractive = -1004
    }
    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The error domain.
    public static var errorDomain: String { "com.apple.LocalAuthentication" }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
}

extension LAError.Code {
    /// Whether an error has a code, be it an `NSError` of the domain: `case LAError.…` in a `switch` or a `catch`.
    public static func ~= (code: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == LAError.errorDomain && error.code == code.rawValue
    }
}

extension LAError {
    /// The error code `authenticationFailed`.
    public static var authenticationFailed: Code { .authenticationFailed }
    /// The error code `userCancel`.
    public static var userCancel: Code { .userCancel }
    /// The error code `userFallback`.
    public static var userFallback: Code { .userFallback }
    /// The error code `systemCancel`.
    public static var systemCancel: Code { .systemCancel }
    /// The error code `passcodeNotSet`.
    public static var passcodeNotSet: Code { .passcodeNotSet }
    /// The error code `biometryNotAvailable`.
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    /// The error code `biometryNotEnrolled`.
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    /// The error code `biometryLockout`.
    public static var biometryLockout: Code { .biometryLockout }
    /// The error code `appCancel`.
    public static var appCancel: Code { .appCancel }
    /// The error code `invalidContext`.
    public static var invalidContext: Code { .invalidContext }
    /// The error code `notInteractive`.
    public static var notInteractive: Code { .notInteractive }
}
