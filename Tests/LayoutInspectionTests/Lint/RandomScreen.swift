import InterfaceBuilderDocument
import SeededRandom
import Testing

@testable import LayoutInspection

/// A document without faults, made by edits: rows of texts, buttons, pictures and fields one below the other on some
/// screen.
struct RandomScreen {
    /// What a row is.
    enum Kind: CaseIterable { case title, paragraph, button, picture, field, setting }

    let document: InterfaceDocument
    /// The ids of the rows from top to bottom, each with its kind.
    let rows: [(id: String, kind: Kind)]

    @MainActor
    init(_ random: inout SplitMix) throws {
        let device = ["retina4_0", "retina4_7", "retina6_12", "ipad11_0rounded"][Int(random.next() % 4)]
        let size = ["retina4_0": "320 568", "retina4_7": "375 667", "retina6_12": "393 852", "ipad11_0rounded": "834 1194"][
            device]!
            .split(separator: " ")
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="C">
                <device id="\(device)" orientation="portrait" appearance="light"/>
                <scenes>
                    <scene sceneID="S">
                        <objects>
                            <viewController id="C" sceneMemberID="viewController">
                                <view key="view" contentMode="scaleToFill" id="root">
                                    <rect key="frame" x="0.0" y="0.0" width="\(size[0])" height="\(size[1])"/>
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
        let empty = try InterfaceDocument(bytes: Array(text.utf8))
        var rows: [(id: String, kind: Kind)] = [("row0", .title), ("row1", .button), ("row2", .paragraph)]
        for number in 3..<3 + Int(random.next() % 4) {
            rows.append(("row\(number)", Kind.allCases[Int(random.next() % UInt64(Kind.allCases.count))]))
        }
        let statements = rows.enumerated().flatMap { index, row in
            Self.statements(row.id, row.kind, below: index == 0 ? nil : rows[index - 1].id, gap: 8 + Int(random.next() % 12))
        }
        let edited = try empty.applying(try statements.map { try DocumentEdit(parsing: $0) })
        document = edited.recordingFrames(changedSince: empty)
        self.rows = rows
    }

    private static func statements(_ id: String, _ kind: Kind, below: String?, gap: Int) -> [String] {
        let top =
            below.map { "constrain \(id).top = \($0).bottom + \(gap) id \(id)-top" }
            ?? "constrain \(id).top = safe.top + \(gap) id \(id)-top"
        let sides = [
            top, "constrain \(id).leading = safe.leading + 20 id \(id)-lead",
            "constrain safe.trailing = \(id).trailing + 20 id \(id)-trail",
        ]
        switch kind {
        case .title: return ["add label \(id) to root \"text=Your account\""] + sides
        case .paragraph:
            return [
                "add label \(id) to root numberOfLines=0 \"text=We send a letter once a month, with the news of the garden and what grows there.\""
            ]
                + sides
        case .button:
            return [
                "add button \(id) to root", "set \(id).normal.title \"Create account\"",
                "constrain \(id).height = 48 id \(id)-high",
            ] + sides
        case .picture: return ["add imageView \(id) to root image=photo", "constrain \(id).height = 60 id \(id)-high"] + sides
        case .field: return ["add textField \(id) to root placeholder=Name"] + sides
        case .setting:
            return [
                "add stackView \(id) to root alignment=center spacing=8", "add label \(id)-text to \(id) \"text=Send me news\"",
                "add switch \(id)-switch to \(id)",
            ] + sides
        }
    }

    /// The first row of a kind.
    func row(_ kind: Kind) -> String { rows.first { $0.kind == kind }!.id }
}
