import AssociatedObjects
public import FoundationNetworking

extension URLSessionConfiguration {
    /// Whether the system starts the program again for its background transfers; kept, and nothing starts it here.
    ///
    /// - Source: developer.apple.com/documentation/foundation/urlsessionconfiguration/sessionsendslaunchevents
    public var sessionSendsLaunchEvents: Bool {
        get { kept(0) ?? false }
        set { keep(newValue, 0) }
    }
    /// Whether tasks use networks that cost money; kept, since no network tells here.
    public var allowsExpensiveNetworkAccess: Bool {
        get { kept(1) ?? true }
        set { keep(newValue, 1) }
    }
    /// Whether tasks use networks that the user keeps small; kept, since no network tells here.
    public var allowsConstrainedNetworkAccess: Bool {
        get { kept(2) ?? true }
        set { keep(newValue, 2) }
    }

    private func kept(_ place: Int) -> Bool? { objc_getAssociatedObject(self, KeptKeys.address + place) as? Bool }
    private func keep(_ value: Bool, _ place: Int) {
        objc_setAssociatedObject(self, KeptKeys.address + place, value, .OBJC_ASSOCIATION_RETAIN)
    }
}

private enum KeptKeys {
    nonisolated(unsafe) static let address = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 3, alignment: 1))
}
