extension UUID {
    /// The identifier of this machine for a vendor's programs. The vendor is the program's bundle identifier without
    /// its last component, or the process name if there is no bundle identifier.
    static func ofVendor() -> UUID {
        let program = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        let vendor = program.split(separator: ".").dropLast().joined(separator: ".")
        let machine = FileManager.default.contents(atPath: "/etc/machine-id").map { String(decoding: $0, as: UTF8.self) } ?? ""
        return UUID(hashing: machine + (vendor.isEmpty ? program : vendor))
    }

    /// Makes a UUID of version 8 (custom) from a hash of a text.
    init(hashing text: String) {
        var bytes = [0xCBF2_9CE4_8422_2325, 0x9AE1_6A3B_2F90_404F].flatMap { (seed: UInt64) in
            let hash = text.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
            return (0..<8).map { UInt8(truncatingIfNeeded: hash >> (8 * $0)) }
        }
        bytes[6] = bytes[6] & 0x0F | 0x80
        bytes[8] = bytes[8] & 0x3F | 0x80
        self = bytes.withUnsafeBytes { UUID(uuid: $0.load(as: uuid_t.self)) }
    }
}
