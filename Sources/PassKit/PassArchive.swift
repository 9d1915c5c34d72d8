internal import CInflating
import Foundation

/// The files of an archive (PKWARE, APPNOTE.TXT, 4.3), stored or deflated.
struct PassArchive {
    private let bytes: [UInt8]
    /// No file of a pass that is read is larger.
    private static let limit = 16 << 20

    init(_ data: Data) { bytes = [UInt8](data) }

    /// The content of a file; nil if there is none or it is damaged.
    func file(named name: String) -> Data? {
        guard let end = endOfDirectory else { return nil }
        var entry = number(end + 16, 4)
        for _ in 0..<number(end + 10, 2) {
            guard number(entry, 4) == 0x0201_4B50 else { return nil }
            let length = number(entry + 28, 2)
            if slice(entry + 46, length).elementsEqual(name.utf8) { return content(ofEntry: entry) }
            entry += 46 + length + number(entry + 30, 2) + number(entry + 32, 2)
        }
        return nil
    }

    /// The place of the record that ends the list of files; a comment may follow it.
    private var endOfDirectory: Int? {
        let last = bytes.count - 22
        guard last >= 0 else { return nil }
        return (max(0, last - 0xFFFF)...last).last { number($0, 4) == 0x0605_4B50 }
    }

    private func content(ofEntry entry: Int) -> Data? {
        let (method, packed, size) = (number(entry + 10, 2), number(entry + 20, 4), number(entry + 24, 4))
        let header = number(entry + 42, 4)
        guard size <= Self.limit, number(header, 4) == 0x0403_4B50 else { return nil }
        let content = slice(header + 30 + number(header + 26, 2) + number(header + 28, 2), packed)
        guard content.count == packed else { return nil }
        switch method {
        case 0: return Data(content)
        case 8: return Self.inflated(content, size: size)
        default: return nil
        }
    }

    private static func inflated(_ content: ArraySlice<UInt8>, size: Int) -> Data? {
        var found = Data(count: size)
        let count = found.withUnsafeMutableBytes { target in
            content.withUnsafeBytes { inflate_bytes($0.baseAddress, $0.count, target.baseAddress, target.count) }
        }
        return count == size ? found : nil
    }

    /// A number of some bytes, the lowest first; 0 beyond the end.
    private func number(_ start: Int, _ count: Int) -> Int {
        slice(start, count).reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    private func slice(_ start: Int, _ count: Int) -> ArraySlice<UInt8> {
        guard start >= 0, start < bytes.count, count >= 0 else { return [] }
        return bytes[start..<min(start + count, bytes.count)]
    }
}
