/// Runs a closure. On Apple's platforms the objects that it autoreleased are released afterwards; there is no
/// autorelease pool here.
///
/// - Throws: The closure's error.
/// - Source: developer.apple.com/documentation/objectivec/autoreleasepool(invoking:)
public func autoreleasepool<Failure: Error, Result>(invoking body: () throws(Failure) -> Result) throws(Failure) -> Result {
    try body()
}
