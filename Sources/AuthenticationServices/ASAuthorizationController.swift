@_exported public import UIKit

/// The window in which the user proves who he is.
public typealias ASPresentationAnchor = UIWindow

/// Lets the user sign in. There is no account: it fails, soon.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationcontroller
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
    /// The requests that the controller performs.
    public let authorizationRequests: [ASAuthorizationRequest]
    /// The delegate.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// Where the window comes from.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    /// Creates a controller.
    public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }

    /// Asks; the delegate is told of an error, soon.
    open func performRequests() {
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                self.delegate?.authorizationController(
                    controller: self, didCompleteWithError: ASAuthorizationError(.notInteractive))
            }
        }
    }

    /// Ends it; nothing more is told.
    open func cancel() { delegate = nil }
}

/// The delegate of a controller. The methods have default implementations.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    /// The user signed in; never called here.
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    /// The user did not sign in.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    /// Default implementation; does nothing.
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    /// Default implementation; does nothing.
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// Where a controller's window comes from.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    /// The window.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// A sign-in that succeeded; there is none.
public final class ASAuthorization: NSObject {
    /// The provider that made the credential.
    public let provider: any ASAuthorizationProvider
    /// The credential of the user.
    public let credential: any ASAuthorizationCredential

    init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
        (self.provider, self.credential) = (provider, credential)
    }

    /// The scopes of contact information that are requested.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates a value from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name.
        public static let fullName = Scope(rawValue: "full_name")
        /// The address.
        public static let email = Scope(rawValue: "email")
    }

    /// The operation of the request.
    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates a value from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// As the provider decides.
        public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
        /// The user signs in.
        public static let operationLogin = OpenIDOperation(rawValue: "login")
        /// The user signs in again.
        public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
        /// The user signs out.
        public static let operationLogout = OpenIDOperation(rawValue: "logout")
    }
}

/// Who knows users.
public protocol ASAuthorizationProvider: NSObjectProtocol {}
/// A credential of a user.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// A request for an authorization by a provider.
open class ASAuthorizationRequest: NSObject {
    /// The provider that answers the request.
    public let provider: any ASAuthorizationProvider

    init(_ provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A request to an OpenID provider.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    /// The scopes of contact information that are requested.
    open var requestedScopes: [ASAuthorization.Scope]?
    /// A text that comes back.
    open var state: String?
    /// A text that is part of the proof.
    open var nonce: String?
    /// The operation of the request.
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// A request for the authorization by an Apple ID.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    /// The user that is expected.
    open var user: String?
}

/// Knows Apple IDs; here none.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationappleidprovider
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    /// Whether a user is signed in.
    public enum CredentialState: Int, Sendable {
        /// The authorization was revoked, holds, is unknown, or moved to another team.
        case revoked, authorized, notFound, transferred
    }

    /// The notification that a user is not signed in any more; never posted here.
    public static let credentialRevokedNotification = Notification.Name("ASAuthorizationAppleIDCredentialRevokedNotification")

    /// Creates a provider.
    public override init() { super.init() }

    /// Makes a request for an Apple ID.
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }

    /// Whether a user is signed in: he is not known.
    open func getCredentialState(
        forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completion(.notFound, nil) }
    }

    /// Whether a user is signed in: he is not known.
    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// An Apple ID; there is none.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationappleidcredential
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    /// The user.
    open var user: String { "" }
    /// The text that came back.
    open var state: String? { nil }
    /// The scopes that the user granted; none here.
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
    /// A code for the program's server.
    open var authorizationCode: Data? { nil }
    /// A proof for the program.
    open var identityToken: Data? { nil }
    /// The address.
    open var email: String? { nil }
    /// The name.
    open var fullName: PersonNameComponents? { nil }
}

/// The button by which a user signs in; here a placeholder of its looks.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationappleidbutton
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
    /// The titles of the button.
    public enum ButtonType: Int, Sendable {
        /// Sign in, continue, or sign up.
        case signIn, `continue`, signUp
        /// Sign in.
        public static let `default` = ButtonType.signIn
    }

    /// Its colours.
    public enum Style: Int, Sendable {
        /// White, white with a border, or black.
        case white, whiteOutline, black
    }

    private let label = UILabel()
    /// The radius of the corners.
    open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

    /// Creates a button.
    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }

    /// Creates a button.
    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        label.text = ["Sign in with Apple", "Continue with Apple", "Sign up with Apple"][type.rawValue]
        label.font = .preferredFont(forTextStyle: .headline)
        label.textAlignment = .center
        label.textColor = style == .black ? .white : .black
        backgroundColor = style == .black ? .black : .white
        layer.cornerRadius = cornerRadius
        layer.borderWidth = style == .whiteOutline ? 1 : 0
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    /// Decodes a button of a document.
    public required convenience init?(coder: NSCoder) { self.init(type: .signIn, style: .black) }
}

/// Why a user did not sign in.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationerror-swift.struct
public struct ASAuthorizationError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        /// It is not known why.
        case unknown = 1000
        /// He cancelled.
        case canceled = 1001
        /// The answer was not valid.
        case invalidResponse = 1002
        /// Nobody answered.
        case notHandled = 1003
        /// It failed.
        case failed = 1004
        /// He cannot be asked.
        case notInteractive = 1005
    }
    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The error domain.
    public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
}

extension ASAuthorizationError.Code {
    /// Whether an error has a code, be it an `NSError` of the domain.
    public static func ~= (code: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == ASAuthorizationError.errorDomain && error.code == code.rawValue
    }
}

extension ASAuthorizationError {
    /// It is not known why.
    public static var unknown: Code { .unknown }
    /// He cancelled.
    public static var canceled: Code { .canceled }
    /// The answer was not valid.
    public static var invalidResponse: Code { .invalidResponse }
    /// Nobody answered.
    public static var notHandled: Code { .notHandled }
    /// It failed.
    public static var failed: Code { .failed }
    /// He cannot be asked.
    public static var notInteractive: Code { .notInteractive }
}
