/// Declarations of XCTest that Linux lacks: activities with attachments, expectations of observed values, and metrics.
/// The first file of a module that names one of a group gets the group behind its last line.
struct TestAdditions {
    private let groups: [Group]

    /// - Parameters:
    ///   - files: The files of a module.
    ///   - others: Those of the modules that it is built from, which may have a group already.
    init(of files: [SourceFile], builtFrom others: [SourceFile]) {
        let usesUIKit = (files + others).contains(where: \.importsUIKit)
        groups = Group.all.filter { group in
            files.contains(where: group.isNamed) && !others.contains(where: group.isNamed) && (usesUIKit || !group.isOfUIKit)
        }
    }

    func added(to outputs: [SourceRewriter.Output], of files: [SourceFile]) -> [SourceRewriter.Output] {
        guard !groups.isEmpty else { return outputs }
        var outputs = outputs
        for group in groups {
            guard let place = files.firstIndex(where: group.isNamed) else { continue }
            let output = outputs[place]
            outputs[place] = SourceRewriter.Output(
                path: output.path, bytes: (output.bytes ?? files[place].bytes) + Array("\n\(group.text)".utf8),
                diagnostics: output.diagnostics)
        }
        return outputs
    }

    /// Declarations that belong together.
    private struct Group {
        /// Words by which a file is known that needs them.
        let words: [String]
        let text: String
        /// Whether only modules that UIKit is part of get the group.
        var isOfUIKit = false
        /// The framework that a file imports which needs the group.
        var framework = "XCTest"

        func isNamed(in file: SourceFile) -> Bool { file.imports(framework) && file.mentions(any: words) }

        static let all = [
            Group(words: ["XCTestCase"], text: host, isOfUIKit: true),
            Group(words: ["Testing"], text: asynchronousTests, isOfUIKit: true, framework: "Testing"),
            Group(words: [RunTimeTestStep.property, "class var \(RunTimeTestStep.list)"], text: runTimeTests),
            Group(words: [RunTimeTestStep.property], text: selectedTests, isOfUIKit: true),
            Group(words: ["XCTContext", "XCTAttachment"], text: activities),
            Group(words: ["XCTKVOExpectation", "keyValueObservingExpectation"], text: observing),
            Group(words: [ExpectedFailureStep.word], text: expectedFailures),
            Group(words: [ExpectedFailureStep.word, ExpectedFailureStep.issueWord], text: issues),
            Group(words: ["wait(for"], text: waiting),
            Group(words: ["measure(metrics", "measure(options", "XCTMeasureOptions", "Metric()"], text: metrics),
            Group(words: ["measure {", "measure{", "measure() {", "measure(block"], text: measuring),
        ]
    }

    // MARK: Texts

    /// The program which the tests test is running when they begin.
    private static let host = """
        import Foundation
        import RewrittenSources
        private final class _HostedTests: NSObject, XCTestObservation {
            func testBundleWillStart(_ testBundle: Bundle) { RewrittenSources.HostedProgram.launch() }
            @section(".init_array") @used static let start: @Sendable @convention(c) () -> Void = {
                XCTestObservationCenter.shared.addTestObserver(_HostedTests())
            }
        }

        """

    /// Time passes while a test waits, as on a device.
    private static let asynchronousTests = """
        import RewrittenSources
        @section(".init_array") @used private let _asynchronousTests: @Sendable @convention(c) () -> Void = {
            RewrittenSources.HostedProgram.prepareAsynchronousTests()
        }

        """

