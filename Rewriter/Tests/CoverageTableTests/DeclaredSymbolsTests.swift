import SwiftDeclarations
import Testing

@testable import CoverageTable

struct DeclaredSymbolsTests {
    @Test(arguments: [
        ("View", true), ("View.frame", true), ("View.hidden", false), ("Label.frame", true), ("Label.text", true),
        ("Title.frame", true), ("View.text", false), ("Label.Mode.on", true), ("Other.frame", false), ("frame", false),
    ])
    func members(_ name: String, _ isDeclared: Bool) {
        let symbols = declared(
            """
            open class View { public var frame = 1; var hidden = 2 }
            open class Label: View { public enum Mode { case on } }
            extension Label { public var text: Int { 1 } }
            public typealias Title = Label
            """)
        #expect(symbols.contains(name) == isDeclared)
    }

    @Test func protocolsGiveTheirRequirementsAndDefaults() {
        let symbols = declared(
            """
            public protocol Space { var bounds: Int { get } }
            extension Space { public func convert(to other: Self) {} }
            public class View {}
            extension View: Space {}
            """)
        #expect(symbols.contains("View.bounds"))
        #expect(symbols.contains("View.convert(to:)"))
    }

    @Test func membersOfHiddenTypesDoNotCount() {
        let symbols = declared("struct A { public struct B { public var c = 1 } }\nextension A { public var d: Int { 1 } }")
        #expect(symbols.names.isEmpty)
        #expect(!symbols.contains("A.B.c"))
    }

    /// `Label` has a designated initializer of its own and so inherits none; `Switch` has none.
    @Test func initializersAreInheritedAsInSwift() {
        let symbols = declared(
            """
            open class View { public init(frame: Int) {} }
            open class Label: View { init(text: Int) {} }
            open class Switch: View { public convenience init() {} }
            """)
        #expect(!symbols.contains("Label.init(frame:)"))
        #expect(symbols.contains("Switch.init(frame:)"))
    }

    @Test func nestedParentsAreFoundBesideTheType() {
        let symbols = declared(
            "public class A { public class Base { public let a = 1 }\n public class Derived: Base {} }\npublic class Base {}")
        #expect(symbols.contains("A.Derived.a"))
    }

    @Test func inheritanceInACircleEnds() {
        #expect(!declared("public class A: B {}\npublic class B: A {}").contains("A.a"))
    }

    private func declared(_ source: String) -> DeclaredSymbols {
        DeclaredSymbols(SwiftSource(source).declarations)
    }
}
