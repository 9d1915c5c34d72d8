import Foundation

/// Hashes by which a store knows the model that it was made with.
enum VersionHash {
    /// 32 bytes that are the same for the same text: FNV-1a over the text four times, with a number before it.
    static func data(_ text: String) -> Data {
        var bytes: [UInt8] = []
        for part in UInt8(0)..<4 {
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            for byte in [part] + Array(text.utf8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            withUnsafeBytes(of: hash.bigEndian) { bytes += $0 }
        }
        return Data(bytes)
    }
}
