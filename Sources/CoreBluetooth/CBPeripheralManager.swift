public import Foundation

/// Offers services to devices nearby; this device has no radio.
///
/// - Source: developer.apple.com/documentation/corebluetooth/cbperipheralmanager
open class CBPeripheralManager: CBManager {
    /// The delegate.
    open weak var delegate: (any CBPeripheralManagerDelegate)?
    /// Whether services are shown: they are not.
    open var isAdvertising: Bool { false }

    /// Creates a manager; the delegate is told of the state.
    public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        self.delegate = delegate
        super.init()
        nonisolated(unsafe) let manager = self
        (queue ?? .main).async { manager.delegate?.peripheralManagerDidUpdateState(manager) }
    }
    /// Creates a manager.
    public override init() { super.init() }

    /// Shows services; nothing happens, since the radio is not there.
    open func startAdvertising(_ advertisementData: [String: Any]?) {}
    /// Ends it.
    open func stopAdvertising() {}
    /// Adds a service.
    open func add(_ service: CBMutableService) {}
    /// Removes a service.
    open func remove(_ service: CBMutableService) {}
    /// Removes all services.
    open func removeAllServices() {}
    /// Answers a request; there is none.
    open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
    /// Sends a value to those who want to hear of it.
    ///
    /// - Returns: Whether it was sent: there is nobody.
    open func updateValue(_ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?)
        -> Bool
    {
        false
    }
}

/// The delegate of a manager. All methods but that of the state are optional; none of these is called here.
///
/// - Source: developer.apple.com/documentation/corebluetooth/cbperipheralmanagerdelegate
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
    /// The state of the radio changed.
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
    /// The system made the manager anew.
    func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])
    /// Services are shown, or cannot be.
    func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
    /// A service was added, or could not be.
    func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
    /// A device wants to hear of a value.
    func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
    /// A device no longer wants to hear of a value.
    func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic)
    /// A device asks for a value.
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
    /// A device changes values.
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
    /// Values can be sent again.
    func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
}

extension CBPeripheralManagerDelegate {
    /// Default implementation; does nothing.
    public func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]) {}
    /// Default implementation; does nothing.
    public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {}
    /// Default implementation; does nothing.
    public func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?) {}
    /// Default implementation; does nothing.
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic
    ) {}
    /// Default implementation; does nothing.
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
    ) {}
    /// Default implementation; does nothing.
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {}
    /// Default implementation; does nothing.
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {}
    /// Default implementation; does nothing.
    public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
}

/// A device that wants something of this one; there is none.
///
/// - Source: developer.apple.com/documentation/corebluetooth/cbcentral
open class CBCentral: NSObject {
    override init() { super.init() }

    /// The identifier.
    public let identifier = UUID()
    /// The number of bytes that are sent at once.
    open var maximumUpdateValueLength: Int { 0 }
}

/// A request of a device; there is none.
///
/// - Source: developer.apple.com/documentation/corebluetooth/cbattrequest
open class CBATTRequest: NSObject {
    /// The device.
    public let central: CBCentral
    /// The value's place.
    public let characteristic: CBCharacteristic
    /// The first byte.
    open var offset: Int { 0 }
    /// The value.
    open var value: Data?

    init(_ central: CBCentral, _ characteristic: CBCharacteristic) {
        (self.central, self.characteristic) = (central, characteristic)
    }
}

/// A service that this device offers.
///
/// - Source: developer.apple.com/documentation/corebluetooth/cbmutableservice
open class CBMutableService: CBService {
    private var own: [CBCharacteristic]?
    private let isFirst: Bool

    /// Creates a service.
    public init(type UUID: CBUUID, primary isPrimary: Bool) {
        isFirst = isPrimary
        super.init(UUID)
    }
    /// The values.
    open override var characteristics: [CBCharacteristic]? {
        get { own }
        set { own = newValue }
    }
    /// Whether it is what the device is for.
    open override var isPrimary: Bool { isFirst }
}

/// A value that this device offers.
///
/// - Source: developer.apple.com/documentation/corebluetooth/cbmutablecharacteristic
open class CBMutableCharacteristic: CBCharacteristic {
    private var own: Data?
    private var kinds: CBCharacteristicProperties
    /// The access that centrals have to it.
    open var permissions: CBAttributePermissions

    /// Creates a value.
    public init(type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions) {
        (kinds, own, self.permissions) = (properties, value, permissions)
        super.init(UUID)
    }
    /// The value.
    open override var value: Data? {
        get { own }
        set { own = newValue }
    }
    /// The operations that it allows.
    open override var properties: CBCharacteristicProperties {
        get { kinds }
        set { kinds = newValue }
    }
    /// The devices that want to hear of it: none.
    open var subscribedCentrals: [CBCentral]? { [] }
}

/// The access of centrals to a value.
///
/// - Source: developer.apple.com/documentation/corebluetooth/cbattributepermissions
public struct CBAttributePermissions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value of a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// They read it.
    public static let readable = CBAttributePermissions(rawValue: 1)
    /// They write it.
    public static let writeable = CBAttributePermissions(rawValue: 2)
    /// They read it where the connection is encrypted.
    public static let readEncryptionRequired = CBAttributePermissions(rawValue: 4)
    /// They write it where the connection is encrypted.
    public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 8)
}

/// An error of a request.
///
/// - Source: developer.apple.com/documentation/corebluetooth/cbatterror-swift.struct
public struct CBATTError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        case success, invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu, insufficientAuthentication
        case requestNotSupported, invalidOffset, insufficientAuthorization, prepareQueueFull, attributeNotFound
        case attributeNotLong, insufficientEncryptionKeySize, invalidAttributeValueLength, unlikelyError
        case insufficientEncryption, unsupportedGroupType, insufficientResources
    }
    /// The error code.
    public let code: Code
    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }
    /// The error domain.
    public static var errorDomain: String { "CBATTErrorDomain" }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
}

/// The devices that the system kept for a manager, in what its delegate is told.
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
/// The services that the system looked for, in what its delegate is told.
public let CBCentralManagerRestoredStateScanServicesKey = "kCBRestoredScanServices"
/// The services that the system kept for a manager, in what its delegate is told.
public let CBPeripheralManagerRestoredStateServicesKey = "kCBRestoredServices"
/// A name by which the system makes a manager anew.
public let CBPeripheralManagerOptionRestoreIdentifierKey = "kCBManagerRestoreIdentifierKey"
/// Whether the user is told that the radio is off.
public let CBPeripheralManagerOptionShowPowerAlertKey = "kCBManagerPowerAlertKey"
/// Whether the user is told when a device connects.
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
/// Whether the user is told when a device leaves.
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection"
/// Whether the user is told of values.
public let CBConnectPeripheralOptionNotifyOnNotificationKey = "kCBConnectOptionNotifyOnNotification"
