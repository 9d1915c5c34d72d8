/// The ownership of an associated value.
///
/// The atomic and the nonatomic policies are equal: reading and writing are always synchronized.
///
/// - Source: developer.apple.com/documentation/objectivec/objc_associationpolicy
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Holds an object weakly. Reading a deallocated one gives `nil`, where Apple's run time reads freed memory. Values
    /// that are not objects are held strongly.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Holds the value strongly.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Holds a copy of the value. Objects must adopt `NSCopying`.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Holds the value strongly.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Holds a copy of the value. Objects must adopt `NSCopying`.
    case OBJC_ASSOCIATION_COPY = 771
}
