public import FoundationNetworking
public import Security

extension URLProtectionSpace {
    /// Stands for `serverTrust`, which is not available on Linux: nil, since the system checks the server's certificates
    /// and shows them to nobody.
    ///
    /// - Source: developer.apple.com/documentation/foundation/urlprotectionspace/servertrust
    public var _serverTrust: SecTrust? { nil }
}

extension URLCredential {
    /// A credential that accepts the certificates of a server, which the system has checked already.
    ///
    /// - Source: developer.apple.com/documentation/foundation/urlcredential/init(trust:)
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}

/// The key of what an interrupted download goes on with, in the information of its error.
///
/// - Source: developer.apple.com/documentation/foundation/nsurlsessiondownloadtaskresumedata
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
