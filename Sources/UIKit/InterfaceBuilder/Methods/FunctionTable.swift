/// The symbol table of a 64-bit ELF file, read with care: numbers that lead outside of the file end the reading.
struct FunctionTable {
    struct Function {
        let name: String
        let value: Int
        /// Whether the value counts from where the file lies in memory.
        let isRelative: Bool
    }

    private let bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    private static let headerSize = 64
    private static let symbolSize = 24
    private static let symbolTableType = 2
    private static let functionType: UInt8 = 2

    /// Whether the file names its symbols; one that was stripped does not.
    var hasSymbols: Bool { symbols != nil }

    /// Where the symbols of Swift's functions stand, by the key of what their names begin with. O(symbols).
    func index() -> [Int: [Int]] {
        guard let (table, names) = symbols else { return [:] }
        var index: [Int: [Int]] = [:]
        for place in stride(from: table.start, to: table.end - Self.symbolSize + 1, by: Self.symbolSize)
        where bytes[place + 4] & 0xF == Self.functionType {
            guard let name = number(place, UInt32.self).map({ names.start + $0 }), name >= 0, name < names.end else { continue }
            let rest = UnsafeRawBufferPointer(rebasing: bytes[name..<names.end])
            if let key = Self.key(rest) { index[key, default: []].append(place) }
        }
        return index
    }

    /// The functions among some symbols whose names begin with some letters.
    func functions(at places: [Int], prefix: String) -> [Function] {
        guard let names = symbols?.names else { return [] }
        let isRelative = number(16, UInt16.self) == 3
        let wanted = Array(prefix.utf8)
        return places.compactMap { place in
            guard let value = number(place + 8, UInt64.self), value != 0,
                let name = number(place, UInt32.self).map({ names.start + $0 }), begins(at: name, with: wanted)
            else { return nil }
            return Function(name: text(at: name, before: names.end), value: value, isRelative: isRelative)
        }
    }

    /// A number for the module of a mangled name and the three letters after it, which every type's name has too; zero for the names
    /// that begin with no module, nil for those that are not Swift's.
    static func key(_ name: some Collection<UInt8>) -> Int? {
        guard name.starts(with: [0x24, 0x73]) else { return nil }
        let rest = name.dropFirst(2)
        let digits = rest.prefix { (0x30...0x39).contains($0) }
        guard let first = digits.first, first != 0x30, digits.count < 4 else { return 0 }
        let length = digits.reduce(0) { $0 * 10 + Int($1 & 0xF) }
        return rest.prefix(digits.count + length + 3).reduce(5381) { $0 &* 33 &+ Int($1) }
    }

    /// The symbol table and the names in it.
    private var symbols: (table: Section, names: Section)? {
        guard bytes.count > Self.headerSize, bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]),
            let table = section(ofType: Self.symbolTableType), let names = section(table.link)
        else { return nil }
        return (table, names)
    }

    private struct Section {
        let start: Int
        let end: Int
        let link: Int
    }

    private func section(ofType type: Int) -> Section? {
        guard let count = number(0x3C, UInt16.self), let index = (0..<count).first(where: { header($0, 4) == type }) else {
            return nil
        }
        return section(index)
    }

    private func section(_ index: Int) -> Section? {
        guard let place = headerPlace(index), let start = number(place + 0x18, UInt64.self),
            let size = number(place + 0x20, UInt64.self), let link = number(place + 0x28, UInt32.self), start <= bytes.count,
            size <= bytes.count - start
        else { return nil }
        return Section(start: start, end: start + size, link: link)
    }

    private func header(_ index: Int, _ offset: Int) -> Int? { headerPlace(index).flatMap { number($0 + offset, UInt32.self) } }

    private func headerPlace(_ index: Int) -> Int? {
        guard let start = number(0x28, UInt64.self), let size = number(0x3A, UInt16.self), start < bytes.count else { return nil }
        return start + index * size
    }

    private func number<Number: FixedWidthInteger>(_ place: Int, _ type: Number.Type) -> Int? {
        guard place >= 0, place <= bytes.count - MemoryLayout<Number>.size else { return nil }
        return Int(exactly: Number(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: type)))
    }

    private func begins(at place: Int, with wanted: [UInt8]) -> Bool {
        guard place >= 0, place < bytes.count - wanted.count else { return false }
        return memcmp(bytes.baseAddress! + place, wanted, wanted.count) == 0
    }

    private func text(at place: Int, before end: Int) -> String {
        String(decoding: bytes[place..<end].prefix { $0 != 0 }, as: UTF8.self)
    }
}
