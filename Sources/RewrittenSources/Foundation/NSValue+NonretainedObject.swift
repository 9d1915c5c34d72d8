public import Foundation

extension NSValue {
    /// Makes a value of an object's address, which does not keep the object alive.
    ///
    /// - Source: developer.apple.com/documentation/foundation/nsvalue/init(nonretainedobject:)
    public convenience init(nonretainedObject anObject: Any?) {
        var address = anObject.map { UInt64(UInt(bitPattern: Unmanaged.passUnretained($0 as AnyObject).toOpaque())) } ?? 0
        self.init(bytes: &address, objCType: "Q")
    }

    /// The object at the address.
    ///
    /// - Precondition: The object lives.
    /// - Source: developer.apple.com/documentation/foundation/nsvalue/nonretainedobjectvalue
    public var nonretainedObjectValue: Any? {
        var address: UInt64 = 0
        getValue(&address)
        return UnsafeRawPointer(bitPattern: UInt(address)).map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    }
}
