public import Foundation

/// Makes an instance of a class known only at run time, with its `init()`.
///
/// Swift requires `required` on an initializer that is called on a metatype, and then on every override of it. Apple's
/// classes have no such initializer, and subclasses in client code write plain `override init()`. Every subclass of
/// `NSObject` keeps its `init()` in the method table slot of `NSObject.init()`, so the call is made through a class
/// that declares that initializer `required`. A class that does not inherit `init()` stops the program with Swift's
/// "Use of unimplemented initializer", as on Apple's platforms.
///
/// - Parameter type: The class to make an instance of, as far as it is known when compiling.
public func makeInstance<Object: NSObject>(of type: Object.Type) -> Object {
    let slot = unsafeBitCast(type, to: InitializerSlot.Type.self)
    let instance: AnyObject = slot.init()
    return unsafeDowncast(instance, to: Object.self)
}

/// Declares the method table slot of `init()` as `required`; never instantiated.
///
/// Open, although nothing subclasses it: the optimizer then keeps the call through the method table instead of calling
/// this class's own initializer directly.
open class InitializerSlot: NSObject {
    /// Stops the program: only the slot of this initializer is used.
    public required override init() {
        preconditionFailure("Only the method table slot of this initializer is used")
    }
}
