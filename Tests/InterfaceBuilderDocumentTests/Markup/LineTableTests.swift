import Testing

@testable import InterfaceBuilderDocument

/// Lines and columns where the table looks at eight bytes at once.
struct LineTableTests {
    /// Texts of up to two words and a byte, with line ends and letters of several bytes at every place.
    @Test(arguments: ["\n", "\r", "\r\n", "é", "\u{1F600}", "\u{1}", "\u{7F}", "\n\n", "\r\r\n"])
    func positionsAreThoseOfCounting(_ special: String) {
        for length in [0, 6, 7, 8, 9, 15, 16, 17] {
            for place in 0...length {
                let (before, after) = (String(repeating: "a", count: place), String(repeating: "b", count: length - place))
                let text = before + special + after + special
                let bytes = Array(text.utf8)
                bytes.withUnsafeBufferPointer { buffer in
                    let table = LineTable(buffer, textStart: 0)
                    for offset in 0...bytes.count {
                        #expect(table.position(of: offset, in: buffer) == Self.position(of: offset, in: bytes))
                    }
                }
            }
        }
    }

    @Test func columnsBeyondABlockCountWhatIsBefore() {
        let bytes = Array((String(repeating: "a", count: 250) + "éé" + String(repeating: "b", count: 600)).utf8)
        bytes.withUnsafeBufferPointer { buffer in
            let table = LineTable(buffer, textStart: 0)
            for offset in [0, 249, 250, 252, 254, 255, 256, 511, 512, 513, bytes.count] {
                #expect(table.position(of: offset, in: buffer) == Self.position(of: offset, in: bytes))
            }
        }
    }

    @Test(
        arguments: [
            (Array("abcdefgh".utf8), true), (Array("abcdefg".utf8), false),
            ([0x20, 0x7F, 0x20, 0x20, 0x20, 0x20, 0x20, 0x7E], true),
            (Array("abcdefg\n".utf8), false), (Array("\tbcdefgh".utf8), false), (Array("abcdef\u{E9}".utf8), false),
            ([0x20, 0x1F, 0x20, 0x20, 0x20, 0x20, 0x20, 0x20], false),
        ] as [([UInt8], Bool)])
    func plainWords(_ bytes: [UInt8], _ isPlain: Bool) {
        bytes.withUnsafeBufferPointer { #expect(ByteWord.isPlain($0, at: 0) == isPlain) }
    }

    /// The place of a byte, by counting from the start of the text.
    private static func position(of offset: Int, in bytes: [UInt8]) -> SourcePosition {
        var (line, column) = (1, 1)
        for index in 0..<offset {
            let isEnd = bytes[index] == 0x0A || bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
            if isEnd {
                (line, column) = (line + 1, 1)
            } else if bytes[index] & 0xC0 != 0x80 {
                column += 1
            }
        }
        return SourcePosition(line: line, column: column)
    }
}
