import Foundation

/// Observes the deallocation of objects: it replaces the deallocating function in the metadata of their classes with a
/// hook that calls the original function.
///
/// - Source: the layout of class metadata, github.com/swiftlang/swift docs/ABI/TypeMetadata.rst.
enum ObjectEnds {
    private static let lock = NSLock()
    /// The original deallocating functions, by the metadata of their classes.
    nonisolated(unsafe) private static var functions: [UnsafeRawPointer: UnsafeRawPointer] = [:]
    /// The offset in bytes from the metadata's address point to the pointer to the deallocating function.
    private static let place = -2 * MemoryLayout<Int>.size

    /// Replaces the deallocating function of an object's class, so that associations end with their objects from now
    /// on.
    static func watch(_ object: AnyObject) {
        guard let hook = Hook.function else { return }
        let metadata = unsafeBitCast(type(of: object) as AnyClass, to: UnsafeMutableRawPointer.self)
        lock.withLock {
            guard functions[UnsafeRawPointer(metadata)] == nil else { return }
            functions[UnsafeRawPointer(metadata)] = (metadata + place).load(as: UnsafeRawPointer.self)
            (metadata + place).storeBytes(of: hook, as: UnsafeRawPointer.self)
        }
    }

    /// Deallocates an object with its class's original function and releases its associations.
    ///
    /// - Parameter object: An object without references, whose memory is freed by the call.
    fileprivate static func end(_ object: UnsafeRawPointer) {
        let metadata = object.load(as: UnsafeRawPointer.self)
        guard let function = lock.withLock({ functions[metadata] }) else { return }
        let identifier = unsafeBitCast(object, to: ObjectIdentifier.self)
        AssociationTable.shared.beginEnd(of: identifier)
        call.function(function, object)
        AssociationTable.shared.finishEnd(of: identifier)
    }

    /// Calls a deallocating function with an object in the context register, which is where a method takes `self`. The
    /// function is cast to a closure with the object as its context; a closure that does not escape is called without
    /// retaining its context, which the dying object must not be.
    private static let call = unsafeBitCast(OfClosure { $0() }, to: OfPointers.self)

    private struct OfClosure: Sendable {
        let function: @Sendable (() -> Void) -> Void
        init(_ function: @escaping @Sendable (() -> Void) -> Void) { self.function = function }
    }
    private struct OfPointers: Sendable { let function: @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Void }
}

/// Provides the hook that replaces a class's deallocating function: a method, so that it receives the object as `self`.
private class Hook: NSObject {
    override var hash: Int {
        ObjectEnds.end(UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()))
        return 0
    }

    private class Plain: NSObject {}

    /// The hook's address: the vtable entry in which this class differs from one that overrides nothing; nil unless
    /// there is exactly one.
    nonisolated(unsafe) static let function: UnsafeRawPointer? = {
        guard MemoryLayout<Int>.size == 8 else { return nil }
        // The size of the metadata, and in the upper half the part of it in front of the address point.
        let sizes = word(NSObject.self, 32)
        let places = stride(from: 7 * 8, to: (sizes & 0xFFFF_FFFF) - (sizes >> 32), by: 8)
        let found = places.filter {
            word(Plain.self, $0) == word(NSObject.self, $0) && word(Hook.self, $0) != word(NSObject.self, $0)
        }
        return found.count == 1 ? UnsafeRawPointer(bitPattern: word(Hook.self, found[0])) : nil
    }()

    private static func word(_ type: AnyClass, _ offset: Int) -> Int {
        unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: offset, as: Int.self)
    }
}
