import Foundation

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

    /// An index of the Swift functions by the key of the beginning of their names. O(symbols).
    ///
    /// Programs ask in debug builds too, whose tables have hundreds of thousands of symbols: the index is two lists of
    /// numbers, and names are read as they lie in the file.
    func index() -> FunctionIndex {
        guard let (table, names) = symbols else { return FunctionIndex(count: 0) }
        var index = FunctionIndex(count: (table.end - table.start) / Self.symbolSize)
        eachName(ofType: Self.functionType, in: table, names) { place, name in
            if let key = Self.key(name) { index.add(place, key: key) }
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
    /// too; zero for names that do not begin with a module, nil for names that are not Swift's. The name ends with a
    /// zero.
    static func key(_ name: UnsafePointer<CChar>) -> Int? {
        guard name[0] == 0x24, name[1] == 0x73 else { return nil }
        var (length, place) = (0, 2)
        while place < 5, name[place] >= 0x30, name[place] <= 0x39 {
            length = length * 10 + Int(name[place] & 0xF)
            place += 1
        }
        guard place > 2, name[2] != 0x30, name[place] < 0x30 || name[place] > 0x39 else { return 0 }
        var key = 5381
        let end = place + length + 3
        place = 2
        while place < end, name[place] != 0 {
            key = key &* 33 &+ Int(UInt8(bitPattern: name[place]))
            place += 1
        }
        return key
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
        var found: [String] = []
        eachName(ofType: Self.objectType, in: table, names) { _, name in
            guard name[0] == 0x24, name[1] == 0x73 else { return }
            let end = strlen(name)
            guard end > 5, name[end - 3] == 0x43, name[end - 2] == 0x4D, name[end - 1] == 0x6E else { return }
            found.append(String(String(cString: name).dropFirst(2).dropLast(2)))
        }
        return found
    }

    /// Calls a closure with the place and the name of each symbol of a type. Names end with a zero: the last byte of
    /// their section is one, or there are none.
    private func eachName(
        ofType type: UInt8, in table: Section, _ names: Section, _ body: (Int, UnsafePointer<CChar>) -> Void
    ) {
        guard let start = bytes.baseAddress, names.start < names.end, bytes[names.end - 1] == 0 else { return }
        let size = names.end - names.start
        var place = table.start
        while place <= table.end - Self.symbolSize {
            let symbol = start + place
            let name = Int(symbol.loadUnaligned(as: UInt32.self))
            if symbol.load(fromByteOffset: 4, as: UInt8.self) & 0xF == type, name < size {
                body(place, (start + names.start + name).assumingMemoryBound(to: CChar.self))
            }
            place += Self.symbolSize
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
