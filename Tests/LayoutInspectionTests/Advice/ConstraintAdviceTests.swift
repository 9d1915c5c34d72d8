import Foundation
import InterfaceBuilderDocument
import Testing

@testable import LayoutInspection

/// The panels make the constraints that Interface Builder makes; what is missing decides what is open and keeps frames;
/// and conflicts are resolved by what gives one constraint up.
@MainActor
struct ConstraintAdviceTests {
    /// A controller with two views that have fixed frames, on a canvas of 375 x 667 points without a status bar, as
    /// Xcode 15.0 has it.
    private static let text = """
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
                                <subviews>
                                    <view fixedFrame="YES" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
                                        <rect key="frame" x="16" y="100" width="343" height="86"/>
                                    </view>
                                    <view fixedFrame="YES" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="dot">
                                        <rect key="frame" x="137.5" y="206" width="100" height="50"/>
                                    </view>
                                </subviews>
                                <viewLayoutGuide key="safeArea" id="safe"/>
                            </view>
                        </viewController>
                    </objects>
                </scene>
            </scenes>
        </document>

        """

    private func document(_ edits: String...) throws -> InterfaceDocument {
        try InterfaceDocument(bytes: Array(Self.text.utf8)).applying(edits.map { try DocumentEdit(parsing: $0) })
    }

    private func panels(_ document: InterfaceDocument) -> ConstraintPanels {
        let layout = SceneLayout(document)
        return ConstraintPanels(layout.scenes[0], by: layout)
    }

    private func texts(_ offers: [ConstraintOffer]) -> [String] { offers.map { "\($0.edit)" } }

    private func frames(_ document: InterfaceDocument) -> [String: CGRect] {
        let layout = SceneLayout(document)
        return Dictionary(uniqueKeysWithValues: layout.layOut(layout.scenes[0]).views.map { ($0.id, $0.frame) })
    }

    // MARK: Panels

