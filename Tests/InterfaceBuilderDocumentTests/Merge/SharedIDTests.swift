import Testing

@testable import InterfaceBuilderDocument

/// New objects to which both sides gave the same ids.
struct SharedIDTests {
    private static let label = ["add label N to R", "constrain N.leading = R.leading + 20 id n1"]

    private static func sides(_ ours: [String], _ theirs: [String]) throws -> InterfaceDocument {
        try TwoSides.merge(label + ours, label + theirs).document
    }

    private func label(_ text: String, in document: InterfaceDocument) throws -> String {
        try #require(document.root.descendants.first { $0["text"] == text }?.id)
    }

    @Test func eachOfTwoObjectsHasItsOwnConstraintsAndConnections() throws {
        let (document, decisions) = try TwoSides.merge(
            Self.label + [
                "set N.text Ours", "constrain N.top = R.top + 100 id n2", "add outlet n3 to C property=one destination=N",
            ],
            Self.label + [
                "set N.text Theirs", "constrain N.top = R.top + 200 id n2", "add outlet n3 to C property=two destination=N",
            ])
        for (text, constant, property) in [("Ours", "100", "one"), ("Theirs", "200", "two")] {
            let id = try label(text, in: document)
            let own = document.root.descendants.filter { $0["firstItem"] == id }
            #expect(Array(own.map { $0["firstAttribute"] }) == ["leading", "top"])
            #expect(own.contains { $0["firstAttribute"] == "top" && $0["constant"] == constant })
            #expect(document.root.descendants.contains { $0["destination"] == id && $0["property"] == property })
        }
        let id = try label("Theirs", in: document)
        #expect(
            decisions.map(\.message) == [
                "UILabel “Theirs” (outlet two of LoginController, N) in scene LoginController “Login”: both sides have a new object "
                    + "with this id; theirs is \(id) now"
            ])
        #expect(decisions[0].id == id, "the line of the message is that of their object")
    }

    @Test func whatIsInADifferentObjectIsTheObjectsOwn() throws {
        let inside = ["add label L to N text=Inside", "constrain L.top = N.top id l1"]
        let (document, decisions) = try TwoSides.merge(
            ["add view N to R alpha=0.5"] + inside, ["add view N to R alpha=0.25"] + inside)
        let views = document.root.descendants.filter { $0["alpha"] != nil }
        #expect(decisions.count == 1 && views.count { _ in true } == 2)
        for view in views {
            let label = try #require(view.children(in: "subviews").first { $0["text"] == "Inside" }?.id)
            let constraint = try #require(view.children(in: "constraints").first { $0["firstItem"] == label })
            #expect(constraint["secondItem"] == view.id)
        }
    }

    @Test func whatBothSidesAddedEquallyStaysOne() throws {
        let (document, decisions) = try TwoSides.merge(Self.label + ["set A.text x"], Self.label + ["set E.normal.title y"])
        #expect(decisions.isEmpty && document.root.descendants.count { $0["firstItem"] == "N" } == 1)
    }

    @Test func eachOfTwoConstraintsIsExcludedWhereItsSideExcludesIt() throws {
        let document = try Self.sides(
            ["set N.text Ours", "uninstall n1 on widthClass=compact"],
            ["set N.text Theirs", "uninstall n1 on widthClass=compact"])
        let constraints = document.root.descendants.filter { $0.name == "constraint" && $0["constant"] == "20" }.compactMap(\.id)
        let excluded = document.root.descendants.filter { $0.name == "exclude" }.compactMap { $0["reference"] }
        #expect(constraints.count == 2 && Set(constraints) == Set(excluded))
    }

    @Test func scenesOfDifferentControllersHaveTheirOwnContents() throws {
        func adding(_ title: String) throws -> InterfaceDocument {
            let scene = """
                        <scene sceneID="s2">
                            <objects>
                                <viewController title="\(title)" id="V" sceneMemberID="viewController">
                                    <view key="view" contentMode="scaleToFill" id="W"/>
                                </viewController>
                                <placeholder placeholderIdentifier="IBFirstResponder" id="P" sceneMemberID="firstResponder"/>
                            </objects>
                        </scene>
                    </scenes>
                """
            return try TwoSides.state([], of: TwoSides.base.replacing("    </scenes>", with: scene))
        }
        let (document, decisions) = try TwoSides.merge(adding("One"), adding("Two"))
        let scenes = try #require(document.root.child("scenes")).children("scene").filter { $0["sceneID"] != "s1" }
        #expect(decisions.count == 1 && decisions[0].message.contains("theirs is"))
        #expect(Set(scenes.map { $0["sceneID"] }).count == 2 && !document.diagnostics.contains { $0.id == "duplicate-id" })
        for scene in scenes {
            let objects = scene.children(in: "objects")
            #expect(objects.count == 2 && objects.first?.child(key: "view") != nil)
        }
    }

    // MARK: Connections

    @Test("An outlet of one property that both sides made leads to one object", arguments: ["n", "m"])
    func outlets(_ id: String) throws {
        let (document, decisions) = try TwoSides.merge(
            ["add outlet n to C property=first destination=A"], ["add outlet \(id) to C property=first destination=D"])
        #expect(document.root.descendants.filter { $0["property"] == "first" }.map { $0["destination"] } == ["A"])
        #expect(decisions.map(\.attribute) == ["destination"])
        #expect(decisions[0].message.hasPrefix("outlet first ("))
    }

    @Test func equalConnectionsAreOne() throws {
        let action = "add action %@ to E selector=go: destination=C eventType=touchUpInside"
        let outlet = "add outlet %@ to C property=first destination=A"
        for edit in [action, outlet] {
            let (ours, theirs) = ([edit.replacing("%@", with: "n")], [edit.replacing("%@", with: "m")])
            let merges = try (TwoSides.merge(ours, theirs), TwoSides.merge(theirs, ours))
            #expect(merges.0.decisions.isEmpty && merges.0.document.tree.source == merges.1.document.tree.source)
            #expect(["n", "m"].count { merges.0.document.elementsByID[$0] != nil } == 1)
        }
    }

    // MARK: Documents without a common ancestor

    private func joined(_ ours: [String], _ theirs: [String]) throws -> (document: InterfaceDocument, decisions: [MergeDecision])
    {
        let merge = DocumentMerge(base: nil, ours: try TwoSides.state(ours), theirs: try TwoSides.state(theirs))
        return (try InterfaceDocument(bytes: merge.bytes), merge.decisions)
    }

    @Test func documentsThatBothSidesAddedAreJoined() throws {
        let (document, decisions) = try joined(
            ["add label N to R text=Ours"], ["add label M to B text=Theirs"])
        #expect(decisions.isEmpty)
        for id in ["A", "B", "E", "N", "M", "k1", "o1"] { #expect(document.elementsByID[id] != nil, "\(id)") }
    }

    @Test func whatDiffersInDocumentsThatBothSidesAddedIsAConflict() throws {
        let (document, decisions) = try joined(["set A.text Ours"], ["set A.text Theirs"])
        #expect(decisions.map(\.id) == ["A"] && decisions.map(\.attribute) == ["text"])
        #expect(document.elementsByID["A"]?["text"] == "Ours")
        let equal = try joined([], [])
        #expect(equal.decisions.isEmpty && equal.document.tree.source == Array(TwoSides.base.utf8))
    }
}
