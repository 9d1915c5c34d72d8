public import Foundation

/// Knows the user's passwords; here none.
///
/// - Source: developer.apple.com/documentation/authenticationservices/asauthorizationpasswordprovider
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
    /// Creates a provider.
    public override init() { super.init() }

    /// Makes a request for a password.
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(self) }
}

/// A request for a password.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// A password of a user.
///
/// - Source: developer.apple.com/documentation/authenticationservices/aspasswordcredential
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    /// The name.
    public let user: String
    /// The password.
    public let password: String

    /// Creates a credential.
    public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}
