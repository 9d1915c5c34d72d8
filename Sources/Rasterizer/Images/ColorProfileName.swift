/// Reads the name of a colour profile from its first bytes.
///
/// - Source: ICC.1:2022, 7.3 and 9.2.41; the older type of descriptions is that of ICC.1:2001-04, 6.5.17.
enum ColorProfileName {
    /// The description of the profile; nil if the bytes have none.
    static func read(_ bytes: ArraySlice<UInt8>) -> String? {
        let profile = Array(bytes.prefix(4096))
        let count = number(profile, 128) ?? 0
        for entry in (0..<min(count, 100)).map({ 132 + $0 * 12 }) where tag(profile, entry) == "desc" {
            return number(profile, entry + 4).flatMap { text(profile, $0) }
        }
        return nil
    }

    private static func text(_ profile: [UInt8], _ start: Int) -> String? {
        switch tag(profile, start) {
        case "desc":
            guard let length = number(profile, start + 8), let part = part(profile, start + 12, length) else { return nil }
            return String(decoding: part.prefix { $0 != 0 }, as: UTF8.self)
        case "mluc":
            guard let length = number(profile, start + 20), let offset = number(profile, start + 24),
                let part = part(profile, start + offset, length)
            else { return nil }
            let units = stride(from: part.startIndex, to: part.endIndex - 1, by: 2).map { start -> UInt16 in
                let high = UInt16(part[start]) << 8
                return high | UInt16(part[start + 1])
            }
            return String(decoding: units.prefix { $0 != 0 }, as: UTF16.self)
        default: return nil
        }
    }

    private static func tag(_ profile: [UInt8], _ start: Int) -> String? {
        part(profile, start, 4).map { String(decoding: $0, as: UTF8.self) }
    }
    private static func number(_ profile: [UInt8], _ start: Int) -> Int? {
        part(profile, start, 4).map { $0.reduce(0) { $0 << 8 | Int($1) } }
    }
    private static func part(_ profile: [UInt8], _ start: Int, _ length: Int) -> ArraySlice<UInt8>? {
        guard start >= 0, length >= 0, start <= profile.count, length <= profile.count - start else { return nil }
        return profile[start..<start + length]
    }
}
