import Foundation
import InterfaceBuilderDocument
import SeededRandom
import Testing
import UIKit

@testable import LayoutInspection

/// Both sides of a merge add labels with constraints and outlets under the same few ids: all of them are in the merged
/// document, each with what belongs to it, and the layout has no new faults.
///
/// With `CAIRN_FULL` in the environment 2,000 merges are tried, else 100.
@MainActor
struct RandomAdditionTests {
    private static let count = ProcessInfo.processInfo.environment["CAIRN_FULL"] == nil ? 100 : 2_000

    private static let base = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina3_5" orientation="portrait"/><scenes>
        <scene sceneID="s1"><objects><viewController id="C" sceneMemberID="viewController">
        <view key="view" id="R"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/><subviews>
        <view id="A" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0.0" y="20" width="320" height="30"/></view>
        </subviews><constraints>
        <constraint firstItem="A" firstAttribute="top" secondItem="R" secondAttribute="top" constant="20" id="t"/>
        <constraint firstItem="A" firstAttribute="leading" secondItem="R" secondAttribute="leading" id="l"/>
        <constraint firstItem="A" firstAttribute="trailing" secondItem="R" secondAttribute="trailing" id="r"/>
        <constraint firstItem="A" firstAttribute="height" constant="30" id="h"/>
        </constraints></view></viewController></objects></scene></scenes></document>

        """

    @Test func everythingNewIsThereWithWhatBelongsToIt() throws {
        ConflictLog.sink = { _ in }
        let base = try InterfaceDocument(bytes: Array(Self.base.utf8))
        try #require(Self.faults(of: base) == [])
        var separated = 0
        for seed in 0..<Self.count {
            var random = SplitMix(seed: seed)
            let ours = try Self.edited(base, "ours", &random)
            let theirs = try Self.edited(base, "theirs", &random)
            let merge = DocumentMerge(base: base, ours: ours, theirs: theirs)
            let merged = try InterfaceDocument(bytes: try merge.solvedBytes())
            let exchanged = try InterfaceDocument(bytes: DocumentMerge(base: base, ours: theirs, theirs: ours).bytes)
            let expected = Set(Self.contents(of: ours)).union(Self.contents(of: theirs)).sorted()
            #expect(Set(Self.contents(of: merged)).sorted() == expected, "seed \(seed)")
            #expect(Self.contents(of: merged).filter { $0.hasPrefix("label") } == expected.filter { $0.hasPrefix("label") })
            #expect(Self.contents(of: exchanged) == Self.contents(of: merged), "seed \(seed)")
            #expect(Self.faults(of: merged) == [], "seed \(seed)")
            if !merge.decisions.isEmpty { separated += 1 }
        }
        #expect(separated > Self.count / 4)
    }

    /// The base with up to three more labels, some of them the same on both sides.
    private static func edited(
        _ base: InterfaceDocument, _ side: String, _ random: inout SplitMix
    ) throws -> InterfaceDocument {
        var (edits, constraints, holders): ([String], Int, [String]) = ([], 0, ["R", "A"])
        func constrain(_ words: String) {
            edits.append("constrain \(words) id c\(constraints)")
            constraints += 1
        }
        for number in 0..<random.roll(1...3) {
            let (id, isShared) = ("n\(number)", random.below(3) == 0)
            let text = isShared ? "both\(number)" : "\(side)\(number)"
            let holder = isShared ? "R" : random.pick(holders)
            edits.append("add \(isShared ? "label" : random.pick(["label", "view"])) \(id) to \(holder) userLabel=\(text)")
            constrain("\(id).leading = \(holder).leading + \(isShared ? 7 : random.roll(1...20))")
            constrain("\(id).top = \(isShared ? "A" : random.pick(holders)).top + \(isShared ? 7 : random.roll(1...20))")
            if !isShared { constrain("\(id).width >= \(random.roll(10...12))") }
            if !isShared { constrain("\(id).height = \(random.roll(10...12))") }
            if random.flip() { edits.append("add outlet o\(number) to C property=\(text) destination=\(id)") }
            if edits.contains(where: { $0.hasPrefix("add view \(id) ") }) { holders.append(id) }
        }
        return try base.applying(edits.map { try DocumentEdit(parsing: $0) })
    }

    /// The objects, constraints and outlets of a document, with the names of objects instead of their ids.
    private static func contents(of document: InterfaceDocument) -> [String] {
        func name(_ id: String?) -> String {
            guard let id, let element = document.elementsByID[id] else { return "-" }
            return element["userLabel"] ?? id
        }
        return document.root.descendants.compactMap { element in
            switch element.name {
            case "label", "view": "label \(name(element.id)) in \(name(element.nearestHolder))"
            case "outlet":
                "outlet \(element["property"] ?? "") of \(name(element.nearestHolder)) to \(name(element["destination"]))"
            case "constraint":
                "\(name(element["firstItem"] ?? element.nearestHolder)) "
                    + ["firstAttribute", "relation", "secondAttribute", "constant"].map { element[$0] ?? "-" }.joined(
                        separator: " ")
                    + " \(name(element["secondItem"]))"
            default: nil
            }
        }.sorted()
    }

    private static func faults(of document: InterfaceDocument) -> [String] {
        let layout = SceneLayout(document, on: CanvasConfiguration())
        return layout.scenes.flatMap { layout.layOut($0).diagnostics }.filter { $0.severity == .error }.map(\.message)
    }
}

extension MarkupElement {
    /// The id of the object around an object.
    fileprivate var nearestHolder: String? { parent?.nearestID }
}
