@_exported public import Foundation

/// Finds devices nearby. There is no radio: the state is `unsupported`, and nothing is found.
///
/// - Source: developer.apple.com/documentation/corebluetooth/cbcentralmanager
open class CBCentralManager: CBManager {
    /// The delegate.
    open weak var delegate: (any CBCentralManagerDelegate)?

    /// Creates a manager. The delegate is told of the state, soon.
    public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        self.delegate = delegate
        super.init()
        nonisolated(unsafe) let manager = self
        (queue ?? .main).async { manager.delegate?.centralManagerDidUpdateState(manager) }
    }

    /// Creates a manager without a delegate.
    public override init() { super.init() }

    /// Whether it looks for devices: it does not.
    open var isScanning: Bool { false }
    /// Looks for devices: none is found.
    open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
    /// Stops.
    open func stopScan() {}
    /// Connects; there is nothing to connect to.
    open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
    /// Ends a connection; there is none.
    open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
    /// Devices that are known: none.
    open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
    /// Devices that are connected: none.
    open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
}

/// The state of the radio.
public enum CBManagerState: Int, Sendable {
    /// Not known, it starts again, there is none, the program may not use it, it is off, or on.
    case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

/// Whether the program may use the radio.
public enum CBManagerAuthorization: Int, Sendable {
    /// Nobody was asked, nobody may be asked, no, or yes.
    case notDetermined, restricted, denied, allowedAlways
}

/// The base class of managers of the Bluetooth radio.
open class CBManager: NSObject {
    override init() { super.init() }
    /// The state: there is no radio.
    open var state: CBManagerState { .unsupported }
    /// Whether the program may use it: it may not.
    open class var authorization: CBManagerAuthorization { .denied }
    /// Whether the program may use it: it may not.
    open var authorization: CBManagerAuthorization { .denied }
}

/// The delegate of a manager. The optional methods have default implementations; none but the first is called here.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
    /// The state of the radio changed.
    func centralManagerDidUpdateState(_ central: CBCentralManager)
    /// The program is restored.
    func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
    /// A device was found.
    func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi RSSI: NSNumber)
    /// A device was connected.
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
    /// A device could not be connected.
    func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
    /// A connection ended.
    func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
}

extension CBCentralManagerDelegate {
    /// Default implementation; does nothing.
    public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
    /// Default implementation; does nothing.
    public func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi RSSI: NSNumber
    ) {}
    /// Default implementation; does nothing.
    public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
    /// Default implementation; does nothing.
    public func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
    ) {}
    /// Default implementation; does nothing.
    public func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) {}
}

/// A key.
public let CBAdvertisementDataLocalNameKey = "CBAdvertisementDataLocalNameKey"
/// A key.
public let CBAdvertisementDataServiceUUIDsKey = "CBAdvertisementDataServiceUUIDsKey"
/// A key.
public let CBAdvertisementDataManufacturerDataKey = "CBAdvertisementDataManufacturerDataKey"
/// A key.
public let CBAdvertisementDataServiceDataKey = "CBAdvertisementDataServiceDataKey"
/// A key.
public let CBAdvertisementDataTxPowerLevelKey = "CBAdvertisementDataTxPowerLevelKey"
/// A key.
public let CBAdvertisementDataIsConnectable = "CBAdvertisementDataIsConnectable"
/// A key.
public let CBAdvertisementDataSolicitedServiceUUIDsKey = "CBAdvertisementDataSolicitedServiceUUIDsKey"
/// A key.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "CBCentralManagerScanOptionAllowDuplicatesKey"
/// A key.
public let CBCentralManagerOptionShowPowerAlertKey = "CBCentralManagerOptionShowPowerAlertKey"
/// A key.
public let CBCentralManagerOptionRestoreIdentifierKey = "CBCentralManagerOptionRestoreIdentifierKey"
