/// Runs a closure. On Apple's platforms what it gave to the pool of the Objective-C run time is let go afterwards; there is none here.
///
/// - Source: developer.apple.com/documentation/objectivec/autoreleasepool(invoking:)
@_disfavoredOverload  // Rewritten sources have one that throws what the closure throws.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
