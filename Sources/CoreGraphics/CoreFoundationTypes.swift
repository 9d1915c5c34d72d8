// Core Foundation has no Swift module on Linux. Its value types that appear in Core Graphics' signatures are the
// Foundation types they bridge to on Apple's platforms, so that `"name" as CFString` and the like compile unchanged.

/// A string; `String` here.
public typealias CFString = String
/// A list; `[Any]` here.
public typealias CFArray = [Any]
/// Keys and values; `[AnyHashable: Any]` here.
public typealias CFDictionary = [AnyHashable: Any]
/// Bytes; `Data` here.
public typealias CFData = Data
/// A resource's place; `URL` here.
public typealias CFURL = URL
/// Any object of Core Foundation; any value here.
public typealias CFTypeRef = Any
/// Seconds.
public typealias CFTimeInterval = Double
/// Seconds since the first moment of 2001.
public typealias CFAbsoluteTime = Double
/// A place in a list, or a number of elements.
public typealias CFIndex = Int
/// A UTF-16 unit.
public typealias UniChar = UInt16
/// A truth value; `Bool` here.
public typealias CFBoolean = Bool

/// A text with attributes; `NSAttributedString` here.
public typealias CFAttributedString = NSAttributedString
/// A text with attributes that can change; `NSMutableAttributedString` here.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// A number; `NSNumber` here.
public typealias CFNumber = NSNumber

/// A part of a list, or of a text in UTF-16 units.
///
/// - Source: developer.apple.com/documentation/corefoundation/cfrange
public struct CFRange: Sendable {
    /// The first element.
    public var location: CFIndex
    /// The number of elements.
    public var length: CFIndex

    /// Creates the empty range at the beginning.
    public init() { (location, length) = (0, 0) }
    /// Creates a range of its first element and the number of elements.
    public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
}

/// Makes a range of its first element and the number of elements.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// The index of what was not found.
public let kCFNotFound: CFIndex = -1

/// The number of elements.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.count }

/// The place of an object of the list in memory, which holds as long as the object does. Elements that are no objects
/// have none that lasts.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
    UnsafeRawPointer(Unmanaged.passUnretained(theArray[idx] as AnyObject).toOpaque())
}

/// The number of UTF-16 units.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex { aStr.length }

/// The value true.
public let kCFBooleanTrue: CFBoolean! = true
/// The value false.
public let kCFBooleanFalse: CFBoolean! = false

/// Seconds since the first moment of 2001, by the machine's clock.
@_disfavoredOverload  // Rewritten sources have one of their own, for files that import Foundation alone.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// The number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.count }

/// The place of the bytes in memory. It holds as long as the data does; for fewer than 32 bytes, until it was asked for
/// of sixteen others.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! { LentBytes.shared.place(of: theData) }

/// Keeps bytes in memory whose place a program was told last.
private final class LentBytes: @unchecked Sendable {
    static let shared = LentBytes()
    private let access = NSLock()
    private var lent: [Data] = []
    private static let limit = 16

    func place(of data: Data) -> UnsafePointer<UInt8>? {
        var kept = data
        if data.count < 32 {
            // Foundation keeps few bytes inside of the value, where they have no place that lasts.
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
