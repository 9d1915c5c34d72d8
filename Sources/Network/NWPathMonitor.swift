public import Foundation

/// Tells what the network is like. Here there is none: the path's status is `unsatisfied`.
///
/// - Source: developer.apple.com/documentation/network/nwpathmonitor
public final class NWPathMonitor: @unchecked Sendable {
    private let lock = NSLock()
    private var handler: (@Sendable (NWPath) -> Void)?
    private var calls: DispatchQueue?

    /// Creates a monitor of all interfaces.
    public init() {}
    /// Creates a monitor of interfaces of a type.
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    /// Creates a monitor of interfaces of other types.
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

    /// The closure that is called with the path when the monitor starts. It is not called again, since the path stays.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }
    /// The path.
    public var currentPath: NWPath { NWPath() }
    /// The queue of the calls; nil before the start.
    public var queue: DispatchQueue? { lock.withLock { calls } }

    /// Starts, and calls the handler soon.
    public func start(queue: DispatchQueue) {
        lock.withLock { calls = queue }
        queue.async { [weak self] in
            guard let self, self.queue != nil else { return }
            pathUpdateHandler?(currentPath)
        }
    }

    /// Ends the calls.
    public func cancel() { lock.withLock { (calls, handler) = (nil, nil) } }
}

/// The state of the network.
///
/// - Source: developer.apple.com/documentation/network/nwpath
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
    /// Whether there is a way.
    public enum Status: Sendable {
        /// There is one, there is none, or there is one once a connection is made.
        case satisfied, unsatisfied, requiresConnection
    }

    /// Why there is no way.
    public enum UnsatisfiedReason: Sendable {
        /// It is not known, or the user forbids the network of phones, the wireless one, or the local one, or a VPN is
        /// missing.
        case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
    }

    init() {}

    /// There is no way.
    public var status: Status { .unsatisfied }
    /// It is not known why.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    /// The interfaces: none.
    public var availableInterfaces: [NWInterface] { [] }
    /// Whether it costs money: it does not.
    public var isExpensive: Bool { false }
    /// Whether the user wants few data to be sent: he does not say so.
    public var isConstrained: Bool { false }
    /// Whether there are names of hosts: there are none.
    public var supportsDNS: Bool { false }
    /// Whether there is a way for version 4: there is none.
    public var supportsIPv4: Bool { false }
    /// Whether there is a way for version 6: there is none.
    public var supportsIPv6: Bool { false }
    /// The gateways: none.
    public var gateways: [NWEndpoint] { [] }
    /// Whether an interface of a type is used: none is.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
    /// The status.
    public var debugDescription: String { "unsatisfied (No network route)" }
}

/// A network interface. There is none here.
///
/// - Source: developer.apple.com/documentation/network/nwinterface
public struct NWInterface: Hashable, Sendable {
    /// The type of an interface.
    public enum InterfaceType: Hashable, Sendable, CaseIterable {
        /// Another one, wireless, that of phones, by a cable, or this device.
        case other, wifi, cellular, wiredEthernet, loopback
    }

    /// The type.
    public let type: InterfaceType
    /// The name.
    public let name: String
    /// The number.
    public let index: Int
}

/// Where a connection ends.
///
/// - Source: developer.apple.com/documentation/network/nwendpoint
public enum NWEndpoint: Hashable, Sendable {
    /// A host and a port.
    case hostPort(host: Host, port: Port)
    /// A service of Bonjour.
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    /// A path of a socket.
    case unix(path: String)
    /// A URL.
    case url(URL)

    /// A host.
    public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        /// A name.
        case name(String, NWInterface?)

        /// Creates a host of a name.
        public init(_ string: String) { self = .name(string, nil) }
        /// Creates a host of a name.
        public init(stringLiteral: String) { self.init(stringLiteral) }
        /// The name.
        public var debugDescription: String {
            switch self {
            case .name(let name, _): name
            }
        }
    }

    /// A port.
    public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral, CustomDebugStringConvertible {
        /// The number.
        public let rawValue: UInt16
        /// Creates a port of its number.
        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        /// Creates a port of its number.
        public init(integerLiteral value: UInt16) { rawValue = value }
        /// Creates a port of the digits of its number.
        public init?(_ service: String) {
            guard let value = UInt16(service) else { return nil }
            rawValue = value
        }
        /// The port of HTTP.
        public static let http: Port = 80
        /// The port of HTTP over TLS.
        public static let https: Port = 443
        /// The number.
        public var debugDescription: String { "\(rawValue)" }
    }
}
