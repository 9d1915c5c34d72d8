import CStudioAgent
import SeededRandom
import Testing

/// What travels of a screen: the steps lead from what a page has to what the program shows.
@Suite struct ScreenDifferenceTests {
    private static let (width, height) = (160, 240)
    private static let bytesPerRow = width * 4

    /// A picture with lines of words, of which some are as light as their neighbours.
    private static func picture(_ random: inout SplitMix) -> [UInt8] {
        var bytes = [UInt8](repeating: 255, count: bytesPerRow * height)
        for y in 0..<height where y % 7 < 5 {
            for x in 0..<width where random.below(3) == 0 { bytes[y * bytesPerRow + x * 4] = UInt8(random.below(200)) }
        }
        return bytes
    }

    private static func fill(_ bytes: inout [UInt8], _ area: studio_step, by pixel: (_ x: Int, _ y: Int) -> UInt8?) {
        for y in Int(area.y)..<Int(area.y + area.height) {
            for x in Int(area.x)..<Int(area.x + area.width) {
                if let value = pixel(x, y) { bytes[y * bytesPerRow + x * 4] = value }
            }
        }
    }

    /// Does the steps as the page does.
    private static func shown(_ before: [UInt8], _ steps: ArraySlice<studio_step>, _ new: [UInt8]) -> [UInt8] {
        var bytes = before
        for step in steps {
            let source = step.distance == 0 ? new : bytes
            for y in Int(step.y)..<Int(step.y + step.height) {
                let (to, from) = (y * bytesPerRow + Int(step.x) * 4, (y + Int(step.distance)) * bytesPerRow + Int(step.x) * 4)
                bytes.replaceSubrange(to..<to + Int(step.width) * 4, with: source[from..<from + Int(step.width) * 4])
            }
        }
        return bytes
    }

    private static func steps(from old: inout [UInt8], to new: [UInt8], in areas: [studio_step]) -> ArraySlice<studio_step> {
        var found = [studio_step](repeating: studio_step(), count: 512)
        let count = studio_difference(&old, new, bytesPerRow, areas, areas.count, &found, found.count)
        return found[..<count]
    }

    @Test(arguments: UInt64(0)..<60) func leadToTheNewPicture(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let before = Self.picture(&random)
        var new = before
        let area = studio_step(x: 8, y: 20, width: 140, height: 180, distance: 0)
        let distance = random.below(121) - 60
        Self.fill(&new, area) { x, y in
            let from = y + distance
            return (20..<200).contains(from) ? before[from * Self.bytesPerRow + x * 4] : UInt8(random.below(256))
        }
        let patch = studio_step(x: Int32(random.below(100)), y: Int32(random.below(150)), width: 20, height: 12, distance: 0)
        if random.flip() { Self.fill(&new, patch) { _, _ in UInt8(random.below(256)) } }
        var old = before
        let steps = Self.steps(from: &old, to: new, in: [area, patch])
        #expect(old == new)
        #expect(Self.shown(before, steps, new) == new)
    }

    @Test func whatScrollsTravelsAsAMove() throws {
        var random = SplitMix(seed: 3)
        let before = Self.picture(&random)
        var new = before
        let area = studio_step(x: 0, y: 0, width: 160, height: 240, distance: 0)
        Self.fill(&new, area) { x, y in y + 24 < 240 ? before[(y + 24) * Self.bytesPerRow + x * 4] : 9 }
        var old = before
        let steps = Self.steps(from: &old, to: new, in: [area])
        #expect(try #require(steps.first).distance == 24)
        #expect(steps.dropFirst().reduce(0) { $0 + $1.width * $1.height } <= 160 * 24)
    }

    @Test func nothingTravelsIfNothingDiffers() {
        var random = SplitMix(seed: 1)
        var picture = Self.picture(&random)
        let same = picture
        #expect(Self.steps(from: &picture, to: same, in: [studio_step(x: 0, y: 0, width: 160, height: 240, distance: 0)]).isEmpty)
    }
}
