/// A type derived from a tag that no declared type has.
///
/// Its identifier encodes the supertype and the tag: `?0=6:1=md` stands for the extension `md` with the supertype
/// `public.data`, encoded with five bits per character. Observed identifiers such as `dyn.ah62d4rv4ge8…` decode to
/// that. The numbers of other supertypes are unknown; they are spelled out.
struct DynamicType: Equatable {
    let parent: String
    let tagClass: UTTagClass
    let tag: String

    private static let alphabet = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)
    private static let prefix = "dyn.a"
    private static let keys: [(UTTagClass, Character)] = [(.filenameExtension, "1"), (.mimeType, "3")]

    /// The type of a tag; nil for tag classes without a number here.
    init?(tag: String, tagClass: UTTagClass, parent: String) {
        guard Self.keys.contains(where: { $0.0 == tagClass }) else { return nil }
        (self.tag, self.tagClass, self.parent) = (tag.lowercased(), tagClass, parent)
    }

    /// The type of an identifier; nil if it is not that of a dynamic type.
    init?(identifier: String) {
        guard identifier.hasPrefix(Self.prefix), let text = Self.decode(identifier.dropFirst(Self.prefix.count)) else {
            return nil
        }
        let parts = text.dropFirst(3).split(separator: ":", maxSplits: 1)
        guard text.hasPrefix("?0="), parts.count == 2, let key = parts[1].first, parts[1].dropFirst().first == "=",
            let tagClass = Self.keys.first(where: { $0.1 == key })?.0
        else { return nil }
        let parent = parts[0] == "6" ? "public.data" : String(parts[0])
        self.init(tag: String(parts[1].dropFirst(2)), tagClass: tagClass, parent: parent)
    }

    /// The identifier, which encodes the whole type.
    var identifier: String {
        let key = Self.keys.first { $0.0 == tagClass }.map { String($0.1) } ?? ""
        return Self.prefix + Self.encode("?0=\(parent == "public.data" ? "6" : parent):\(key)=\(tag)")
    }

    private static func encode(_ text: String) -> String {
        let bits = text.utf8.flatMap { byte in (0..<8).map { byte >> (7 - $0) & 1 } }
        return String(decoding: groups(of: bits, size: 5).map { alphabet[Int($0)] }, as: UTF8.self)
    }

    private static func decode(_ text: Substring) -> String? {
        let digits = text.utf8.map { alphabet.firstIndex(of: $0) }
        guard !digits.contains(nil) else { return nil }
        let bits = digits.compactMap(\.self).flatMap { digit in (0..<5).map { UInt8(digit >> (4 - $0) & 1) } }
        return String(validating: groups(of: bits.dropLast(bits.count % 8), size: 8), as: UTF8.self)
    }

    /// Numbers with a fixed number of bits; the last one is padded with zeros.
    private static func groups(of bits: some Collection<UInt8>, size: Int) -> [UInt8] {
        var (numbers, rest) = ([UInt8](), Array(bits)[...])
        while !rest.isEmpty {
            let part = rest.prefix(size)
            numbers.append(part.reduce(0) { $0 << 1 | $1 } << (size - part.count))
            rest = rest.dropFirst(size)
        }
        return numbers
    }
}
