import Foundation
import InterfaceBuilderDocument
import Testing

@testable import UIKit

/// A language's strings stand for a document's texts.
@MainActor
struct DocumentStringsTests {
    private let path = LoadingFixtures.folder.appendingPathComponent("Fixtures/Loading/Profile.xib").path

    @Test func filesBesideTheDocumentAreRead() {
        #expect(DocumentStrings.find(forDocumentAt: path, in: ["fr", "de"]) == ["pLa-00-002.text": "Gr\u{FC}\u{DF}e"])
        #expect(DocumentStrings.find(forDocumentAt: path, in: ["en"]) == [:])
        let german = (path as NSString).deletingLastPathComponent + "/de.lproj/Profile.xib"
        #expect(DocumentStrings.find(forDocumentAt: german, in: ["de"]) == [:])
    }

    @Test func textsAreReplaced() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            <label text="one" id="l"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
            <button id="b"><rect key="frame" x="0" y="0" width="9" height="9"/><state key="normal" title="two"/></button>
            <segmentedControl id="s"><rect key="frame" x="0" y="0" width="9" height="9"/>
            <segments><segment title="three"/><segment title="four"/></segments></segmentedControl>
            <viewController title="five" id="c"><navigationItem key="navigationItem" title="six" id="n"/></viewController>
            </objects></document>
            """
        let strings = [
            "l.text": "1", "b.normalTitle": "2", "s.segmentTitles[1]": "4", "c.title": "5", "n.title": "6", "x.text": "0",
        ]
        let file = DocumentFile(
            try InterfaceDocument(bytes: Array(text.utf8)), name: "a.xib", bundle: LoadingFixtures.bundle, strings: strings)
        let made = DocumentObjects(file, owner: nil).instantiate(file.document.root.child("objects")!.children.map { $0 })
        #expect((made[0] as? UILabel)?.text == "1" && (made[1] as? UIButton)?.title(for: .normal) == "2")
        let segments = try #require(made[2] as? UISegmentedControl)
        #expect(segments.titleForSegment(at: 0) == "three" && segments.titleForSegment(at: 1) == "4")
        let controller = try #require(made[3] as? UIViewController)
        #expect(controller.title == "5" && controller.navigationItem.title == "6")
    }
}
