internal import CCryptography

/// A digest in the making. Copies of a hash function share one until either goes on.
final class DigestState {
    private let state: UnsafeMutableRawPointer

    /// - Parameter algorithm: OpenSSL's name.
    init(_ algorithm: String) {
        guard let state = ccrypto_digest_new(algorithm) else {
            fatalError("CryptoKit needs OpenSSL's library libcrypto.so.3 (libssl3) for \(algorithm), which is not installed.")
        }
        self.state = state
    }

    private init(copying other: DigestState) { state = ccrypto_digest_copy(other.state)! }

    deinit { ccrypto_digest_free(state) }

    var copy: DigestState { DigestState(copying: self) }

    func add(_ bytes: UnsafeRawBufferPointer) { ccrypto_digest_add(state, bytes.baseAddress, bytes.count) }

    func finish(count: Int) -> [UInt8] {
        let last = copy
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
            ccrypto_digest_finish(last.state, buffer.baseAddress!)
            written = count
        }
    }
}
