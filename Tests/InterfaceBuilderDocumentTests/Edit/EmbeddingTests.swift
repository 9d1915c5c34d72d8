import Foundation
import Testing

@testable import InterfaceBuilderDocument

/// Views are put into new views around them, taken out, and copied.
struct EmbeddingTests {
    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects>
                <view id="R">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                    <subviews>
                        <label text="One" translatesAutoresizingMaskIntoConstraints="NO" id="A">
                            <rect key="frame" x="20" y="40" width="100" height="20"/>
                            <constraints>
                                <constraint firstAttribute="width" constant="100" id="w1"/>
                            </constraints>
                        </label>
                        <label fixedFrame="YES" text="Two" translatesAutoresizingMaskIntoConstraints="NO" id="B">
                            <rect key="frame" x="30" y="10" width="80" height="20"/>
                            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                        </label>
                        <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="C">
                            <rect key="frame" x="140" y="10" width="50" height="70"/>
                        </view>
                    </subviews>
                    <constraints>
                        <constraint firstItem="A" firstAttribute="top" secondItem="R" secondAttribute="top" constant="40" id="k1"/>
                        <constraint firstItem="A" firstAttribute="leading" secondItem="R" secondAttribute="leading" constant="20" id="k2"/>
                    </constraints>
                    <connections>
                        <outlet property="title" destination="A" id="o1"/>
                        <outlet property="top" destination="k1" id="o2"/>
                    </connections>
                </view>
            </objects>
        </document>

