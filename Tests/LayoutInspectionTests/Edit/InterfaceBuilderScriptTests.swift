import Foundation
import InterfaceBuilderDocument
import Testing

@testable import LayoutInspection

/// What articles tell people to do in Interface Builder, as scripts of edits: stack views from the library with views
/// in them, pins, attributes, values for size classes, and a scroll view whose content has a fixed width and a height
/// of its own.
///
/// Each checks frames by the numbers that the articles give, and that the saved bytes are the old ones with lines
/// added.
@MainActor
struct InterfaceBuilderScriptTests {
    /// A new storyboard with a controller, on a screen of 375 x 667 points.
    private static let empty = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="vwc">
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            <scenes>
                <scene sceneID="scn">
                    <objects>
                        <viewController id="vwc" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="root">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <viewLayoutGuide key="safeArea" id="safe"/>
                                <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                            </view>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
        </document>

        """

    /// A document after a script.
    private struct Edited {
        let document: InterfaceDocument
        var text: String { String(decoding: document.tree.source, as: UTF8.self) }

        @MainActor
        func frames(_ canvas: CanvasConfiguration = CanvasConfiguration()) -> [String: CGRect] {
            let layout = SceneLayout(document, on: canvas)
            return Dictionary(uniqueKeysWithValues: layout.layOut(layout.scenes[0]).views.map { ($0.id, $0.frame) })
        }

        /// The frame that the document records.
        func recorded(_ id: String) -> CGRect? { document.elementsByID[id]?.recordedFrame }
    }

    private func edited(_ script: String, of text: String = empty) throws -> Edited {
        let document = try InterfaceDocument(bytes: Array(text.utf8))
        let edits = try script.split(separator: "\n").map { try DocumentEdit(parsing: String($0)) }
        return Edited(document: try document.applying(edits).recordingFrames(changedSince: document))
    }

    /// Checks that the old lines are all there, in their order, that recorded frames are those that follow, and that no
    /// fault is found.
    private func checkSaved(_ edited: Edited) {
        var old = Self.empty.split(separator: "\n")[...]
        for line in edited.text.split(separator: "\n") where line == old.first { old = old.dropFirst() }
        #expect(old.isEmpty, "this line was changed: \(old.first ?? "")")
        for (id, frame) in edited.frames() where id != "root" { #expect(edited.recorded(id) == frame, "\(id)") }
        let lint = DocumentLint(edited.document)
        let findings = lint.scenes.flatMap(lint.findings).filter { $0.severity != .note }
        #expect(findings.isEmpty, "\(findings.map(\.message))")
    }

    // MARK: Stack views

    @Test func positionOnly() throws {
        let edited = try edited(
            """
            add stackView stack to root alignment=firstBaseline spacing=8
            add label date to stack "text=1 June"
            add label place to stack text=Cupertino
            constrain stack.leading = safe.leading + 16 id pin-leading
            constrain stack.top = root.top + 40 id pin-top
            """)
        checkSaved(edited)
        let frames = edited.frames()
        let (stack, date, place) = (frames["stack"]!, frames["date"]!, frames["place"]!)
        // The stack view is as large as its content.
        #expect(stack.origin == CGPoint(x: 16, y: 40) && date.origin == .zero)
        #expect(place.minX == date.maxX + 8 && stack.width == place.maxX && stack.height == date.height)
        let added = [
            "                        <constraints>",
            "                            <constraint firstItem=\"stack\" firstAttribute=\"leading\" secondItem=\"safe\" secondAttribute=\"leading\" constant=\"16\" id=\"pin-leading\"/>",
            "                            <constraint firstItem=\"stack\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" constant=\"40\" id=\"pin-top\"/>",
            "                        </constraints>", "",
        ]
        #expect(edited.text.contains(added.joined(separator: "\n")))
        #expect(
            edited.text.contains(
                """
                <stackView opaque="NO" contentMode="scaleToFill" alignment="firstBaseline" spacing="8" \
                translatesAutoresizingMaskIntoConstraints="NO" id="stack">
                """))
    }

    @Test func sizeAlongTheAxis() throws {
        let edited = try edited(
            """
            add stackView stack to root alignment=center spacing=8
            add label name to stack "text=First name"
            add textField field to stack
            set field.horizontalHuggingPriority 248
            constrain stack.leading = safe.leading + 16
            constrain safe.trailing = stack.trailing + 16
            constrain stack.top = root.top + 40
            """)
        checkSaved(edited)
        let frames = edited.frames()
        #expect(frames["stack"]!.minX == 16 && frames["stack"]!.width == 343)
        #expect(frames["field"]!.maxX == 343 && frames["field"]!.minX == frames["name"]!.maxX + 8, "the field fills the rest")
    }

    @Test func sizeAcrossTheAxis() throws {
        let first = """
            add stackView stack to root axis=vertical alignment=center spacing=8
            add label item1 to stack "text=Item 1"
            add label item2 to stack "text=Item 2"
            add label item3 to stack "text=Item 3"
            add label item4 to stack "text=Item 4"
            add button add to stack
            set add.normal.title "Add an item"
            constrain stack.leading = safe.leading
            constrain safe.trailing = stack.trailing
            constrain stack.top = root.top
            """
        let edited = try edited(first)
        checkSaved(edited)
        let frames = edited.frames()
        let items = ["item1", "item2", "item3", "item4", "add"].map { frames[$0]! }
        for (above, below) in zip(items, items.dropFirst()) { #expect(below.minY == above.maxY + 8) }
        for item in items { #expect(abs(item.midX - 187.5) <= 0.5, "on the centre, to pixels") }
        // The stack view shrinks by an item and a space when an item goes, and grows again when one comes.
        let shorter = try self.edited("remove item2", of: edited.text)
        #expect(shorter.recorded("stack")!.height == edited.recorded("stack")!.height - items[1].height - 8)
        let longer = try self.edited("add label item5 to stack before add \"text=Item 5\"", of: edited.text)
        #expect(longer.recorded("stack")!.height == edited.recorded("stack")!.height + items[1].height + 8)
        let moved = try self.edited("move item4 first", of: edited.text)
        #expect(moved.recorded("item4")!.minY == 0 && moved.recorded("item1")!.minY == items[0].height + 8)
    }

    @Test func sizeAndPosition() throws {
        let edited = try edited(
            """
            add stackView stack to root axis=vertical alignment=center spacing=8
            add imageView picture to stack
            add label title to stack "text=Flowers"
            set picture.contentMode scaleAspectFit
            set picture.verticalHuggingPriority 249
            set picture.verticalCompressionResistancePriority 749
            constrain stack.leading = safe.leading
            constrain safe.trailing = stack.trailing
            constrain stack.top = root.top
            constrain root.bottom = stack.bottom
            constrain picture.width = stack.width
            """)
        checkSaved(edited)
        let frames = edited.frames()
        #expect(frames["stack"] == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(frames["picture"]!.width == 375 && frames["title"]!.maxY == 667, "the picture is scaled to the space")
        #expect(frames["title"]!.minY == frames["picture"]!.maxY + 8)
    }

    /// A column of rows, each with a label and a field, embedded one after the other.
    @Test func nestedStackViews() throws {
        let edited = try edited(
            """
            add label firstName to root x=20 y=40 "text=First Name"
            add textField first to root x=140 y=40 width=200
            add label lastName to root x=20 y=90 "text=Last Name"
            add textField last to root x=140 y=90 width=200
            embed firstName first in stackView one spacing=8 alignment=firstBaseline
            embed lastName last in stackView two spacing=8 alignment=firstBaseline
            embed one two in stackView rows spacing=12
            set first.horizontalHuggingPriority 248
            set last.horizontalHuggingPriority 248
            constrain lastName.width = firstName.width
            constrain rows.leading = safe.leading + 16
            constrain safe.trailing = rows.trailing + 16
            constrain rows.top = root.top + 40
            """)
        checkSaved(edited)
        let frames = edited.frames()
        #expect(
            edited.document.elementsByID["rows"]?["axis"] == "vertical" && edited.document.elementsByID["one"]?["axis"] == nil)
        #expect(frames["rows"]!.minX == 16 && frames["rows"]!.width == 343)
        #expect(frames["two"]!.minY == frames["one"]!.maxY + 12 && frames["one"]!.width == 343)
        #expect(frames["first"]!.minX == frames["firstName"]!.maxX + 8 && frames["first"]!.maxX == 343)
        #expect(frames["last"]!.minX == frames["first"]!.minX, "the fields stand below each other")
        // Taken apart, the rows stand where they stood.
        let apart = try self.edited("unembed rows", of: edited.text)
        #expect(apart.document.elementsByID["rows"] == nil && apart.document.elementsByID["one"]?["fixedFrame"] == "YES")
    }

    @Test func valuesForSizeClasses() throws {
        let edited = try edited(
            """
            add stackView stack to root axis=vertical distribution=fillEqually spacing=10
            add view one to stack
            add view two to stack
            constrain stack.leading = safe.leading
            constrain safe.trailing = stack.trailing
            constrain stack.top = root.top id top
            constrain root.bottom = stack.bottom
            set stack.axis horizontal on heightClass=compact
            set stack.spacing 30 on heightClass=compact
            set top.constant 5 on heightClass=compact
            """)
        checkSaved(edited)
        #expect(edited.frames()["two"] == CGRect(x: 0, y: 338.5, width: 375, height: 328.5))
        var canvas = CanvasConfiguration()
        canvas.isLandscape = true
        // In landscape the screen is 667 x 375 points and its height compact.
        let frames = edited.frames(canvas)
        #expect(frames["stack"] == CGRect(x: 0, y: 5, width: 667, height: 370))
        #expect(frames["two"] == CGRect(x: 348.5, y: 0, width: 318.5, height: 370))
        #expect(edited.text.contains("<variation key=\"heightClass=compact\" axis=\"horizontal\" spacing=\"30\"/>"))
    }

    // MARK: Scroll view

    @Test func scrollViewOfFixedWidthAndOwnHeight() throws {
        let script = """
            add scrollView scroll to root
            constrain scroll.top = root.top
            constrain scroll.leading = root.leading
            constrain root.trailing = scroll.trailing
            constrain root.bottom = scroll.bottom
            add view content to scroll
            constrain content.top = scroll.top
            constrain content.leading = scroll.leading
            constrain scroll.trailing = content.trailing
            constrain scroll.bottom = content.bottom
            constrain content.width = root.width
            add label top to content numberOfLines=0 textAlignment=center "text=A fixed width"
            add view box to content
            add label bottom to content numberOfLines=0 textAlignment=center
            constrain top.top = content.top + 50
            constrain top.leading = content.leading + 15
            constrain content.trailing = top.trailing + 15
            constrain box.top = top.bottom + 8
            constrain box.leading = content.leading + 15
            constrain content.trailing = box.trailing + 15
            constrain box.height = 86
            constrain bottom.top = box.bottom + 8
            constrain bottom.leading = content.leading + 15
            constrain content.trailing = bottom.trailing + 15
            constrain content.bottom = bottom.bottom + 8
            """
        let edited = try edited(script)
        checkSaved(edited)
        let frames = edited.frames()
        #expect(frames["scroll"] == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(frames["top"]!.origin == CGPoint(x: 15, y: 50) && frames["top"]!.width == 345)
        #expect(frames["box"] == CGRect(x: 15, y: frames["top"]!.maxY + 8, width: 345, height: 86))
        #expect(frames["content"]!.width == 375 && frames["content"]!.height == frames["bottom"]!.maxY + 8)
        // A longer text makes the content higher than the screen, and not wider.
        let words = Array(repeating: "facilisi quidem lorem", count: 80).joined(separator: " ")
        let longer = try self.edited("set bottom.text \"\(words)\"", of: edited.text)
        let content = try #require(longer.recorded("content"))
        #expect(content.width == 375 && content.height > 667 && content.height == longer.recorded("bottom")!.maxY + 8)
        #expect(longer.recorded("box") == edited.recorded("box"), "what stands above stays")
    }
}
