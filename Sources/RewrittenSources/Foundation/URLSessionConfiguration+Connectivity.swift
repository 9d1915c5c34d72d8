import AssociatedObjects
public import FoundationNetworking

extension URLSessionConfiguration {
    /// A configuration for transfers that outlive the program on iOS. Here they end with it, so that it is the default
    /// configuration.
    ///
    /// - Source: developer.apple.com/documentation/foundation/urlsessionconfiguration/background(withidentifier:)
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }

    /// Whether tasks wait for a connection. Stands for `waitsForConnectivity`, which nobody can set on Linux; it is
    /// kept, and a task without a connection fails all the same.
    public var _waitsForConnectivity: Bool {
        get { objc_getAssociatedObject(self, ConnectivityKey.address) as? Bool ?? false }
        set { objc_setAssociatedObject(self, ConnectivityKey.address, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}

private enum ConnectivityKey {
    nonisolated(unsafe) static let address = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
