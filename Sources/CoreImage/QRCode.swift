import CoreGraphics
import Foundation

/// A QR code of bytes, in the smallest version that fits them.
///
/// - Source: ISO/IEC 18004
struct QRCode {
    /// The level of error correction.
    enum Level: Int {
        case low, medium, quartile, high

        init?(_ name: String) {
            guard let index = ["L", "M", "Q", "H"].firstIndex(of: name) else { return nil }
            self.init(rawValue: index)
        }

        /// The bits that denote the level in a code.
        var bits: Int { [1, 0, 3, 2][rawValue] }
    }

    /// The number of modules per side.
    let size: Int
    private let version: Int
    /// Whether each module is dark, by rows from the top.
    private(set) var modules: [Bool]
    /// Whether each module belongs to a function pattern instead of data.
    private var isFixed: [Bool]

    /// nil for more bytes than a code can hold.
    init?(_ data: Data, _ level: Level) {
        guard let version = (1...40).first(where: { Self.fits(data.count, $0, level) }) else { return nil }
        self.version = version
        size = version * 4 + 17
        modules = Array(repeating: false, count: size * size)
        isFixed = modules
        drawFixedPatterns()
        drawFormat(level, mask: 0)
        draw(QRCodewords(data, version: version, level: level).interleaved)
        chooseMask(level)
    }

    private static func fits(_ count: Int, _ version: Int, _ level: Level) -> Bool {
        let room = QRCodewords.dataCount(version, level) * 8
        return 4 + (version < 10 ? 8 : 16) + count * 8 <= room
    }

    /// The code with a border of one module, one pixel per module; black on white.
    var image: CIImage {
        let (size, modules) = (size, modules)
        let extent = CGRect(x: 0, y: 0, width: size + 2, height: size + 2)
        return CIImage(extent: extent, isSampledNearest: true) { rect, _ in
            var tile = PixelTile(rect)
            tile.fill { x, y in
                guard (0..<(size + 2)).contains(x), (0..<(size + 2)).contains(y) else { return .zero }
                let (column, row) = (x - 1, size - y)
                let isInside = (0..<size).contains(column) && (0..<size).contains(row)
                return isInside && modules[row * size + column] ? SIMD4(0, 0, 0, 1) : SIMD4(1, 1, 1, 1)
            }
            return tile
        }
    }

    private func isDark(_ x: Int, _ y: Int) -> Bool { modules[y * size + x] }

    private mutating func fix(_ x: Int, _ y: Int, _ isDark: Bool) {
        modules[y * size + x] = isDark
        isFixed[y * size + x] = true
    }

    // MARK: Function patterns

