/// A stored property of a class, found by its name in what the compiler records about the class.
///
/// Computed properties and observers such as `didSet` are not recorded there.
@MainActor
package struct StoredProperty {
    private let offset: Int
    /// The property's type.
    package let type: Any.Type
    private let ownership: ClassRecords.Ownership
    private let isVariable: Bool

    /// The property of a name of a class or of one of its superclasses, the `inherited` first fields left out.
    ///
    /// - Throws: `unknownProperty` where there is none, `unknownABI` where its record cannot be read.
    fileprivate init(_ name: String, of type: AnyClass, after inherited: Int) throws(ReflectionFailure) {
        for index in (inherited..<max(inherited, fieldCount(type))).reversed() {
            let (record, fieldType) = FieldRecord.read(type, index)
            defer { record.free?(record.name) }
            guard let found = record.name, String(cString: found) == name else { continue }
            offset = fieldOffset(type, index: index)
            self.type = fieldType
            isVariable = record.isVar
            ownership = record.isStrong ? .strong : try ClassRecords.ownership(of: name, in: type)
            return
        }
        throw .unknownProperty
    }

    /// Whether a value of the property's type could be written.
    private var canBeWritten: Bool {
        switch ownership {
        case .strong, .weak: isVariable
        case .other: false
        }
    }

    /// Writes a value without running observers.
    ///
    /// - Throws: `unwritableProperty`, or `mismatchedValue` where the value cannot be taken as the property's type.
    package func write(_ value: Any?, to object: AnyObject) throws(ReflectionFailure) {
        guard canBeWritten else { throw .unwritableProperty }
        let place = Unmanaged.passUnretained(object).toOpaque() + offset
        func write<Value>(_ type: Value.Type) -> Bool {
            ownership == .weak ? Self.writeWeak(value, as: type, at: place) : Self.write(value, as: type, at: place)
        }
        guard _openExistential(type, do: write) else { throw .mismatchedValue(type: "\(type)") }
    }

    private static func write<Value>(_ value: Any?, as type: Value.Type, at place: UnsafeMutableRawPointer) -> Bool {
        guard let value = PropertyValue.cast(value, to: type) else { return false }
        place.assumingMemoryBound(to: Value.self).pointee = value
        return true
    }

    /// A reference of a property that is typed by protocols is followed by their witness tables, which a weak reference
    /// keeps at the same place.
    private static func writeWeak<Value>(_ value: Any?, as type: Value.Type, at place: UnsafeMutableRawPointer) -> Bool {
        guard let value = PropertyValue.cast(value, to: type) else { return false }
        withUnsafeBytes(of: value) { bytes in
            let object = bytes.load(as: UnsafeRawPointer?.self)
            place.assumingMemoryBound(to: WeakReference.self).pointee.object = object.map {
                Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
            }
            let tables = bytes[MemoryLayout<WeakReference>.size...]
            UnsafeMutableRawBufferPointer(start: place + tables.startIndex, count: tables.count).copyBytes(from: tables)
        }
        return true
    }
}

extension ProgramClasses {
    /// The stored property of a name that a class or a superclass below the framework's declares.
    ///
    /// - Throws: `unknownProperty` where there is none, `unknownABI` where its record cannot be read.
    package func storedProperty(_ name: String, of type: AnyClass) throws(ReflectionFailure) -> StoredProperty {
        if let failure = abi.failure { throw failure }
        if let version = ProgramSymbols.fieldRecordsVersion(for: type), version != ClassRecords.version {
            throw .unknownABI("its field records have the version \(version)")
        }
        let nearest: AnyClass = nearestFrameworkClass(of: type)
        return try StoredProperty(name, of: type, after: isFramework(nearest) ? fieldCount(nearest) : 0)
    }
}

private struct WeakReference {
    weak var object: AnyObject?
}

// MARK: The run-time library's functions

/// A field as the run-time library reports it.
struct FieldRecord {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVar = false

    /// A field of a class or a structure and its type; the caller frees the name.
    static func read(_ type: Any.Type, _ index: Int) -> (FieldRecord, Any.Type) {
        var record = FieldRecord()
        let fieldType = withUnsafeMutablePointer(to: &record) { fieldMetadata(type, index: index, record: $0) }
        return (record, fieldType)
    }
}

/// The number of a class's stored properties, those of its superclasses included.
@_silgen_name("swift_reflectionMirror_recursiveCount")
func fieldCount(_ type: Any.Type) -> Int

/// The bytes from the start of an object to a stored property; those of the superclasses come first.
@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
func fieldOffset(_ type: Any.Type, index: Int) -> Int

/// The type of a stored property.
func fieldType(_ type: Any.Type, index: Int) -> Any.Type {
    var record = FieldRecord()
    let found = withUnsafeMutablePointer(to: &record) { fieldMetadata(type, index: index, record: $0) }
    record.free?(record.name)
    return found
}

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldMetadata(_ type: Any.Type, index: Int, record: UnsafeMutablePointer<FieldRecord>) -> Any.Type
