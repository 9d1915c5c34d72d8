import Foundation
import Testing

@testable import InterfaceBuilderDocument

struct DocumentSceneTests {
    @Test func controllersAndLooseViews() throws {
        let scenes = try DocumentFixture.document("SignIn.storyboard").scenes()
        #expect(scenes.map(\.id) == ["ctl-Si-gn1", "ext-Si-gn1"])
        #expect(scenes.map(\.kind) == [.controller, .extra])
        #expect(scenes[0].storyboardIdentifier == "SignIn")
        #expect(scenes[0].views.map(\.id) == ["root-Si-gn", "stk-Si-gn1", "top-Si-gn1", "bot-Si-gn1", "lbl-Si-gn1"])
        #expect(scenes[0].views.map(\.parent) == [nil, 0, 1, 1, 0])
        #expect(scenes[0].views.map(\.isPlacedByLayout) == [false, true, true, true, true])
        #expect(scenes[0].guides.map(\.kind) == [.safeArea])
        #expect(scenes[0].constraints.count == 8)
    }

    @Test func viewsWithoutFrameAreScenesToo() throws {
        let document = try DocumentFixture.xib(
            """
            <placeholder id="-1"/><view id="a"/><viewController id="c"><tableView key="view" id="t"/></viewController><customObject id="o"/>
            <tapGestureRecognizer id="g"/>
            """)
        let scenes = document.scenes()
        #expect(scenes.map(\.id) == ["a", "c"])
        #expect(scenes.map { $0.diagnostics.map(\.id) } == [["missing-frame"], ["missing-frame"]])
    }

    @Test func constraints() throws {
        let scene = try DocumentFixture.document("SignIn.storyboard").scenes()[0]
        let trailing = try #require(scene.constraints.first { $0.id == "tra-Si-gn1" })
        #expect(trailing.owner == 0)
        #expect(trailing.first == .guide(0) && trailing.firstAttribute == .trailing)
        #expect(trailing.second == .view(1) && trailing.secondAttribute == .trailing)
        #expect(trailing.relation == .equal && trailing.multiplier == 1 && trailing.constant == 20 && trailing.priority == 1000)
        let height = try #require(scene.constraints.first { $0.id == "h34-Si-gn1" })
        #expect(height.first == .view(2) && height.second == nil)
    }

    @Test func cellsAreUnitsOfTheirOwn() throws {
        let scenes = try DocumentFixture.document("Cells.storyboard").scenes()
        #expect(scenes[0].views.map(\.id) == ["cel-Ta-001", "cel-He-001", "cel-Ce-001", "cel-Cv-001", "cel-In-001"])
        #expect(scenes[0].views.map(\.unit) == [0, 0, 2, 2, 2])
        #expect(scenes[0].views.map(\.role) == [.root, .keyed("tableHeaderView"), .cell, .keyed("contentView"), .subview])
        #expect(scenes[1].views.map(\.id) == ["cel-Cl-002", "cel-Ce-002", "cel-Ce-002.contentView", "cel-In-002"])
    }

    @Test func variationsByCanvas() throws {
        let document = try DocumentFixture.document("SizeClasses.xib")
        func facts(_ traits: SizeClasses) throws -> String {
            let scene = try #require(document.scenes(traits: traits).first)
            let stack = scene.views[1].element
            let installed = scene.constraints.filter(\.isInstalled).map { $0.id! }
            let height = try #require(scene.constraints.first { $0.id == "siz-Cl-c90" })
            return "\(stack.varied("axis", traits) ?? "-") \(stack.varied("spacing", traits) ?? "-") \(height.constant) "
                + "\(installed.joined(separator: " ")) \(scene.views[2].isInstalled)"
        }
        #expect(try facts(SizeClasses()) == "- 10 90.0 siz-Cl-rat false")
        #expect(try facts(SizeClasses(width: .compact, height: .regular)) == "- 30 75.0 siz-Cl-c90 siz-Cl-rat false")
        #expect(try facts(SizeClasses(width: .regular, height: .regular)) == "- 20 90.0 siz-Cl-rat siz-Cl-top true")
        #expect(try facts(SizeClasses(width: .compact, height: .compact)) == "vertical 10 60.0 siz-Cl-rat false")
    }

    @Test func ratiosAndMargins() throws {
        let scene = try DocumentFixture.document("SizeClasses.xib").scenes()[0]
        let ratio = try #require(scene.constraints.first { $0.id == "siz-Cl-rat" })
        #expect(ratio.multiplier == 16.0 / 9)
        #expect(ratio.priority == 999)
        #expect(ratio.first == .view(1))
        #expect(
            scene.views[1].element.explicitMargins(scene.traits) == DocumentInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }

    @Test func faultsAreReportedAndTheRestIsKept() throws {
        let scenes = try DocumentFixture.document("Faults.xib").scenes()
        let lines = scenes[0].diagnostics.map { "\($0.position!) \($0.id) \($0.items.joined(separator: " "))" }
        #expect(
            lines == [
                "16:73 dangling-reference fau-c1 gone-00-000", "17:77 foreign-reference fau-c2 fau-lt-009",
                "18:52 unknown-value fau-c3", "19:75 unknown-value fau-c4", "21:17 incomplete-constraint fau-c6",
            ])
        #expect(scenes[0].constraints.map { $0.id! } == ["fau-c5", "fau-c7"])
        #expect(scenes[0].constraints.map(\.multiplier) == [1, 1])
        #expect(scenes[0].constraints[1].constant == 0)
        #expect(scenes[0].views[1].element.recordedFrame == .zero)
    }
}
