public import Foundation
internal import CCryptography

/// The Advanced Encryption Standard.
public enum AES {}

extension AES {
    /// AES in Galois/Counter Mode, with 16 bytes of authentication.
    ///
    /// - Source: developer.apple.com/documentation/cryptokit/aes/gcm
    public enum GCM {}
}

extension AES.GCM {
    /// Encrypts data. A nonce that is not given is random.
    public static func seal<Plaintext: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
        try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
    }

    /// Encrypts data, and authenticates other data with it.
    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox {
        let nonce = nonce ?? Nonce()
        let sealed = try SealingCipher(name: try name(for: key), key: key.bytes, nonce: nonce.bytes)
            .seal(Array(message), Array(authenticatedData))
        return try SealedBox(nonce: nonce, ciphertext: sealed.bytes, tag: sealed.tag)
    }

    /// Decrypts data. Throws where it is not what was encrypted with the key.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        try open(sealedBox, using: key, authenticating: [UInt8]())
    }

    /// Decrypts data with which other data was authenticated.
    public static func open<AuthenticatedData: DataProtocol>(
        _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
    ) throws -> Data {
        try SealingCipher(name: try name(for: key), key: key.bytes, nonce: sealedBox.nonce.bytes)
            .open(Array(sealedBox.ciphertext), Array(authenticatedData), tag: Array(sealedBox.tag))
    }

    private static func name(for key: SymmetricKey) throws -> String {
        guard [128, 192, 256].contains(key.bitCount) else { throw CryptoKitError.incorrectKeySize }
        return "aes-\(key.bitCount)-gcm"
    }

    /// What encrypting makes: the nonce, the encrypted bytes and the tag.
    public struct SealedBox: Sendable {
        /// The nonce.
        public let nonce: Nonce
        /// The encrypted bytes.
        public let ciphertext: Data
        /// The tag that authenticates them, 16 bytes.
        public let tag: Data

        /// The three one after the other; nil for a nonce of another size than 12 bytes.
        public var combined: Data? { nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil }

        /// Takes nonce, bytes and tag that are one after the other; the nonce has 12 bytes.
        public init<D: DataProtocol>(combined: D) throws {
            guard combined.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
            let bytes = Data(combined)
            try self.init(
                nonce: Nonce(data: bytes.prefix(12)), ciphertext: bytes.dropFirst(12).dropLast(16), tag: bytes.suffix(16))
        }

        /// Puts the parts together.
        public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
            guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
            (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
        }
    }

    /// A number that is used once with a key.
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
        let bytes: [UInt8]

        /// Creates a random nonce of 12 bytes.
        public init() { bytes = randomBytes(12) }

        /// Creates a nonce of given bytes.
        public init<D: DataProtocol>(data: D) throws {
            guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
            bytes = Array(data)
        }

        /// Gives access to the bytes.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }
        /// The bytes, one after the other.
        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    }
}

/// ChaCha20 with Poly1305, by RFC 8439.
///
/// - Source: developer.apple.com/documentation/cryptokit/chachapoly
public enum ChaChaPoly {
    /// Encrypts data. A nonce that is not given is random.
    public static func seal<Plaintext: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
        try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
    }

    /// Encrypts data, and authenticates other data with it.
    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox {
        let nonce = nonce ?? Nonce()
        let sealed = try SealingCipher(name: try name(for: key), key: key.bytes, nonce: nonce.bytes)
            .seal(Array(message), Array(authenticatedData))
        return try SealedBox(nonce: nonce, ciphertext: sealed.bytes, tag: sealed.tag)
    }

    /// Decrypts data. Throws where it is not what was encrypted with the key.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        try open(sealedBox, using: key, authenticating: [UInt8]())
    }

    /// Decrypts data with which other data was authenticated.
    public static func open<AuthenticatedData: DataProtocol>(
        _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
    ) throws -> Data {
        try SealingCipher(name: try name(for: key), key: key.bytes, nonce: sealedBox.nonce.bytes)
            .open(Array(sealedBox.ciphertext), Array(authenticatedData), tag: Array(sealedBox.tag))
    }

    private static func name(for key: SymmetricKey) throws -> String {
        guard key.bitCount == 256 else { throw CryptoKitError.incorrectKeySize }
        return "chacha20-poly1305"
    }

    /// What encrypting makes: the nonce, the encrypted bytes and the tag.
    public struct SealedBox: Sendable {
        /// The nonce.
        public let nonce: Nonce
        /// The encrypted bytes.
        public let ciphertext: Data
        /// The tag that authenticates them, 16 bytes.
        public let tag: Data

        /// The three one after the other.
        public var combined: Data { Data(nonce.bytes) + ciphertext + tag }

        /// Takes nonce, bytes and tag that are one after the other; the nonce has 12 bytes.
        public init<D: DataProtocol>(combined: D) throws {
            guard combined.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
            let bytes = Data(combined)
            try self.init(
                nonce: Nonce(data: bytes.prefix(12)), ciphertext: bytes.dropFirst(12).dropLast(16), tag: bytes.suffix(16))
        }

        /// Puts the parts together.
        public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
            guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
            (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
        }
    }

    /// A number that is used once with a key.
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
        let bytes: [UInt8]

        /// Creates a random nonce of 12 bytes.
        public init() { bytes = randomBytes(12) }

        /// Creates a nonce of given bytes.
        public init<D: DataProtocol>(data: D) throws {
            guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
            bytes = Array(data)
        }

        /// Gives access to the bytes.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try bytes.withUnsafeBytes(body)
        }
        /// The bytes, one after the other.
        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    }
}

/// A cipher that authenticates.
private struct SealingCipher {
    let name: String
    let key: [UInt8]
    let nonce: [UInt8]

    func seal(_ message: [UInt8], _ extra: [UInt8]) throws -> (bytes: [UInt8], tag: [UInt8]) {
        var tag = [UInt8](repeating: 0, count: 16)
        let bytes = try output(message.count, or: .underlyingCoreCryptoError(error: -1)) { result in
            ccrypto_seal(name, key, nonce, nonce.count, extra, extra.count, message, message.count, result, &tag)
        }
        return (bytes, tag)
    }

    func open(_ sealed: [UInt8], _ extra: [UInt8], tag: [UInt8]) throws -> Data {
        Data(
            try output(sealed.count, or: .authenticationFailure) { result in
                ccrypto_open(name, key, nonce, nonce.count, extra, extra.count, sealed, sealed.count, result, tag)
            })
    }

    private func output(
        _ count: Int, or error: CryptoKitError, _ write: (UnsafeMutablePointer<UInt8>) -> Int32
    ) throws -> [UInt8] {
        var succeeded = false
        // A byte more, so that there is an address for no bytes.
        let bytes = [UInt8](unsafeUninitializedCapacity: count + 1) { buffer, written in
            succeeded = write(buffer.baseAddress!) == 1
            written = succeeded ? count : 0
        }
        guard succeeded else { throw error }
        return bytes
    }
}