    /// The suites of classes that make tests when they run are added to the first that starts, which has all others. A
    /// list of tests ends with them.
    private static let runTimeTests = """
        import Foundation
        public struct _TestInvocation {
            let name: String
            let body: (XCTestCase) throws -> Void
        }
        public protocol _RunTimeTesting: XCTestCase {}
        extension XCTestCase: _RunTimeTesting {
            public convenience init(invocation: _TestInvocation?) {
                self.init(name: invocation?.name ?? "", testClosure: { try invocation?.body($0) })
            }
        }
        extension _RunTimeTesting {
            public static var defaultTestSuite: XCTestSuite { XCTestSuite(forTestCaseClass: self) }
            public static var testInvocations: [_TestInvocation] { _RunTimeTests.invocations(of: self) }
        }
        extension XCTestSuite {
            public convenience init(forTestCaseClass testCaseClass: AnyClass) {
                self.init(name: String(describing: testCaseClass))
                _RunTimeTests.classes.insert(ObjectIdentifier(testCaseClass))
            }
        }
        public final class _RunTimeTests: NSObject, XCTestObservation {
            private struct Maker {
                let type: XCTestCase.Type
                let make: @MainActor () -> [XCTest]
            }
            /// The classes whose suites have the tests that XCTest finds by itself.
            nonisolated(unsafe) static var classes: Set<ObjectIdentifier> = []
            nonisolated(unsafe) private static var methods: [ObjectIdentifier: [_TestInvocation]] = [:]
            nonisolated(unsafe) private static var makers: [Maker] = []
            nonisolated(unsafe) private static var made: Set<ObjectIdentifier> = []
            nonisolated(unsafe) private static var hasBegun = false
            /// The names of the tests that run; nil for all.
            private static let selected: [String]? = {
                let words = CommandLine.arguments.dropFirst()
                guard let names = words.first, words.count == 1, !names.hasPrefix("-") else { return nil }
                return names.split(separator: ",").map(String.init)
            }()
            public static func register(
                _ type: XCTestCase.Type, _ methods: [(String, (XCTestCase) throws -> Void)],
                _ make: (@MainActor () -> [XCTest])? = nil
            ) {
                Self.methods[ObjectIdentifier(type)] = methods.map { _TestInvocation(name: $0.0, body: $0.1) }
                guard let make else { return }
                if makers.isEmpty {
                    XCTestObservationCenter.shared.addTestObserver(_RunTimeTests())
                    if CommandLine.arguments.contains("--list-tests") { atexit { _RunTimeTests.list() } }
                }
                makers.append(Maker(type: type, make: make))
            }
            static func method(_ name: String, of type: AnyClass) -> _TestInvocation? {
                sequence(first: type, next: { _getSuperclass($0) }).lazy.compactMap { type in
                    methods[ObjectIdentifier(type)]?.first { $0.name == name }
                }.first
            }
            static func invocations(of type: AnyClass) -> [_TestInvocation] {
                sequence(first: type, next: { _getSuperclass($0) }).flatMap { methods[ObjectIdentifier($0)] ?? [] }
                    .filter { $0.name.hasPrefix("test") }
            }
            /// Whether a test case runs: one that was made, or one of a class whose suite has the tests that XCTest
            /// finds.
            public static func runs(_ test: XCTestCase) -> Bool {
                made.contains(ObjectIdentifier(test)) || classes.contains(ObjectIdentifier(type(of: test)))
            }
            private static func tests(of maker: Maker) -> [XCTestCase] {
                nonisolated(unsafe) var tests: [XCTest] = []
                MainActor.assumeIsolated { tests = maker.make() }
                return tests.flatMap(cases)
            }
            private static func cases(_ test: XCTest) -> [XCTestCase] {
                if let test = test as? XCTestCase { return [test] }
                return (test as? XCTestSuite)?.tests.flatMap(cases) ?? []
            }
            /// The name by which a test of a class's suite is chosen, in which no comma stands.
            private static func name(of test: XCTestCase, in maker: Maker) -> String {
                let own = test.name.dropFirst(String(describing: type(of: test)).count + 1)
                return "\\(String(reflecting: maker.type))/\\(own.filter { $0 != "," })"
            }
            private static func list() {
                for maker in makers { for test in tests(of: maker) { print(name(of: test, in: maker)) } }
            }
            private static func isSelected(_ test: XCTestCase, in maker: Maker) -> Bool {
                let name = name(of: test, in: maker)
                return selected?.contains { name == $0 || name.hasPrefix($0 + "/") } ?? true
            }
            public func testSuiteWillStart(_ testSuite: XCTestSuite) {
                guard !Self.hasBegun else { return }
                Self.hasBegun = true
                for maker in Self.makers {
                    let tests = Self.tests(of: maker).filter { Self.isSelected($0, in: maker) }
                    guard !tests.isEmpty else { continue }
                    let suite = XCTestSuite(name: String(describing: maker.type))
                    for test in tests {
                        Self.made.insert(ObjectIdentifier(test))
                        suite.addTest(test)
                    }
                    testSuite.addTest(suite)
                }
            }
            public func testBundleDidFinish(_ testBundle: Bundle) {
                guard Self.selected == nil, Self.made.isEmpty else { return }
                print("error: the classes that make tests when they run made none")
                exit(1)
            }
        }

        """

