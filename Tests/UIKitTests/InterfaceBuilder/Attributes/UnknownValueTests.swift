import InterfaceBuilderDocument
import SceneFixtures
import Testing

@testable import UIKit

/// Values that are not known are reported with their place.
@MainActor
struct UnknownValueTests {
    nonisolated static let values: [(element: String, finding: String)] = [
        (#"<view semanticContentAttribute="up" id="V"><rect key="frame"/></view>"#, "5:7 unknown-value"),
        (#"<view hidden="maybe" id="V"><rect key="frame"/></view>"#, "5:7 unknown-value"),
        (#"<view tag="one" id="V"><rect key="frame"/></view>"#, "5:7 invalid-number"),
        (#"<view alpha="half" id="V"><rect key="frame"/></view>"#, "5:7 invalid-number"),
        (#"<label lineBreakMode="never" id="V"><rect key="frame"/></label>"#, "5:8 unknown-value"),
        (#"<label textAlignment="middle" id="V"><rect key="frame"/></label>"#, "5:8 unknown-value"),
        (#"<label numberOfLines="all" id="V"><rect key="frame"/></label>"#, "5:8 invalid-number"),
        (#"<textField textAlignment="middle" id="V"><rect key="frame"/></textField>"#, "5:12 unknown-value"),
        (#"<button buttonType="round" id="V"><rect key="frame"/></button>"#, "5:9 unknown-value"),
        (#"<button lineBreakMode="never" id="V"><rect key="frame"/></button>"#, "5:9 unknown-value"),
        (#"<stackView axis="diagonal" id="V"><rect key="frame"/></stackView>"#, "5:12 unknown-value"),
        (#"<stackView distribution="fair" id="V"><rect key="frame"/></stackView>"#, "5:12 unknown-value"),
        (#"<stackView alignment="odd" id="V"><rect key="frame"/></stackView>"#, "5:12 unknown-value"),
        (#"<stackView spacingType="wide" id="V"><rect key="frame"/></stackView>"#, "5:12 unknown-value"),
        (#"<tableView separatorStyle="dotted" id="V"><rect key="frame"/></tableView>"#, "5:12 unknown-value"),
        (#"<tableViewCell style="Value9" id="V"><rect key="frame"/></tableViewCell>"#, "5:16 unknown-value"),
        (#"<textView editable="perhaps" id="V"><rect key="frame"/></textView>"#, "5:11 unknown-value"),
        (#"<activityIndicatorView animating="on" id="V"><rect key="frame"/></activityIndicatorView>"#, "5:24 unknown-value"),
        (#"<segmentedControl selectedSegmentIndex="a" id="V"><rect key="frame"/></segmentedControl>"#, "5:19 invalid-number"),
        (#"<label text="a\#u{13A0}\#u{13A0}" id="V"><rect key="frame"/></label>"#, "5:8 substitute"),
        (
            #"<label id="V"><rect key="frame"/><fontDescription key="fontDescription" name="Nonesuch" pointSize="9"/></label>"#,
            "5:34 substitute"
        ),
        (
            #"<label id="V"><rect key="frame"/><fontDescription key="fontDescription" type="system" weight="fat"/></label>"#,
            "5:87 unknown-value"
        ),
        (
            #"<label id="V"><rect key="frame"/><fontDescription key="fontDescription" type="serif" pointSize="9"/></label>"#,
            "5:73 unknown-value"
        ),
        (
            #"<view id="V"><rect key="frame"/><color key="tintColor" white="1" colorSpace="grey"/></view>"#,
            "5:66 unknown-value"
        ),
        (
            #"<label id="V"><rect key="frame"/><fontDescription key="fontDescription" style="UICTFontTextStyleNone"/></label>"#,
            "5:73 unknown-value"
        ),
        (
            #"<datePicker id="V"><rect key="frame"/><date key="maximumDate" timeIntervalSinceReferenceDate="9e99"/></datePicker>"#,
            "5:63 unknown-value"
        ),
    ]

    @Test(arguments: values)
    func areReportedWithLineAndColumn(_ element: String, _ finding: String) throws {
        let scene = SceneFixture.layOut(try SceneFixture.xib("\n<subviews>\n\(element)</subviews>"))
        let found = scene.diagnostics.map { "\($0.position.map { "\($0)" } ?? "") \($0.id)" }
        #expect(found == [finding])
    }

    @Test func anInvalidNumberIsReportedOnceByDocumentAndScene() throws {
        let document = try SceneFixture.xib(
            #"<subviews><view horizontalHuggingPriority="high" id="V"><rect key="frame"/></view></subviews>"#)
        #expect(document.diagnostics.map(\.id) == ["invalid-number"])
        #expect(SceneFixture.layOut(document).diagnostics == [])
    }

    @Test func unknownEventsAreReported() {
        let log = LoadedDocument.log {
            _ = LoadedDocument.nib(
                """
                <button id="V"><rect key="frame"/><connections>
                <action selector="tap:" destination="-2" eventType="touchSideways" id="a"/></connections></button>
                """
            ).instantiate(withOwner: nil)
        }
        #expect(log.count == 1 && log[0].contains("data.xib:5:1: The event touchSideways is not known"))
    }
}
