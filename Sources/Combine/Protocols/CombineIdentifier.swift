internal import Synchronization

/// The identity of one part of a stream: two parts of one process never share it.
///
/// - Source: developer.apple.com/documentation/combine/combineidentifier
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private let number: UInt
    private static let count = Atomic<UInt>(0)

    /// Creates an identifier that no other equals.
    public init() { number = Self.count.add(1, ordering: .relaxed).newValue | Self.ofCount }

    /// Creates the identifier of an object.
    public init(_ obj: AnyObject) { number = UInt(bitPattern: ObjectIdentifier(obj)) }

    /// No address of an object has this bit.
    private static let ofCount = UInt(1) << 63

    /// The identifier as text.
    public var description: String { "0x" + String(number, radix: 16, uppercase: true) }
}

/// A part of a stream that has an identifier.
public protocol CustomCombineIdentifierConvertible {
    /// The identifier; of an object by default its own.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The object's identifier.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
