import SeededRandom
import Testing

@testable import Attack
@testable import Rasterizer

/// Commands that do wrong on purpose with pictures, fonts and texts; and the pictures that the attack makes.
@MainActor
struct ResourcesCaseTests {
    private func fault(_ script: String) throws -> String? {
        try FaultyCommand.fault(script) { environment in
            var random = SplitMix(seed: 1)
            return try ResourcesPart(environment).makeCase(&random).fault(.all)
        }
    }

    @Test func aCommandThatRefusesEverythingHasNoFault() throws {
        #expect(try fault("echo refused >&2; exit 2") == nil)
    }

    @Test func faultsAreFound() throws {
        #expect(try fault("kill -SEGV $$")?.hasPrefix("render: the command ended by signal 11") == true)
        #expect(try fault("if [ $1 = lint ]; then exit 3; fi")?.hasPrefix("lint: exit status 3") == true)
        #expect(
            try fault("if [ $1 = layout ]; then echo \"a: error: no [timeout]\" >&2; exit 2; fi")?.hasPrefix("layout: ") == true)
    }

    /// Pictures without damages are right: what is damaged is read deeper than its first bytes.
    @Test func picturesAreRightBeforeTheyAreDamaged() throws {
        let png = try Bitmap(decoding: PictureFiles.png(300, 17, isWhole: true))
        #expect((png.width, png.height) == (300, 17) && png.pixels.allSatisfy { $0 == 0 })
        let bomb = PictureFiles.png(16_384, 2_048, isWhole: true)
        #expect(bomb.count < 1 << 20)
        #expect(throws: RasterizerError.self) { try Bitmap(decoding: PictureFiles.png(16_384, 16_384, isWhole: true)) }
        #expect(throws: RasterizerError.self) { try Bitmap(decoding: PictureFiles.png(17, 17, isWhole: false)) }
        let gif = try Bitmap(decoding: PictureFiles.gif(1, 1, frames: 3, true))
        #expect((gif.width, gif.height) == (1, 1))
    }

    /// The damages of a number stay the same when others are left out, and bytes without damages are as they were.
    @Test func damagesAreLeftOutOneByOne() {
        for seed in 0..<200 {
            var random = SplitMix(seed: seed)
            let bytes = (0..<100).map { UInt8($0) }
            let damaged = DamagedBytes(bytes, damages: 3, &random)
            #expect(damaged.pieceCount == 3 && damaged.bytes(Pieces([]), from: 5) == bytes)
            #expect(damaged.bytes(Pieces([5, 6, 7]), from: 5) == damaged.bytes(.all, from: 5))
        }
    }
}
