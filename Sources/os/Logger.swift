public import Foundation

/// Writes messages of a program to its log: standard error here.
///
/// - Source: developer.apple.com/documentation/os/logger
public struct Logger: Sendable {
    private let log: OSLog

    /// Creates a logger of a part of a program.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// Creates a logger of the whole program.
    public init() { log = .default }

    /// Creates a logger that writes to a log.
    public init(_ logObj: OSLog) { log = logObj }

    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
    /// Writes a message.
    public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
    /// Writes a message that helps while a program is made; not written here.
    public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
    /// Writes a message that helps while a program is made; not written here.
    public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
    /// Writes a message that may be of use; not written here.
    public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
    /// Writes a message of use.
    public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
    /// Writes a warning.
    public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
    /// Writes an error.
    public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
    /// Writes a grave error.
    public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
    /// Writes a fault of the program.
    public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// A part of a program that writes messages.
///
/// - Source: developer.apple.com/documentation/os/oslog
public final class OSLog: NSObject, Sendable {
    private let name: String

    /// Creates a log of a part of a program.
    public init(subsystem: String, category: String) { name = subsystem.isEmpty ? category : "\(subsystem):\(category)" }

    /// Creates a log of a part of a program whose category the system knows.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.description)
    }

    private override init() { name = "" }

    /// A category that the system knows.
    ///
    /// - Source: developer.apple.com/documentation/os/oslog/category
    public struct Category: CustomStringConvertible, Sendable {
        /// The name.
        public let description: String
        /// Points that are worth a look.
        public static let pointsOfInterest = Category(description: "PointsOfInterest")
        /// Stretches with their stacks.
        public static let dynamicStackTracing = Category(description: "DynamicStackTracing")
        /// Stretches that are always seen.
        public static let dynamicTracing = Category(description: "DynamicTracing")
    }

    /// The log of the whole program.
    public static let `default` = OSLog()
    /// A log that writes nothing.
    public static let disabled = OSLog(subsystem: "", category: "\0")

    /// Whether messages of a level are written: not those that iOS keeps in memory only.
    public func isEnabled(type: OSLogType) -> Bool { name != "\0" && type != .debug && type != .info }

    func write(_ text: String, _ type: OSLogType) {
        guard isEnabled(type: type) else { return }
        FileHandle.standardError.write(Data((name.isEmpty ? "\(text)\n" : "[\(name)] \(text)\n").utf8))
    }
}

/// The severity of a message.
///
/// - Source: developer.apple.com/documentation/os/oslogtype
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt8
    /// Creates a value from its raw value.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Of use.
    public static let `default` = OSLogType(rawValue: 0)
    /// Maybe of use.
    public static let info = OSLogType(rawValue: 1)
    /// While a program is made.
    public static let debug = OSLogType(rawValue: 2)
    /// Something failed.
    public static let error = OSLogType(rawValue: 16)
    /// The program is wrong.
    public static let fault = OSLogType(rawValue: 17)
}

/// A message of a program's log. Values are private where they are said to be: they are written as `<private>`.
///
/// - Source: developer.apple.com/documentation/os/oslogmessage
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// Creates an object.
    public init(stringLiteral value: String) { text = value }
    /// Creates an object.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message.
///
/// - Source: developer.apple.com/documentation/os/osloginterpolation
public struct OSLogInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Creates an object.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    /// Adds text of the program.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a number with a number of places.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
        _ number: @autoclosure () -> Value, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.isHidden ? "<private>" : String(format: "%.\(format.places)f", Double(number()))
    }

    /// Adds a value.
    public mutating func appendInterpolation<Value>(_ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto) {
        text += privacy.isHidden ? "<private>" : String(describing: value())
    }
}

/// Whether a value may be read in a log.
///
/// - Source: developer.apple.com/documentation/os/oslogprivacy
public struct OSLogPrivacy: Sendable {
    let isHidden: Bool
    /// As the system likes; written here, as with a debugger.
    public static let auto = OSLogPrivacy(isHidden: false)
    /// It is written.
    public static let `public` = OSLogPrivacy(isHidden: false)
    /// It is not written.
    public static let `private` = OSLogPrivacy(isHidden: true)
    /// It is not written.
    public static let sensitive = OSLogPrivacy(isHidden: true)
    /// The value is not logged, nor is its mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }

    /// The replacement of a private value.
    public enum Mask: Sendable {
        /// A number made of the value, or nothing.
        case hash, none
    }
}

/// The format of a floating-point number.
///
/// - Source: developer.apple.com/documentation/os/oslogfloatformatting
public struct OSLogFloatFormatting: Sendable {
    let places: Int
    /// With six places.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(places: 6) }
    /// With a number of places.
    public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(places: max(precision, 0)) }
}

/// Writes a message with values in place of its `%@`, `%d` and the like.
///
/// - Source: developer.apple.com/documentation/os/os_log
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    let format = "\(message)".replacingOccurrences(of: "%{public}", with: "%").replacingOccurrences(of: "%{private}", with: "%")
    log.write(String(format: format, arguments: args), type)
}

/// Writes a message of a level.
///
/// - Source: developer.apple.com/documentation/os/os_log
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...
) {
    let format = "\(message)".replacingOccurrences(of: "%{public}", with: "%").replacingOccurrences(of: "%{private}", with: "%")
    log.write(String(format: format, arguments: args), type)
}
