import Testing

@testable import Attack

/// What the standing attack does with a case that goes wrong.
@MainActor
struct ShrinkingTests {
    @Test func onlyThePiecesThatTheFaultNeedsAreLeft() {
        var trials = 0
        let shrinking = Shrinking { kept in
            trials += 1
            let isFaulty = kept.contains(17) && kept.contains(61)
            return isFaulty ? Finding(number: 3, fault: "wrong by \(trials)", pieceCount: 100, kept: kept) : nil
        }
        let small = shrinking.shrunk(Finding(number: 3, fault: "wrong by 1.5", pieceCount: 100))
        #expect(small.kept.numbers == [17, 61])
        #expect(trials < 100)
    }

    @Test func anotherFaultDoesNotStandForTheFirst() {
        let shrinking = Shrinking { Finding(number: 3, fault: "something else", pieceCount: 4, kept: $0) }
        let finding = Finding(number: 3, fault: "wrong", pieceCount: 4)
        #expect(shrinking.shrunk(finding).kept == .all)
    }

    @Test(arguments: ["0", "0-3,7", "5,7,9-12"]) func piecesAreReadAsTheyAreWritten(_ text: String) throws {
        #expect(try #require(Pieces(text)).description == text)
    }

    @Test(arguments: ["x", "3-1", "1-2-3", "0-99999999999"]) func otherTextsAreNoPieces(_ text: String) {
        #expect(Pieces(text) == nil)
    }

    @Test func theSeedDecidesTheCase() {
        func first(_ seed: Int, _ part: String, _ number: Int) -> UInt64 {
            var random = PartWorker.random(seed: seed, part: part, number: number)
            return random.next()
        }
        #expect(first(1, "lists", 5) == first(1, "lists", 5))
        #expect(Set([first(1, "lists", 5), first(2, "lists", 5), first(1, "edits", 5), first(1, "lists", 6)]).count == 4)
    }
}
