// Core Foundation has no Swift module on Linux. Its value types that occur in Core Graphics' signatures are the
// Foundation types to which they bridge on Apple's platforms, so that `"name" as CFString` and the like compile
// unchanged.

/// A string; `String` here.
public typealias CFString = String
/// An array; `[Any]` here.
public typealias CFArray = [Any]
/// A dictionary; `[AnyHashable: Any]` here.
public typealias CFDictionary = [AnyHashable: Any]
/// Bytes; `Data` here.
public typealias CFData = Data
/// The location of a resource; `URL` here.
public typealias CFURL = URL
/// Any object of Core Foundation; any value here.
public typealias CFTypeRef = Any
/// Seconds.
public typealias CFTimeInterval = Double
/// Seconds since 1 January 2001, 00:00 UTC.
public typealias CFAbsoluteTime = Double
/// An index, or a number of elements.
public typealias CFIndex = Int
/// A UTF-16 code unit.
public typealias UniChar = UInt16
/// A Boolean value; `Bool` here.
public typealias CFBoolean = Bool

/// An attributed string; `NSAttributedString` here.
public typealias CFAttributedString = NSAttributedString
/// A mutable attributed string; `NSMutableAttributedString` here.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// A number; `NSNumber` here.
public typealias CFNumber = NSNumber

/// A range of elements, or of UTF-16 code units of a string.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfrange
public struct CFRange: Sendable {
    /// The index of the first element.
    public var location: CFIndex
    /// The number of elements.
    public var length: CFIndex

    /// Creates the empty range at 0.
    public init() { (location, length) = (0, 0) }
    /// Creates a range from its first index and its length.
    public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
}

/// Creates a range from its first index and its length.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// The index that means not found.
public let kCFNotFound: CFIndex = -1

/// The number of elements.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }

/// The address of an object in the array, valid as long as the object exists. The address of another value is not
/// stable.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
    UnsafeRawPointer(Unmanaged.passUnretained(theArray[idx] as AnyObject).toOpaque())
}

/// The number of UTF-16 code units.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex { aStr.length }

/// An error of Core Foundation.
public typealias CFError = NSError
/// The type of the value that stands for none in collections.
public typealias CFNull = NSNull
/// The value that stands for none in collections.
public var kCFNull: CFNull! { NSNull() }
/// The value true.
public let kCFBooleanTrue: CFBoolean! = true
/// The value false.
public let kCFBooleanFalse: CFBoolean! = false

/// Seconds since 1 January 2001, 00:00 UTC, by the system clock.
@_disfavoredOverload  // Rewritten sources define their own, for files that import Foundation alone.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// The number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.count }

/// The address of the bytes, valid as long as the data exists; for fewer than 32 bytes, until this function was called
/// for sixteen other values.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! { LentBytes.shared.place(of: theData) }

/// Keeps the bytes alive whose addresses were returned last.
private final class LentBytes: @unchecked Sendable {
    static let shared = LentBytes()
    private let access = NSLock()
    private var lent: [Data] = []
    private static let limit = 16

    func place(of data: Data) -> UnsafePointer<UInt8>? {
        var kept = data
        if data.count < 32 {
            // Foundation stores few bytes inside of the value, where they have no stable address.
            kept = Data(capacity: 64)
            kept.append(data)
        }
        access.withLock {
            lent.append(kept)
            if lent.count > Self.limit { lent.removeFirst() }
        }
        return kept.withUnsafeBytes { $0.bindMemory(to: UInt8.self).baseAddress }
    }
}
