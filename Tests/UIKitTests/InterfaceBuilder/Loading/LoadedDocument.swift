import Foundation
import InterfaceBuilderDocument

@testable import UIKit

/// Documents spelt out in tests, to be loaded as programs load them.
@MainActor
enum LoadedDocument {
    private static func text(_ kind: String, _ attributes: String, _ contents: String) -> Data {
        Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="\(kind)" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
            useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \(attributes)>
            <device id="retina4_7" orientation="portrait" appearance="light"/>
            \(contents)
            </document>
            """.utf8)
    }

    /// A xib with some objects; its lines are counted from 4.
    static func nib(_ objects: String) -> UINib {
        UINib(data: text("com.apple.InterfaceBuilder3.CocoaTouch.XIB", "", "<objects>\(objects)</objects>"), bundle: nil)
    }

    /// A storyboard with some scenes, each the contents of `objects`; the initial controller's id is `start`.
    static func storyboard(_ scenes: String...) throws -> UIStoryboard {
        let contents = scenes.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>\n" }.joined()
        let data = text(
            "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "initialViewController=\"start\"",
            "<scenes>\(contents)</scenes>")
        let document = try InterfaceDocument(bytes: [UInt8](data))
        return UIStoryboard(DocumentFile(document, name: "Main.storyboard", bundle: Bundle.main))
    }

    static let owner = { (connections: String) in
        "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"><connections>\(connections)</connections></placeholder>"
    }

    /// The messages that are logged while something runs.
    static func log(_ body: () throws -> Void) rethrows -> [String] {
        var log: [String] = []
        let sink = LayoutWarning.sink
        LayoutWarning.sink = { log.append($0) }
        defer { LayoutWarning.sink = sink }
        try body()
        return log
    }
}
