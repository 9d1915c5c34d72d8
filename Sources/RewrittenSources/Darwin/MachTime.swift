import Foundation

/// Time since the machine started, in units of ``mach_timebase_info(_:)``; nanoseconds here.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// The ratio that converts the units of ``mach_absolute_time()`` to nanoseconds.
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
