import InterfaceBuilderDocument
import LayoutEngine
import SceneFixtures
import Testing
import UIKit

@testable import InterfaceBuilderCanvas

/// Bad documents are reported with their place and laid out as far as they go.
@MainActor
struct CanvasDiagnosticsTests {
    @Test func conflictsNameTheDocumentsConstraints() throws {
        let scene = SceneFixture.layOut(
            try SceneFixture.xib(
                """
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="V"><rect key="frame"/>
                <constraints><constraint firstAttribute="width" constant="10" id="a"/>
                <constraint firstAttribute="width" constant="20" id="b"/></constraints></view></subviews>
                """))
        #expect(scene.diagnostics.map(\.id) == ["unsatisfiable"])
        #expect(scene.diagnostics[0].items.sorted() == ["a", "b"])
        #expect(scene.diagnostics[0].position?.line == 5)
        #expect(scene.frame("V").contains(" 10 "))
    }

    /// Exactly, V is 25 points wide and W is 49; with the precision of the values, one of the constraints is missed.
    @Test func multipliersThatAreTooFarApartAreTold() throws {
        let scene = SceneFixture.layOut(
            try SceneFixture.xib(
                """
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="V"><rect key="frame"/></view>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="W"><rect key="frame"/></view></subviews><constraints>
                <constraint firstItem="V" firstAttribute="width" secondItem="W" secondAttribute="width" multiplier="3e-9" constant="24.999999853" id="a"/>
                <constraint firstItem="W" firstAttribute="width" secondItem="V" secondAttribute="width" multiplier="1e-9" constant="48.999999975" id="b"/>
                <constraint firstItem="W" firstAttribute="width" secondItem="V" secondAttribute="width" multiplier="6e-8" constant="48.9999985" id="c"/>
                </constraints>
                """))
        let imprecise = try #require(scene.diagnostics.first { $0.id == "imprecise-constraint" })
        #expect(imprecise.severity == .warning && imprecise.items == ["a"] && imprecise.position?.line == 5)
        let words =
            "multipliers are too far apart for the constraint to be met precisely: the width of UIView (V, line 3) = 3e-09 x the width"
        #expect(imprecise.message.hasPrefix(words))
    }

    @Test("A list of constraints that may be longer than the conflict needs says so", arguments: [true, false])
    func notMinimal(_ isMinimal: Bool) throws {
        let scene = SceneFixture.layOut(try SceneFixture.xib(""))
        let told = scene.diagnostic(
            LayoutDiagnostic(kind: .unsatisfiable, participants: [.item(scene.root)], isMinimal: isMinimal))
        let words = "; the list is not minimal: explaining the conflict reached its limit of work"
        #expect(told.id == "unsatisfiable" && told.severity == .error)
        #expect(told.message.hasPrefix("the constraints cannot all hold: ") && told.message.hasSuffix(words) != isMinimal)
    }

    /// A stack view that finds its baseline by measuring, which changes constraints while one of them is stated.
    @Test func aBaselineTiedToACentreAboveNestedStackViewsIsAnOrdinaryConflict() throws {
        let scene = SceneFixture.layOut(try SceneFixture.document("NestedBaselines.xib"))
        #expect(Set(scene.diagnostics.map(\.id)) == ["unsatisfiable"])
        #expect(Set(scene.diagnostics.flatMap(\.items)) == ["bAs-00-009"])
    }

