/// The subviews of a view as an array for an archive, which is only the same as itself.
///
/// Foundation's archiver looks each object up among those that it has met. The hash value of an `NSArray` on Linux is the number of its elements, and
/// equal ones are compared with all that they contain, so that views that have as many subviews would take a time that grows with their number squared.
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
