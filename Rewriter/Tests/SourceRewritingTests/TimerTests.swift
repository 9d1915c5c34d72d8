import Testing

@testable import SourceRewriting

/// Timers that wait before they fire first. How they run is tested by `Examples/UnmodifiedSources`.
@Suite struct TimerTests {
    @Test(arguments: [
        ("_ = Timer(timeInterval: 1, repeats: true) { _ in }", "_ = Timer(after: 1, repeats: true) { _ in }"),
        (
            "_ = Foundation.Timer.init(timeInterval: x(), repeats: r, block: b)",
            "_ = Foundation.Timer.init(after: x(), repeats: r, block: b)"
        ),
        ("_ = Other(timeInterval: 1, repeats: true) { _ in }", "_ = Other(timeInterval: 1, repeats: true) { _ in }"),
        (
            "_ = Timer(timeInterval: 1, target: self, selector: s, userInfo: nil, repeats: true)",
            "_ = Timer(timeInterval: 1, target: self, selector: s, userInfo: nil, repeats: true)"
        ),
    ]) func timersWaitForTheirInterval(_ form: String, _ expected: String) {
        let lines = RewrittenText("import Foundation\nfunc start() {\n    \(form)\n}").lines
        #expect(lines[2] == "    " + expected)
        #expect(lines.last?.contains("import RewrittenSources") == (form != expected))
    }
}
