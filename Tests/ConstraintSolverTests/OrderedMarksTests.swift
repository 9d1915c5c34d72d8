import SeededRandom
import Testing

@testable import ConstraintSolver

/// Numbers come out of a set in order, each once, however they went in.
@Suite struct OrderedMarksTests {
    @Test(arguments: [1, 63, 64, 65, 5000, 300_000])
    func numbersComeOutInOrder(_ room: Int) {
        var marks = OrderedMarks()
        marks.extend(to: room)
        var dice = SplitMix(seed: room)
        for _ in 0..<3 {
            var expected: Set<Int32> = [0, Int32(room - 1)]
            for _ in 0..<100 { expected.insert(Int32(dice.roll(0...room - 1))) }
            for number in expected { marks.insert(number) }
            marks.insert(0)
            var found: [Int32] = []
            marks.takeAll { found.append(Int32($0)) }
            #expect(found == expected.sorted())
        }
    }

    @Test func roomGrows() {
        var marks = OrderedMarks()
        marks.extend(to: 10)
        marks.insert(9)
        marks.extend(to: 10_000)
        marks.insert(9999)
        var found: [Int] = []
        marks.takeAll { found.append($0) }
        #expect(found == [9, 9999])
        marks.takeAll { found.append($0) }
        #expect(found.count == 2)
    }
}
