public import Foundation

/// Makes an instance of a class known only at run time, with its `init()`.
///
/// Swift wants `required` on an initializer that is called on a metatype, and with it on every override, where Apple's
/// classes have none and clients' subclasses write plain `override init()`. Every subclass of `NSObject` has its
/// `init()` in the slot of its method table that `NSObject`'s stands in, so the call goes through a class that does
/// declare it `required`. A class that does not inherit `init()` stops the program with Swift's
/// "Use of unimplemented initializer", as on Apple's platforms.
///
/// - Parameter type: The class to make an instance of, as far as it is known when compiling.
package func makeInstance<Object: NSObject>(of type: Object.Type) -> Object {
    let slot = unsafeBitCast(type, to: InitializerSlot.Type.self)
    let instance: AnyObject = slot.init()
    return unsafeDowncast(instance, to: Object.self)
}

/// Lends its place for `init()`; never instantiated.
///
/// Open, although nobody should subclass it, because that alone keeps the optimizer from replacing the call through the
/// method table by a direct one to this class's own initializer.
open class InitializerSlot: NSObject {
    public required override init() {
        preconditionFailure("Only the place of this initializer is used")
    }
}
