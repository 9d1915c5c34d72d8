/// A place that a method of the Objective-C run time fills in; a plain pointer here, where objects are let go of by
/// counting alone.
///
/// - Source: developer.apple.com/documentation/swift/autoreleasingunsafemutablepointer
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// Where a method puts the error that occurs, if the caller asks for it.
///
/// - Source: developer.apple.com/documentation/foundation/nserrorpointer
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?
