import InterfaceBuilderDocument
import Testing

@testable import LayoutInspection

/// A constraint is needless where another one on the same attributes demands as much, and not where it may ever matter.
@MainActor
struct NeedlessConstraintTests {
    struct Pair: Sendable, CustomTestStringConvertible {
        let name: String
        let first: String
        let second: String
        /// The id of the constraint that never matters, nil for none.
        let needless: String?
        var testDescription: String { name }

        init(_ name: String, _ first: String, _ second: String, needless: String? = nil) {
            (self.name, self.first, self.second, self.needless) = (name, first, second, needless)
        }
    }

    nonisolated static let pairs = [
        Pair("a width, and a smaller least width", "width = 100", "width >= 44", needless: "k2"),
        Pair("a width, and a greater least width: a conflict", "width = 100", "width >= 144"),
        Pair("a width, and a wish", "width = 100", "width = 80 @750", needless: "k2"),
        Pair("two wishes", "width = 100 @900", "width = 80 @750"),
        Pair("a wish, and a least width", "width = 100 @750", "width >= 44"),
        Pair("two least widths", "width >= 60", "width >= 44", needless: "k2"),
        Pair("the same least width as a wish", "width >= 60", "width >= 60 @750", needless: "k2"),
        Pair("the same twice is a duplicate", "width >= 60", "width >= 60"),
        Pair("a least and a greatest width", "width >= 60", "width <= 80"),
        Pair("two greatest widths", "width <= 60", "width <= 80", needless: "k2"),
        Pair("a width and a height", "width = 60", "height >= 44"),
        Pair("the other way around", "leading = R.leading + 20", "TURNED", needless: "k2"),
    ]

    @Test(arguments: pairs)
    func pairsOfConstraints(_ pair: Pair) throws {
        let second = pair.second == "TURNED" ? "constrain R.leading <= A.leading - 10 id k2" : "constrain A.\(pair.second) id k2"
        let document = try Self.document(["constrain A.\(pair.first) id k1", second])
        #expect(Self.needless(document) == (pair.needless.map { [$0] } ?? []))
    }

    @Test func whatAProgramOrASizeClassMayChangeIsNotJudged() throws {
        let edits = ["constrain A.width = 100 id k1", "constrain A.width >= 44 id k2"]
        #expect(Self.needless(try Self.document(edits)) == ["k2"])
        #expect(Self.needless(try Self.document(edits + ["set k2.constant 200 on widthClass=regular"])) == [])
        #expect(Self.needless(try Self.document(edits + ["uninstall k1 on widthClass=regular"])) == [])
        #expect(Self.needless(try Self.document(edits + ["add outlet to R property=least destination=k2"])) == [])
    }

    /// The ids of the constraints found.
    private static func needless(_ document: InterfaceDocument) -> [String] {
        let lint = DocumentLint(document, rules: [.needlessConstraint])
        return lint.scenes.flatMap(lint.findings).map { $0.items[0] }
    }

    private static func document(_ edits: [String]) throws -> InterfaceDocument {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" \
            useAutolayout="YES" useTraitCollections="YES"><device id="retina4_7" orientation="portrait"/><objects>
            <view id="R"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="A"><rect key="frame" x="0.0" y="0.0" width="100" height="50"/></view>
            </subviews></view></objects></document>
            """
        return try InterfaceDocument(bytes: Array(text.utf8)).applying(edits.map { try DocumentEdit(parsing: $0) })
    }
}
