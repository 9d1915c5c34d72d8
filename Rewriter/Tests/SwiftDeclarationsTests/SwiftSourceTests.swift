import Testing

@testable import SwiftDeclarations

struct SwiftSourceTests {
    /// Source, and the names of what it declares in public.
    static let declarations: [(source: String, names: [String])] = [
        ("public func f(_ a: Int, to b: Int, c: Int = g(1, 2)) -> Int { 0 }", ["f(_:to:c:)"]),
        ("public func f() {}\nfunc g() {}\ninternal func h() {}", ["f()"]),
        ("public func map<T, U>(_ change: (T, T) -> [U], or other: Pair<T, U>) rethrows {}", ["map(_:or:)"]),
        ("public func f(@Builder content: @escaping () -> Int) {}", ["f(content:)"]),
        (
            """
            public func f(
                first: Int,  // not, last: Int
                /* nor: Int, */ second: Int
            ) -> Int {
                public_call(third: 1)
                func local(fourth: Int) {}
            }
            """, ["f(first:second:)"]
        ),
        ("public let a = 1, b: Int\npublic var c: [Int: Int] = [:], d = 2", ["a", "b", "c", "d"]),
        ("public var pair: Pair<Int, Int> = .init(1, 2)\npublic let next = 3", ["pair", "next"]),
        ("public let text = \"} public let inside = \\(f(\"{\")) /*\"; public let after = 1", ["text", "after"]),
        ("public let text = #\"\\(\"quote\" \"#\npublic let after = 1", ["text", "after"]),
        ("public let text = \"\"\"\n  public let inside = 1 \"\n  \"\"\"\npublic let after = 1", ["text", "after"]),
        ("public typealias A = B<Int>\npublic typealias Handler = (Int) -> Void", ["A", "Handler"]),
        ("/* public let a = 1 /* nested */ public let b = 2 */ public let c = 3", ["c"]),
        ("@available(iOS 13, *) @MainActor public final class A {}", ["A"]),
        ("import struct Foundation.Date\npublic struct A {}", ["A"]),
    ]

    @Test(arguments: declarations)
    func names(_ source: String, _ names: [String]) {
        #expect(publicNames(in: source) == names)
    }

    /// A declaration inside a type, and the names that are public with it.
    static let members: [(source: String, names: [String])] = [
        ("open class var main: A { a }", ["A.main"]),
        ("open package(set) weak var view: B?", ["A.view"]),
        ("public private(set) var count = 0 { didSet { update() } }", ["A.count"]),
        ("public override init() { super.init() }", ["A.init()"]),
        ("public required init?(coder: NSCoder) {}", ["A.init(coder:)"]),
        ("public init(_ a: Int, _ b: Int) where T: B {}", ["A.init(_:_:)"]),
        ("public subscript(index: Int, at offset: Int) -> Int { 0 }", ["A.subscript(_:at:)"]),
        ("public static func == (lhs: A, rhs: A) -> Bool { true }", ["A.==(_:_:)"]),
        ("public static func < (lhs: A, rhs: A) -> Bool { true }", ["A.<(_:_:)"]),
        ("public nonisolated(unsafe) static let a = B<C>(rawValue: 1)", ["A.a"]),
        (
            "public enum Mode: Int { case on = 1, off; case other(Int, at: Int), `default` }",
            [
                "A.Mode", "A.Mode.on", "A.Mode.off", "A.Mode.other(_:at:)", "A.Mode.default",
            ]
        ),
        ("enum Mode { case on, off }", []),
        ("public func f() { switch a { case .on: g() } }\npublic let after = 1", ["A.f()", "A.after"]),
        ("#if DEBUG\npublic let a = 1\n#else\npublic let b = 1\n#endif", ["A.a", "A.b"]),
        ("deinit { stop() }\npublic var last: Int { get { 1 } set { f(newValue) } }", ["A.last"]),
    ]

    @Test(arguments: members)
    func memberNames(_ source: String, _ names: [String]) {
        #expect(
            publicNames(in: "public class A<T: B>: C where T: D {\n\(source)\n}\npublic let end = 1") == ["A"] + names + ["end"])
    }

    @Test func requirementsAreAsPublicAsTheirProtocol() {
        let requirements = """
            associatedtype B: C
            var size: Int { get }
            func f(_ a: B) -> Int
            func g() where B: D
            init(a: Int)
            """
        let names = ["P", "P.B", "P.size", "P.f(_:)", "P.g()", "P.init(a:)"]
        #expect(publicNames(in: "public protocol P: AnyObject {\n\(requirements)\n}") == names)
        #expect(publicNames(in: "protocol P: AnyObject {\n\(requirements)\n}") == [])
    }

    @Test func publicExtensionsStandForTheirMembers() {
        let source =
            "public extension A.B { func f() {}\n internal func g() {}\n private var h: Int { 1 } }\nextension A { func i() {} }"
        #expect(publicNames(in: source) == ["A.B.f()"])
    }

    @Test func parentsComeWithoutGenericsAndModules() {
        let source = """
            open class A<T: X>: UIKit.B<Int>, C, @unchecked Sendable where T: Y {}
            extension A.Inner: @retroactive D {}
            public typealias E = F.G<Int>
            """
        let declarations = SwiftSource(source).declarations
        #expect(declarations.map(\.name) == ["A", "A.Inner", "E"])
        #expect(declarations.map(\.parents) == [["B", "C", "Sendable"], ["D"], ["F.G"]])
        #expect(declarations.map(\.kind) == [.type, .typeExtension, .type])
    }

    @Test func overridesAndDesignatedInitializersAreTold() {
        let declarations = SwiftSource(
            "class A: B { open override var a: Int { 1 }\n convenience init() {}\n init(b: Int) {} }"
        ).declarations
        #expect(declarations.map(\.isOverride) == [false, true, false, false])
        #expect(declarations.map(\.kind) == [.type, .value, .value, .designatedInitializer])
    }

    @Test func privateDeclarationsAreTold() {
        let declarations = SwiftSource(
            "private class A { var a = 1 }\nfileprivate let b = 2\nprivate extension C { func c() {} }\nlet d = 3"
        ).declarations
        #expect(declarations.map(\.name) == ["A", "A.a", "b", "C", "C.c()", "d"])
        #expect(declarations.map(\.isPrivate) == [true, false, true, false, true, false])
    }

    @Test func tokensKnowTheirLines() {
        let tokens = SwiftSource("a // b\n/* c\nd */ e\n\n\"\"\"\n  f\n  \"\"\" g").tokens
        #expect(tokens.map(\.text) == ["a", "e", "", "g"])
        #expect(tokens.map(\.line) == [1, 3, 5, 7])
    }

    @Test(arguments: [
        "public func f(", "public class A: B", "public enum A { case", "\"open \\(", "/* open", "}}}", "public let",
    ])
    func brokenSourceEnds(_ source: String) {
        #expect(SwiftSource(source).declarations.count <= 1)
    }

    private func publicNames(in source: String) -> [String] {
        SwiftSource(source).declarations.filter(\.isPublic).map(\.name)
    }
}
