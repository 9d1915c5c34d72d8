import Testing

@testable import InterfaceBuilderDocument

/// Three states of a document joined.
struct DocumentMergeTests {
    /// A view of views, as Interface Builder writes it.
    private static func text(_ views: String, _ constraints: String = "", version: String = "21701") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch">
            <device id="retina6_12" orientation="portrait"/>
            <objects>
                <view contentMode="scaleToFill" id="R">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <subviews>
        \(views)
                    </subviews>
                    <constraints>
        \(constraints)
                    </constraints>
                </view>
            </objects>
        </document>

        """
    }

    private static func view(_ id: String, _ attributes: String = "", y: String = "0.0") -> String {
        """
                        <view\(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                            <rect key="frame" x="0.0" y="\(y)" width="10" height="10"/>
                        </view>
        """
    }

    private static func constraint(_ id: String, _ first: String, _ second: String, _ constant: String = "8") -> String {
        """
                        <constraint firstItem="\(first)" firstAttribute="top" secondItem="\(second)" secondAttribute="bottom" constant="\(constant)" id="\(id)"/>
        """
    }

    private static let base = text([view("A"), view("B"), view("C")].joined(separator: "\n"), constraint("k", "B", "A"))

    private func merge(_ ours: String, _ theirs: String, base: String = base) throws -> DocumentMerge {
        let documents = try [base, ours, theirs].map { try InterfaceDocument(bytes: Array($0.utf8)) }
        return DocumentMerge(base: documents[0], ours: documents[1], theirs: documents[2])
    }

    private func merged(_ ours: String, _ theirs: String, base: String = base) throws -> (text: String, decisions: [String]) {
        let merge = try merge(ours, theirs, base: base)
        return (String(decoding: merge.bytes, as: UTF8.self), merge.decisions.map(\.message))
    }

    @Test func oneSideAloneComesOutByteByByte() throws {
        let other = Self.base.replacing(#"constant="8""#, with: #"constant="9""#).replacing("scaleToFill", with: "center")
        #expect(try merged(other, Self.base) == (other, []))
        #expect(try merged(Self.base, other) == (other, []))
        #expect(try merged(other, other) == (other, []))
    }

    @Test(
        "The side that changed white space, line ends or what stands around the document comes out byte by byte", arguments: 0..<4
    )
    func textThatMeansTheSame(_ change: Int) throws {
        let other =
            switch change {
            case 0: Self.base.replacing("\n", with: "\r\n")
            case 1: Self.base.replacing("\n", with: "\n ").replacing(#"constant="8""#, with: #"constant="9""#)
            case 2: Self.base.replacing("\n", with: "\r\n").replacing(#"constant="8""#, with: #"constant="9""#)
            default: Self.base.replacing("<document", with: "<!-- first -->\n<document") + "<!-- last -->\n"
            }
        #expect(try merged(other, Self.base) == (other, []))
        #expect(try merged(Self.base, other) == (other, []))
        #expect(try merged(other, other) == (other, []))
    }

    @Test("A constraint of a view that both sides removed, and a frame that both recorded, are nothing to decide or to solve")
    func equalSides() throws {
        let other = Self.text(Self.view("A", y: "5.0"), Self.constraint("k", "B", "A"))
        for (ours, theirs) in [(other, other), (Self.base, other), (other, Self.base)] {
            let merge = try merge(ours, theirs)
            #expect(String(decoding: merge.bytes, as: UTF8.self) == other && merge.decisions == [] && merge.movedViews == [])
        }
    }

    @Test func changesOfBothSidesAreTakenOver() throws {
        let ours = Self.base.replacing(#"constant="8""#, with: #"constant="9""#)
        let theirs = Self.base.replacing("scaleToFill", with: "center").replacing("21701", with: "22154")
        let both = ours.replacing("scaleToFill", with: "center").replacing("21701", with: "22154")
        #expect(try merged(ours, theirs) == (both, []))
        #expect(try merged(theirs, ours) == (both, []))
    }

    @Test func whatBothAddStandsWhereItWasPut() throws {
        let ours = Self.base.replacing(Self.view("B"), with: Self.view("B") + "\n" + Self.view("X"))
        let theirs = Self.base.replacing(Self.view("B"), with: Self.view("B") + "\n" + Self.view("Y"))
        let both = Self.base.replacing(
            Self.view("B"), with: [Self.view("B"), Self.view("X"), Self.view("Y")].joined(separator: "\n"))
        #expect(try merged(ours, theirs) == (both, []))
        #expect(try merged(theirs, ours) == (both, []))
    }

    @Test func removedAndReorderedViews() throws {
        let ours = Self.text(
            [Self.view("C"), Self.view("A"), Self.view("B")].joined(separator: "\n"), Self.constraint("k", "B", "A"))
        let theirs = Self.text([Self.view("A"), Self.view("B"), Self.view("C", " hidden=\"YES\"")].joined(separator: "\n"))
        let result = try merged(ours, theirs)
        let views = try InterfaceDocument(bytes: Array(result.text.utf8)).root.descendants.filter(\.isView)
        let ids = Array(views.compactMap(\.id))
        #expect(result.decisions == [] && ids == ["R", "C", "A", "B"])
        #expect(result.text.contains("hidden=\"YES\"") && !result.text.contains("<constraint "))
        #expect(try merged(theirs, ours) == result)
    }

    @Test func commentsStandWhereTheyDid() throws {
        let base = Self.base.replacing(Self.view("B"), with: "<!-- before B -->\n" + Self.view("B")).replacing(
            Self.view("C"), with: Self.view("C") + "<!-- last -->")
        let ours = base.replacing(Self.view("A"), with: Self.view("A") + "\n" + Self.view("X"))
        let theirs = base.replacing(Self.view("C"), with: Self.view("C") + "\n" + Self.view("Y"))
        let result = try merged(ours, theirs, base: base)
        let places = ["id=\"X\"", "<!-- before B -->", "id=\"B\"", "id=\"Y\"", "<!-- last -->"].map {
            result.text.firstRange(of: $0)?.lowerBound
        }
        #expect(
            result.decisions == [] && places.allSatisfy { $0 != nil }
                && places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    }

    @Test func whatBothSayOtherwiseIsToBeDecided() throws {
        let ours = Self.base.replacing(#"constant="8""#, with: #"constant="9""#)
        let theirs = Self.base.replacing(#"constant="8""#, with: #"constant="10""#)
        let result = try merged(ours, theirs)
        #expect(
            result.decisions == [
                "constraint (the top of UIView (B) = the bottom of UIView (A) + 9, k) in scene UIView: constant is “9” in ours and “10” in theirs"
            ])
        #expect(
            result.text.hasPrefix(ours)
                && result.text.hasSuffix(
                    "  constraint (the top of UIView (B) = the bottom of UIView (A) + 9, k) in scene UIView: constant is “9” in ours and “10” in theirs\n-->\n"
                ))
        #expect(throws: Never.self) { try InterfaceDocument(bytes: Array(result.text.utf8)) }
    }

    @Test func aRemovedViewThatTheOtherSideChangesOrNamesIsKept() throws {
        let removed = Self.text([Self.view("A"), Self.view("B")].joined(separator: "\n"), Self.constraint("k", "B", "A"))
        let changed = Self.base.replacing(Self.view("C"), with: Self.view("C", " alpha=\"0.5\""))
        #expect(
            try merged(removed, changed).decisions == [
                "UIView (C) in scene UIView: ours removed it, and theirs changed alpha; it is kept"
            ])
        #expect(try merged(removed, changed).text.contains("alpha=\"0.5\""))
        let named = Self.base.replacing(
            Self.constraint("k", "B", "A"), with: Self.constraint("k", "B", "A") + "\n" + Self.constraint("m", "C", "B"))
        let result = try merged(removed, named)
        #expect(result.decisions == ["UIView (C) in scene UIView: ours removed it, and theirs names it; it is kept"])
        #expect(result.text.contains("id=\"C\"") && result.text.contains("id=\"m\""))
        let recorded = Self.base.replacing(Self.view("C"), with: Self.view("C", y: "77"))
        #expect(try merged(removed, recorded).decisions == [], "another frame alone is no reason to keep a view")
    }

    @Test func framesAreNothingToDecide() throws {
        let ours = Self.base.replacing(Self.view("C"), with: Self.view("C", y: "30")).replacing(
            #"constant="8""#, with: #"constant="9""#)
        let theirs = Self.base.replacing(Self.view("C"), with: Self.view("C", y: "40")).replacing("scaleToFill", with: "center")
        let merge = try merge(ours, theirs)
        #expect(merge.decisions.isEmpty && merge.movedViews == ["C"])
    }

    @Test func idsThatBothSidesGaveToUnlikeObjectsAreToldApart() throws {
        let ours = Self.base.replacing(Self.view("C"), with: Self.view("C") + "\n" + Self.view("N"))
        let label = #"                <label text="new" id="N"/>"#
        let theirs = Self.base.replacing(Self.view("A"), with: Self.view("A") + "\n" + label)
        let merge = try merge(ours, theirs)
        let document = try InterfaceDocument(bytes: merge.bytes)
        #expect(merge.decisions.count == 1 && !document.diagnostics.contains { $0.id == "duplicate-id" })
        #expect(document.root.descendants.contains { $0.name == "label" } && document.elementsByID["N"]?.name == "view")
    }

    @Test func viewsThatWereMovedIntoEachOtherStay() throws {
        func holding(_ outer: String, _ inner: String) -> String {
            let outside = Self.view(outer)
            let nested = outside.replacing("</view>", with: "<subviews>\n\(Self.view(inner))\n</subviews></view>")
            return Self.base.replacing("\n" + Self.view(inner), with: "").replacing(Self.view(inner) + "\n", with: "").replacing(
                outside, with: nested)
        }
        let result = try merge(holding("A", "B"), holding("B", "A"))
        let document = try InterfaceDocument(bytes: result.bytes)
        #expect(!result.decisions.isEmpty && document.elementsByID["A"] != nil && document.elementsByID["B"] != nil)
    }
}
