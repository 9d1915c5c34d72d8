import Foundation
import InterfaceBuilderDocument
import Testing

@testable import LayoutInspection

/// Outlets and actions that the classes of the sources do not have are found, and only where the sources tell.
@MainActor
struct MissingMemberTests {
    private static let classes = """
        {"classes": [
        {"inherited":["BaseController","TitleDelegate"],"members":["named","titleLabel"],"name":"Screen"},
        {"inherited":["UIViewController"],"members":["save:"],"name":"BaseController"},
        {"inherited":["LibraryView"],"members":[],"name":"Card"}
        ]}
        """

    private func findings(owner: String = "Screen", _ connections: String, sources: String? = classes) throws -> [LintFinding] {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" \
            useAutolayout="YES"><device id="retina4_7" orientation="portrait"/><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)"><connections>\(connections)</connections></placeholder>
            <view id="R"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
            <button id="B"><rect key="frame" x="0.0" y="0.0" width="75" height="67"/><connections>
            <action selector="save:" destination="-1" eventType="touchUpInside" id="a1"/>
            <action selector="send:" destination="-1" eventType="touchUpInside" id="a2"/>
            </connections></button></subviews></view></objects></document>
            """
        let classes = try sources.map { try JSONDecoder().decode(ProjectClasses.self, from: Data($0.utf8)) }
        let lint = DocumentLint(try InterfaceDocument(bytes: Array(text.utf8)), rules: [.missingMember], classes: classes)
        return lint.scenes.flatMap(lint.findings)
    }

    @Test func membersOfTheClassAndItsSuperclasses() throws {
        let found = try findings(
            "<outlet property=\"titleLabel\" destination=\"R\" id=\"o1\"/><outlet property=\"title2\" destination=\"R\" id=\"o2\"/>"
                + "<outlet property=\"view\" destination=\"R\" id=\"o3\"/>")
        #expect(found.map(\.items) == [["-1", "o2"], ["-1", "a2"]])
        #expect(found.first?.message == "Screen has no property title2, which an outlet names" && found.first?.position.line == 2)
        #expect(found.last?.message == "Screen has no method send:, which an action names")
    }

    @Test func whatTheSourcesDoNotTellIsNotJudged() throws {
        let outlet = "<outlet property=\"title2\" destination=\"R\" id=\"o2\"/>"
        #expect(try findings(outlet, sources: nil).isEmpty, "no list of classes")
        #expect(try findings(owner: "Unknown", outlet).isEmpty, "a class without source")
        #expect(try findings(owner: "Card", outlet).isEmpty, "a superclass of a library")
    }
}
