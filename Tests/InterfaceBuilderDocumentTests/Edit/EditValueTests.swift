import Testing

@testable import InterfaceBuilderDocument

/// Edits write only what elements can have, and otherwise say what is valid.
struct EditValueTests {
    private static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
            <objects>
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                <view id="R">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                    <subviews>
                        <label text="One" translatesAutoresizingMaskIntoConstraints="NO" id="L">
                            <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
                            <nil key="textColor"/>
                        </label>
                        <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="B">
                            <rect key="frame" x="0.0" y="30" width="100" height="20"/>
                            <state key="normal" title="Go"/>
                        </button>
                        <textField translatesAutoresizingMaskIntoConstraints="NO" id="F">
                            <rect key="frame" x="0.0" y="60" width="100" height="20"/>
                        </textField>
                        <label usesAttributedText="YES" translatesAutoresizingMaskIntoConstraints="NO" id="T">
                            <rect key="frame" x="0.0" y="90" width="100" height="20"/>
                            <attributedString key="attributedText"><fragment content="Rich"/></attributedString>
                        </label>
                        <imageView translatesAutoresizingMaskIntoConstraints="NO" id="I">
                            <rect key="frame" x="0.0" y="120" width="100" height="20"/>
                            <imageReference key="image" image="star" catalog="system"/>
                        </imageView>
                    </subviews>
                    <constraints>
                        <constraint firstItem="L" firstAttribute="top" secondItem="R" secondAttribute="top" constant="8" id="k1"/>
                    </constraints>
                </view>
            </objects>
            <resources>
                <namedColor name="Brand"><color red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
            </resources>
        </document>

