/// A pointer through which a method of the Objective-C run time returns a value; a plain pointer here, since there is
/// no autorelease pool.
///
/// - Source: developer.apple.com/documentation/swift/autoreleasingunsafemutablepointer
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// The address at which a method stores its error, if the caller asks for it.
///
/// - Source: developer.apple.com/documentation/foundation/nserrorpointer
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?
