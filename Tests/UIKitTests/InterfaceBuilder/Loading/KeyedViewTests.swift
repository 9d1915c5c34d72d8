import Foundation
import Testing
import UIKit

/// Parts that documents name by keys become what they are to their views.
@MainActor
struct KeyedViewTests {
    private func load(_ text: String) -> UIView? { LoadedDocument.nib(text).instantiate(withOwner: nil).first as? UIView }

    @Test func effectsHaveTheDocumentsContent() throws {
        let effect = try #require(
            load(
                """
                <visualEffectView opaque="NO" id="eff"><rect key="frame" x="0" y="0" width="200" height="100"/>
                <view key="contentView" id="con"><rect key="frame" x="0" y="0" width="90" height="90"/><subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="in"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
                </subviews><constraints>
                <constraint firstItem="in" firstAttribute="trailing" secondItem="con" secondAttribute="trailing" id="a"/>
                <constraint firstItem="in" firstAttribute="width" constant="20" id="b"/>
                <constraint firstItem="in" firstAttribute="top" secondItem="con" secondAttribute="top" id="c"/>
                <constraint firstItem="in" firstAttribute="height" constant="10" id="d"/>
                </constraints></view></visualEffectView>
                """) as? UIVisualEffectView)
        effect.layoutIfNeeded()
        #expect(effect.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(effect.contentView.subviews.first?.frame == CGRect(x: 180, y: 0, width: 20, height: 10))
    }

    @Test func toolbarsHaveTheDocumentsItems() throws {
        let owner = ActionTaker()
        let nib = LoadedDocument.nib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <toolbar id="bar"><rect key="frame" x="0" y="0" width="320" height="44"/><items>
            <barButtonItem title="Save" style="done" id="i1"><connections><action selector="save:" destination="-1" id="a"/></connections>
            </barButtonItem><barButtonItem systemItem="flexibleSpace" id="i2"/></items></toolbar>
            """)
        let bar = try #require(nib.instantiate(withOwner: owner).first as? UIToolbar)
        #expect(bar.items?.map(\.title) == ["Save", nil])
        #expect(bar.items?.first?.style == .done && bar.items?.first?.action == "save:" && bar.items?.first?.target === owner)
    }

    @Test func namesAreTakenOver() throws {
        let view = try #require(
            load(
                """
                <view restorationIdentifier="kept" id="v"><rect key="frame" x="0" y="0" width="9" height="9"/>
                <accessibility key="accessibilityConfiguration" identifier="ident" label="Called" hint="Tap"/></view>
                """))
        #expect(view.restorationIdentifier == "kept" && view.accessibilityIdentifier == "ident")
        #expect(view.accessibilityLabel == "Called" && view.accessibilityHint == "Tap")
    }

    /// Every type that Interface Builder offers, set by names and paths.
    @Test func runtimeAttributesAreSet() throws {
        func attribute(_ type: String, _ path: String, _ rest: String, _ content: String = "") -> String {
            "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\" \(rest)>\(content)</userDefinedRuntimeAttribute>"
        }
        let attributes = [
            attribute("number", "layer.cornerRadius", "", "<real key=\"value\" value=\"4.5\"/>"),
            attribute("number", "tag", "", "<integer key=\"value\" value=\"12\"/>"),
            attribute("boolean", "clipsToBounds", "value=\"YES\""),
            attribute("string", "text", "value=\"S\""),
            attribute("color", "textColor", "", "<color key=\"value\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>"),
            attribute("point", "center", "", "<point key=\"value\" x=\"30\" y=\"40\"/>"),
            attribute("size", "layer.shadowOffset", "", "<size key=\"value\" width=\"1\" height=\"2\"/>"),
            attribute("rect", "bounds", "", "<rect key=\"value\" x=\"0\" y=\"0\" width=\"10\" height=\"20\"/>"),
            attribute("nil", "accessibilityIdentifier", ""),
            attribute("string", "absent", "value=\"x\""),
        ]
        let text =
            "<label id=\"l\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
            + "<userDefinedRuntimeAttributes>\(attributes.joined())</userDefinedRuntimeAttributes></label>"
        var label: UILabel?
        let log = LoadedDocument.log { label = load(text) as? UILabel }
        let made = try #require(label)
        #expect(made.layer.cornerRadius == 4.5 && made.tag == 12 && made.clipsToBounds && made.text == "S")
        #expect(made.center == CGPoint(x: 30, y: 40) && made.bounds.size == CGSize(width: 10, height: 20))
        #expect(made.layer.shadowOffset == CGSize(width: 1, height: 2) && made.accessibilityIdentifier == nil)
        #expect(made.textColor.cgColor.components?.first == 1)
        #expect(log.count == 1 && log[0].contains("for the key absent. UILabel has no such property here."), "\(log)")
    }
}
