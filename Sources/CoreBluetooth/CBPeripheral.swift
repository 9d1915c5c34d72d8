public import Foundation

/// An identifier of 16, 32 or 128 bits.
///
/// - Source: developer.apple.com/documentation/corebluetooth/cbuuid
open class CBUUID: NSObject, @unchecked Sendable {
    /// The bytes.
    public let data: Data

    /// Creates an identifier of its digits: 4, 8, or those of a `UUID`.
    public init(string theString: String) {
        let digits = theString.filter { $0 != "-" }
        precondition(
            [4, 8, 32].contains(digits.count) && digits.allSatisfy(\.isHexDigit),
            "String \(theString) does not represent a valid UUID")
        let letters = Array(digits)
        data = Data(stride(from: 0, to: letters.count, by: 2).compactMap { UInt8(String(letters[$0...$0 + 1]), radix: 16) })
    }

    /// Creates an identifier of its bytes.
    public init(data theData: Data) { data = theData }
    /// Creates an identifier of 128 bits.
    public convenience init(nsuuid theUUID: UUID) { self.init(string: theUUID.uuidString) }

    /// The digits.
    open var uuidString: String {
        let digits = data.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) }.joined()
        guard data.count == 16 else { return digits }
        let letters = Array(digits)
        return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(letters[$0]) }.joined(separator: "-")
    }

    /// The digits.
    open override var description: String { uuidString }
    /// Whether both have the same bytes.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.data == data }
    /// The hash of the bytes.
    open override var hash: Int { data.hashValue }
}

/// A device nearby; there is none.
///
/// - Source: developer.apple.com/documentation/corebluetooth/cbperipheral
open class CBPeripheral: NSObject {
    override init() { super.init() }

    /// The delegate.
    open weak var delegate: (any CBPeripheralDelegate)?
    /// The identifier.
    public let identifier = UUID()
    /// The name.
    open var name: String? { nil }
    /// The state.
    open var state: CBPeripheralState { .disconnected }
    /// The services that were discovered; nil here, since none are.
    open var services: [CBService]? { nil }
    /// Looks for what it offers.
    open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
    /// Looks for the values of a service.
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
    /// Reads a value.
    open func readValue(for characteristic: CBCharacteristic) {}
    /// Writes a value.
    open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
    /// Asks to be told of changes.
    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
    /// The number of bytes that can be written at once.
    open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 0 }
    /// Asks for the strength of the signal.
    open func readRSSI() {}
}

/// Whether a device is connected.
public enum CBPeripheralState: Int, Sendable {
    /// It is not, it is about to be, it is, or it is about not to be.
    case disconnected, connecting, connected, disconnecting
}

/// How a value is written.
public enum CBCharacteristicWriteType: Int, Sendable {
    /// With an answer, or without.
    case withResponse, withoutResponse
}

/// The operations that a characteristic allows.
public struct CBCharacteristicProperties: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a value from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is sent to all.
    public static let broadcast = CBCharacteristicProperties(rawValue: 1 << 0)
    /// It can be read.
    public static let read = CBCharacteristicProperties(rawValue: 1 << 1)
    /// It can be written without an answer.
    public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 1 << 2)
    /// It can be written.
    public static let write = CBCharacteristicProperties(rawValue: 1 << 3)
    /// Changes are told.
    public static let notify = CBCharacteristicProperties(rawValue: 1 << 4)
    /// Changes are told and answered.
    public static let indicate = CBCharacteristicProperties(rawValue: 1 << 5)
}

/// An attribute of a peripheral: a service, a characteristic or a descriptor.
open class CBAttribute: NSObject {
    /// The identifier.
    public let uuid: CBUUID
    init(_ uuid: CBUUID) { self.uuid = uuid }
}

/// A service; there is none.
open class CBService: CBAttribute {
    /// The device.
    open weak var peripheral: CBPeripheral?
    /// Whether it is a main one.
    open var isPrimary: Bool { true }
    /// The values.
    open var characteristics: [CBCharacteristic]? { nil }
}

/// A value; there is none.
open class CBCharacteristic: CBAttribute {
    /// The service.
    open weak var service: CBService?
    /// The operations that the characteristic allows; none here.
    open var properties: CBCharacteristicProperties { [] }
    /// The value.
    open var value: Data? { nil }
    /// The descriptors that were discovered; nil here, since none are.
    open var descriptors: [CBDescriptor]? { nil }
    /// Whether changes are told.
    open var isNotifying: Bool { false }
}

/// A description of a characteristic; no peripheral has one here.
open class CBDescriptor: CBAttribute {
    /// The value that it describes.
    open weak var characteristic: CBCharacteristic?
    /// The value of the descriptor; nil here.
    open var value: Any? { nil }
}

/// The delegate of a device. The methods have default implementations; none is called here.
public protocol CBPeripheralDelegate: NSObjectProtocol {
    /// Services were found.
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
    /// Values were found.
    func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
    /// A value was read or changed.
    func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
    /// A value was written.
    func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
    /// Changes are told or not.
    func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?)
    /// The strength of the signal was read.
    func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
}

extension CBPeripheralDelegate {
    /// Default implementation; does nothing.
    public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
    /// Default implementation; does nothing.
    public func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
    ) {}
    /// Default implementation; does nothing.
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    /// Default implementation; does nothing.
    public func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    /// Default implementation; does nothing.
    public func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?
    ) {}
    /// Default implementation; does nothing.
    public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
}

/// Why something failed.
///
/// - Source: developer.apple.com/documentation/corebluetooth/cberror-swift.struct
public struct CBError: Error, Hashable, Sendable, CustomNSError {
    /// The error codes.
    public enum Code: Int, Sendable {
        /// It is not known why.
        case unknown = 0
        /// A value is not valid.
        case invalidParameters = 1
        /// The device is not connected.
        case notConnected = 3
        /// The program cancelled.
        case operationCancelled = 5
        /// It took too long.
        case connectionTimeout = 6
        /// The device went.
        case peripheralDisconnected = 7
        /// The device could not be connected.
        case connectionFailed = 10
    }
    /// The error code.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The error domain.
    public static var errorDomain: String { "CBErrorDomain" }
    /// The numeric error code.
    public var errorCode: Int { code.rawValue }
}

extension CBError.Code {
    /// Whether an error has a code, be it an `NSError` of the domain.
    public static func ~= (code: Self, error: any Error) -> Bool {
        let error = error as NSError
        return error.domain == CBError.errorDomain && error.code == code.rawValue
    }
}

extension CBError {
    /// It is not known why.
    public static var unknown: Code { .unknown }
    /// A value is not valid.
    public static var invalidParameters: Code { .invalidParameters }
    /// The device is not connected.
    public static var notConnected: Code { .notConnected }
    /// The program cancelled.
    public static var operationCancelled: Code { .operationCancelled }
    /// It took too long.
    public static var connectionTimeout: Code { .connectionTimeout }
    /// The device went.
    public static var peripheralDisconnected: Code { .peripheralDisconnected }
    /// The device could not be connected.
    public static var connectionFailed: Code { .connectionFailed }
}
