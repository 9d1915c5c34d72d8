@_exported public import CoreGraphics
public import Dispatch
import Glibc

/// The state of the route to a host.
///
/// - Source: developer.apple.com/documentation/systemconfiguration/scnetworkreachabilityflags
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt32
    /// Creates a value from its raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// By a connection that is there for a while.
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
    /// There is a way.
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
    /// A connection has to be made first.
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
    /// It is made when something is sent.
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
    /// The user has to do something first.
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
    /// It is made when a program asks for it.
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
    /// It is this device.
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    /// There is no gateway on the way.
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    /// It is the network of mobile phones.
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
    /// It is made when something is sent.
    public static let connectionAutomatic: SCNetworkReachabilityFlags = .connectionOnTraffic
}

/// By a connection that is there for a while.
public let kSCNetworkFlagsTransientConnection = 1 << 0
/// There is a way.
public let kSCNetworkFlagsReachable = 1 << 1
/// A connection has to be made first.
public let kSCNetworkFlagsConnectionRequired = 1 << 2
/// It is made when something is sent.
public let kSCNetworkFlagsConnectionAutomatic = 1 << 3
/// The user has to do something first.
public let kSCNetworkFlagsInterventionRequired = 1 << 4
/// It is this device.
public let kSCNetworkFlagsIsLocalAddress = 1 << 16
/// There is no gateway on the way.
public let kSCNetworkFlagsIsDirect = 1 << 17

/// The function that is called when the route to a host changes.
public typealias SCNetworkReachabilityCallBack =
    (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void

/// The value that a callback gets, and functions that keep it alive.
public struct SCNetworkReachabilityContext {
    /// 0.
    public var version: CFIndex
    /// The pointer that the callback gets.
    public var info: UnsafeMutableRawPointer?
    /// Called when it is kept.
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    /// Called when it is not kept any more.
    public var release: ((UnsafeRawPointer) -> Void)?
    /// Called for its description.
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?

    /// Creates a context.
    public init(
        version: CFIndex, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
    ) {
        (self.version, self.info, self.retain, self.release) = (version, info, retain, release)
        self.copyDescription = copyDescription
    }
}

/// The way to a host or address. Programs that are laid out here have no network: there is none, but to this machine.
///
/// - Source: developer.apple.com/documentation/systemconfiguration/scnetworkreachability
public final class SCNetworkReachability: @unchecked Sendable {
    fileprivate let isLocal: Bool
    fileprivate let lock = NSLock()
    fileprivate var callout: (call: SCNetworkReachabilityCallBack, context: SCNetworkReachabilityContext?)?

    fileprivate init(isLocal: Bool) { self.isLocal = isLocal }

    deinit { releaseInfo() }

    fileprivate func releaseInfo() {
        if let context = callout?.context, let info = context.info { context.release?(UnsafeRawPointer(info)) }
    }

    fileprivate var flags: SCNetworkReachabilityFlags { isLocal ? [.reachable, .isLocalAddress, .isDirect] : [] }
}

/// The way to a host; nil for an empty name.
public func SCNetworkReachabilityCreateWithName(
    _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
    let name = String(cString: nodename)
    return name.isEmpty ? nil : SCNetworkReachability(isLocal: ["localhost", "127.0.0.1", "::1"].contains(name))
}

/// The way to an address of IP version 4 or 6; nil for others.
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
        let number = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { $0.pointee.sin_addr.s_addr }
        return SCNetworkReachability(isLocal: UInt32(bigEndian: number) >> 24 == 127)
    case AF_INET6: return SCNetworkReachability(isLocal: false)
    default: return nil
    }
}

/// Tells what the way is like: none, but to this machine.
@discardableResult
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = target.flags
    return true
}

/// Sets what is called when the way changes.
@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    var kept = context?.pointee
    if let info = kept?.info, let retain = kept?.retain { kept?.info = UnsafeMutableRawPointer(mutating: retain(info)) }
    target.lock.withLock {
        target.releaseInfo()
        target.callout = callout.map { ($0, kept) }
    }
    return true
}

/// Sets the queue on which the callback is called. It is called once, soon, as on a device; the way does not change
/// then.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    queue?.async {
        let callout = target.lock.withLock { target.callout }
        callout?.call(target, target.flags, callout?.context?.info)
    }
    return true
}

/// Puts the callback into a run loop; the way does not change, so that it is not called.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: CFString
) -> Bool { true }

/// Takes the callback out of a run loop.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: CFString
) -> Bool { true }

/// The status of the last function: 0, since none fails.
public func SCError() -> Int32 { 0 }
/// Returns the meaning of a status.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> { UnsafePointer(strerror(status)) }