    /// The order of items and the sign of constants are those of documents that Interface Builder wrote.
    @Test func pinningToNeighbours() throws {
        var pins = ConstraintPanels.Pins()
        pins.edges = [.leading: nil, .trailing: .some(16), .top: .some(20), .bottom: nil]
        pins.height = 86
        #expect(
            try texts(panels(document()).pin(["box"], pins)) == [
                "constrain box.leading = safe.leading + 16", "constrain safe.trailing = box.trailing + 16",
                "constrain box.top = safe.top + 20", "constrain dot.top = box.bottom + 20", "constrain box.height = 86",
            ])
    }

    @Test func pinningToMargins() throws {
        var pins = ConstraintPanels.Pins()
        pins.edges = [.leading: .some(0), .trailing: .some(0)]
        pins.usesMargins = true
        #expect(
            try texts(panels(document()).pin(["box"], pins)) == [
                "constrain box.leading = root.leadingMargin", "constrain root.trailingMargin = box.trailing",
            ])
    }

    @Test func equalSizesAndRatios() throws {
        var pins = ConstraintPanels.Pins()
        (pins.hasEqualWidths, pins.hasEqualHeights, pins.keepsAspectRatio) = (true, true, true)
        #expect(
            try texts(panels(document()).pin(["box", "dot"], pins)) == [
                "constrain dot.width = box.width", "constrain dot.height = box.height",
                "constrain box.width = 343:86 * box.height", "constrain dot.width = 100:50 * dot.height",
            ])
    }

    @Test func aligning() throws {
        let panels = try panels(document())
        #expect(texts(panels.align(["box", "dot"], .leading)) == ["constrain dot.leading = box.leading"])
        #expect(texts(panels.align(["dot"], .horizontallyInContainer)) == ["constrain dot.centerX = safe.centerX"])
    }

    @Test func whatIsPossibleBetweenViews() throws {
        let panels = try panels(document())
        let siblings = panels.offers(from: "dot", to: "box")
        #expect(siblings.map(\.title).prefix(2) == ["Horizontal Spacing", "Vertical Spacing"])
        #expect(texts(siblings).contains("constrain dot.top = box.bottom + 20"))
        #expect(siblings.map(\.title).contains("Equal Widths") && !siblings.map(\.title).contains("First Baseline"))
        let container = panels.offers(from: "box", to: "root")
        #expect(container.first?.title == "Leading Space to Safe Area")
        #expect(texts(container).contains("constrain box.width = root.width"))
        #expect(panels.offers(from: "dot", to: "dot").map(\.title).last == "Aspect Ratio")
        #expect(panels.offers(from: "dot", to: "nobody").isEmpty)
    }

    /// Every offer with a constant keeps the frames as they are.
    @Test("Offers keep frames", arguments: [("box", "root"), ("dot", "box"), ("dot", "dot")])
    func offersKeepFrames(_ first: String, _ second: String) throws {
        let document = try document()
        let suggestions = document.missingConstraints(inScene: "vwc").map(\.offer.edit)
        let placed = try document.applying(suggestions)
        for offer in panels(placed).offers(from: first, to: second)
        where !offer.title.hasPrefix("Equal") && !offer.title.contains("Aspect") {
            let changed = try placed.applying([offer.edit])
            let found = frames(changed)
            for (id, frame) in frames(placed) { #expect(found[id] == frame, "\(offer.title): \(id)") }
        }
    }

    // MARK: What is missing

    @Test func missingConstraintsDecideAllAndKeepFrames() throws {
        let document = try document()
        let suggestions = document.missingConstraints(inScene: "vwc")
        #expect(
            suggestions.map { "\($0.offer.edit)" } == [
                "constrain box.leading = safe.leading + 16", "constrain safe.trailing = box.trailing + 16",
                "constrain box.top = safe.top + 100", "constrain box.height = 86", "constrain dot.centerX = safe.centerX",
                "constrain dot.width = 100", "constrain dot.top = box.bottom + 20", "constrain dot.height = 50",
            ])
        let placed = try document.applying(suggestions.map(\.offer.edit))
        #expect(frames(placed) == frames(document))
        #expect(placed.missingConstraints(inScene: "vwc").isEmpty && placed.conflicts(inScene: "vwc").isEmpty)
        for suggestion in suggestions {
            let others = suggestions.filter { $0 != suggestion }.map(\.offer.edit)
            let rest = try document.applying(others).missingConstraints(inScene: "vwc")
            #expect(!rest.isEmpty, "needless: \(suggestion.words)")
        }
        #expect(suggestions.allSatisfy { $0.words.contains("since nothing decides its") })
    }

    @Test func onlyWhatIsOpenIsSuggested() throws {
        let document = try document(
            "add label name to root x=16 y=300 text=Name", "constrain name.top = root.top + 300", "remove box", "remove dot")
        let suggestions = document.missingConstraints(inScene: "vwc")
        // The label has its content's size.
        #expect(suggestions.map(\.view) == ["name"] && suggestions.first?.words.contains("horizontal place") == true)
        #expect(document.missingConstraints(inScene: "vwc", of: ["root"]).isEmpty)
        #expect(document.missingConstraints(inScene: "nobody").isEmpty)
    }

    // MARK: Conflicts and frames

    @Test func conflictsAreResolvedByGivingOneUp() throws {
        let document = try document(
            "constrain box.leading = safe.leading + 16 id a", "constrain safe.trailing = box.trailing + 16 id b",
            "constrain box.width = 100 id c", "constrain box.top = safe.top id d", "constrain box.height = 20 id e")
        let conflicts = document.conflicts(inScene: "vwc")
        #expect(conflicts.map { $0.members.map(\.id).sorted() } == [["a", "b", "c"]])
        for member in conflicts[0].members {
            #expect(member.resolvesConflict)
            for choice in member.choices {
                #expect(try document.applying([choice]).conflicts(inScene: "vwc").isEmpty, "\(choice)")
            }
        }
    }

    @Test func framesAreUpdated() throws {
        let document = try document(
            "constrain box.leading = safe.leading + 20 id a", "constrain box.top = safe.top + 40", "constrain box.width = 100",
            "constrain box.height = 20")
        let updates = document.frameUpdates(inScene: "vwc")
        #expect(updates.map { "\($0)" } == ["set box.frame \"20 40 100 20\""])
        let updated = try document.applying(updates)
        #expect(updated.frameUpdates(inScene: "vwc").isEmpty)
        #expect(updated.elementsByID["box"]?.recordedFrame == frames(document)["box"])
    }
}
