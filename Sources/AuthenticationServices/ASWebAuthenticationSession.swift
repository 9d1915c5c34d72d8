public import UIKit

/// Lets the user sign in on a page. There is no browser: it does not start.
///
/// - Source: developer.apple.com/documentation/authenticationservices/aswebauthenticationsession
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
    /// Called with the address that the page ends at, or an error.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    private let completion: CompletionHandler
    /// Where the window comes from.
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// Whether the browser forgets everything.
    open var prefersEphemeralWebBrowserSession = false
    /// Whether it can start: it cannot.
    open var canStart: Bool { false }

    /// Creates a session.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        completion = completionHandler
    }

    /// Starts: it does not, and the closure is called with an error, soon.
    @discardableResult
    open func start() -> Bool {
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                self.completion(nil, ASWebAuthenticationSessionError(.presentationContextInvalid))
            }
        }
        return false
    }

    /// Ends it.
    open func cancel() {}
}

/// Where a session's window comes from.
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    /// The window.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Why a session did not end at its address.
///
/// - Source: developer.apple.com/documentation/authenticationservices/aswebauthenticationsessionerror-swift.struct
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        /// The user cancelled.
        case canceledLogin = 1
        /// There is no window.
        case presentationContextNotProvided = 2
        /// The window cannot show it.
        case presentationContextInvalid = 3
    }
    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The error domain.
    public static var errorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
}

extension ASWebAuthenticationSessionError.Code {
    /// Whether an error has a code, be it an `NSError` of the domain.
    public static func ~= (code: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == ASWebAuthenticationSessionError.errorDomain && error.code == code.rawValue
    }
}

extension ASWebAuthenticationSessionError {
    /// The user cancelled.
    public static var canceledLogin: Code { .canceledLogin }
    /// There is no window.
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    /// The window cannot show it.
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
}