    /// A test of a method that a selector names.
    private static let selectedTests = """
        import UIKit
        extension XCTestCase {
            public convenience init(selector: Selector) {
                let name = "\\(selector)"
                self.init(name: name, testClosure: { test in
                    guard let method = _RunTimeTests.method(name, of: type(of: test)) else {
                        return XCTFail("\\(type(of: test)) has no method \\(name) without parameters")
                    }
                    try method.body(test)
                })
            }
        }

        """

    /// Attachments are kept as files of the folder that `XCTEST_ATTACHMENTS` names; without it they are not kept.
    private static let activities = """
        import Foundation
        import UIKit
        public protocol XCTActivity: AnyObject {
            var name: String { get }
            func add(_ attachment: XCTAttachment)
        }
        public final class XCTContext {
            private final class Activity: XCTActivity {
                let name: String
                init(_ name: String) { self.name = name }
                func add(_ attachment: XCTAttachment) { attachment.keep() }
            }
            public class func runActivity<Result>(named name: String, block: (any XCTActivity) throws -> Result) rethrows -> Result {
                try block(Activity(name))
            }
        }
        public final class XCTAttachment: NSObject, @unchecked Sendable {
            public enum Lifetime: Int { case keepAlways, deleteOnSuccess }
            public enum ImageQuality: Int { case original, medium, low }
            public var lifetime = Lifetime.deleteOnSuccess
            public var name: String?
            public var userInfo: [AnyHashable: Any]
            public let uniformTypeIdentifier: String
            private let payload: Data?
            public init(uniformTypeIdentifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil) {
                (self.uniformTypeIdentifier, self.name) = (uniformTypeIdentifier ?? "public.data", name)
                (self.payload, self.userInfo) = (payload, userInfo ?? [:])
            }
            public convenience init(data: Data, uniformTypeIdentifier: String = "public.data") {
                self.init(uniformTypeIdentifier: uniformTypeIdentifier, name: nil, payload: data)
            }
            public convenience init(string: String) { self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text") }
            public convenience init(image: UIImage, quality: ImageQuality = .original) {
                self.init(data: image.pngData() ?? Data(), uniformTypeIdentifier: "public.png")
            }
            public convenience init(contentsOfFile url: URL) {
                self.init(uniformTypeIdentifier: nil, name: url.lastPathComponent, payload: try? Data(contentsOf: url))
            }
            public convenience init(plistObject: Any) {
                let data = try? PropertyListSerialization.data(fromPropertyList: plistObject, format: .xml, options: 0)
                self.init(data: data ?? Data(), uniformTypeIdentifier: "com.apple.property-list")
            }
            fileprivate func keep() {
                guard let folder = ProcessInfo.processInfo.environment["XCTEST_ATTACHMENTS"], let payload else { return }
                let file = (name ?? "Attachment").replacingOccurrences(of: "/", with: ":") + "-" + UUID().uuidString
                do {
                    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                    try payload.write(to: URL(fileURLWithPath: folder).appendingPathComponent(file))
                } catch { print("The attachment \\(file) was not written: \\(error)") }
            }
        }
        extension XCTestCase {
            public func add(_ attachment: XCTAttachment) { attachment.keep() }
        }

        """

