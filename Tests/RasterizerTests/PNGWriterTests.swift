import Rasterizer
import SeededRandom
import Testing

/// PNG pictures that are written by bands of rows.
struct PNGWriterTests {
    /// Premultiplied pixels, as noise: nothing of it compresses away.
    private func noise(width: Int, height: Int) -> Bitmap {
        var random = SplitMix(seed: 1)
        let straight = (0..<width * height * 4).map { $0 % 4 == 3 ? UInt8(255) : UInt8(random.below(256)) }
        return Bitmap(width: width, height: height, straightRGBA: straight)
    }

    @Test(arguments: [1, 2, 7, 50])
    func bandsMakeThePictureThatTheWholeIs(_ rows: Int) throws {
        let whole = noise(width: 33, height: 50)
        let writer = try PNGWriter(width: 33, height: 50)
        for top in stride(from: 0, to: 50, by: rows) {
            try writer.add(whole.cropped(x: 0, y: top, width: 33, height: min(rows, 50 - top)))
        }
        #expect(try Bitmap(decoding: writer.finish()) == whole)
    }

    @Test(arguments: 1...40) func picturesReadBackTheSame(_ seed: Int) throws {
        var random = SplitMix(seed: seed)
        let (width, height) = (random.roll(1...(seed % 4 == 0 ? 12_000 : 90)), random.roll(1...40))
        let isOpaque = seed % 2 == 0
        let palette = (0..<random.roll(1...5)).map { _ in
            (0..<4).map { $0 == 3 && isOpaque ? UInt8(255) : UInt8(random.below(256)) }
        }
        var rows: [[UInt8]] = []
        for _ in 0..<height {
            if let last = rows.last, random.flip() {
                rows.append(last)
                continue
            }
            var row: [UInt8] = []
            while row.count < width * 4 {
                let pixel = random.below(9) == 0 ? (0..<4).map { _ in UInt8(random.below(256)) } : random.pick(palette)
                let opaque = isOpaque ? pixel[..<3] + [255] : pixel[...]
                for _ in 0..<random.pick([1, 1, 2, 30, 700]) { row += opaque }
            }
            rows.append(Array(row.prefix(width * 4)))
        }
        let bitmap = Bitmap(width: width, height: height, straightRGBA: Array(rows.joined()))
        #expect(bitmap.isOpaque == isOpaque || !isOpaque)
        #expect(try Bitmap(decoding: bitmap.encodedPNG()) == bitmap)
    }

    @Test("Runs of equal rows of every length, in one piece and by bands", arguments: 1...40)
    func runsOfEqualRowsReadBackTheSame(_ length: Int) throws {
        var random = SplitMix(seed: length)
        var rows: [[UInt8]] = []
        for run in [length, 3, 2 * length, 40] {
            let row = Array((0..<29).map { _ in [UInt8(random.below(256)), UInt8(run % 256), 0, 255] as [UInt8] }.joined())
            rows += Array(repeating: row, count: run)
        }
        let bitmap = Bitmap(width: 29, height: rows.count, straightRGBA: Array(rows.joined()))
        let file = try bitmap.encodedPNG()
        #expect(try Bitmap(decoding: file) == bitmap)
        let writer = try PNGWriter(width: 29, height: rows.count, isOpaque: true)
        for top in stride(from: 0, to: rows.count, by: 5) {
            try writer.add(bitmap.cropped(x: 0, y: top, width: 29, height: min(5, rows.count - top)))
        }
        #expect(try writer.finish() == file)
    }

    @Test("Rows that equal the row above hardly make a file larger") func equalRowsTakeNextToNothing() throws {
        func size(ofRows count: Int) throws -> Int {
            let row = noise(width: 200, height: 1)
            let writer = try PNGWriter(width: 200, height: count, isOpaque: true)
            for _ in 0..<count { try writer.add(row) }
            return try writer.finish().count
        }
        #expect(try size(ofRows: 1000) < size(ofRows: 1) + 12_000)
    }

    @Test func onlyPicturesWithinTheLimitsAreBegun() throws {
        _ = try PNGWriter(width: 8192, height: 8192)
        for (width, height) in [(0, 5), (16_385, 1), (16_384, 4097)] {
            #expect(throws: RasterizerError.self) { try PNGWriter(width: width, height: height) }
        }
    }

    @Test func aPictureWrittenByBandsMayBeLargerThanABitmap() {
        #expect(Bitmap.maximumPicturePixelCount > Bitmap.maximumPixelCount)
        #expect(throws: RasterizerError.unsupportedDimensions(width: 8192, height: 8192)) {
            try Bitmap(width: 8192, height: 8192)
        }
    }
}
