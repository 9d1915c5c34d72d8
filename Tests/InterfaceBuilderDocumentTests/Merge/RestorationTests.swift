import Testing

@testable import InterfaceBuilderDocument

/// Objects that one side removed and the other changed or needs: they come back as they were.
struct RestorationTests {
    @Test func aViewComesBackWithAllItsParts() throws {
        let (document, decisions) = try TwoSides.merge(["remove E"], ["set E.normal.title Start"])
        let button = try #require(document.elementsByID["E"])
        #expect(button.recordedFrame != nil && button.child("state")?["title"] == "Start")
        #expect(document.elementsByID["k3"]?["firstItem"] == "E")
        #expect(decisions.map(\.id) == ["E"] && decisions.map(\.attribute) == ["normal.title"])
        #expect(
            decisions[0].message
                == "UIButton “Start” (E) in scene LoginController “Login”: ours removed it, and theirs changed normal.title; it is kept"
        )
    }

    @Test func aViewAroundAChangedOneComesBackAsAWhole() throws {
        let (document, decisions) = try TwoSides.merge(["remove B"], ["add label G to B text=Three", "set D.text Changed"])
        #expect(document.elementsByID["B"]?.recordedFrame != nil && document.elementsByID["D"]?.recordedFrame != nil)
        #expect(document.elementsByID["G"]?.parent?.parent?.id == "B")
        #expect(decisions.map(\.message).contains { $0.hasSuffix("ours removed it, and theirs changed text; it is kept") })
        #expect(document.scenes()[0].diagnostics.isEmpty)
    }

    @Test func anAdditionToAListThatTheOtherSideEmptiedRestoresNothing() throws {
        let (document, decisions) = try TwoSides.merge(["remove D"], ["add label N to B text=New"])
        #expect(decisions.isEmpty && document.elementsByID["D"] == nil && document.elementsByID["N"]?.parent?.parent?.id == "B")
    }

    @Test func aPartThatIsChangedComesBackByItself() throws {
        let removed = TwoSides.base.replacing(
            #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#, with: "")
        let (document, decisions) = try TwoSides.merge(
            TwoSides.state([], of: removed), TwoSides.state(["set A.fontDescription.pointSize 20"]))
        #expect(document.elementsByID["A"]?.child(key: "fontDescription")?["pointSize"] == "20")
        #expect(
            decisions.map(\.message) == [
                "UILabel “One” (A) in scene LoginController “Login”: ours removed fontDescription, and theirs changed "
                    + "fontDescription.pointSize; it is kept"
            ])
    }

    @Test func theInitialControllerIsKept() throws {
        let second = ["add viewController V to scenes"]
        let base = try TwoSides.state(second)
        let text = String(decoding: base.tree.source, as: UTF8.self)
        let theirs = try TwoSides.state(
            [], of: text.replacing(#"initialViewController="C""#, with: #"initialViewController="V""#))
        let merge = DocumentMerge(base: base, ours: try TwoSides.state(second + ["remove V"]), theirs: theirs)
        let document = try InterfaceDocument(bytes: merge.bytes)
        #expect(document.root["initialViewController"] == "V" && document.elementsByID["V"] != nil)
        #expect(merge.decisions.map(\.id) == ["V"])
    }

    @Test("A resource that one side removed is kept for the other's use of it", arguments: [true, false])
    func resources(_ isLast: Bool) throws {
        let image = #"        <image name="star" width="20" height="20"/>\#n"#
        let list = isLast ? "    <resources>\n\(image)    </resources>\n" : image
        let base = isLast ? TwoSides.base : TwoSides.base.replacing(image, with: image + image.replacing("star", with: "moon"))
        let ours = try TwoSides.state([], of: base.replacing(list, with: ""))
        for edit in ["add imageView N to R image=star", "set A.tag 1"] {
            let merge = DocumentMerge(
                base: try TwoSides.state([], of: base), ours: ours, theirs: try TwoSides.state([edit], of: base))
            let document = try InterfaceDocument(bytes: merge.bytes)
            #expect(merge.decisions.isEmpty)
            let resources = document.root.child("resources")?.children("image").map { $0["name"] } ?? []
            #expect(resources.contains("star") == edit.hasPrefix("add"), "\(edit)")
        }
    }

    @Test func aViewThatComesBackHasNoConstraintsOfWhatWasMovedOutOfIt() throws {
        let inside = ["constrain D.top = B.top id d1", "constrain D.leading = B.leading id d2"]
        let base = try TwoSides.state(inside)
        let text = String(decoding: base.tree.source, as: UTF8.self)
        let (ours, theirs) = (try TwoSides.state(["unembed B"], of: text), try TwoSides.state(["set B.alpha 0.5"], of: text))
        for sides in [(ours, theirs), (theirs, ours)] {
            let merge = DocumentMerge(base: base, ours: sides.0, theirs: sides.1)
            let document = try InterfaceDocument(bytes: merge.bytes)
            #expect(document.elementsByID["B"] != nil && document.elementsByID["D"]?.parent?.parent?.id == "R")
            #expect(document.elementsByID["d1"] == nil && document.elementsByID["d2"] == nil)
            #expect(document.scenes()[0].diagnostics.isEmpty)
        }
    }

    @Test func aViewThatOneSideConstrainsHasNoFixedFrame() throws {
        let base = try TwoSides.state(["constrain D.top = B.top id d1"])
        let text = String(decoding: base.tree.source, as: UTF8.self)
        let ours = try TwoSides.state(["move D to R"], of: text)
        let theirs = try TwoSides.state(["move D to R", "constrain D.top = R.top id d3"], of: text)
        #expect(ours.elementsByID["D"]?["fixedFrame"] == "YES")
        for sides in [(ours, theirs), (theirs, ours)] {
            let merge = DocumentMerge(base: base, ours: sides.0, theirs: sides.1)
            let view = try InterfaceDocument(bytes: merge.bytes).elementsByID["D"]
            #expect(view != nil && view?["fixedFrame"] == nil)
        }
    }

    @Test func aCommentThatARemovalLeavesDoesNotDependOnTheOrderOfTheSides() throws {
        let base = TwoSides.base.replacing(
            "    </scenes>", with: "        <!--Next-->\n        <scene sceneID=\"s2\"/>\n    </scenes>")
        let ours = try TwoSides.state([], of: base.replacing("        <scene sceneID=\"s2\"/>\n", with: ""))
        let theirs = try TwoSides.state(["set A.text Other"], of: base)
        let document = try TwoSides.state([], of: base)
        let merges = [(ours, theirs), (theirs, ours)].map { DocumentMerge(base: document, ours: $0, theirs: $1) }
        #expect(merges[0].decisions.isEmpty && merges[0].bytes == merges[1].bytes)
    }

    // MARK: Replaced ids

    @Test("Changes of the other side reach an object with another id", arguments: [true, false])
    func replacedID(_ isOurs: Bool) throws {
        let changes = ["set B.alpha 0.5", "add label N to B text=New", "constrain N.top = B.top id n"]
        let (document, decisions) =
            try isOurs ? TwoSides.merge(["set B.id Z"], changes) : TwoSides.merge(changes, ["set B.id Z"])
        #expect(decisions.isEmpty && document.elementsByID["B"] == nil && document.elementsByID["Z"]?["alpha"] == "0.5")
        #expect(document.elementsByID["D"]?.parent?.parent?.id == "Z" && document.elementsByID["n"]?["secondItem"] == "Z")
        #expect(document.diagnostics.isEmpty && document.scenes()[0].diagnostics.isEmpty)
    }

    @Test func anIDThatBothSidesReplacedIsAConflict() throws {
        let (document, decisions) = try TwoSides.merge(
            ["set B.id Y"], ["set B.id Z", "set B.alpha 0.5".replacing("B", with: "Z")])
        #expect(document.elementsByID["Y"]?["alpha"] == "0.5" && document.elementsByID["Z"] == nil)
        #expect(decisions.map(\.attribute) == ["id"] && decisions.map(\.id) == ["Y"])
    }

    @Test func anIDThatTheOtherSideGaveToANewObjectIsNotFollowed() throws {
        let (document, decisions) = try TwoSides.merge(["set B.id N"], ["add label N to R text=New"])
        #expect(!decisions.isEmpty && document.elementsByID["N"]?.name == "view")
        #expect(document.root.descendants.contains { $0["text"] == "New" })
    }

    // MARK: Messages

    @Test func aConstraintIsNamedByWhatItTies() throws {
        let message = try #require(TwoSides.merge(["set k2.constant 1"], ["set k2.constant 2"]).decisions.first?.message)
        #expect(
            message
                == "constraint (the top of UIView (outlet box of LoginController, B) = the bottom of UILabel “One” (A) + 1, k2) in scene "
                + "LoginController “Login”: constant is “1” in ours and “2” in theirs")
    }

    @Test(
        "Constraints in words",
        arguments: [
            (#"firstAttribute="height" constant="40""#, "the height of UIView (R) = 40"),
            (
                #"firstItem="A" firstAttribute="width" relation="greaterThanOrEqual" secondItem="B" secondAttribute="width" multiplier="1:2" constant="-4""#,
                "the width of UILabel “One” (A) >= 1:2 x the width of UIView (outlet box of LoginController, B) - 4"
            ),
            (
                #"firstItem="A" firstAttribute="top" secondItem="S" secondAttribute="bottom""#,
                "the top of UILabel “One” (A) = the bottom of the safe area of UIView (R)"
            ),
        ])
    func constraintWords(_ attributes: String, _ words: String) throws {
        let base = TwoSides.base.replacing("<constraints>", with: "<constraints><constraint \(attributes) id=\"w\"/>")
            .replacing("</constraints>", with: #"</constraints><viewLayoutGuide key="safeArea" id="S"/>"#)
        let document = try TwoSides.state([], of: base)
        #expect(document.elementsByID["w"]?.constraintWords { document.elementsByID[$0] } == words)
    }

    @Test func aTextWithLineEndsIsOnOneLine() throws {
        let (document, decisions) = try TwoSides.merge(
            TwoSides.state([], of: TwoSides.base.replacing("One", with: "One&#10;a")),
            TwoSides.state([], of: TwoSides.base.replacing("One", with: "One&#13;&#10;b")))
        #expect(decisions.count == 1 && decisions[0].message.hasSuffix(#"text is “One\na” in ours and “One\r\nb” in theirs"#))
        #expect(document.elementsByID["A"]?["text"] == "One\na")
    }
}
