/// Runs a closure. On Apple's platforms what it gave to the pool of the Objective-C run time is let go afterwards;
/// there is none here.
///
/// - Throws: What the closure throws.
/// - Source: developer.apple.com/documentation/objectivec/autoreleasepool(invoking:)
public func autoreleasepool<Failure: Error, Result>(invoking body: () throws(Failure) -> Result) throws(Failure) -> Result {
    try body()
}
