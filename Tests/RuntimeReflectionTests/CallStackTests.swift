import RuntimeReflection
import Testing

@Suite struct CallStackTests {
    @Test func theInnermostLineIsTheCaller() {
        let lines = linesOfTheTest()
        #expect(lines.first?.hasPrefix("0   ") == true)
        #expect(lines.first?.contains("RuntimeReflectionTests.linesOfTheTest() -> ") == true)
        #expect(lines.dropFirst().first?.contains("theInnermostLineIsTheCaller") == true)
    }

    @Test func innermostFunctionsAreLeftOut() {
        #expect(CallStack.lines(leavingOut: 1).first?.contains("innermostFunctionsAreLeftOut") == false)
    }
}

@inline(never)
func linesOfTheTest() -> [String] { CallStack.lines(leavingOut: 0) }
