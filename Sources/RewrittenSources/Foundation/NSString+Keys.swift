public import Foundation

/// Has an `NSString` be the same key as its text, in dictionaries whose keys may be of any type, such as `userInfo`,
/// and in sets of them.
///
/// Objective-C's dictionaries know texts only as objects, and Swift compares those as it does `String`. Foundation on
/// Linux compares the object with objects. The requirement is the standard library's, which bridges Foundation's own
/// classes on Apple's platforms by it.
extension NSString: @retroactive _HasCustomAnyHashableRepresentation {
    /// The text as a key.
    public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(String._unconditionallyBridgeFromObjectiveC(self)) }
}
