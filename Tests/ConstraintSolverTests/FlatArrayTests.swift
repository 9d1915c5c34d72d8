import Testing

@testable import ConstraintSolver

/// The one flat array: elements that hold references are released when they leave the array or it ends.
@Suite struct FlatArrayTests {
    /// Counts how many of its instances exist.
    private final class Count {
        var instances = 0
    }

    private final class Counted {
        let count: Count
        init(_ count: Count) {
            self.count = count
            count.instances += 1
        }
        deinit { count.instances -= 1 }
    }

    @Test func elementsAreReleased() {
        let count = Count()
        var array = FlatArray<Counted>()
        for _ in 0..<100 { array.append(Counted(count)) }
        #expect(count.instances == 100)
        array[7] = Counted(count)
        _ = array.popLast()
        #expect(count.instances == 99 && array.count == 99)
        array.truncate(to: 10)
        #expect(count.instances == 10)
        array.removeAll()
        #expect(count.instances == 0 && array.isEmpty)
        array.append(Counted(count))
        array = FlatArray()
        #expect(count.instances == 0)
    }

    @Test func aCopyHasItsOwnElements() {
        var numbers = FlatArray(repeating: 3, count: 40)
        var copy = FlatArray<Int>()
        copy.copy(numbers)
        numbers[39] = 4
        #expect(copy[39] == 3 && copy.count == 40 && !copy.isEqual(to: numbers, by: ==))
        numbers.extend(to: 1000, with: 5)
        #expect(numbers[39] == 4 && numbers[999] == 5 && numbers.last == 5)
    }
}
