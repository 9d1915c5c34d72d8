import Testing

@testable import SourceRewriting

/// Where things stay, and what is left as it was.
@Suite struct LineTests {
    @Test func linesAndColumnsBeforeAConstructStay() {
        let result = RewrittenText(
            "import UIKit\nclass A: UIView {\n    @IBOutlet weak var label: UILabel! // a label\n}\n// the end\n")
        #expect(result.lines.count == 6)
        #expect(result.lines[2] == "              weak var label: UILabel! // a label")
        #expect(result.lines[4] == "// the end")
    }

    @Test func sourcesWithoutSuchConstructsAreNotRewritten() {
        let source = SourceRewriter.Input(path: "A.swift", bytes: Array("import UIKit\nclass A: UIView {}\n".utf8))
        #expect(RewrittenText.outputs([source]).allSatisfy { $0.bytes == nil && $0.diagnostics.isEmpty })
    }

    @Test func conditionsAreThoseOfASimulator() {
        let source =
            "import UIKit\n#if os(iOS) && !targetEnvironment(macCatalyst)\n#endif\n#if !os(Linux) || canImport(ObjectiveC)\n#endif"
        #expect(
            RewrittenText(source).lines == [
                "import UIKit", "#if true && !targetEnvironment(macCatalyst)", "#endif", "#if !false || true", "#endif",
            ])
    }

    /// A file that does not import UIKit and has code of its own for Linux is built as for Linux; the two systems are
    /// never both the one.
    @Test func aFileIsBuiltForOneSystem() {
        let both = "import Foundation\n#if os(iOS)\nlet a = 1\n#elseif os(Linux)\nlet a = 2\n#endif"
        #expect(RewrittenText(both).lines[1] == "#if false" && RewrittenText(both).lines[3] == "#elseif true")
        #expect(RewrittenText("import UIKit\n" + both).lines[2] == "#if true")
        #expect(RewrittenText("import UIKit\n" + both).lines[4] == "#elseif false")
        #expect(RewrittenText("#if os(iOS)\n#endif").lines == ["#if true", "#endif"])
    }

    @Test func literalsOfColoursAreWhatIsExpected() {
        let result = RewrittenText("import UIKit\nlet a: CGColor = #colorLiteral(red: 0, green: 0, blue: 0, alpha: 1)")
        #expect(
            result.lines[1]
                == "let a: CGColor = _colorLiteral(red: 0, green: 0, blue: 0, alpha: 1); import RewrittenSources")
    }

    @Test func theDelegatesWindowMayBeThatOfAVariable() {
        let result = RewrittenText(
            "import UIKit\nclass A {\nfunc f() {\nif let d = UIApplication.shared.delegate, let s = d.window??.screen { g(s) }\n}\n}"
        )
        #expect(result.lines[3] == "if let d = UIApplication.shared.delegate, let s = d.window? .screen { g(s) }")
    }

    @Test func overridesOfNSObjectAreNotIsolated() {
        let result = RewrittenText(
            "import UIKit\n@MainActor class A: NSObject {\n}\nextension A {\noverride var description: String { \"\" }\n}")
        #expect(result.lines[4] == "nonisolated var _A_description: String { \"\" }")
    }

    @Test func constructsInOtherPartsOfConditionsAreLeft() {
        let result = RewrittenText("#if os(macOS)\nclass A { @objc func f() {} }\n#else\nclass A { @objc func f() {} }\n#endif")
        #expect(result.lines[1] == "class A { @objc func f() {} }")
        #expect(result.lines[3].hasPrefix("class A {       func f() {} }; import RuntimeReflection"))
        #expect(result.lines[4] == "#endif")
    }

    @Test func theWindowOfTheDelegateIsTwiceOptional() {
        let delegate = "UIApplication.shared.delegate"
        let result = RewrittenText(
            """
            import UIKit
            func f() {
                \(delegate)?.window??.rootViewController = nil
                let view = \(delegate)!.window!!
                guard let window = \(delegate)?.window, let found = window else { return }
                \(delegate)?.window = view
                let other = view.delegate?.window
            }
            """)
        #expect(
            result.lines[2...6] == [
                "    \(delegate)?.window? .rootViewController = nil",
                "    let view = \(delegate)!.window! ",
                "    guard let window = (\(delegate)?.window as UIWindow??), let found = window else { return }",
                "    \(delegate)?.window = view",
                "    let other = view.delegate?.window",
            ])
    }

    @Test func partsOfUIKitAreImportedWhole() {
        let result = RewrittenText("import UIKit.UIGestureRecognizerSubclass\nimport class UIKit.UIView")
        #expect(result.lines == ["import UIKit", "import       UIKit"])
        #expect(RewrittenText("import XCTest").lines == ["import XCTest; import UIKit"])
        #expect(
            RewrittenText("import os.log\nimport class Foundation.Bundle").lines == [
                "import os", "import class Foundation.Bundle",
            ])
    }

    /// A path that goes on below is what damaged sources have.
    @Test func importsOnSeveralLinesKeepThem() {
        #expect(RewrittenText("import UIKit\n    .UIView\nlet a = 1").lines == ["import UIKit", "", "let a = 1"])
    }

    @Test func theEntryPointIsSwifts() {
        #expect(RewrittenText("@UIApplicationMain\nclass A: UIResponder {}").lines[0] == "@main")
        #expect(RewrittenText("@NSApplicationMain\nclass A: UIResponder {}").lines[0] == "@main")
    }

    @Test func testCasesAreDelegates() {
        let result = RewrittenText(
            "import XCTest\nclass A: XCTestCase {}\nclass B: A, Delegate {}\nclass C: B, Other {}\nextension D: Delegate {}\n"
                + "class D: XCTestCase {}\nclass E: NSObject, Delegate {}")
        #expect(result.lines[1] == "class A: XCTestCase {}")
        #expect(result.lines[2].hasPrefix("class B: A, Delegate {}; extension B: NSObjectProtocol { nonisolated func isEqual"))
        #expect(result.lines[3] == "class C: B, Other {}")
        #expect(result.lines[5].contains("; extension D: NSObjectProtocol {"))
        #expect(result.lines[6] == "class E: NSObject, Delegate {}")
    }

    @Test func xctestCallsMethodsThatAreNotIsolated() {
        let result = RewrittenText(
            "@MainActor class A: Base {\n@MainActor func testA() throws { check() }\nfunc testB() async {}\n}\n@MainActor class B {}",
            "class Base: XCTestCase {}")
        #expect(
            result.lines == [
                "@MainActor class A: Base, @unchecked Sendable {",
                "           nonisolated func testA() throws { @MainActor func testA() throws { check() }; "
                    + "try MainActor.assumeIsolated { try testA() } }",
                "func testB() async {}", "}", "@MainActor class B {}",
            ])
    }

    @Test func testCasesInheritIsolation() {
        let result = RewrittenText(
            "class A: Base {\noverride func setUp() { make() }\nfunc help() {}\n}", "@MainActor class Base: XCTestCase {}")
        #expect(result.lines[0] == "class A: Base, @unchecked Sendable {")
        #expect(result.lines[1].hasPrefix("nonisolated override func setUp() { @MainActor func setUp() { make() }; "))
        #expect(result.lines[2] == "func help() {}")
    }

    @Test func partsOfFoundationAreImported() {
        #expect(
            RewrittenText("import UIKit\nlet session = URLSession.shared").lines[0] == "import UIKit; import FoundationNetworking"
        )
        #expect(RewrittenText("import Foundation\nclass A: XMLParser {}").lines[0] == "import Foundation; import FoundationXML")
        #expect(
            RewrittenText("import UIKit\nobjc_setAssociatedObject(a, k, v, p)").lines[0]
                == "import UIKit; import RewrittenSources")
        #expect(
            RewrittenText("import XCTest\nlet a = b.value(forKey: \"c\")").lines[0]
                == "import XCTest; import UIKit; import RewrittenSources")
        #expect(RewrittenText("import UIKit\nlet url = URL(fileURLWithPath: path)").lines[0] == "import UIKit")
        let named = "import Foundation\nimport FoundationNetworking\nlet session = URLSession.shared"
        #expect(RewrittenText(named).lines[0] == "import Foundation")
        #expect(RewrittenText("import Parsing\nlet a: XMLElement").lines[0] == "import Parsing")
    }

    /// On iOS Foundation re-exports Combine; observed properties are a module of their own here.
    @Test(arguments: [
        ("import Foundation\nfinal class A: ObservableObject {}", "import Foundation; import Combine"),
        ("import UIKit\nvar bag: Set<AnyCancellable> = []", "import UIKit; import Combine"),
        ("import Combine\nvar bag: Set<AnyCancellable> = []", "import Combine"),
        ("import Combine\nlet a = b.publisher(for: \\.frame)", "import Combine; import KeyValuePublishers"),
        ("import Foundation\nlet a = 1", "import Foundation"),
    ]) func combineComesWithFoundation(_ source: String, _ line: String) {
        let rewriter = SourceRewriter(conditions: BuildConditions(modules: ["Combine", "KeyValuePublishers"]))
        let inputs = [SourceRewriter.Input(path: "A.swift", bytes: Array(source.utf8))]
        let output = rewriter.rewrite(rewriter.parse(inputs, in: SourceRewriter.ProjectWords(of: inputs)))[0]
        let text = output.bytes.map { String(decoding: $0, as: UTF8.self) } ?? source
        #expect(text.split(separator: "\n").first.map(String.init) == line)
    }

    @Test func literalsOfPicturesAreCalls() {
        #expect(
            RewrittenText("let a = [#imageLiteral(resourceName: \"dot.png\"), b]").lines[0]
                == "let a = [UIImage(named: \"dot.png\")!, b]")
    }

    private static let unsupported = [
        ("method_exchangeImplementations(a, b)", "error: method_exchangeImplementations is not supported"),
        ("class_copyPropertyList(View.self, &count)", "error: class_copyPropertyList is not supported"),
        ("NSClassFromString(\"Absent.Screen\")", "warning: NSClassFromString finds no Absent.Screen"),
    ]

    @Test(arguments: unsupported) func callsWithoutACounterpartAreToldOf(_ call: String, _ message: String) {
        let messages = RewrittenText("import UIKit\nfunc f() {\n    \(call)\n}").messages
        #expect(messages.count == 1 && messages[0].hasPrefix("File0.swift:3:") && messages[0].contains(" \(message)"))
    }

    private static let untold = [
        ("progress.observe(\\.fractionCompleted) { _, _ in }", "fractionCompleted are not told: Progress of Foundation"),
        (
            "queue.addObserver(self, forKeyPath: #keyPath(OperationQueue.operationCount), context: nil)",
            "operationCount are not told: OperationQueue"
        ),
        ("task.observe(\\URLSessionTask.state) { _, _ in }", "state are not told: URLSessionTask"),
    ]

    @Test(arguments: untold) func observationsOfFoundationsObjectsAreToldOf(_ call: String, _ message: String) {
        let messages = RewrittenText("import UIKit\nfunc f() {\n    \(call)\n}").messages
        #expect(messages.count == 1 && messages[0].hasPrefix("File0.swift:3:5: warning: changes of \(message)"))
    }

    @Test(arguments: [
        "a.observe(\\.isFinished) { _, _ in }", "view.observe(\\.frame) { _, _ in }",
        "UserDefaults.standard.observe(\\.theme) { _, _ in }",
        "UserDefaults.standard.addObserver(self, forKeyPath: \"shade\", context: nil)",
    ])
    func observationsOfOwnPropertiesAreNot(_ call: String) {
        let source = "import UIKit\nextension UserDefaults { @objc dynamic var theme: Int { 0 } }\nfunc f() {\n    \(call)\n}"
        #expect(RewrittenText(source).messages.isEmpty)
    }

    @Test func subclassesOfSealedClassesAreToldOf() {
        let messages = RewrittenText("class LocalBundle: Bundle {}\nclass Own: Thread {}\nextension Bundle {}", "class Thread {}")
            .messages
        #expect(messages.count == 1 && messages[0].hasPrefix("File0.swift:1:20: error: a subclass of Bundle is not supported"))
    }

    @Test func messagesAreNotPassedOn() {
        let text = "class A: NSObject {\n    override func forwardingTarget(for aSelector: Selector!) -> Any? { nil }\n}"
        let messages = RewrittenText(text).messages
        #expect(messages.count == 1 && messages[0].hasPrefix("File0.swift:2:19: error: forwardingTarget(for:) is not supported"))
    }

    @Test func callsWithACounterpartAreNot() {
        let source =
            "NSClassFromString(\"Module\")\nNSPredicate { _, _ in true }\ncenter.addObserver(self, selector: s, name: n, object: nil)"
        #expect(RewrittenText(source).messages.isEmpty)
    }

    @Test func managedPropertiesOfLayersAreStored() {
        let layer = RewrittenText("class A: CALayer {\n    @NSManaged var a: CGFloat\n}")
        let call = "RewrittenSources.layerPropertyWasSet(self, \"a\")"
        let first = "RewrittenSources.layerPropertyDefault(A.self, \"a\", 0)"
        #expect(layer.lines[1] == "               var a: CGFloat = \(first) { didSet { \(call) } }" && layer.messages.isEmpty)
    }

    @Test func absentFrameworksAreToldOnceWithTheNumberOfFiles() {
        let text = "import UIKit\nimport HomeKit\nlet a: HMHome? = nil"
        #expect(
            RewrittenText(text, "import GLKit\nvar b = GLKView()", text, text).messages == [
                "File0.swift:2:1: error: HomeKit is not supported: no module stands for this framework. 2 other files have it too.",
                "File1.swift:1:1: error: GLKit is not supported: no module stands for this framework.",
            ])
        #expect(RewrittenText("import UIKit\n#if os(macOS)\nimport HomeKit\nlet a: HMHome? = nil\n#endif").messages.isEmpty)
    }

    @Test func importsOfAbsentFrameworksWithoutUseAreLeftOut() {
        let result = RewrittenText(
            "import UIKit\nimport CoreText\nimport HomeKit\nlet a: HMHome? = nil", "import XCTest\nlet done = e.fulfill")
        #expect(result.lines[1] == "               " && result.lines[2] == "import HomeKit")
        #expect(RewrittenText("import Darwin", "import Darwin.C").files == [["import Foundation"], ["import Foundation"]])
        #expect(RewrittenText("import Darwin\nlet a = Darwin.sqrt(2.0)").lines[0] == "import Darwin")
        #expect(result.files[1][1] == "let done = { e.fulfill() }")
    }

    @Test func testsGetWhatXCTestLacksBehindTheLastLine() {
        let call = "func f() { XCTContext.runActivity(named: n) { _ in } }"
        let result = RewrittenText("import XCTest\n\(call)", "import XCTest\nlet a = XCTAttachment(string: s)")
        #expect(result.lines[1] == call && result.lines[2] == "import Foundation")
        #expect(result.lines.contains("public final class XCTContext {") && result.files[1].count == 2)
        let expecting = RewrittenText("import XCTest\nclass T: XCTestCase {\nfunc testA() { XCTExpectFailure(r) }\n}")
        #expect(expecting.lines[1].hasPrefix("class T: XCTestCase { nonisolated override func recordFailure("))
        #expect(expecting.lines.contains("public final class XCTExpectedFailure {") && expecting.messages == [])
        let recording = RewrittenText(
            "import XCTest\nclass T: XCTestCase {\noverride func record(_ issue: XCTIssue) { super.record(issue) }\n}\nclass U: T {\n"
                + "override func record(_ issue: XCTIssue) {}\n}")
        #expect(
            recording.lines[1].contains("override func recordFailure(") && recording.lines[1].contains("self.record(XCTIssue("))
        #expect(recording.lines[2] == "         func record(_ issue: XCTIssue) { super.record(issue) }")
        #expect(recording.lines[4] == "class U: T {" && recording.lines[5] == "override func record(_ issue: XCTIssue) {}")
    }

    /// Words of comments and texts are no uses of a framework; what a text has between parentheses is one.
    @Test(arguments: [
        ("SwiftUI", "print(\"Menu chosen\") // a Button"), ("HomeKit", "/* HMView */ let a = \"HMPeer\""),
    ]) func importsOfFrameworksThatAreNotUsedAreLeftOut(_ framework: String, _ text: String) {
        let result = RewrittenText("import UIKit\nimport \(framework)\nfunc f() { \(text) }")
        #expect(result.lines[1].allSatisfy { $0 == " " } && result.messages.isEmpty)
        let used = RewrittenText("import UIKit\nimport SwiftUI\nfunc f() { print(\"\\(Menu())\") }")
        #expect(used.lines[1] == "import SwiftUI" && used.messages.count == 1)
    }
}

/// Modules of tests of which no test would run.
@Suite struct MissingTestTests {
    private func messages(_ text: String) -> [String] {
        let inputs = [SourceRewriter.Input(path: "File.swift", bytes: Array(text.utf8))]
        let module = SourceRewriter().parse(inputs, in: SourceRewriter.ProjectWords(of: inputs))
        return SourceRewriter().rewrite(module, isTest: true).flatMap { $0.diagnostics.map(\.description) }
    }

    @Test func testsThatAreAddedAtRunTimeAreToldOf() {
        let text = "import Quick\nfinal class CartSpec: QuickSpec {\n    override class func spec() { it(\"adds\") {} }\n}"
        #expect(
            messages(text) == [
                "File.swift:2:13: error: no test of this module would run: QuickSpec adds its tests at run time, by Objective-C."
            ])
    }

    @Test func modulesWithTestsAreNot() {
        #expect(messages("import XCTest\nclass A: XCTestCase { func testA() {} }").isEmpty)
        #expect(messages("import Testing\n@Test func a() {}").isEmpty)
        #expect(messages("let a = 1").count == 1)
    }
}
