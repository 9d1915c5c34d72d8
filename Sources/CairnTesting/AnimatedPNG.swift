import Foundation

/// An animated PNG file, made of the chunks of PNG files of one size.
///
/// - Source: www.w3.org/TR/png-3, sections 11.3.6 (acTL, fcTL, fdAT) and 5 (chunks and their sums)
struct AnimatedPNG {
    private typealias Chunk = (type: String, content: Data)

    private static let signature = Data([137, 80, 78, 71, 13, 10, 26, 10])

    /// The file.
    let data: Data

    /// - Parameter frames: PNG files of the same size and colour type; at least one.
    init(frames: [Data], framesPerSecond: Int) {
        var (file, number) = (Self.signature, UInt32(0))
        let first = Self.chunks(of: frames[0])
        for chunk in first where chunk.type == "IHDR" { Self.append(chunk, to: &file) }
        Self.append(("acTL", Self.bytes(UInt32(frames.count)) + Self.bytes(UInt32(0))), to: &file)
        for chunk in first where !["IHDR", "IDAT", "IEND"].contains(chunk.type) { Self.append(chunk, to: &file) }
        for (index, frame) in frames.enumerated() {
            let chunks = Self.chunks(of: frame)
            let size = chunks.first { $0.type == "IHDR" }?.content.prefix(8) ?? Data(count: 8)
            Self.append(("fcTL", Self.bytes(number) + size + Self.timing(framesPerSecond)), to: &file)
            number += 1
            for chunk in chunks where chunk.type == "IDAT" {
                Self.append(index == 0 ? chunk : ("fdAT", Self.bytes(number) + chunk.content), to: &file)
                number += index == 0 ? 0 : 1
            }
        }
        Self.append(("IEND", Data()), to: &file)
        data = file
    }

    /// The frame control chunk: the frame's rectangle, its duration, and that it replaces the previous frame.
    private static func timing(_ framesPerSecond: Int) -> Data {
        let delay = UInt16(framesPerSecond)
        return Data(count: 8) + Data([0, 1, UInt8(delay >> 8), UInt8(delay & 255)]) + Data([0, 0])
    }

    // MARK: Chunks

    private static func chunks(of file: Data) -> [Chunk] {
        let bytes = [UInt8](file)
        var (chunks, position): ([Chunk], Int) = ([], signature.count)
        while position + 12 <= bytes.count {
            let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            let type = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
            chunks.append((type, Data(bytes[position + 8..<position + 8 + length])))
            position += 12 + length
        }
        return chunks
    }

    private static func append(_ chunk: Chunk, to file: inout Data) {
        let content = Data(chunk.type.utf8) + chunk.content
        file += bytes(UInt32(chunk.content.count)) + content + bytes(sum(of: content))
    }

    private static func bytes(_ number: UInt32) -> Data { withUnsafeBytes(of: number.bigEndian) { Data($0) } }

    /// The cyclic redundancy check of a chunk.
    private static func sum(of content: Data) -> UInt32 {
        ~content.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1 }
        }
    }
}
