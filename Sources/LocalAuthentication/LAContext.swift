public import Foundation

/// Asks whether the user is who they are. There are no means for it here, as on a device without a code, a finger's
/// print or a face.
///
/// - Source: developer.apple.com/documentation/localauthentication/lacontext
open class LAContext: NSObject {
    public override init() { super.init() }

    /// What the button for the code says.
    open var localizedFallbackTitle: String?
    /// What the button that gives up says.
    open var localizedCancelTitle: String?
    /// Why the user is asked.
    open var localizedReason = ""
    /// For how many seconds after the device was opened nobody is asked.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// What the device knows the user by: nothing.
    open var biometryType: LABiometryType { .none }
    /// What the enrolled fingers and faces are known by; there are none.
    open var evaluatedPolicyDomainState: Data? { nil }

    /// Whether there are means to ask; there are none, and the error says that no code is set.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = LAError(.passcodeNotSet) as NSError
        return false
    }

    /// Asks; fails at the next turn of a queue, since no code is set.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { reply(false, LAError(.passcodeNotSet)) }
    }

    /// Asks; throws, since no code is set.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw LAError(.passcodeNotSet)
    }

    /// Ends what was asked.
    open func invalidate() {}
}

/// What the user is asked for.
public enum LAPolicy: Int, Sendable {
    /// A finger or a face; or also the device's code.
    case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
}

/// What a device knows its user by.
public enum LABiometryType: Int, Sendable {
    /// Nothing, a finger, a face, or an iris.
    case none, touchID, faceID, opticID
}

/// Why the user was not asked, or was not known.
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

extension LAError {
    /// The kind of errors `authenticationFailed`.
    public static var authenticationFailed: Code { .authenticationFailed }
    /// The kind of errors `userCancel`.
    public static var userCancel: Code { .userCancel }
    /// The kind of errors `userFallback`.
    public static var userFallback: Code { .userFallback }
    /// The kind of errors `systemCancel`.
    public static var systemCancel: Code { .systemCancel }
    /// The kind of errors `passcodeNotSet`.
    public static var passcodeNotSet: Code { .passcodeNotSet }
    /// The kind of errors `biometryNotAvailable`.
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    /// The kind of errors `biometryNotEnrolled`.
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    /// The kind of errors `biometryLockout`.
    public static var biometryLockout: Code { .biometryLockout }
    /// The kind of errors `appCancel`.
    public static var appCancel: Code { .appCancel }
    /// The kind of errors `invalidContext`.
    public static var invalidContext: Code { .invalidContext }
    /// The kind of errors `notInteractive`.
    public static var notInteractive: Code { .notInteractive }
}
