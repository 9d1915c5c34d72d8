/// How an object holds a value that is associated with it.
///
/// There is no difference between the atomic and the nonatomic policies: reading and writing are always guarded.
///
/// - Source: developer.apple.com/documentation/objectivec/objc_associationpolicy
public enum objc_AssociationPolicy: UInt, Sendable {
    /// An object is not kept alive. Reading one that is gone gives `nil`, where Apple's run time reads freed memory. Values
    /// that are not objects are kept.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The value is kept alive.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy of the value is kept alive. Objects must adopt `NSCopying`.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The value is kept alive.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A copy of the value is kept alive. Objects must adopt `NSCopying`.
    case OBJC_ASSOCIATION_COPY = 771
}
