import Foundation
import Testing

@testable import InterfaceBuilderDocument

/// Edits change what they name and nothing else, are indented as what stands around, and say why they cannot be made.
struct DocumentEditTests {
    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
              <connections>
                <outlet property="title" destination="A" id="o1"/>
              </connections>
            </placeholder>
            <view id="R"  contentMode='scaleToFill'>
              <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
              <subviews>
                <label text="One" translatesAutoresizingMaskIntoConstraints="NO" id="A" customClass="Title">
                  <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
                  <fontDescription key="fontDescription" type="system" pointSize="17"/>
                </label>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="B">
                  <rect key="frame" x="0.0" y="30" width="100" height="20"/>
                  <subviews>
                    <label id="C"><rect key="frame" x="1" y="2" width="3" height="4"/><string key="text">a
            b &amp; c</string></label>
                  </subviews>
                </view>
              </subviews>
              <!-- what is not known stays -->
              <constraints>
                <constraint firstItem="A" firstAttribute="top" secondItem="R" secondAttribute="top" constant="8" id="k1"/>
                <constraint firstItem="B" firstAttribute="top" secondItem="A" secondAttribute="bottom" id="k2"/>
              </constraints>
            </view>
          </objects>
        </document>

        """

    private func document(_ text: String = text) throws -> InterfaceDocument { try InterfaceDocument(bytes: Array(text.utf8)) }

    private func edited(_ edits: String..., of text: String = text) throws -> String {
        let edits = try edits.map { try DocumentEdit(parsing: $0) }
        return String(decoding: try document(text).applying(edits).tree.source, as: UTF8.self)
    }

    private func replacing(_ old: String, with new: String) throws -> String {
        try #require(Self.text.contains(old))
        return Self.text.replacing(old, with: new)
    }

    @Test func attributesAreWrittenOverTheirOldValues() throws {
        #expect(
            try edited("set A.text \"1 < 2\"") == replacing("text=\"One\"", with: "text=\"1 &lt; 2\""))
        #expect(try edited("set k1.constant 12") == replacing("constant=\"8\"", with: "constant=\"12\""))
        #expect(try edited("set R.contentMode center") == replacing("'scaleToFill'", with: "'center'"))
        #expect(
            try edited("set A.text \"it's\"", of: Self.text.replacing("text=\"One\"", with: "text='One'"))
                == replacing("text=\"One\"", with: "text='it&#39;s'"))
        #expect(try edited("set A.fontDescription.pointSize 20") == replacing("pointSize=\"17\"", with: "pointSize=\"20\""))
        #expect(try edited("unset A.customClass") == replacing(" customClass=\"Title\"", with: ""))
    }

    @Test func attributesOfPartsAreNotTakenForThoseOfTheView() throws {
        let text = try edited("add button N to R title=Go x=5")
        #expect(text.contains("<state key=\"normal\" title=\"Go\"/>") && text.contains("<rect key=\"frame\" x=\"5\""))
        #expect(try edited("set N.normal.title Stop", of: text) == text.replacing("title=\"Go\"", with: "title=\"Stop\""))
        let error = #expect(throws: DocumentEditError.self) { try edited("set N.title Stop", of: text) }
        #expect(error?.description == "'title' is an attribute of the part N.normal: set N.normal.title")
    }

    @Test func newAttributesGoWhereInterfaceBuilderHasThem() throws {
        #expect(
            try edited("set k1.priority 750")
                == replacing("secondAttribute=\"top\" constant", with: "secondAttribute=\"top\" priority=\"750\" constant"))
        #expect(
            try edited("set A.numberOfLines 0") == replacing("text=\"One\" trans", with: "text=\"One\" numberOfLines=\"0\" trans")
        )
        #expect(
            try edited("set A.userLabel Title") == replacing("id=\"A\" custom", with: "id=\"A\" userLabel=\"Title\" custom"))
    }

    @Test func textsOfSeveralLinesAreWrittenIntoTheirElement() throws {
        #expect(try edited("set C.text \"x\\n<y>\"") == replacing("a\n    b &amp; c", with: "x\n&lt;y&gt;"))
    }

    @Test func whatRefersToAnObjectFollowsItsId() throws {
        let text = try edited("set A.id Z")
        #expect(
            try text
                == replacing("id=\"A\"", with: "id=\"Z\"").replacing("destination=\"A\"", with: "destination=\"Z\"")
                .replacing("firstItem=\"A\"", with: "firstItem=\"Z\"").replacing("secondItem=\"A\"", with: "secondItem=\"Z\""))
    }

    @Test("New ids are the same for the same edit of a document, and others for another edit")
    func newIDs() throws {
        let edits = ["add label to R text=x", "add label to R text=y", "add label to B text=x", "constrain A.width = 5"]
        let ids = try edits.map { edit in
            let known = try Set(document().elementsByID.keys)
            let made = try (0..<2).map { _ in
                try document().applying([DocumentEdit(parsing: edit)]).elementsByID.keys.filter { !known.contains($0) }
            }
            #expect(made[0] == made[1] && made[0].count == 1)
            return made[0][0]
        }
        #expect(Set(ids).count == edits.count)
    }

    @Test func valuesForSizeClasses() throws {
        let old = "constant=\"8\" id=\"k1\"/>"
        let new = """
            constant="8" id="k1">
                      <variation key="heightClass=compact-widthClass=regular" constant="4"/>
                    </constraint>
            """
        let text = try edited("set k1.constant 4 on widthClass=regular-heightClass=compact")
        #expect(try text == replacing(old, with: new))
        #expect(
            try edited("unset k1.constant on heightClass=compact-widthClass=regular", of: text).contains("<variation") == false)
        let scene = try document(text).scenes(traits: SizeClasses(width: .regular, height: .compact))[0]
        #expect(scene.constraints.first?.constant == 4)
    }

    @Test func constraintsAreInstalledForSizeClasses() throws {
        let text = try edited("uninstall k2", "install k2 on widthClass=regular")
        #expect(
            text.contains(
                "<variation key=\"default\">\n        <mask key=\"constraints\">\n          <exclude reference=\"k2\"/>"))
        let edited = try document(text)
        #expect(edited.scenes()[0].constraints.map(\.isInstalled) == [true, false])
        #expect(edited.scenes(traits: SizeClasses(width: .regular))[0].constraints.map(\.isInstalled) == [true, true])
        #expect(try self.edited("install k2", of: try self.edited("uninstall k2")) == Self.text)
    }

    @Test func constraintsGoToTheNearestCommonSuperview() throws {
        let line = "id=\"k2\"/>\n"
        let new =
            "<constraint firstItem=\"C\" firstAttribute=\"leading\" secondItem=\"A\" secondAttribute=\"leading\" constant=\"-4\" id=\"k3\"/>\n"
        let text = try edited("constrain C.leading = A.leading - 4 id k3")
        // A view that constraints place has no autoresizing mask.
        let freed = try replacing(line, with: line + "        " + new).replacing(
            "<label id=\"C\">", with: "<label translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"C\">")
        #expect(text == freed)
        let ratio = try edited("constrain B.width = 16:9 * B.height @999 id k4")
        let added = [
            "          <constraints>",
            "            <constraint firstAttribute=\"width\" secondItem=\"B\" secondAttribute=\"height\" multiplier=\"16:9\" priority=\"999\" id=\"k4\"/>",
            "          </constraints>", "        </view>",
        ]
        #expect(ratio.contains(added.joined(separator: "\n")))
    }

    @Test func removingTakesWhatRefersToTheObject() throws {
        let expected = """
            <view id="R"  contentMode='scaleToFill'>
                  <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                  <subviews>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="B">
            """
        let text = try edited("remove A")
        #expect(text.contains(expected) && !text.contains("\"A\"") && !text.contains("<constraints>"))
        #expect(text.contains("<!-- what is not known stays -->") && !text.contains("<connections>"))
        #expect(try document(text).scenes()[0].diagnostics.isEmpty)
    }

    @Test("What names a constraint goes with it", arguments: ["remove A", "move A to B first"])
    func removingTakesOutletsOfConstraints(_ edit: String) throws {
        let outlets = [("k1", "o2"), ("B", "o3")].map { "<outlet property=\"\($1)\" destination=\"\($0)\" id=\"\($1)\"/>" }
        let text = try replacing("id=\"o1\"/>", with: "id=\"o1\"/>" + outlets.joined())
        let changed = try edited(edit, of: text)
        #expect(!changed.contains("\"k1\"") && !changed.contains("\"k2\"") && changed.contains("id=\"o3\""))
        #expect(changed.contains("id=\"o1\"") == edit.hasPrefix("move"))
    }

    @Test func movingKeepsTheTextAndItsIndentation() throws {
        let inner = try edited("move A to B first")
        #expect(
            inner.contains(
                "          <subviews>\n            <label fixedFrame=\"YES\" text=\"One\" translates")
                && inner.contains("\n              <rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"100\""))
        #expect(!inner.contains("<constraint "), "constraints to what is outside are removed")
        let outer = try edited("move C to R before B")
        #expect(outer.contains("<string key=\"text\">a\n    b &amp; c</string>"), "texts keep their spaces")
        #expect(!outer.contains("<subviews>\n          </subviews>") && outer.components(separatedBy: "<subviews>").count == 2)
        let order = try edited("move B first")
        #expect(try document(order).scenes()[0].views.map(\.id) == ["R", "B", "C", "A"])
    }

    @Test(
        "Edits that cannot be made say why, and where",
        arguments: [
            ("set X.text a", "the document has no object 'X'"),
            ("set A.font.pointSize 1", "A has no part 'font'; it has frame, fontDescription"),
            ("unset A.tag", "A has no attribute 'tag' to remove"),
            ("set k1.constant 1,5", "constant of a constraint cannot be '1,5': expected a number of points"),
            ("set k1.secondItem X", "the document would be at fault: secondItem of constraint refers to X"),
            ("set B.id A", "the document would be at fault: the id A is used already"),
            ("set A.te<xt a", "\"te<xt\" cannot be written in a document"),
            ("set A.text a on widthClass=large", "'widthClass=large' names no size classes"),
            ("set A.frame.x 1 on widthClass=compact", "only attributes of objects vary with size classes"),
            ("add wheel to R", "'wheel' is no view, part or connection that can be added"),
            ("add label A to R", "the id A is in use"),
            ("add label to k1", "a constraint cannot hold a label"),
            ("add color to A key=fontDescription", "A has a part 'fontDescription'"),
            ("add label to B before A", "A is not directly in B"),
            ("constrain A.start = B.start", "constraints have no attribute 'start'"),
            ("constrain A.top = k1.top", "k1 is neither a view nor a layout guide"),
            ("move R to B", "R is not a view in another view"),
            ("move B to C", "B cannot be moved into itself"),
            ("move B to B", "B cannot be moved into itself"),
            ("install R", "R is neither a view in a view nor a constraint"),
        ])
    func failures(_ statement: String, _ reason: String) throws {
        let edits = [try DocumentEdit(parsing: "set A.text b"), try DocumentEdit(parsing: statement)]
        let error = try #require(throws: DocumentEditError.self) { try document().applying(edits) }
        #expect(error.edit == 1 && error.description.hasPrefix(reason), "\(error)")
        if case .unknownObject = error.reason { return }
        #expect(error.position != nil || error.description.contains("cannot be") || error.description.contains("no"))
    }

    @Test(
        "Words that are no edit are told with their column",
        arguments: [
            ("", 1, "expected set, unset, add"), ("paint A", 1, "instead of 'paint'"), ("set A", 5, "expected OBJECT.ATTRIBUTE"),
            ("set A.text", 11, "expected a value"), ("set A.text b c", 14, "'c' is one word too many"),
            ("set A.text \"b", 12, "the quotation mark is never closed"), ("add label R", 12, "expected to"),
            ("add label to R text", 16, "expected ATTRIBUTE=VALUE"), ("constrain A.top == B.top", 17, "expected =, <= or >="),
            ("constrain A.top = B.top + x", 27, "expected points"), ("constrain A.top = x * B.top", 19, "expected a factor"),
            ("constrain A.top = 8 @high", 21, "expected a priority"), ("move A", 7, "expected to, first, at, before or after"),
        ])
    func parsing(_ statement: String, _ column: Int, _ words: String) throws {
        let error = try #require(throws: DocumentEdit.ParsingError.self) { try DocumentEdit(parsing: statement) }
        #expect(error.column == column && error.description.contains(words), "\(error.column): \(error)")
    }

    @Test func lineEndsAndDocumentsOnOneLine() throws {
        let windows = try edited("add view D to B", of: Self.text.replacing("\n", with: "\r\n"))
        #expect(windows.unicodeScalars.filter { $0 == "\n" }.count == windows.unicodeScalars.filter { $0 == "\r" }.count)
        let flat =
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" targetRuntime=\"iOS.CocoaTouch\"><objects><view id=\"R\"/></objects></document>"
        let text = try edited("add view D to R", of: flat)
        #expect(
            text.contains("<view id=\"R\"><subviews><view contentMode=\"scaleToFill\" id=\"D\"><rect ") && !text.contains("\n"))
    }
}
