/// The stored properties of a structure.
package enum StructureFields {
    /// The offset and the type of each stored property of a structure, in the order of their declarations; none of
    /// other types, whose layout depends on their value.
    package static func fields(of type: Any.Type) -> [(offset: Int, type: Any.Type)] {
        guard isStructure(type) else { return [] }
        return (0..<fieldCount(type)).map { (fieldOffset(type, index: $0), fieldType(type, index: $0)) }
    }

    /// Whether a type's metadata, which begins with the kind, is a structure's.
    private static func isStructure(_ type: Any.Type) -> Bool {
        unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == structureKind
    }

    /// `MetadataKind::Struct` of Swift's binary interface: 0, and the flag of what is not on the heap.
    private static let structureKind = 0x200
}