    private static let observing = """
        import Foundation
        import RewrittenSources
        public final class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
            public typealias Handler = (Any, [NSKeyValueChangeKey: Any]) -> Bool
            public let keyPath: String
            public let observedObject: Any
            public let expectedValue: Any?
            public var handler: Handler?
            private var observer: ValueObserver?
            public init(
                keyPath: String, object: Any, expectedValue: Any?, options: NSKeyValueObservingOptions = [.initial, .old, .new]
            ) {
                (self.keyPath, observedObject, self.expectedValue) = (keyPath, object, expectedValue)
                super.init(description: "Expect the value of “\\(keyPath)” of \\(object)")
                assertForOverFulfill = false
                observer = ValueObserver(object, keyPath: keyPath, options: options.union(.new)) { [unowned self] in hear($0) }
            }
            public convenience init(keyPath: String, object: Any) { self.init(keyPath: keyPath, object: object, expectedValue: nil, options: [.old, .new]) }
            private func hear(_ change: [NSKeyValueChangeKey: Any]) {
                let isMet = handler.map { $0(observedObject, change) }
                    ?? (expectedValue == nil || Self.comparable(change[.newKey]) == Self.comparable(expectedValue))
                if isMet { fulfill() }
            }
            private static func comparable(_ value: Any?) -> AnyHashable? {
                if let number = value as? NSNumber { return number }
                return value as? AnyHashable
            }
            fileprivate var other: XCTestExpectation? { didSet { if hasBeenMet { other?.fulfill() } } }
            private var hasBeenMet = false
            public override func fulfill(_ file: StaticString = #file, line: Int = #line) {
                super.fulfill(file, line: line)
                if !hasBeenMet { other?.fulfill() }
                hasBeenMet = true
            }
        }
        extension XCTestCase {
            @discardableResult
            public func keyValueObservingExpectation(for object: Any, keyPath: String, expectedValue: Any?) -> XCTestExpectation {
                waitedFor(XCTKVOExpectation(keyPath: keyPath, object: object, expectedValue: expectedValue))
            }
            @discardableResult
            public func keyValueObservingExpectation(
                for object: Any, keyPath: String, handler: XCTKVOExpectation.Handler? = nil
            ) -> XCTestExpectation {
                let observing = XCTKVOExpectation(keyPath: keyPath, object: object)
                observing.handler = handler
                return waitedFor(observing)
            }
            private func waitedFor(_ observing: XCTKVOExpectation) -> XCTestExpectation {
                // `waitForExpectations` waits for what the test case made itself.
                let expectation = expectation(description: observing.expectationDescription)
                observing.other = expectation
                addTeardownBlock { _ = observing }
                return expectation
            }
        }

        """

    private static let waiting = """
        import Foundation
        extension XCTestCase {
            /// Waits for a year, which no test takes.
            public func wait(for expectations: [XCTestExpectation], enforceOrder: Bool = false) {
                wait(for: expectations, timeout: 31_536_000, enforceOrder: enforceOrder)
            }
        }

        """

    private static let expectedFailures = """
        import Foundation
        public final class XCTExpectedFailure {
            public final class Options {
                public var issueMatcher: (XCTIssue) -> Bool = { _ in true }
                public var isEnabled = true
                public var isStrict = true
                public init() {}
                public static func nonStrict() -> Options {
                    let options = Options()
                    options.isStrict = false
                    return options
                }
            }
            public let failureReason: String?
            private let options: Options
            private var isMet = false
            private nonisolated(unsafe) static var expected: [XCTExpectedFailure] = []
            fileprivate init(_ reason: String?, _ options: Options) {
                (failureReason, self.options) = (reason, options)
                if options.isEnabled { Self.expected.append(self) }
            }
            public static func takes(_ description: String, _ isAssertion: Bool) -> Bool {
                let issue = XCTIssue(type: isAssertion ? .assertionFailure : .thrownError, compactDescription: description)
                guard let taker = expected.last(where: { $0.options.issueMatcher(issue) }) else { return false }
                taker.isMet = true
                print("Expected failure\\(taker.failureReason.map { " “\\($0)”" } ?? ""): \\(description)")
                return true
            }
            fileprivate func end() {
                Self.expected.removeAll { $0 === self }
                guard options.isEnabled, options.isStrict, !isMet else { return }
                XCTFail("Expected failure\\(failureReason.map { " “\\($0)”" } ?? "") but none recorded.")
            }
            public static func endTest() { for failure in expected.reversed() { failure.end() } }
        }
        public func XCTExpectFailure(_ failureReason: String? = nil, options: XCTExpectedFailure.Options) {
            _ = XCTExpectedFailure(failureReason, options)
        }
        public func XCTExpectFailure<Result>(
            _ failureReason: String? = nil, options: XCTExpectedFailure.Options, failingBlock: () throws -> Result
        ) rethrows -> Result {
            let failure = XCTExpectedFailure(failureReason, options)
            defer { failure.end() }
            return try failingBlock()
        }
        private func optionsOf(_ isEnabled: Bool?, _ isStrict: Bool?, _ matcher: ((XCTIssue) -> Bool)?) -> XCTExpectedFailure.Options {
            let options = XCTExpectedFailure.Options()
            (options.isEnabled, options.isStrict) = (isEnabled ?? true, isStrict ?? true)
            if let matcher { options.issueMatcher = matcher }
            return options
        }
        public func XCTExpectFailure(
            _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, issueMatcher: ((XCTIssue) -> Bool)? = nil
        ) {
            XCTExpectFailure(failureReason, options: optionsOf(enabled, strict, issueMatcher))
        }
        public func XCTExpectFailure<Result>(
            _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, failingBlock: () throws -> Result,
            issueMatcher: ((XCTIssue) -> Bool)? = nil
        ) rethrows -> Result {
            try XCTExpectFailure(failureReason, options: optionsOf(enabled, strict, issueMatcher), failingBlock: failingBlock)
        }

        """

