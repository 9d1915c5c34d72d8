/// The symbol table of a 64-bit little-endian ELF file.
///
/// Every offset is checked against the length of the file; what leads outside of it is taken as missing.
///
/// - Source: the ELF format, refspecs.linuxfoundation.org/elf.
struct FunctionTable {
    /// A function of the table.
    struct Function {
        /// The mangled name.
        let name: String
        let value: Int
        /// Whether the value is relative to the address that the file is loaded at.
        let isRelative: Bool
    }

    private let bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    private static let headerSize = 64
    private static let symbolSize = 24
    private static let symbolTableType = 2
    private static let functionType: UInt8 = 2
    private static let objectType: UInt8 = 1

    /// Whether the bytes begin as a 64-bit little-endian ELF file does.
    var isReadable: Bool { bytes.count > Self.headerSize && bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) }

    /// Whether the file has a symbol table; a stripped file has none.
    var hasSymbols: Bool { symbols != nil }

    /// The offsets of the symbols of Swift functions, by the key of the beginning of their names. O(symbols).
    func index() -> [Int: [Int]] {
        guard let (table, names) = symbols else { return [:] }
        var index: [Int: [Int]] = [:]
        for place in places(in: table) where bytes[place + 4] & 0xF == Self.functionType {
            guard let name = number(place, UInt32.self).map({ names.start + $0 }), name >= 0, name < names.end else { continue }
            let rest = UnsafeRawBufferPointer(rebasing: bytes[name..<names.end])
            if let key = Self.key(rest) { index[key, default: []].append(place) }
        }
        return index
    }

    /// The functions at some symbols' offsets whose names have a prefix.
    func functions(at places: [Int], prefix: String) -> [Function] {
        guard let names = symbols?.names else { return [] }
        let isRelative = isRelative
        let wanted = Array(prefix.utf8)
        return places.compactMap { place in
            guard let value = number(place + 8, UInt64.self), value != 0,
                let name = number(place, UInt32.self).map({ names.start + $0 }), begins(at: name, with: wanted)
            else { return nil }
            return Function(name: text(at: name, before: names.end), value: value, isRelative: isRelative)
        }
    }

    /// Whether the file's addresses count from where it is loaded.
    var isRelative: Bool { number(16, UInt16.self) == 3 }

    /// The functions that contain some addresses, as the file counts them, by address. O(symbols · log(addresses)).
    func functions(containing addresses: [Int]) -> [Int: Function] {
        guard let (table, names) = symbols else { return [:] }
        let (sorted, isRelative) = (addresses.sorted(), isRelative)
        var found: [Int: Function] = [:]
        for place in places(in: table) where bytes[place + 4] & 0xF == Self.functionType {
            guard let value = number(place + 8, UInt64.self), let size = number(place + 16, UInt64.self) else { continue }
            var next = sorted.lowerBound(of: value)
            while next < sorted.count, sorted[next] - value < size {
                if let name = number(place, UInt32.self).map({ names.start + $0 }), name >= 0, name < names.end {
                    found[sorted[next]] = Function(name: text(at: name, before: names.end), value: value, isRelative: isRelative)
                }
                next += 1
            }
        }
        return found
    }

    /// The version of the field records in the file, which the compiler writes as a constant of two bytes; nil where it
    /// has none. O(symbols).
    var fieldRecordsVersion: Int? {
        guard let (table, names) = symbols else { return nil }
        let wanted = Array("__swift_reflection_version\0".utf8)
        for place in places(in: table) where bytes[place + 4] & 0xF == Self.objectType && number(place + 16, UInt64.self) == 2 {
            guard let name = number(place, UInt32.self).map({ names.start + $0 }), begins(at: name, with: wanted),
                let index = number(place + 6, UInt16.self), let value = number(place + 8, UInt64.self),
                let section = section(index)
            else { continue }
            let offset = section.start.addingReportingOverflow(value - section.address)
            return offset.overflow ? nil : number(offset.partialValue, UInt16.self)
        }
        return nil
    }

    /// A key for the module of a mangled name and the three letters after it, which the names of all its types have
    /// too; zero for names that do not begin with a module, nil for names that are not Swift's.
    static func key(_ name: some Collection<UInt8>) -> Int? {
        guard name.starts(with: [0x24, 0x73]) else { return nil }
        let rest = name.dropFirst(2)
        let digits = rest.prefix { (0x30...0x39).contains($0) }
        guard let first = digits.first, first != 0x30, digits.count < 4 else { return 0 }
        let length = digits.reduce(0) { $0 * 10 + Int($1 & 0xF) }
        return rest.prefix(digits.count + length + 3).reduce(5381) { $0 &* 33 &+ Int($1) }
    }

    /// The mangled name of the type whose descriptor has an address, as the file counts them, without `$s` before and
    /// `Mn` after it. O(symbols).
    func typeName(descriptorAt address: Int) -> String? {
        guard let (table, names) = symbols else { return nil }
        for place in places(in: table) where number(place + 8, UInt64.self) == address {
            guard let start = number(place, UInt32.self).map({ names.start + $0 }), begins(at: start, with: [0x24, 0x73]) else {
                continue
            }
            let name = text(at: start, before: names.end)
            if name.hasSuffix("Mn") { return String(name.dropFirst(2).dropLast(2)) }
        }
        return nil
    }

    /// The mangled names of all classes that are not generic, without `$s` before and `Mn` after them. O(symbols).
    func classNames() -> [String] {
        guard let (table, names) = symbols else { return [] }
        return places(in: table).compactMap { place in
            guard bytes[place + 4] & 0xF == Self.objectType,
                let start = number(place, UInt32.self).map({ names.start + $0 }), begins(at: start, with: [0x24, 0x73])
            else { return nil }
            let name = text(at: start, before: names.end)
            return name.hasSuffix("CMn") ? String(name.dropFirst(2).dropLast(2)) : nil
        }
    }

    // MARK: Sections

    /// The symbol table and the names in it.
    private var symbols: (table: Section, names: Section)? {
        guard isReadable, let table = section(ofType: Self.symbolTableType), let names = section(table.link) else { return nil }
        return (table, names)
    }

    private func places(in table: Section) -> StrideTo<Int> {
        stride(from: table.start, to: table.end - Self.symbolSize + 1, by: Self.symbolSize)
    }

    private struct Section {
        let start: Int
        let end: Int
        let link: Int
        /// Where the section is in memory, relative to the file.
        let address: Int
    }

    private func section(ofType type: Int) -> Section? {
        guard let count = number(0x3C, UInt16.self), let index = (0..<count).first(where: { header($0, 4) == type }) else {
            return nil
        }
        return section(index)
    }

    private func section(_ index: Int) -> Section? {
        guard let place = headerPlace(index), let address = number(place + 0x10, UInt64.self),
            let start = number(place + 0x18, UInt64.self), let size = number(place + 0x20, UInt64.self),
            let link = number(place + 0x28, UInt32.self), start <= bytes.count, size <= bytes.count - start
        else { return nil }
        return Section(start: start, end: start + size, link: link, address: address)
    }

    private func header(_ index: Int, _ offset: Int) -> Int? { headerPlace(index).flatMap { number($0 + offset, UInt32.self) } }

    private func headerPlace(_ index: Int) -> Int? {
        guard let start = number(0x28, UInt64.self), let size = number(0x3A, UInt16.self), start < bytes.count else { return nil }
        return start + index * size
    }

    // MARK: Bytes

    private func number<Number: FixedWidthInteger>(_ place: Int, _ type: Number.Type) -> Int? {
        guard place >= 0, place <= bytes.count - MemoryLayout<Number>.size else { return nil }
        return Int(exactly: Number(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: type)))
    }

    private func begins(at place: Int, with wanted: [UInt8]) -> Bool {
        guard place >= 0, place <= bytes.count - wanted.count else { return false }
        return UnsafeRawBufferPointer(rebasing: bytes[place...]).starts(with: wanted)
    }

    private func text(at place: Int, before end: Int) -> String {
        String(decoding: bytes[place..<end].prefix { $0 != 0 }, as: UTF8.self)
    }
}

extension [Int] {
    /// The place of the first element that is not below a value, in ascending elements.
    fileprivate func lowerBound(of value: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
