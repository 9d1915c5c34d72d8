import CairnTesting
import Testing

@testable import UIKit

/// Animations as files.
@MainActor
struct AnimationRecordingTests {
    private func recording() -> AnimationRecording {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        window.isHidden = false
        window.addSubview(view)
        return TestClock.hold { clock in
            UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { view.center.x = 35 }
            return clock.record(window, for: 0.5, framesPerSecond: 4, scale: 1)
        }
    }

    /// The columns of a row of pixels that are red.
    private func red(_ picture: UIImage) throws -> ClosedRange<Int> {
        let image = try #require(picture.cgImage)
        let bytes = try #require(image.dataProvider?.data.map { [UInt8]($0) })
        let columns = (0..<image.width).filter { bytes[$0 * 4 + 3] == 255 }
        return try #require(columns.first)...(try #require(columns.last))
    }

    @Test func picturesShowTheSteps() throws {
        let pictures = recording().pictures
        #expect(try pictures.map(red) == [0...9, 15...24, 30...39])
        let strip = recording().strip(of: 2, spacing: 5)
        #expect(strip.size == CGSize(width: 85, height: 10))
        #expect(try red(strip) == 0...84, "The first picture begins at the left, the last one ends at the right.")
    }

    @Test func theFileHasEachPictureAsAFrame() throws {
        let recording = recording()
        let file = try #require(recording.apngData())
        #expect(file == self.recording().apngData())
        let chunks = try chunks(of: file)
        let order = chunks.map(\.type).filter { ["IHDR", "acTL", "fcTL", "IDAT", "fdAT", "IEND"].contains($0) }
        #expect(order == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
        #expect(chunks.first { $0.type == "acTL" }?.content == Data([0, 0, 0, 3, 0, 0, 0, 0]))
        let controls = chunks.filter { $0.type == "fcTL" }.map { [UInt8]($0.content) }
        let (size, delay): ([UInt8], [UInt8]) = ([0, 0, 0, 40, 0, 0, 0, 10], [0, 1, 0, 4])
        #expect(controls.allSatisfy { Array($0[4..<12]) == size && Array($0[20..<24]) == delay })
        // The numbers of control and data chunks count up without a gap.
        let numbers = chunks.filter { ["fcTL", "fdAT"].contains($0.type) }.map { chunk -> Int in
            chunk.content.prefix(4).reduce(0) { (number: Int, byte: UInt8) -> Int in number << 8 | Int(byte) }
        }
        #expect(numbers == Array(0..<numbers.count))
        // The last frame, as a file of its own, is the last picture.
        let last = chunks[(chunks.lastIndex { $0.type == "fcTL" } ?? 0)...].filter { $0.type == "fdAT" }
        let whole = try #require(recording.pictures.last?.pngData())
        let original = try self.chunks(of: whole).filter { $0.type == "IDAT" }
        #expect(last.map { $0.content.dropFirst(4) }.reduce(Data(), +) == original.map(\.content).reduce(Data(), +))
    }

    /// A file's chunks, whose sums are checked against zlib's polynomial by long division.
    private func chunks(of file: Data) throws -> [(type: String, content: Data)] {
        var (rest, chunks): (Data, [(String, Data)]) = (file.dropFirst(8), [])
        while !rest.isEmpty {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            let body = Data(rest.dropFirst(4).prefix(4 + length))
            let sum = rest.dropFirst(8 + length).prefix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            #expect(sum == remainder(of: body))
            chunks.append((String(decoding: body.prefix(4), as: UTF8.self), Data(body.dropFirst(4))))
            rest = rest.dropFirst(12 + length)
        }
        return chunks
    }

    private func remainder(of data: Data) -> UInt32 {
        var value: UInt32 = 0xFFFF_FFFF
        for byte in data {
            for bit in 0..<8 {
                let carry = (value >> 31) ^ UInt32(byte >> bit & 1)
                value = value << 1 ^ (carry == 1 ? 0x04C1_1DB7 : 0)
            }
        }
        return (0..<32).reduce(UInt32(0)) { $0 | (~value >> UInt32($1) & 1) << UInt32(31 - $1) }
    }
}
