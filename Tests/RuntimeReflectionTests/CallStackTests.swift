import RuntimeReflection
import Testing

@Suite struct CallStackTests {
    @Test func theInnermostLineIsTheCaller() {
        let lines = linesOfTheTest()
        #expect(lines.first?.hasPrefix("0   ") == true)
        #expect(lines.first?.contains("RuntimeReflectionTests.linesOfTheTest(leavingOut: ") == true)
        #expect(lines.dropFirst().first?.contains("theInnermostLineIsTheCaller") == true)
    }

    @Test func innermostFunctionsAreLeftOut() {
        #expect(linesOfTheTest(leavingOut: 1).first?.contains("linesOfTheTest") == false)
    }
}

@inline(never)
func linesOfTheTest(leavingOut count: Int = 0) -> [String] { CallStack.lines(leavingOut: count) }
