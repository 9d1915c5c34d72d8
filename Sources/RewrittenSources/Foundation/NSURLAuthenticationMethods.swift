/// The way in which a server shows who it is. No challenge of Foundation on Linux has it: it looks at certificates
/// itself.
///
/// - Source: developer.apple.com/documentation/foundation/nsurlauthenticationmethodservertrust
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// The way in which a server asks for a certificate; likewise.
///
/// - Source: developer.apple.com/documentation/foundation/nsurlauthenticationmethodclientcertificate
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
