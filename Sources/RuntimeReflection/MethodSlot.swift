/// The place of an overridable method in the tables of methods that classes carry, by which an override is told from
/// the method itself.
///
/// It does not depend on the program's symbols, so that overrides are found in stripped and optimized programs too.
///
/// - Source: the layout of class metadata, github.com/swiftlang/swift docs/ABI/TypeMetadata.rst.
package struct MethodSlot: Sendable {
    /// Bytes from the start of a class's metadata to the pointer to the method.
    private let offset: Int

    /// Finds the place where a class that overrides one method of its superclass differs from the superclass, and a
    /// class that overrides nothing does not; nil where there is not exactly one, or the binary interface is not known.
    ///
    /// - Parameters:
    ///   - overriding: A class that overrides the method and declares nothing else.
    ///   - plain: A class with the same superclass that declares nothing.
    package init?(overriding: AnyClass, plain: AnyClass) {
        guard RuntimeABI.running.failure == nil, let base = _getSuperclass(plain), _getSuperclass(overriding) == base else {
            return nil
        }
        let found = Self.offsets(of: base).filter {
            Self.word(plain, $0) == Self.word(base, $0) && Self.word(overriding, $0) != Self.word(base, $0)
        }
        guard found.count == 1 else { return nil }
        offset = found[0]
    }

    /// Finds the place of the one method of their superclass that two classes, which declare nothing else, each
    /// override; nil where there is not exactly one, or the binary interface is not known.
    init?(overriddenBy one: AnyClass, and other: AnyClass) {
        guard RuntimeABI.running.failure == nil, let base = _getSuperclass(one), _getSuperclass(other) == base else { return nil }
        let found = Self.offsets(of: base).filter { Self.word(one, $0) != Self.word(other, $0) }
        guard found.count == 1 else { return nil }
        offset = found[0]
    }

    /// Has a class, but not its subclasses, do what a function does that takes and returns the same as the method.
    func fill(in type: AnyClass, with function: UnsafeRawPointer) {
        UnsafeMutableRawPointer(mutating: unsafeBitCast(type, to: UnsafeRawPointer.self))
            .storeBytes(of: function, toByteOffset: offset, as: UnsafeRawPointer.self)
    }

    /// The function that a class has for a method that a superclass of it declares and does by a function; nil if the
    /// superclass has no place for the method in its table, as final classes.
    static func function(of type: AnyClass, for function: UnsafeRawPointer, of owner: AnyClass) -> UnsafeRawPointer? {
        if type == owner { return function }
        let offset = offsets(of: owner).first { word(owner, $0) == Int(bitPattern: function) }
        return offset.flatMap { UnsafeRawPointer(bitPattern: word(type, $0)) }
    }

    /// Whether a class, or a superclass of it below the method's own class, overrides the method.
    ///
    /// - Parameters:
    ///   - type: The class, which is or inherits from the method's own class.
    ///   - base: The method's own class as `type` inherits from it.
    package func isOverridden(in type: AnyClass, below base: AnyClass) -> Bool {
        Self.word(type, offset) != Self.word(base, offset)
    }

    /// Has objects of a class that overrides the method, but not those of its subclasses, do what another class's
    /// objects do.
    ///
    /// The other class's method gets an object that is not of its class, so that it may use nothing but the object's
    /// address. Does nothing where the class does not override the method. Not to be called while other threads call
    /// the method.
    ///
    /// - Parameter base: The method's own class.
    package func replace(in type: AnyClass, below base: AnyClass, by other: AnyClass) {
        guard isOverridden(in: type, below: base) else { return }
        let place = UnsafeMutableRawPointer(mutating: unsafeBitCast(type, to: UnsafeRawPointer.self)) + offset
        place.storeBytes(of: Self.word(other, offset), as: Int.self)
    }

    /// A place in the tables of methods, with the functions there before and after an override.
    struct Change {
        fileprivate let offset: Int
        fileprivate let old: Int
        fileprivate let new: Int

        /// Has a class do what the override does, unless it overrides the method itself.
        func fill(in type: AnyClass) {
            guard word(type, offset) == old else { return }
            UnsafeMutableRawPointer(mutating: unsafeBitCast(type, to: UnsafeRawPointer.self))
                .storeBytes(of: new, toByteOffset: offset, as: Int.self)
        }
    }

    /// The places where a class that overrides members of its superclass differs from one that overrides nothing; none
    /// where the binary interface is not known.
    static func changes(of overriding: AnyClass, unlike plain: AnyClass, below base: AnyClass) -> [Change] {
        guard RuntimeABI.running.failure == nil else { return [] }
        return offsets(of: base).compactMap { offset in
            let (old, new) = (word(plain, offset), word(overriding, offset))
            return old != new && old == word(base, offset) ? Change(offset: offset, old: old, new: new) : nil
        }
    }

    /// Bytes from the start of a class's metadata to what the class itself and its superclasses declare.
    private static let firstMember = 7 * MemoryLayout<Int>.size

    /// The offsets of the words that a class's metadata has for its members.
    private static func offsets(of type: AnyClass) -> StrideTo<Int> {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let size = Int(metadata.load(fromByteOffset: 32, as: UInt32.self))
        let before = Int(metadata.load(fromByteOffset: 36, as: UInt32.self))
        return stride(from: firstMember, to: size - before, by: MemoryLayout<Int>.size)
    }

    private static func word(_ type: AnyClass, _ offset: Int) -> Int {
        unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: offset, as: Int.self)
    }
}
