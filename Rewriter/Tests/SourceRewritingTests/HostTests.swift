import Testing

@testable import SourceRewriting

/// Programs that host tests, and parsers of XML. How they run is tested by `Examples/UnmodifiedSources` and
/// `Examples/XcodeProject`.
@Suite struct HostTests {
    private func registered(_ source: String) -> String? {
        RewrittenText(source).lines.joined(separator: "\n").firstMatch(
            of: #/HostedProgram\.register\(#fileID\) \{ (.*?) \} \} \}/#
        ).map {
            String($0.output.1)
        }
    }

    @Test(
        arguments: [
            ("import UIKit\n@UIApplicationMain\nclass A: UIResponder, UIApplicationDelegate {}", "A.main()"),
            ("import UIKit\n@main\nclass A: Base {}\nclass Base: UIResponder, UIApplicationDelegate {}", "A.main()"),
            ("import UIKit\n@main\nstruct A { static func main() {} }", nil),
            ("import UIKit\n@main\nfinal class A { static func main() {} }", nil),
            ("import UIKit\nclass A: UIResponder, UIApplicationDelegate {}", nil),
            (
                "import UIKit\nUIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(A.self))",
                "_ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(A.self))"
            ),
            ("import UIKit\nlet name = \"A\"\nUIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, name)", nil),
        ] as [(String, String?)]) func entryPointsAreRegistered(_ source: String, _ expected: String?)
    {
        #expect(registered(source) == expected)
    }

    @Test func testsLaunchTheProgram() {
        let result = RewrittenText("import UIKit\nimport XCTest\nclass A: XCTestCase {}")
        #expect(result.lines[2] == "class A: XCTestCase {}")
        #expect(result.lines.contains { $0.contains("HostedProgram.launch()") })
        let plain = RewrittenText("import XCTest\nclass A: XCTestCase {}")
        #expect(!plain.lines.contains { $0.contains("HostedProgram") })
        let testing = RewrittenText("import Testing\nimport UIKit\n@Test func a() {}")
        #expect(testing.lines.contains { $0.contains("HostedProgram.prepareAsynchronousTests()") })
    }

    @Test(arguments: [
        ("XMLParser(data: d)", "XMLParser(_data: d)"), ("XMLParser(contentsOf: u)!", "XMLParser(_contentsOf: u)!"),
        ("XMLParser(stream: s)", "XMLParser(stream: s)"), ("Feed.XMLParser(data: d)", "Feed.XMLParser(data: d)"),
    ]) func parsersPassOverAttributes(_ form: String, _ expected: String) {
        let lines = RewrittenText("import Foundation\nfunc parse() {\n    let p = \(form)\n}").lines
        #expect(lines[2] == "    let p = \(expected)")
    }
}
