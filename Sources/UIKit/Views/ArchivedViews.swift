/// The subviews of a view as an array for an archive. The array is equal only to itself.
///
/// Foundation's archiver looks up each object among those that it has already encoded. The hash value of an `NSArray`
/// on Linux is its number of elements, and equal hashes cause a deep comparison, so that archiving many views with
/// equal numbers of subviews would take quadratic time.
final class ArchivedViews: NSArray {
    private var views: [UIView] = []

    static func list(of views: [UIView]) -> ArchivedViews {
        let list = ArchivedViews()
        list.views = views
        return list
    }

    override var count: Int { views.count }
    override func object(at index: Int) -> Any { views[index] }
    override var hash: Int { ObjectIdentifier(self).hashValue }
    override func isEqual(_ object: Any?) -> Bool { object.map { $0 as AnyObject === self } ?? false }
    override var classForCoder: AnyClass { NSArray.self }
}
