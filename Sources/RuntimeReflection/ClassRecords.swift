import Foundation

/// The compiler's records of the stored properties that a class itself declares.
///
/// The run-time library reports the name, type and offset of a stored property, but not whether a reference is weak or
/// unowned; that stands in the mangled type of the property's field record.
///
/// - Source: the layout of class metadata, context descriptors and field descriptors, github.com/swiftlang/swift
///   docs/ABI.
struct ClassRecords {
    /// How a field holds what it refers to.
    enum Ownership {
        case strong, weak
        /// `unowned`, safe or not.
        case other
    }

    /// The version of the records that this type reads.
    static let version = 3

    /// Bytes from the start of a class's metadata to the pointer to its descriptor, where there is no Objective-C.
    private static let descriptorOffset = 5 * MemoryLayout<Int>.size
    /// The kind of a class in the low five bits of its descriptor's flags.
    private static let classKind: UInt32 = 16
    /// Bytes from the start of a descriptor to the distance of its field descriptor.
    private static let fieldsOffset = 16
    /// Bytes from the start of a class's descriptor to the number of its fields.
    private static let fieldCountOffset = 36
    /// The size of a field descriptor, which its records follow.
    private static let headerSize = 16
    private static let recordSize = 12

    /// The first of the records; nil for a class without fields.
    private let records: UnsafeRawPointer?
    private let count: Int

    /// The records of a class.
    ///
    /// - Throws: `unknownABI` where they are not laid out as expected, or were left out of the program.
    init(_ type: AnyClass) throws(ReflectionFailure) { try self.init(metadata: unsafeBitCast(type, to: UnsafeRawPointer.self)) }

    /// The records of the class whose metadata is at an address.
    init(metadata: UnsafeRawPointer) throws(ReflectionFailure) {
        guard let descriptor = Self.descriptor(at: metadata) else {
            throw .unknownABI("the metadata of a class does not lead to a class descriptor")
        }
        let expected = Int(descriptor.load(fromByteOffset: Self.fieldCountOffset, as: UInt32.self))
        guard let fields = Self.target(of: descriptor + Self.fieldsOffset) else {
            guard expected == 0 else { throw .unknownABI("it was built with -disable-reflection-metadata") }
            (records, count) = (nil, 0)
            return
        }
        let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
        let found = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
        guard size == Self.recordSize, found == expected else {
            throw .unknownABI(
                "a class has \(found) field records of \(size) bytes where \(expected) of \(Self.recordSize) are expected")
        }
        (records, count) = (fields + Self.headerSize, found)
    }

    /// The descriptor of a class, which the program's file contains; nil where its metadata is not laid out as
    /// expected.
    static func descriptor(of type: AnyClass) -> UnsafeRawPointer? {
        descriptor(at: unsafeBitCast(type, to: UnsafeRawPointer.self))
    }

    private static func descriptor(at metadata: UnsafeRawPointer) -> UnsafeRawPointer? {
        guard let descriptor = metadata.load(fromByteOffset: descriptorOffset, as: UnsafeRawPointer?.self),
            UInt(bitPattern: descriptor) % 4 == 0, descriptor.load(as: UInt32.self) & 0x1F == classKind
        else { return nil }
        return descriptor
    }

    /// A class, the types around it and its module, the innermost first; nil where one of them is of another kind, as
    /// in functions, extensions of other modules' types and private declarations.
    static func contexts(of type: AnyClass) -> [TypeContext]? {
        var (next, found) = (descriptor(of: type), [TypeContext]())
        while let descriptor = next {
            guard let kind = contextKinds[descriptor.load(as: UInt32.self) & 0x1F], let name = target(of: descriptor + 8) else {
                return nil
            }
            found.append(TypeContext(kind: kind, name: String(cString: name.assumingMemoryBound(to: CChar.self))))
            next = kind == .module ? nil : parent(of: descriptor)
        }
        return found.last?.kind == .module ? found : nil
    }

    private static let contextKinds: [UInt32: TypeContext.Kind] = [
        0: .module, classKind: .class, classKind + 1: .structure, classKind + 2: .enumeration,
    ]

    /// The descriptor around another one. An odd distance leads to a pointer to it.
    private static func parent(of descriptor: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = Int((descriptor + 4).load(as: Int32.self))
        guard distance != 0 else { return nil }
        let place = descriptor + 4 + (distance & ~1)
        return distance & 1 == 0 ? place : place.load(as: UnsafeRawPointer?.self)
    }

    /// The names of the fields in the order of their declarations.
    var names: [String] { (0..<count).compactMap { name(at: $0).map { String(cString: $0) } } }

    /// How the field of a name holds what it refers to; nil when the class itself declares no such field.
    func ownership(of wanted: String) -> Ownership? {
        for index in 0..<count {
            guard let name = name(at: index), String(cString: name) == wanted, let type = target(at: index, 4) else { continue }
            let suffix = Self.suffix(of: type)
            return suffix == "Xw" ? .weak : suffix.hasPrefix("X") ? .other : .strong
        }
        return nil
    }

    /// How the field of a name, of a class or of one of its superclasses, holds what it refers to.
    static func ownership(of name: String, in type: AnyClass) throws(ReflectionFailure) -> Ownership {
        for type in sequence(first: type, next: { _getSuperclass($0) }) {
            if let found = try ClassRecords(type).ownership(of: name) { return found }
        }
        return .other
    }

    private func name(at index: Int) -> UnsafePointer<CChar>? { target(at: index, 8)?.assumingMemoryBound(to: CChar.self) }

    private func target(at index: Int, _ offset: Int) -> UnsafeRawPointer? {
        records.flatMap { Self.target(of: $0 + index * Self.recordSize + offset) }
    }

    /// The address that a relative pointer leads to.
    private static func target(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = place.load(as: Int32.self)
        return distance == 0 ? nil : place + Int(distance)
    }

    /// The last two bytes of a mangled type, which say how a reference is held. Bytes below 0x20 begin symbolic
    /// references of four or eight bytes.
    private static func suffix(of mangled: UnsafeRawPointer) -> String {
        var end = mangled
        while case let byte = end.load(as: UInt8.self), byte != 0 {
            end += byte < 0x18 ? 5 : byte < 0x20 ? 1 + MemoryLayout<Int>.size : 1
        }
        guard end - mangled >= 2 else { return "" }
        return String(decoding: UnsafeRawBufferPointer(start: end - 2, count: 2), as: UTF8.self)
    }
}
