/// The name of a file with a rewritten text.
public enum RewrittenName {
    /// A file name has 255 bytes at most.
    private static let mostBytes = 200

    /// One component of a path that no other source's path gives: slashes become plus signs, and a long name is
    /// shortened, with a hash.
    public static func of(_ path: String) -> String {
        let name = path.unicodeScalars.map { scalar in
            switch scalar {
            case "/": "+"
            case "+": "%2B"
            case "%": "%25"
            default: String(scalar)
            }
        }.joined()
        guard name.utf8.count > mostBytes else { return name }
        return "\(String(hash(path), radix: 16))-\(String(decoding: name.utf8.suffix(mostBytes), as: UTF8.self))"
    }

    /// - Source: FNV-1a of 64 bits, which is in the public domain.
    private static func hash(_ text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
