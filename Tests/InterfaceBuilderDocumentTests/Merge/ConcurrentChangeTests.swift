import DocumentMutations
import Testing

@testable import InterfaceBuilderDocument

/// Changes of two sides to one storyboard, each kind against each.
struct ConcurrentChangeTests {
    private static let base = TwoSides.base

    private func state(_ edits: String..., of text: String = base) throws -> InterfaceDocument {
        try TwoSides.state(edits, of: text)
    }

    private func state(_ edits: [String]) throws -> InterfaceDocument { try TwoSides.state(edits) }

    private func merge(_ ours: InterfaceDocument, _ theirs: InterfaceDocument) throws -> (InterfaceDocument, [MergeDecision]) {
        try TwoSides.merge(ours, theirs)
    }

    // MARK: Removals

    @Test func aViewThatTheOtherSideChangesIsKeptWithItsConstraintsAndOutlets() throws {
        for isOurs in [true, false] {
            let (removed, changed) = (try state("remove B"), try state("set B.alpha 0.5"))
            #expect(removed.elementsByID["k2"] == nil && removed.elementsByID["o1"] == nil)
            let (document, decisions) = try isOurs ? merge(removed, changed) : merge(changed, removed)
            for id in ["B", "D", "k2", "k3", "o1"] { #expect(document.elementsByID[id] != nil, "\(id)") }
            #expect(document.elementsByID["B"]?["alpha"] == "0.5")
            #expect(decisions.map(\.id) == ["B"] && decisions[0].scene == "LoginController “Login”")
            #expect(
                decisions[0].message
                    == "UIView (outlet box of LoginController, B) in scene LoginController “Login”: "
                    + (isOurs ? "ours removed it, and theirs" : "theirs removed it, and ours") + " changed alpha; it is kept")
        }
    }

    @Test func aConstraintToWhatIsGoneIsNotRestored() throws {
        let (document, decisions) = try merge(state("remove A", "remove B"), state("set B.alpha 0.5"))
        #expect(document.elementsByID["B"] != nil && document.elementsByID["A"] == nil && document.elementsByID["k2"] == nil)
        #expect(document.elementsByID["k3"] != nil && decisions.count == 1)
        #expect(document.scenes()[0].diagnostics.isEmpty)
    }

    @Test(
        "What the other side uses anew is kept",
        arguments: [
            "constrain D.leading = E.leading id n", "add outlet n to C property=inner destination=D", "add label n to B",
            "move E to B",
            "set D.text Changed",
        ])
    func usesOfARemovedView(_ use: String) throws {
        let (document, decisions) = try merge(state("remove B"), state(use))
        for id in ["B", "D", "k2"] { #expect(document.elementsByID[id] != nil, "\(id)") }
        #expect(!decisions.isEmpty && document.scenes()[0].diagnostics.isEmpty)
        #expect(decisions.allSatisfy { $0.message.contains("ours removed it, and theirs") })
    }

    // MARK: Ids

    @Test func unlikeNewObjectsWithOneIdBecomeTwo() throws {
        let ours = try state(
            "add label N to R text=Ours", "constrain N.top = A.bottom id n1", "add outlet n2 to C property=M destination=N")
        let theirs = try state(
            "add label N to R text=Theirs", "constrain N.top = E.bottom id n3", "add outlet n4 to C property=N destination=N")
        let (document, decisions) = try merge(ours, theirs)
        let labels = document.root.descendants.filter { $0.name == "label" && ["Ours", "Theirs"].contains($0["text"]) }
        let ids = Dictionary(uniqueKeysWithValues: labels.map { ($0["text"]!, $0.id!) })
        #expect(ids.count == 2 && ids["Ours"] == "N" && ids["Theirs"] != "N")
        #expect(document.elementsByID["n1"]?["firstItem"] == "N" && document.elementsByID["n3"]?["firstItem"] == ids["Theirs"])
        #expect(
            document.elementsByID["n2"]?["destination"] == "N" && document.elementsByID["n4"]?["destination"] == ids["Theirs"])
        #expect(document.elementsByID["n4"]?["property"] == "N", "a name that is spelled like an id is none")
        #expect(decisions.count == 1 && decisions[0].message.contains("both sides have a new object with this id"))
    }

    @Test func scenesWithOneIdStayTwo() throws {
        func adding(_ id: String) throws -> InterfaceDocument {
            let scene = """
                        <scene sceneID="s2">
                            <objects>
                                <viewController id="\(id)" sceneMemberID="viewController"/>
                            </objects>
                        </scene>
                    </scenes>
                """
            return try state("set A.text \(id)", of: Self.base.replacing("    </scenes>", with: scene))
        }
        let (document, _) = try merge(adding("X"), adding("Y"))
        let scenes = try #require(document.root.child("scenes")).children("scene")
        #expect(scenes.count == 3 && Set(scenes.map { $0["sceneID"] }).count == 3)
        #expect(scenes.allSatisfy { $0.children(in: "objects").count { $0.name == "viewController" } == 1 })
    }

    @Test func oneObjectThatBothSidesTookOverStaysOne() throws {
        let ours = try state("add label N to R text=New", "set A.text Ours")
        let theirs = try state("add label N to R text=New y=40", "set E.normal.title Theirs")
        let (document, decisions) = try merge(ours, theirs)
        #expect(decisions.isEmpty && document.root.descendants.count { $0["text"] == "New" } == 1)
    }