        """

    private func edited(_ lines: String..., of text: String = text) throws -> InterfaceDocument {
        let edits = try lines.map { try DocumentEdit(parsing: $0) }
        return try InterfaceDocument(bytes: Array(text.utf8)).applying(edits)
    }

    private func subviews(_ id: String, _ document: InterfaceDocument) -> [String] {
        document.elementsByID[id]?.children(in: "subviews").compactMap(\.id) ?? []
    }

    private func frame(_ id: String, _ document: InterfaceDocument) -> CGRect? { document.elementsByID[id]?.recordedFrame }

    @Test func aStackViewTakesTheViewsPlace() throws {
        let document = try edited("embed A B in stackView S spacing=8")
        #expect(subviews("R", document) == ["S", "C"])
        #expect(subviews("S", document) == ["B", "A"], "from top to bottom")
        let stack = try #require(document.elementsByID["S"])
        #expect(stack["axis"] == "vertical" && stack["spacing"] == "8" && stack["fixedFrame"] == "YES")
        #expect(frame("S", document) == CGRect(x: 20, y: 10, width: 100, height: 50))
        #expect(frame("B", document) == CGRect(x: 10, y: 0, width: 80, height: 20))
        #expect(frame("A", document) == CGRect(x: 0, y: 30, width: 100, height: 20))
        // Constraints to what is outside are removed with their outlets, those of a view by itself and its outlets
        // stay.
        #expect(document.elementsByID.keys.sorted().filter { ["k1", "k2", "o2", "w1", "o1"].contains($0) } == ["o1", "w1"])
        #expect(
            document.elementsByID["B"]?["fixedFrame"] == nil && document.elementsByID["B"]?.child(key: "autoresizingMask") == nil)
    }

    @Test func viewsSideBySideAreArrangedInARow() throws {
        let document = try edited("embed C A in stackView S")
        #expect(subviews("S", document) == ["A", "C"] && document.elementsByID["S"]?["axis"] == nil)
        let column = try edited("embed C A in stackView S axis=vertical")
        #expect(subviews("S", column) == ["C", "A"])
    }

    @Test func otherViewsKeepTheOrderOfTheDocument() throws {
        let document = try edited("embed C B in view V")
        #expect(subviews("R", document) == ["A", "V"] && subviews("V", document) == ["C", "B"])
        #expect(frame("V", document) == CGRect(x: 30, y: 10, width: 160, height: 70))
        #expect(frame("C", document) == CGRect(x: 110, y: 0, width: 50, height: 70))
        let scroll = try edited("embed A in scrollView V")
        #expect(scroll.elementsByID["A"]?["fixedFrame"] == "YES" && subviews("V", scroll) == ["A"])
        #expect(scroll.elementsByID["V"]?.children("viewLayoutGuide").count == 2)
    }

    @Test func whatIsTakenOutStandsWhereItStood() throws {
        let document = try edited("embed C B in view V", "unembed V")
        #expect(subviews("R", document) == ["A", "C", "B"] && document.elementsByID["V"] == nil)
        for id in ["B", "C"] { #expect(try frame(id, document) == frame(id, edited())) }
    }

    @Test func copiesGetNewIDsAndKeepWhatIsInside() throws {
        let original = try edited()
        let markup = original.markup(of: ["A"])
        #expect(markup.hasPrefix("<label text=\"One\"") && markup.contains("\n    <constraints>\n"))
        let document = try original.applying([.paste(markup: markup, at: .init(in: ObjectPath("C")))])
        let copy = try #require(subviews("C", document).first)
        #expect(copy != "A" && document.elementsByID[copy]?["text"] == "One")
        let constraint = try #require(document.elementsByID[copy]?.children(in: "constraints").first)
        #expect(constraint["constant"] == "100" && constraint.id != "w1")
        let line = "\n                        <label fixedFrame=\"YES\" text=\"One\""
        #expect(String(decoding: document.tree.source, as: UTF8.self).contains(line))
        // A cut view keeps its ids.
        let moved = try original.applying([.remove(ObjectPath("A")), .paste(markup: markup, at: .init(in: ObjectPath("C")))])
        #expect(subviews("C", moved) == ["A"] && moved.elementsByID["w1"] != nil)
    }

    @Test func connectionsToWhatIsNotThereAreLeftOut() throws {
        let markup = """
            <button id="b1">
                <rect key="frame" x="0.0" y="0.0" width="46" height="30"/>
                <connections>
                    <action selector="go:" destination="X" eventType="touchUpInside" id="a1"/>
                    <action selector="go:" destination="R" eventType="touchUpInside" id="a2"/>
                </connections>
            </button>
            """
        let document = try edited().applying([.paste(markup: markup, at: .init(in: ObjectPath("R"), .index(0)))])
        #expect(subviews("R", document) == ["b1", "A", "B", "C"])
        #expect(document.elementsByID["a1"] == nil && document.elementsByID["a2"]?["destination"] == "R")
    }

    @Test func cellsAndScenesAreAdded() throws {
        let list = try edited("add tableView T to R x=0 y=0 width=320 height=480", "add tableViewCell D to T reuseIdentifier=Row")
        let cell = try #require(list.elementsByID["D"])
        #expect(cell.parent?.name == "prototypes" && cell["reuseIdentifier"] == "Row")
        let content = try #require(cell.child(key: "contentView"))
        #expect(content["tableViewCell"] == "D" && content.id != nil && content.recordedFrame?.width == 320)
        let labelled = try list.applying([DocumentEdit(parsing: "add label L to D.contentView")])
        #expect(labelled.elementsByID["L"]?.parent?.parent == labelled.elementsByID["D"]?.child(key: "contentView"))

        let storyboard = try DocumentFixture.document("SignIn.storyboard")
        let edit = try DocumentEdit(parsing: "add viewController V to scenes storyboardIdentifier=Next")
        let document = try storyboard.applying([edit])
        let controller = try #require(document.elementsByID["V"])
        #expect(controller["storyboardIdentifier"] == "Next" && controller["sceneMemberID"] == "viewController")
        #expect(document.scenes().count == storyboard.scenes().count + 1)
        #expect(document.scenes().last?.diagnostics.isEmpty == true)
        #expect(String(decoding: document.tree.source, as: UTF8.self).contains("<!--View Controller-->\n        <scene sceneID="))
        let segue = try DocumentEdit(parsing: "add segue to V kind=show destination=\(storyboard.scenes()[0].id)")
        #expect(try document.applying([segue]).elementsByID["V"]?.children(in: "connections").count == 1)
    }

    @Test(
        "Refusals",
        arguments: [
            ("embed A C in label", "a label cannot hold a label"), ("embed R in view", "R is not a view in another view"),
            ("unembed C", "C has no subviews to take out"),
            ("add viewController to scenes", "a xib cannot hold a viewController"),
            ("paste \"<label\" to R", "the text cannot be pasted"),
            ("paste \"<constraint id=\\\"z\\\"/>\" to R", "a view cannot hold a constraint"),
            ("paste \"\" to R", "the text cannot be pasted"), ("add tableViewCell to R", "a view cannot hold a tableViewCell"),
            ("set A.tag 1 on userInterfaceAppearance=dark", "'userInterfaceAppearance=dark' names no size classes"),
        ])
    func refusals(_ line: String, _ words: String) throws {
        let error = #expect(throws: DocumentEditError.self) { try edited(line) }
        #expect(error?.description.hasPrefix(words) == true, "\(error.map(String.init(describing:)) ?? "")")
    }

    @Test func viewsInDifferentSuperviewsAreNotEmbedded() throws {
        let error = #expect(throws: DocumentEditError.self) { try edited("add view D to C", "embed A D in view") }
        #expect(error?.description == "A and D are in different superviews")
    }

    @Test func variationsOfIdiomsHaveTheirKeyInOrder() throws {
        let document = try edited("set A.alpha 0.5 on widthClass=regular-userInterfaceIdiom=mac")
        #expect(document.elementsByID["A"]?.child("variation")?["key"] == "userInterfaceIdiom=mac-widthClass=regular")
    }

    @Test func newAttributesStandInInterfaceBuildersOrder() throws {
        let document = try edited(
            "set A.numberOfLines 2", "set A.alpha 0.5", "set A.horizontalHuggingPriority 252", "set A.textAlignment center")
        let names = document.elementsByID["A"]!.attributes.map(\.name)
        #expect(
            Array(names) == [
                "alpha", "horizontalHuggingPriority", "text", "textAlignment", "numberOfLines",
                "translatesAutoresizingMaskIntoConstraints", "id",
            ])
    }
}
