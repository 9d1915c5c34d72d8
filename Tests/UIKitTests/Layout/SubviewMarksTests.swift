import SeededRandom
import Testing

@testable import UIKit

/// Marks by place, against a list that is moved about by hand.
struct SubviewMarksTests {
    private func places(_ marks: SubviewMarks) -> [Int] {
        var (places, next) = ([Int](), 0)
        while let place = marks.first(from: next) {
            places.append(place)
            next = place + 1
        }
        return places
    }

    @Test(
        "Marks are found from either end, across words of memory",
        arguments: [[0], [63], [64], [3, 63, 64, 65, 127, 128, 500]])
    func search(_ set: [Int]) {
        var (marks, backward, end) = (SubviewMarks(), [Int](), 1000)
        for place in set.reversed() { marks.insert(place) }
        #expect(places(marks) == set && marks.count == set.count)
        while let place = marks.last(before: end) {
            backward.append(place)
            end = place
        }
        #expect(backward == set.reversed())
        for place in set { marks.remove(place) }
        #expect(marks.isEmpty && marks.first(from: 0) == nil && marks.last(before: 1000) == nil)
    }

    @Test("All of so many are marked", arguments: [1, 63, 64, 65, 128, 200])
    func all(_ count: Int) {
        var marks = SubviewMarks()
        marks.insert(0)
        marks.insertAll(count)
        #expect(places(marks) == Array(0..<count) && marks.count == count)
    }

    @Test("Marks move with the subviews that come and go", arguments: 0..<20)
    func moves(_ seed: Int) {
        var (marks, expected, random) = (SubviewMarks(), [Bool](), SplitMix(seed: seed))
        for _ in 0..<600 {
            let place = random.below(expected.count + 1)
            switch random.below(5) {
            case 4 where place < expected.count:
                marks.remove(place)
                expected[place] = false
            case 0 where place < expected.count:
                marks.closeGap(at: place)
                expected.remove(at: place)
            case 1 where place < expected.count:
                marks.insert(place)
                expected[place] = true
            default:
                marks.makeRoom(at: place)
                expected.insert(false, at: place)
            }
            #expect(places(marks) == expected.indices.filter { expected[$0] } && marks.count == places(marks).count)
        }
    }

    @Test("Subviews that come one after the other and are laid out from an end need no bits") func run() {
        var marks = SubviewMarks()
        for place in 0..<1000 { marks.insert(place) }
        #expect(!marks.areBits && marks.count == 1000)
        for place in 0..<300 { marks.remove(place) }
        for place in (600..<1000).reversed() { marks.remove(place) }
        #expect(!marks.areBits && places(marks) == Array(300..<600))
        marks.remove(400)
        #expect(marks.areBits && places(marks) == Array(300..<400) + Array(401..<600))
        for place in 300..<600 { marks.remove(place) }
        marks.insert(70)
        #expect(!marks.areBits && places(marks) == [70])
    }
}