    /// Issues have no attachments. `record(_:)` is of a protocol, so that test cases can have their own, and calls the
    /// method by which XCTest records failures, which in these cases would call it again.
    private static let issues = """
        import Foundation
        public final class XCTSourceCodeLocation: NSObject {
            public let fileURL: URL
            public let lineNumber: Int
            public init(fileURL: URL, lineNumber: Int) { (self.fileURL, self.lineNumber) = (fileURL, lineNumber) }
            public convenience init(filePath: String, lineNumber: Int) {
                self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
            }
        }
        public final class XCTSourceCodeContext: NSObject {
            public let location: XCTSourceCodeLocation?
            public init(location: XCTSourceCodeLocation?) { self.location = location }
            public override convenience init() { self.init(location: nil) }
        }
        public struct XCTIssue {
            public enum IssueType: Int { case assertionFailure, performanceRegression, system, thrownError, uncaughtException, unmatchedExpectedFailure }
            public var type: IssueType
            public var compactDescription: String
            public var detailedDescription: String?
            public var sourceCodeContext: XCTSourceCodeContext
            public var associatedError: (any Error)?
            public nonisolated(unsafe) static var isPassedOn = false
            public init(
                type: IssueType, compactDescription: String, detailedDescription: String? = nil,
                sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(), associatedError: (any Error)? = nil
            ) {
                (self.type, self.compactDescription, self.detailedDescription) = (type, compactDescription, detailedDescription)
                (self.sourceCodeContext, self.associatedError) = (sourceCodeContext, associatedError)
            }
        }
        public protocol _IssueRecording {}
        extension XCTestCase: _IssueRecording {}
        extension _IssueRecording where Self: XCTestCase {
            public func record(_ issue: XCTIssue) {
                let location = issue.sourceCodeContext.location
                XCTIssue.isPassedOn = true
                defer { XCTIssue.isPassedOn = false }
                recordFailure(
                    withDescription: issue.compactDescription, inFile: location?.fileURL.path ?? "<unknown>",
                    atLine: location?.lineNumber ?? 0, expected: issue.type == .assertionFailure)
            }
        }

        """

    /// All metrics measure the time by the clock.
    private static let metrics = """
        import Foundation
        public protocol XCTMetric {}
        public final class XCTClockMetric: NSObject, XCTMetric {}
        public final class XCTMemoryMetric: NSObject, XCTMetric {}
        public final class XCTStorageMetric: NSObject, XCTMetric {}
        public final class XCTCPUMetric: NSObject, XCTMetric {
            public override init() {}
            public init(limitingToCurrentThread: Bool) {}
        }
        public final class XCTMeasureOptions: NSObject {
            public struct InvocationOptions: OptionSet, Sendable {
                public let rawValue: Int
                public init(rawValue: Int) { self.rawValue = rawValue }
                public static let manuallyStart = InvocationOptions(rawValue: 1)
                public static let manuallyStop = InvocationOptions(rawValue: 2)
            }
            public class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
            public var iterationCount = 5
            public var invocationOptions: InvocationOptions = []
        }
        extension XCTestCase {
            public func measure(options: XCTMeasureOptions, block: () -> Void) { measure(metrics: [], options: options, block: block) }
            public func measure(metrics: [any XCTMetric], block: () -> Void) { measure(metrics: metrics, options: .default, block: block) }
            public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
                let isManual = !options.invocationOptions.isEmpty
                measureMetrics([.wallClockTime], automaticallyStartMeasuring: !isManual, for: block)
            }
        }

        """

    /// Without a baseline no time is a failure on iOS, while Linux has measurements fail that differ much, as they do
    /// on a machine with other work.
    private static let measuring = """
        import Foundation
        extension XCTestCase {
            public func measure(_ block: () -> Void) {
                let times = (0..<10).map { _ in
                    let start = DispatchTime.now().uptimeNanoseconds
                    block()
                    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
                }
                let average = times.reduce(0, +) / Double(times.count)
                print("Test Case '\\(name)' measured [Time, seconds] average: \\(average), values: \\(times)")
            }
        }

        """
}
