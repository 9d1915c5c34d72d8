public import Foundation
public import UIKit

// What Foundation has on iOS, and on Linux does not declare.

extension NSDataDetector {
    /// Calls a closure for what is found, see `NSRegularExpression._enumerateMatches`.
    public func _enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { enumerateMatches(in: string, options: options, range: range, using: block) }
}

extension Thread {
    /// Makes a thread that calls an object's method of an Objective-C name.
    ///
    /// - Source: developer.apple.com/documentation/foundation/thread/init(target:selector:object:)
    public convenience init(target: Any, selector: Selector, object argument: Any?) {
        nonisolated(unsafe) let (target, argument) = (target as? NSObject, argument)
        self.init { _ = target?.perform(selector, with: argument) }
    }

    /// Calls an object's method of an Objective-C name on a new thread.
    ///
    /// - Source: developer.apple.com/documentation/foundation/thread/detachnewthreadselector(_:totarget:with:)
    public class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with argument: Any?) {
        Thread(target: target, selector: selector, object: argument).start()
    }
}

extension NSMutableString {
    /// Adds a text that a format and values make.
    ///
    /// - Source: developer.apple.com/documentation/foundation/nsmutablestring/appendformat(_:)
    public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
        append(String(format: format as String, arguments: args))
    }
}

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

/// Time since the machine started, in units of ``mach_timebase_info(_:)``; nanoseconds here.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// What makes nanoseconds of the units of ``mach_absolute_time()``.
public struct mach_timebase_info_data_t: Sendable {
    /// The number of nanoseconds of ``denom`` units.
    public var numer: UInt32
    /// The number of units.
    public var denom: UInt32

    /// Makes a pair of zeros, which the function fills in.
    public init(numer: UInt32 = 0, denom: UInt32 = 0) { (self.numer, self.denom) = (numer, denom) }
}

/// Tells the units of ``mach_absolute_time()``; returns 0.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
    info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return 0
}
