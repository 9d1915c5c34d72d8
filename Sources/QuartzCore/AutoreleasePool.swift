/// Runs a closure. On Apple's platforms what it gave to the pool of the Objective-C run time is let go afterwards; there is none here.
///
/// - Source: developer.apple.com/documentation/objectivec/autoreleasepool(invoking:)
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
