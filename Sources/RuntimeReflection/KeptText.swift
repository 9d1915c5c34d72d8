/// Texts that values of other libraries keep in stored properties.
package enum KeptText {
    /// Replaces a text in stored properties of an object, found by their names. Properties that are missing, of another
    /// type or with another text stay.
    package static func replace(_ old: String, by new: String, in properties: [String], of object: AnyObject) {
        let type: any AnyObject.Type = type(of: object)
        let start = Unmanaged.passUnretained(object).toOpaque()
        for index in 0..<fieldCount(type) {
            let (name, fieldType) = field(of: type, index)
            guard properties.contains(name), fieldType == String.self else { continue }
            let text = (start + fieldOffset(type, index: index)).assumingMemoryBound(to: String.self)
            if text.pointee == old { text.pointee = new }
        }
    }

    /// The object that a value consists of, if its only stored property has a name and is a reference typed by a
    /// protocol.
    package static func object<Value>(in property: String, of value: Value) -> AnyObject? {
        let words = MemoryLayout<(UnsafeRawPointer, UnsafeRawPointer)>.self
        guard MemoryLayout<Value>.size == words.size, fieldCount(Value.self) == 1, field(of: Value.self, 0).name == property
        else { return nil }
        return withUnsafeBytes(of: value) { bytes in
            bytes.load(as: UnsafeRawPointer?.self).map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
        }
    }

    private static func field(of type: Any.Type, _ index: Int) -> (name: String, type: Any.Type) {
        let (record, fieldType) = FieldRecord.read(type, index)
        defer { record.free?(record.name) }
        return (record.name.map { String(cString: $0) } ?? "", fieldType)
    }
}