    @Test(
        "Content of a scroll view whose size the constraints leave open",
        arguments: [
            (width: #"<constraint firstAttribute="width" constant="10" id="w"/>"#, height: "", open: ["height"]),
            (width: "", height: #"<constraint firstAttribute="height" constant="10" id="h"/>"#, open: ["width"]),
            (width: "", height: "", open: ["width", "height"]),
            (
                width: #"<constraint firstAttribute="width" constant="10" id="w"/>"#,
                height: #"<constraint firstAttribute="height" constant="10" id="h"/>"#, open: []
            ),
        ])
    func ambiguousContent(_ width: String, _ height: String, _ open: [String]) throws {
        let scene = SceneFixture.layOut(
            try SceneFixture.xib(
                """
                <subviews>
                <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="S"><rect key="frame"/>
                <subviews><imageView translatesAutoresizingMaskIntoConstraints="NO" id="V"><rect key="frame"/>
                <constraints>\(width)\(height)</constraints></imageView></subviews><constraints>
                <constraint firstItem="V" firstAttribute="top" secondItem="S" secondAttribute="top" id="a"/>
                <constraint firstItem="V" firstAttribute="leading" secondItem="S" secondAttribute="leading" id="b"/>
                <constraint firstAttribute="bottom" secondItem="V" secondAttribute="bottom" id="c"/>
                <constraint firstAttribute="trailing" secondItem="V" secondAttribute="trailing" id="d"/>
                </constraints></scrollView></subviews><constraints>
                <constraint firstItem="S" firstAttribute="top" secondItem="R" secondAttribute="top" id="e"/>
                <constraint firstItem="S" firstAttribute="leading" secondItem="R" secondAttribute="leading" id="f"/>
                <constraint firstAttribute="bottom" secondItem="S" secondAttribute="bottom" id="g"/>
                <constraint firstAttribute="trailing" secondItem="S" secondAttribute="trailing" id="i"/></constraints>
                """))
        #expect(scene.diagnostics.map(\.id) == (open.isEmpty ? [] : ["ambiguous-content-size"]))
        guard let diagnostic = scene.diagnostics.first else { return }
        let lengths = open.joined(separator: " and ")
        #expect(diagnostic.message == "the constraints in the scroll view S do not decide the \(lengths) of its content")
        #expect(diagnostic.severity == .warning && diagnostic.items == ["S"] && diagnostic.position?.line == 4)
    }

    @Test(arguments: [
        (
            #"<constraint firstItem="V" firstAttribute="top" constant="3" id="c"/>"#,
            "a position needs a second item and a multiplier"
        ),
        (
            #"<constraint firstItem="V" firstAttribute="top" secondItem="R" secondAttribute="height" id="c"/>"#,
            "it compares a position with a size"
        ),
        (
            #"<constraint firstItem="V" firstAttribute="top" secondItem="R" secondAttribute="leading" id="c"/>"#,
            "it compares positions along different axes"
        ),
        (
            #"<constraint firstItem="V" firstAttribute="left" secondItem="R" secondAttribute="leading" id="c"/>"#,
            "it compares leading or trailing with left or right"
        ),
        (
            #"<constraint firstItem="V" firstAttribute="width" secondItem="R" secondAttribute="width" multiplier="1e300" id="c"/>"#,
            "its multiplier is out of range"
        ),
        (
            #"<constraint firstItem="V" firstAttribute="top" secondItem="R" secondAttribute="top" multiplier="0" id="c"/>"#,
            "a position needs a second item and a multiplier"
        ),
    ])
    func constraintsUIKitWouldRefuse(_ constraint: String, _ reason: String) throws {
        let scene = SceneFixture.layOut(
            try SceneFixture.xib(
                #"<subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="V"><rect key="frame"/></view></subviews>"#
                    + "<constraints>\(constraint)</constraints>"))
        #expect(scene.diagnostics.map(\.id) == ["invalid-constraint"])
        #expect(scene.diagnostics[0].message == "the constraint is passed over: \(reason)")
        #expect(scene.diagnostics[0].items == ["c"])
    }

    @Test func constraintsAcrossCellsAndOutsideTheirHolder() throws {
        let scene = SceneFixture.layOut(
            try SceneFixture.xib(
                """
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="A"><rect key="frame"/>
                <constraints><constraint firstItem="A" firstAttribute="top" secondItem="R" secondAttribute="top" id="o"/></constraints></view>
                <tableView id="T"><rect key="frame" width="320" height="99"/><prototypes><tableViewCell id="C"><rect key="frame" width="320" height="44"/>
                <constraints><constraint firstItem="C" firstAttribute="width" secondItem="C" secondAttribute="width" id="w"/></constraints>
                </tableViewCell></prototypes></tableView></subviews>
                <constraints><constraint firstItem="A" firstAttribute="width" secondItem="C" secondAttribute="width" id="x"/></constraints>
                """))
        #expect(scene.diagnostics.map(\.items) == [["o"], ["x"]])
    }

    @Test func unknownElementsAreToldOfOnce() throws {
        let scene = SceneFixture.layOut(
            try SceneFixture.xib(
                #"<subviews><fancyView id="1"><rect key="frame" width="5" height="6"/></fancyView><fancyView id="2"><rect key="frame"/></fancyView></subviews>"#
            ))
        #expect(scene.diagnostics.map { "\($0.id) \($0.severity.rawValue)" } == ["unknown-element note"])
        #expect(scene.frame("1") == "0 0 5 6")
    }

    @Test func coloursMayReferToThemselves() throws {
        let document = try InterfaceDocument(
            bytes: Array(
                """
                <document type="CocoaTouch" targetRuntime="iOS.CocoaTouch"><objects>
                <view id="R"><rect key="frame" width="5" height="6"/><color key="backgroundColor" name="a"/></view></objects>
                <resources><namedColor name="a"><color name="a"/></namedColor></resources></document>
                """.utf8))
        let scene = SceneFixture.layOut(document)
        #expect(scene.root.backgroundColor == .clear)
        #expect(scene.diagnostics.map { "\($0.id) \($0.severity.rawValue)" } == ["unknown-value note"])
    }

    private nonisolated static let isFull = ProcessInfo.processInfo.environment["CAIRN_FULL"] != nil

    /// Every third of the elements and attributes; all of them with `CAIRN_FULL` in the environment.
    @Test(arguments: [
        "SignIn.storyboard", "SizeClasses.xib", "Cells.storyboard", "Faults.xib", "LineEnds.xib", "Stacks.xib", "Controls.xib",
    ])
    func withoutAnyElementOrAttribute(_ name: String) throws {
        let tree = try SceneFixture.document(name).tree
        let elements = [tree.root] + tree.root.descendants
        let attributes = elements.flatMap(\.attributes)
        let step = Self.isFull ? 1 : 3
        for index in stride(from: 1, to: elements.count, by: step) { layOutAll { $0.remove(elements[index]) } }
        for index in stride(from: 0, to: attributes.count, by: step) { layOutAll { $0.remove(attributes[index]) } }

        func layOutAll(without change: (inout MarkupEdits) -> Void) {
            var edits = MarkupEdits(tree)
            change(&edits)
            guard let document = try? InterfaceDocument(bytes: edits.applied()) else { return }
            for index in document.scenesOnOwnDevice.indices {
                #expect(SceneFixture.layOut(document, scene: index).views[0] != nil)
            }
        }
    }

    private nonisolated static let extremeNumbers = ["1e9", "-1e9", "nan", "0", "-5", "99999999999999999999", ""]

    /// Every attribute takes one or two of the numbers; all of them with `CAIRN_FULL` in the environment.
    @Test(arguments: extremeNumbers.indices)
    func withExtremeNumbers(_ index: Int) throws {
        let step = Self.isFull ? 1 : 5
        for name in ["SignIn.storyboard", "Cells.storyboard", "Stacks.xib", "Controls.xib"] {
            let tree = try SceneFixture.document(name).tree
            let places: [(MarkupElement, String)] = Array(tree.root.descendants).flatMap { element in
                element.attributes.filter { Double($0.value) != nil }.map { (element, $0.name) }
            }
            for place in stride(from: index % step, to: places.count, by: step) {
                let (element, name) = places[place]
                var edits = MarkupEdits(tree)
                edits.set(name, of: element, to: Self.extremeNumbers[index])
                let document = try InterfaceDocument(bytes: edits.applied())
                for scene in document.scenesOnOwnDevice.indices {
                    let frame = SceneFixture.layOut(document, scene: scene).root.frame
                    #expect(frame.width.isFinite && frame.height.isFinite)
                }
            }
        }
    }
}
