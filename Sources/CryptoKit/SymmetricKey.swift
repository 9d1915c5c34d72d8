public import Foundation

/// The size of a key.
public struct SymmetricKeySize: Sendable {
    /// The number of bits.
    public let bitCount: Int

    /// Creates a size, which must be a positive number of bytes.
    public init(bitCount: Int) {
        precondition(bitCount > 0 && bitCount % 8 == 0)
        self.bitCount = bitCount
    }

    /// 128 bits.
    public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
    /// 192 bits.
    public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
    /// 256 bits.
    public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

/// A key for both directions.
///
/// - Source: developer.apple.com/documentation/cryptokit/symmetrickey
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    let bytes: [UInt8]

    /// Creates a key of given bytes.
    public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

    /// Creates a random key.
    public init(size: SymmetricKeySize) { bytes = randomBytes(size.bitCount / 8) }

    /// The number of bits.
    public var bitCount: Int { bytes.count * 8 }

    /// Gives access to the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    /// Whether both have the same bytes, in a time that does not depend on them.
    public static func == (lhs: SymmetricKey, rhs: SymmetricKey) -> Bool { areEqual(lhs.bytes, rhs.bytes) }
}

/// Bytes of the system's source of random numbers.
func randomBytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
}

/// Whether bytes are equal, in a time that depends on their number only.
func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one.count == other.count && zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
}

/// Why something cannot be done.
///
/// - Source: developer.apple.com/documentation/cryptokit/cryptokiterror
public enum CryptoKitError: Error, Equatable {
    /// A key has a size that the cipher does not take.
    case incorrectKeySize
    /// A value has a size that it cannot have.
    case incorrectParameterSize
    /// The data is not what was encrypted with the key.
    case authenticationFailure
    /// The library that does the work failed.
    case underlyingCoreCryptoError(error: Int32)
    /// A key could not be wrapped.
    case wrapFailure
    /// A key could not be unwrapped.
    case unwrapFailure
    /// A value is not valid.
    case invalidParameter
}
