import Foundation

/// Hears of the ends of objects of some classes: what a class does at the end of an object is a function in the class's metadata, in whose place another
/// one is put, which calls it.
///
/// - Source: the layout of class metadata, github.com/swiftlang/swift docs/ABI/TypeMetadata.rst.
enum ObjectEnds {
    private static let lock = NSLock()
    /// What ends an object, by the metadata of its class.
    nonisolated(unsafe) private static var functions: [UnsafeRawPointer: UnsafeRawPointer] = [:]
    /// Bytes from the metadata to the pointer to the function that ends an object.
    private static let place = -2 * MemoryLayout<Int>.size

    /// Has the associations of an object, and of all others of its class, end with it from now on.
    static func watch(_ object: AnyObject) {
        guard let hook = Hook.function else { return }
        let metadata = unsafeBitCast(type(of: object) as AnyClass, to: UnsafeMutableRawPointer.self)
        lock.withLock {
            guard functions[UnsafeRawPointer(metadata)] == nil else { return }
            functions[UnsafeRawPointer(metadata)] = (metadata + place).load(as: UnsafeRawPointer.self)
            (metadata + place).storeBytes(of: hook, as: UnsafeRawPointer.self)
        }
    }

    /// Ends an object, as its class would have, and its associations.
    ///
    /// - Parameter object: An object without references, whose memory is free afterwards.
    fileprivate static func end(_ object: UnsafeRawPointer) {
        let metadata = object.load(as: UnsafeRawPointer.self)
        guard let function = lock.withLock({ functions[metadata] }) else { return }
        let identifier = unsafeBitCast(object, to: ObjectIdentifier.self)
        AssociationTable.shared.beginEnd(of: identifier)
        call.function(function, object)
        AssociationTable.shared.finishEnd(of: identifier)
    }

    /// Calls a function of a class with an object, as a closure with that context: one that does not escape is called without keeping its context,
    /// which the object must not be.
    private static let call = unsafeBitCast(OfClosure { $0() }, to: OfPointers.self)

    private struct OfClosure: Sendable {
        let function: @Sendable (() -> Void) -> Void
        init(_ function: @escaping @Sendable (() -> Void) -> Void) { self.function = function }
    }
    private struct OfPointers: Sendable { let function: @Sendable (UnsafeRawPointer, UnsafeRawPointer) -> Void }
}

/// Lends the function that is called in place of a class's own: it takes the object as a method does.
private class Hook: NSObject {
    override var hash: Int {
        ObjectEnds.end(UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()))
        return 0
    }

    private class Plain: NSObject {}

    /// The method, found by the only word in which the class differs from one that overrides nothing; nil where there is not one alone.
    nonisolated(unsafe) static let function: UnsafeRawPointer? = {
        guard MemoryLayout<Int>.size == 8 else { return nil }
        // The size of the metadata, and above it how much of that is before the address.
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
