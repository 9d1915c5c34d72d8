/// Unpacks deflated bytes (RFC 1951).
struct Inflation {
    private let input: ArraySlice<UInt8>
    /// The number of bytes at most.
    private let limit: Int
    private var position: Int
    private var (bits, bitCount) = (0, 0)
    private var output: [UInt8] = []

    init(_ input: ArraySlice<UInt8>, limit: Int) { (self.input, self.limit, position) = (input, limit, input.startIndex) }

    /// The bytes; nil if they are damaged or too many.
    mutating func run() -> [UInt8]? {
        var isLast = false
        while !isLast {
            guard let last = take(1), let kind = take(2) else { return nil }
            isLast = last == 1
            let isRight =
                switch kind {
                case 0: copyStored()
                case 1: unpack(.fixedLengths, .fixedDistances)
                case 2: unpackWithTables()
                default: false
                }
            if !isRight { return nil }
        }
        return output
    }

    /// Some bits, the lowest first.
    private mutating func take(_ count: Int) -> Int? {
        while bitCount < count {
            guard position < input.endIndex else { return nil }
            bits |= Int(input[position]) << bitCount
            (position, bitCount) = (position + 1, bitCount + 8)
        }
        defer { (bits, bitCount) = (bits >> count, bitCount - count) }
        return bits & (1 << count - 1)
    }

    private mutating func copyStored() -> Bool {
        (bits, bitCount) = (0, 0)
        guard let length = take(16), take(16) == length ^ 0xFFFF, position + length <= input.endIndex,
            output.count + length <= limit
        else { return false }
        output += input[position..<position + length]
        position += length
        return true
    }

    private mutating func unpackWithTables() -> Bool {
        guard let lengths = take(5), let distances = take(5), let codes = take(4) else { return false }
        var codeLengths = Array(repeating: 0, count: 19)
        for place in Self.order.prefix(codes + 4) {
            guard let length = take(3) else { return false }
            codeLengths[place] = length
        }
        guard let all = readLengths(lengths + 257 + distances + 1, by: PrefixCode(lengths: codeLengths)) else { return false }
        return unpack(PrefixCode(lengths: Array(all[..<(lengths + 257)])), PrefixCode(lengths: Array(all[(lengths + 257)...])))
    }

    private mutating func readLengths(_ count: Int, by code: PrefixCode) -> [Int]? {
        var lengths: [Int] = []
        while lengths.count < count {
            guard let symbol = symbol(of: code) else { return nil }
            let (base, bits, value): (Int, Int, Int?) =
                switch symbol {
                case 16: (3, 2, lengths.last)
                case 17: (3, 3, 0)
                case 18: (11, 7, 0)
                default: (1, 0, symbol)
                }
            guard let value, let more = take(bits) else { return nil }
            lengths += Array(repeating: value, count: base + more)
        }
        return lengths.count == count ? lengths : nil
    }

    private mutating func unpack(_ literals: PrefixCode, _ distances: PrefixCode) -> Bool {
        while let symbol = symbol(of: literals), output.count <= limit {
            if symbol == 256 { return true }
            if symbol < 256 {
                output.append(UInt8(symbol))
            } else if !repeatBytes(symbol - 257, distances) {
                return false
            }
        }
        return false
    }

    private mutating func repeatBytes(_ symbol: Int, _ distances: PrefixCode) -> Bool {
        guard symbol < Self.lengths.count, let more = take(Self.lengths[symbol].bits),
            let far = self.symbol(of: distances), far < Self.distances.count, let farther = take(Self.distances[far].bits)
        else { return false }
        let (length, distance) = (Self.lengths[symbol].base + more, Self.distances[far].base + farther)
        guard distance <= output.count, output.count + length <= limit else { return false }
        for _ in 0..<length { output.append(output[output.count - distance]) }
        return true
    }

    private mutating func symbol(of code: PrefixCode) -> Int? {
        var reader = code.reader
        while let bit = take(1) {
            switch reader.next(bit, code) {
            case .symbol(let symbol): return symbol
            case .none: return nil
            case .more: continue
            }
        }
        return nil
    }

    /// The order in which the lengths of the codes of lengths are stored.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    private static let lengths: [(base: Int, bits: Int)] = {
        var (found, base): ([(base: Int, bits: Int)], Int) = ([], 3)
        for index in 0..<28 {
            let bits = index < 8 ? 0 : (index - 4) / 4
            found.append((base, bits))
            base += 1 << bits
        }
        return found + [(258, 0)]
    }()
    private static let distances: [(base: Int, bits: Int)] = {
        var (found, base): ([(base: Int, bits: Int)], Int) = ([], 1)
        for index in 0..<30 {
            let bits = index < 4 ? 0 : (index - 2) / 2
            found.append((base, bits))
            base += 1 << bits
        }
        return found
    }()
}

/// A code whose symbols are sorted by the length of their codes (RFC 1951, 3.2.2).
struct PrefixCode {
    private var counts = Array(repeating: 0, count: 16)
    private var symbols: [Int] = []

    init(lengths: [Int]) {
        for length in 1..<16 {
            let found = lengths.indices.filter { lengths[$0] == length }
            counts[length] = found.count
            symbols += found
        }
    }

    static let fixedLengths = PrefixCode(
        lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
    static let fixedDistances = PrefixCode(lengths: Array(repeating: 5, count: 30))

    var reader: Reader { Reader() }

    /// The part of a code that was read.
    struct Reader {
        private var (length, code, first, index) = (0, 0, 0, 0)

        enum Outcome {
            case symbol(Int), more, none
        }

        mutating func next(_ bit: Int, _ table: PrefixCode) -> Outcome {
            length += 1
            guard length < 16 else { return .none }
            code |= bit
            let count = table.counts[length]
            if code - first < count { return .symbol(table.symbols[index + code - first]) }
            (index, first) = (index + count, (first + count) << 1)
            code <<= 1
            return .more
        }
    }
}
