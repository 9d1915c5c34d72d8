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

/// Makes an instance of a class known only at run time, with the `init()` that Objective-C would find by its name.
///
/// An `init()` that a class declares although its superclass has a convenience one, as views have, is no override and
/// has a place of its own in the method table. It is found among the program's symbols and put into the place of
/// `NSObject`'s. Without symbols the superclass's is called.
@MainActor
package func makeInstanceByName<Object: NSObject>(of type: Object.Type) -> Object {
    OwnInitializers.install(in: type)
    return makeInstance(of: type)
}

/// The initializers without parameters that a program's classes declare.
@MainActor
private enum OwnInitializers {
    private static let slot = MethodSlot(overriddenBy: InitializerSlot.self, and: OtherInitializerSlot.self)
    private static var installed: Set<ObjectIdentifier> = []

    static func install(in type: AnyClass) {
        guard let slot, installed.insert(ObjectIdentifier(type)).inserted else { return }
        for owner in ProgramClasses.superclasses(from: type) where owner != NSObject.self {
            let declared = ProgramSymbols.functions(of: owner).first { $0.name.hasPrefix("__allocating_init() -> ") }
            guard let declared else { continue }
            if let own = MethodSlot.function(of: type, for: declared.address, of: owner) { slot.fill(in: type, with: own) }
            return
        }
    }
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

/// Declares it once more, by which the slot is found.
private final class OtherInitializerSlot: NSObject {
    required override init() { preconditionFailure("Only the place of this initializer is used") }
}
