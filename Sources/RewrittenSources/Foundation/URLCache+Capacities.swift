public import FoundationNetworking

extension URLCache {
    /// A cache at the system's usual place.
    ///
    /// - Source: developer.apple.com/documentation/foundation/urlcache/init(memorycapacity:diskcapacity:directory:),
    ///   whose directory may be left out.
    public convenience init(memoryCapacity: Int, diskCapacity: Int) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: nil)
    }
}
