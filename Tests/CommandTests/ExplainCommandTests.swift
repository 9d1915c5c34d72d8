import Testing

@testable import cairn

@MainActor
struct ExplainCommandTests {
    private let file = CommandRun.fixture("SignIn.storyboard")

    @Test func valuesAreExplainedInWordsAndAsJSON() {
        let run = CommandRun("explain", file, "lbl-Si-gn1.top", "stk-Si-gn1")
        #expect(run.status == .success && run.messages.isEmpty)
        #expect(run.output.hasPrefix("lbl-Si-gn1.top = 195\n  decided by "))
        for value in ["left", "top", "width", "height"] { #expect(run.output.contains("\nstk-Si-gn1.\(value) = ")) }
        let json = CommandRun("explain", "--format", "json", file, "lbl-Si-gn1.top").output
        #expect(
            json.hasPrefix(
                "[\n{\"view\": \"lbl-Si-gn1\", \"value\": \"top\", \"points\": 195, \"ambiguous\": false, \"decides\": [{\"kind\": "
            ))
        #expect(json.hasSuffix("}\n]\n"))
    }

    @Test func viewsThatThereAreNotAreRefused() {
        #expect(CommandRun("explain", file).messages.hasPrefix("cairn: no VIEW was given"))
        let unknown = CommandRun("explain", file, "lbl-Si-gn2.top")
        #expect(unknown.status == .failure && unknown.messages.contains("has no view 'lbl-Si-gn2'; did you mean 'lbl-Si-gn1'"))
        #expect(CommandRun("explain", file, "lbl-Si-gn1.colour").messages.contains("has no view 'lbl-Si-gn1.colour'"))
        #expect(CommandRun("explain", "none.xib", "a").status == .failure)
    }
}
