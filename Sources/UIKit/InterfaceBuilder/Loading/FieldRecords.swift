/// What the compiler records about the fields of classes, as far as the run time has no question for it: how references are held.
///
/// - Source: the layout of class metadata, context descriptors and field descriptors in the Swift project's ABI documents.
enum FieldRecords {
    /// How a field holds what it refers to.
    enum Ownership {
        case strong, weak
        /// `unowned`, safe or not.
        case other
    }

    /// How the field of this name of a class, or of one above it, holds what it refers to.
    static func ownership(of name: String, in type: AnyClass) -> Ownership {
        for type in sequence(first: type, next: { _getSuperclass($0) }) {
            if let suffix = typeSuffix(of: name, in: type) {
                return suffix == "Xw" ? .weak : suffix.hasPrefix("X") ? .other : .strong
            }
        }
        return .other
    }

    /// Bytes from the start of a class's metadata to the pointer to its descriptor.
    private static let descriptorOffset = 5 * MemoryLayout<Int>.size
    /// Bytes from the start of a descriptor to the distance of its fields' records.
    private static let fieldsOffset = 16

    /// The last two letters of the mangled type of a class's own field, which tell of ownership; nil when it has no such field.
    private static func typeSuffix(of name: String, in type: AnyClass) -> String? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard let descriptor = metadata.load(fromByteOffset: descriptorOffset, as: UnsafeRawPointer?.self),
            let fields = target(of: descriptor + fieldsOffset)
        else { return nil }
        let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
        let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
        for index in 0..<count {
            let record = fields + 16 + index * size
            guard let found = target(of: record + 8), let mangled = target(of: record + 4),
                String(cString: found.assumingMemoryBound(to: CChar.self)) == name
            else { continue }
            return suffix(of: mangled)
        }
        return nil
    }

    /// What a relative pointer leads to.
    private static func target(of place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let distance = place.load(as: Int32.self)
        return distance == 0 ? nil : place + Int(distance)
    }

    /// The last two bytes of a mangled name, in which bytes below 0x20 begin references of four or eight bytes.
    private static func suffix(of mangled: UnsafeRawPointer) -> String {
        var end = mangled
        while case let byte = end.load(as: UInt8.self), byte != 0 {
            end += byte < 0x18 ? 5 : byte < 0x20 ? 1 + MemoryLayout<Int>.size : 1
        }
        guard end - mangled >= 2 else { return "" }
        return String(decoding: UnsafeRawBufferPointer(start: end - 2, count: 2), as: UTF8.self)
    }
}