    private mutating func drawFixedPatterns() {
        for index in 0..<size {
            fix(6, index, index % 2 == 0)
            fix(index, 6, index % 2 == 0)
        }
        for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawFinder(x, y) }
        let places = alignmentPlaces
        for (i, x) in places.enumerated() {
            for (j, y) in places.enumerated()
            where !((i == 0 && j == 0) || (i == 0 && j == places.count - 1) || (i == places.count - 1 && j == 0)) {
                drawAlignment(x, y)
            }
        }
        drawVersion()
    }

    private mutating func drawFinder(_ x: Int, _ y: Int) {
        for dy in -4...4 {
            for dx in -4...4 where (0..<size).contains(x + dx) && (0..<size).contains(y + dy) {
                let distance = max(abs(dx), abs(dy))
                fix(x + dx, y + dy, distance != 2 && distance != 4)
            }
        }
    }

    private mutating func drawAlignment(_ x: Int, _ y: Int) {
        for dy in -2...2 {
            for dx in -2...2 { fix(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
        }
    }

    private var alignmentPlaces: [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2
        let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<(count - 1)).map { size - 7 - $0 * step }.reversed()
    }

    private mutating func drawVersion() {
        guard version >= 7 else { return }
        var rest = version
        for _ in 0..<12 { rest = (rest << 1) ^ ((rest >> 11) * 0x1F25) }
        let bits = version << 12 | rest
        for index in 0..<18 {
            let (a, b, isDark) = (size - 11 + index % 3, index / 3, bits >> index & 1 == 1)
            fix(a, b, isDark)
            fix(b, a, isDark)
        }
    }

    private mutating func drawFormat(_ level: Level, mask: Int) {
        let data = level.bits << 3 | mask
        var rest = data
        for _ in 0..<10 { rest = (rest << 1) ^ ((rest >> 9) * 0x537) }
        let bits = (data << 10 | rest) ^ 0x5412
        func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
        for index in 0...5 { fix(8, index, bit(index)) }
        fix(8, 7, bit(6))
        fix(8, 8, bit(7))
        fix(7, 8, bit(8))
        for index in 9..<15 { fix(14 - index, 8, bit(index)) }
        for index in 0..<8 { fix(size - 1 - index, 8, bit(index)) }
        for index in 8..<15 { fix(8, size - 15 + index, bit(index)) }
        fix(8, size - 8, true)
    }

    // MARK: Data

    /// Places codewords upward and downward, two columns at a time, from the right.
    private mutating func draw(_ codewords: [UInt8]) {
        var index = 0
        for right in stride(from: size - 1, through: 1, by: -2).map({ $0 <= 6 ? $0 - 1 : $0 }) {
            let isUpward = (right + 1) & 2 == 0
            for step in 0..<size {
                for x in [right, right - 1] {
                    let y = isUpward ? size - 1 - step : step
                    guard !isFixed[y * size + x], index < codewords.count * 8 else { continue }
                    modules[y * size + x] = codewords[index >> 3] >> (7 - UInt8(index & 7)) & 1 == 1
                    index += 1
                }
            }
        }
    }

    private mutating func chooseMask(_ level: Level) {
        var best = (mask: 0, penalty: Int.max)
        for mask in 0..<8 {
            apply(mask)
            drawFormat(level, mask: mask)
            let penalty = penalty
            if penalty < best.penalty { best = (mask, penalty) }
            apply(mask)
        }
        apply(best.mask)
        drawFormat(level, mask: best.mask)
    }

    /// Inverts the data modules that a mask covers; applying it twice changes nothing.
    private mutating func apply(_ mask: Int) {
        for y in 0..<size {
            for x in 0..<size where !isFixed[y * size + x] && Self.covers(mask, x, y) { modules[y * size + x].toggle() }
        }
    }

    private static func covers(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
        switch mask {
        case 0: (x + y) % 2 == 0
        case 1: y % 2 == 0
        case 2: x % 3 == 0
        case 3: (x + y) % 3 == 0
        case 4: (x / 3 + y / 2) % 2 == 0
        case 5: x * y % 2 + x * y % 3 == 0
        case 6: (x * y % 2 + x * y % 3) % 2 == 0
        default: ((x + y) % 2 + x * y % 3) % 2 == 0
        }
    }

    // MARK: Penalty

    private var penalty: Int {
        let rows = (0..<size).map { y in (0..<size).map { isDark($0, y) } }
        let columns = (0..<size).map { x in (0..<size).map { isDark(x, $0) } }
        let lines = (rows + columns).reduce(0) { $0 + Self.penalty(of: $1) }
        return lines + squarePenalty + balancePenalty
    }

    private static func penalty(of line: [Bool]) -> Int {
        var (penalty, run) = (0, 1)
        for index in 1..<line.count {
            run = line[index] == line[index - 1] ? run + 1 : 1
            if run == 5 { penalty += 3 } else if run > 5 { penalty += 1 }
        }
        for start in 0...(line.count - 11) where finderLike.contains(Array(line[start..<(start + 11)])) { penalty += 40 }
        return penalty
    }

    private static let finderLike: [[Bool]] = {
        let pattern = [true, false, true, true, true, false, true]
        let light = [false, false, false, false]
        return [pattern + light, light + pattern]
    }()

    private var squarePenalty: Int {
        var squares = 0
        for y in 0..<(size - 1) {
            for x in 0..<(size - 1) {
                let dark = [isDark(x, y), isDark(x + 1, y), isDark(x, y + 1), isDark(x + 1, y + 1)].count { $0 }
                if dark == 0 || dark == 4 { squares += 1 }
            }
        }
        return squares * 3
    }

    private var balancePenalty: Int {
        let share = modules.count { $0 } * 100 / modules.count
        return abs(share - 50) / 5 * 10
    }
}
