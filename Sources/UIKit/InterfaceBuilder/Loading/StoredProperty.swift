/// A stored property of a class, found by its name in what the compiler records about the class.
///
/// Properties that are computed, and observers such as `didSet`, are not recorded there.
@MainActor
struct StoredProperty {
    private let offset: Int
    /// The property's type.
    let type: Any.Type
    private let ownership: FieldRecords.Ownership
    private let isVariable: Bool

    /// The property of this name of a class or of one above it, up to UIKit's.
    init?(_ name: String, of type: AnyClass) {
        let own: AnyClass = ClassFinder.nearestOwnClass(of: type)
        let first = ClassFinder.isOwn(own) ? fieldCount(own) : 0
        for index in (first..<max(first, fieldCount(type))).reversed() {
            var record = FieldRecord()
            let fieldType = withUnsafeMutablePointer(to: &record) { fieldMetadata(type, index: index, record: $0) }
            defer { record.free?(record.name) }
            guard let found = record.name, String(cString: found) == name else { continue }
            offset = fieldOffset(type, index: index)
            self.type = fieldType
            isVariable = record.isVar
            ownership = record.isStrong ? .strong : FieldRecords.ownership(of: name, in: type)
            return
        }
        return nil
    }

    /// Whether a value of the property's type could be written.
    var canBeWritten: Bool {
        switch ownership {
        case .strong: isVariable
        case .weak: isVariable && type is any OptionalReference.Type
        case .other: false
        }
    }

    /// Writes a value that has the property's type. Returns whether it has, and the property can be written.
    func write(_ value: Any?, to object: AnyObject) -> Bool {
        guard isVariable else { return false }
        let place = Unmanaged.passUnretained(object).toOpaque() + offset
        func writeStrong<Value>(_ type: Value.Type) -> Bool { Self.write(value, as: type, at: place) }
        switch ownership {
        case .strong: return _openExistential(type, do: writeStrong)
        case .weak: return writeWeak(value, at: place)
        case .other: return false
        }
    }

    private static func write<Value>(_ value: Any?, as type: Value.Type, at place: UnsafeMutableRawPointer) -> Bool {
        guard let value = PropertyValue.cast(value, to: type) else { return false }
        place.assumingMemoryBound(to: Value.self).pointee = value
        return true
    }

    /// References through a protocol are wider than plain ones and left alone.
    private func writeWeak(_ value: Any?, at place: UnsafeMutableRawPointer) -> Bool {
        guard let optional = type as? any OptionalReference.Type, optional.accepts(value) else { return false }
        place.assumingMemoryBound(to: WeakReference.self).pointee.object = value.map { $0 as AnyObject }
        return true
    }
}

private struct WeakReference {
    weak var object: AnyObject?
}

/// An optional reference to an object of a class.
private protocol OptionalReference {
    static func accepts(_ value: Any?) -> Bool
}

extension Optional: OptionalReference where Wrapped: AnyObject {
    fileprivate static func accepts(_ value: Any?) -> Bool { value.map { $0 is Wrapped } ?? true }
}

// MARK: What the run time knows

/// A field as the Swift run time tells of it.
private struct FieldRecord {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVar = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, index: Int) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldMetadata(_ type: Any.Type, index: Int, record: UnsafeMutablePointer<FieldRecord>) -> Any.Type