        """

    private func edited(_ statement: String) throws -> String {
        let document = try InterfaceDocument(bytes: Array(Self.text.utf8))
        return String(decoding: try document.applying([try DocumentEdit(parsing: statement)]).tree.source, as: UTF8.self)
    }

    @Test(
        "A value becomes the attribute or the part of its kind",
        arguments: [
            ("set L.numberOfLines 0", #"numberOfLines="0""#), ("set L.hidden YES", #"hidden="YES""#),
            ("set L.textAlignment center", #"textAlignment="center""#), ("set L.alpha 0.5", #"alpha="0.5""#),
            (
                "set L.textColor #FF8000",
                #"<color key="textColor" red="1" green="0.5019607843137255" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
            ),
            ("set L.textColor labelColor", #"<color key="textColor" systemColor="labelColor"/>"#),
            ("set L.textColor \"named Brand\"", #"<color key="textColor" name="Brand"/>"#),
            ("set R.backgroundColor \"white 0.5\"", #"<color key="backgroundColor" white="0.5" alpha="1""#),
            (
                "set L.fontDescription \"system semibold 15\"",
                #"<fontDescription key="fontDescription" type="system" weight="semibold" pointSize="15"/>"#
            ),
            (
                "set L.fontDescription UICTFontTextStyleBody",
                #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
            ),
            ("set L.frame \"1 2 3 4\"", #"<rect key="frame" x="1" y="2" width="3" height="4"/>"#),
            ("set L.shadowOffset 1,-1", #"<size key="shadowOffset" width="1" height="-1"/>"#),
            ("set B.contentEdgeInsets 1,2,3,4", #"<inset key="contentEdgeInsets" minX="2" minY="1" maxX="4" maxY="3"/>"#),
            ("set B.highlighted.title Down", #"<state key="highlighted" title="Down"/>"#),
            ("set B.accessibilityConfiguration.label Close", #"<accessibility key="accessibilityConfiguration" label="Close"/>"#),
            ("set F.textInputTraits.keyboardType URL", #"<textInputTraits key="textInputTraits" keyboardType="URL"/>"#),
            ("set I.image moon", #"<imageReference key="image" image="moon" catalog="system"/>"#),
            ("add label N to R text=Hi textColor=#000000 numberOfLines=2 x=5", #"x="5" y="0.0" width="42""#),
            ("add color to R key=tintColor white=0 alpha=1", #"<color key="tintColor" white="0" alpha="1"/>"#),
            ("add outlet to -1 property=label destination=L", #"<outlet property="label" destination="L""#),
        ])
    func valid(_ statement: String, _ written: String) throws {
        #expect(!Self.text.contains(written))
        #expect(try edited(statement).contains(written))
    }

    @Test func partsReplaceEarlierOnesAndAreRemoved() throws {
        let coloured = try edited("set L.textColor labelColor")
        #expect(coloured.components(separatedBy: "\"textColor\"").count == 2 && !coloured.contains("<nil"))
        let document = try InterfaceDocument(bytes: Array(coloured.utf8))
        let removed = try document.applying([try DocumentEdit(parsing: "unset L.textColor")])
        #expect(removed.elementsByID["L"]?.child(key: "textColor") == nil)
        let nothing = try document.applying([try DocumentEdit(parsing: "set L.textColor nil")])
        #expect(String(decoding: nothing.tree.source, as: UTF8.self) == Self.text)
    }

    @Test func inspectorsHaveTheAttributesOfParts() throws {
        let document = try InterfaceDocument(bytes: Array(Self.text.utf8))
        let rows = try #require(document.elementsByID["B"]).attributeRows
        #expect(Set(rows.map(\.name)).count == rows.count)
        let title = try #require(rows.first { $0.name == "normal.title" })
        #expect(title.value == "Go" && title.owner == "normal" && !title.varies)
        #expect(rows.contains { $0.name == "highlighted.title" && $0.value == nil })
        #expect(rows.contains { $0.name == "accessibilityConfiguration.label" })
        let field = try #require(document.elementsByID["F"]).attributeRows
        #expect(field.contains { $0.name == "textInputTraits.keyboardType" && $0.words.contains("URL") })
        let image = try #require(document.elementsByID["I"]).attributeRows.first { $0.name == "image" }
        #expect(image?.form == "image" && image?.value == "star")
        for row in rows + field where row.form == "words" && !row.words.isEmpty {
            let id = rows.contains(row) ? "B" : "F"
            #expect(throws: Never.self, "\(row.name)") {
                try document.applying([try DocumentEdit(parsing: "set \(id).\(row.name) \(row.words[0])")])
            }
        }
    }

    // Source: `<fontDescription>` in the variations of 365 public documents.
    @Test func fontsAndColoursVaryWithSizeClasses() throws {
        let document = try InterfaceDocument(bytes: Array(Self.text.utf8))
        let varied = try document.applying([
            try DocumentEdit(parsing: "set L.fontDescription \"system 30\" on widthClass=regular"),
            try DocumentEdit(parsing: "set L.textColor systemRedColor on widthClass=regular"),
        ])
        let variation = try #require(varied.elementsByID["L"]?.child("variation"))
        #expect(variation["key"] == "widthClass=regular")
        #expect(variation.child(key: "fontDescription", named: "fontDescription")?["pointSize"] == "30")
        #expect(varied.resources.systemColors.keys.sorted() == ["systemRedColor"])
        let rows = try #require(varied.elementsByID["L"]).attributeRows
        #expect(rows.first { $0.name == "fontDescription" }?.variations == ["widthClass=regular": "system 30"])
        let unvaried = try varied.applying(
            ["fontDescription", "textColor"].map {
                .set(ObjectPath("L"), attribute: $0, value: nil, sizeClasses: "widthClass=regular")
            })
        #expect(String(decoding: unvaried.tree.source, as: UTF8.self) == Self.text)
    }

    // Source: the resources of public documents of Xcode 12 and later, in which all system colours in use are listed.
    @Test func systemColoursAreListedInTheResources() throws {
        let listed = """
                    <systemColor name="secondaryLabelColor">
                        <color red="0.23529411764705882" green="0.23529411764705882" blue="0.2627450980392157" alpha="0.59999999999999998" colorSpace="custom" customColorSpace="sRGB"/>
                    </systemColor>
                    <systemColor name="systemBackgroundColor">
                        <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                    </systemColor>
                </resources>
            """
        let edits = try ["set R.backgroundColor systemBackgroundColor", "set L.textColor secondaryLabelColor"].map {
            try DocumentEdit(parsing: $0)
        }
        let document = try InterfaceDocument(bytes: Array(Self.text.utf8))
        let coloured = try document.applying(edits)
        let found = String(decoding: coloured.tree.source, as: UTF8.self)
        #expect(found.contains(listed))
        let removed = try coloured.applying([.set(ObjectPath("R"), attribute: "backgroundColor", value: nil)])
        #expect(removed.resources.systemColors.keys.sorted() == ["secondaryLabelColor"])
        let old = try InterfaceDocument(bytes: Array(Self.text.replacing("21507", with: "16097.2").utf8))
        #expect(try old.applying(edits).resources.systemColors.isEmpty)
    }

    @Test(
        "What an element cannot have is refused, with what it can",
        arguments: [
            ("set L.numberOfLines two", "numberOfLines of a label cannot be 'two': expected a whole number from 0"),
            ("set L.numberOfLines 1.5", "numberOfLines of a label cannot be '1.5'"),
            ("set L.hidden yes", "hidden of a label cannot be 'yes': expected YES or NO"),
            ("set L.textAlignment middle", "expected one of left, center, right, justified, natural"),
            ("set L.alpha 1.5", "alpha of a label cannot be '1.5': expected a number from 0 to 1"),
            ("set L.horizontalHuggingPriority 1001", "expected a priority above 0 and at most 1000"),
            ("set L.textColor reddish", "textColor of a label cannot be 'reddish': expected a colour: #RRGGBB"),
            ("set L.textColor \"named Ghost\"", "textColor of a label cannot be 'named Ghost'"),
            ("set L.fontDescription big", "fontDescription of a label cannot be 'big': expected a font: system POINTS"),
            ("set L.frame \"1 2 3\"", "frame of a label cannot be '1 2 3': expected four numbers: x, y, width and height"),
            (
                "set R.text Hello",
                "a view has no attribute 'text', but label, searchBar, textField, textView have; a view has accessibilityConfiguration, alpha,"
            ),
            ("set L.numberOfLine 1", "a label has no attribute 'numberOfLine'; a label has accessibilityConfiguration, adjusts"),
            ("set B.title Stop", "'title' is an attribute of the part B.normal: set B.normal.title"),
            ("set T.text Plain", "'text' would not be shown, for T.attributedText is shown instead"),
            ("set L.customClass X on widthClass=compact", "'customClass' cannot vary with size classes"),
            ("set L.shadowOffset \"1 2\" on widthClass=compact", "only attributes of objects vary"),
            ("set L.textColor reddish on widthClass=compact", "textColor of a label cannot be 'reddish'"),
            ("unset L.textColor on widthClass=compact", "has no attribute 'textColor'"),
            ("set L.hidden maybe on widthClass=compact", "hidden of a label cannot be 'maybe'"),
            ("set L.id \"a b\"", "id of a label cannot be 'a b': expected an id without spaces"),
            ("set k1.relation about", "expected one of equal, lessThanOrEqual, greaterThanOrEqual"),
            ("set k1.firstAttribute sideways", "firstAttribute of a constraint cannot be 'sideways'"),
            ("unset L.frame.width", "a rect needs x and y and width and height"),
            ("add color to L key=textColour white=1", "a color in a label cannot have the key 'textColour': expected key="),
            ("add color to L white=1", "a color in a label needs a key: expected key="),
            ("add color to R key=backgroundColor red=1", "a color needs name, or systemColor"),
            ("add state to L key=normal title=x", "a label cannot hold a state"),
            ("add label to R lines=2", "a label has no attribute 'lines'"),
            ("add label \"a b\" to R", "id of a label cannot be 'a b'"),
            ("add tableViewCell to R", "a view cannot hold a tableViewCell"),
            (
                "add outlet to R property=a destination=gone",
                "destination of an outlet cannot be 'gone': expected the id of an object"
            ),
            ("add outlet to R property=a", "an outlet needs destination and property"),
            ("add outlet to k1 property=a destination=L", "a constraint cannot hold an outlet"),
            (
                "add wheel to R",
                "'wheel' is no view, part or connection that can be added; there are action, activityIndicatorView"
            ),
        ])
    func invalid(_ statement: String, _ message: String) throws {
        let error = try #require(throws: DocumentEditError.self) { try edited(statement) }
        #expect(error.description.contains(message), "\(error)")
    }

    @Test func whatADocumentAlwaysHasIsNotRemoved() throws {
        let error = #expect(throws: DocumentEditError.self) { try edited("remove -1") }
        #expect(error?.description == "-1 cannot be removed: its document, scene or cell always has it")
        let cells = try DocumentFixture.document("Cells.storyboard")
        let cell = try #require(cells.root.descendants.first { $0.name == "tableViewCell" }?.id)
        #expect(throws: DocumentEditError.self) { try cells.applying([.remove(ObjectPath(cell, keys: ["contentView"]))]) }
    }

    @Test func aSceneGoesWithItsController() throws {
        let document = try DocumentFixture.document("SignIn.storyboard")
        let scenes = document.root.child("scenes")!.children("scene").count
        let removed = try document.applying([try DocumentEdit(parsing: "remove ctl-Si-gn1")])
        #expect(removed.root.child("scenes")?.children("scene").count == scenes - 1)
        #expect(removed.root["initialViewController"] == nil && removed.diagnostics.isEmpty)
    }

    @Test func aTextInAnotherEncodingIsWrittenAsItIs() throws {
        let encoded = Self.text.replacing(
            #"<nil key="textColor"/>"#, with: #"<string key="userLabel" base64-UTF8="YES">T25l</string>"#)
        let document = try InterfaceDocument(bytes: Array(encoded.utf8))
        let changed = try document.applying([try DocumentEdit(parsing: "set L.userLabel Two")])
        #expect(String(decoding: changed.tree.source, as: UTF8.self).contains(#"<string key="userLabel">Two</string>"#))
    }

    @Test("The statement of an edit is parsed to the same edit")
    func statements() throws {
        let statements = [
            "set L.text \"One \\\"two\\\"\\nthree\" on widthClass=compact", "unset L.text", "set L.text \"\"",
            "add label N to R before L \"text=a b\" numberOfLines=0", "add view to R first",
            "constrain L.top = R.top + -8 @750 id k",
            "constrain L.width >= 20", "constrain L.width = 16:9 * L.height", "move L to R after B", "move L first",
            "remove L.frame",
            "install k1 on heightClass=regular", "uninstall k1",
        ]
        for statement in statements {
            let edit = try DocumentEdit(parsing: statement)
            #expect(edit.description == statement)
            #expect(try DocumentEdit(parsing: edit.description) == edit)
        }
    }
}