    // MARK: Noise

    private static let noise: [(String, String, String)] = [
        (
            #"y="0.0"/>\#n        </scene>"#, #"y="5"/>\#n        </scene>"#,
            #"y="9"/>\#n        </scene>"#
        ),
        ("<animations/>", "<animations><x a=\"1\"/></animations>", ""),
        ("toolsVersion=\"21507\"", "toolsVersion=\"22154\"", "toolsVersion=\"23094\" systemVersion=\"24A335\""),
        ("version=\"21505\"", "version=\"22130\"", "version=\"9060\""),
        ("retina6_12", "retina4_7", "retina6_1"),
        (
            "width=\"20\" height=\"20\"/>\n    </res", "width=\"24\" height=\"24\"/>\n    </res",
            "width=\"22\" height=\"21\"/>\n    </res"
        ),
        ("id=\"D\">", "misplaced=\"YES\" id=\"D\">", "ambiguous=\"YES\" id=\"D\">"),
    ]

    @Test(
        "What Interface Builder writes by itself is no conflict, and the order of the sides does not matter",
        arguments: 0..<noise.count)
    func noiseIsNoConflict(_ number: Int) throws {
        let (old, one, other) = Self.noise[number]
        try #require(Self.base.contains(old))
        let ours = try state("set A.text Ours", of: Self.base.replacing(old, with: one))
        let theirs = try state("set E.normal.title Theirs", of: Self.base.replacing(old, with: other))
        let (document, decisions) = try merge(ours, theirs)
        let (exchanged, others) = try merge(theirs, ours)
        #expect(decisions.isEmpty && others.isEmpty && document.tree.source == exchanged.tree.source)
        #expect(document.elementsByID["A"]?["text"] == "Ours")
        #expect(document.root.children("device").count == 1)
        if number == 3 { #expect(document.root.descendants.contains { $0["version"] == "22130" }, "the newer version") }
    }

    @Test func aRemovedViewOfWhichOnlyTheVersionChangedIsGone() throws {
        let theirs = try state(
            of: Self.base.replacing("id=\"D\">", with: "misplaced=\"YES\" id=\"D\">").replacing("<animations/>", with: ""))
        let (document, decisions) = try merge(state("remove B"), theirs)
        #expect(decisions.isEmpty && document.elementsByID["B"] == nil)
    }

    // MARK: Conflicts

    @Test(
        "A conflict names the scene, the object and the attribute",
        arguments: [
            ("set A.fontDescription.pointSize 20", "set A.fontDescription.pointSize 24", "A", "fontDescription.pointSize"),
            ("set E.normal.title Yes", "set E.normal.title No", "E", "normal.title"),
            ("set k1.constant 1", "set k1.constant 2", "k1", "constant"),
        ])
    func conflicts(_ ours: String, _ theirs: String, _ id: String, _ attribute: String) throws {
        let decision = try #require(merge(state(ours), state(theirs)).1.first)
        #expect(decision.id == id && decision.attribute == attribute && decision.scene == "LoginController “Login”")
        #expect(decision.message.contains(" in scene LoginController “Login”: \(attribute) is “"))
        #expect(decision.message.contains(" in ours and “") && decision.message.hasSuffix("” in theirs"))
    }

    // MARK: Each kind against each

    private static let changes: [[String]] = [
        ["set A.text Other"], ["set A.text Another"], ["set A.hidden YES"], ["remove A"], ["remove B"], ["remove D"],
        ["remove E"],
        ["move D to R"], ["move E to B"], ["move B first"], ["move E first"], ["add label N to R text=New"], ["add view N to B"],
        ["constrain D.top = B.top id n"], ["set k2.constant 4"], ["remove k2"], ["set A.id Z"], ["uninstall k3"],
        ["set k3.constant 3 on widthClass=compact"], ["add outlet n to C property=first destination=A"],
        ["set A.textColor labelColor"],
    ]

    @Test("Nothing is lost, doubled or left leading nowhere", arguments: 0..<changes.count)
    func eachAgainstEach(_ number: Int) throws {
        let ours = try state(Self.changes[number])
        for other in Self.changes {
            let theirs = try state(other)
            let (document, decisions) = try merge(ours, theirs)
            let (exchanged, others) = try merge(theirs, ours)
            let faults = try MergeFaults.faults(
                base: Array(Self.base.utf8), ours: ours.tree.source, theirs: theirs.tree.source, merged: document.tree.source)
            // Another id alone is no change that keeps a removed object.
            let isGone = Set([Self.changes[number], other]) == [["remove A"], ["set A.id Z"]]
            #expect(faults == (isGone ? ["Z is lost"] : []), "\(Self.changes[number]) and \(other)")
            #expect(decisions.isEmpty == others.isEmpty)
            if decisions.isEmpty {
                #expect(document.tree.source == exchanged.tree.source, "\(Self.changes[number]) and \(other)")
            }
            #expect(
                document.diagnostics.isEmpty && document.scenes().allSatisfy(\.diagnostics.isEmpty),
                "\(Self.changes[number]) and \(other)")
        }
    }
}
