import SceneFixtures
import InterfaceBuilderCanvas
import Foundation
import InterfaceBuilderDocument
import Testing

@testable import UIKit

/// Documents' controls are UIKit's, and have what the document says.
@MainActor
struct CanvasControlTests {
    private func layOut(_ change: (inout CanvasEnvironment) -> Void = { _ in }) throws -> CanvasScene {
        SceneFixture.layOut(try SceneFixture.document("Controls.xib")) {
            $0.traits.displayScale = 2
            change(&$0)
        }
    }

    private func view<V: UIView>(_ id: String, in scene: CanvasScene) throws -> V {
        try #require(scene.scene.viewsByID[id].flatMap { scene.views[$0] } as? V)
    }

    private func components(_ color: UIColor?) -> [Double] { components(color?.cgColor) }

    private func components(_ color: CGColor?) -> [Double] {
        color?.sRGBComponents.map { (Double($0) * 1000).rounded() / 1000 } ?? []
    }

    /// A day after the reference date, between two others; dates that no calendar shows are none.
    @Test(arguments: [("0", Date(timeIntervalSinceReferenceDate: 0)), ("1e12", nil)])
    func datesOfPickers(_ earliest: String, _ minimum: Date?) throws {
        let document = try SceneFixture.xib(
            """
            <subviews><datePicker datePickerMode="date" useCurrentDate="NO" minuteInterval="5" id="d">
            <rect key="frame" x="0" y="0" width="320" height="216"/>
            <date key="date" timeIntervalSinceReferenceDate="86400"/><date key="minimumDate" timeIntervalSinceReferenceDate="\(earliest)"/>
            <date key="maximumDate" timeIntervalSinceReferenceDate="172800"/></datePicker></subviews>
            """)
        let picker: UIDatePicker = try view("d", in: SceneFixture.layOut(document))
        #expect(picker.date == Date(timeIntervalSinceReferenceDate: 86400) && picker.datePickerMode == .date)
        #expect(picker.minimumDate == minimum && picker.maximumDate == Date(timeIntervalSinceReferenceDate: 172_800))
        #expect(picker.minuteInterval == 5)
    }

    @Test func valuesOfControls() throws {
        let scene = try layOut()
        let toggle: UISwitch = try view("cSw-00-003", in: scene)
        #expect(toggle.isOn)
        #expect(toggle.onTintColor === UIColor.systemIndigo)
        #expect(components(toggle.thumbTintColor) == [0.9, 0.8, 0.7, 1])
        let slider: UISlider = try view("cSl-00-004", in: scene)
        #expect([slider.minimumValue, slider.value, slider.maximumValue] == [-50, 25, 100] as [Float])
        let segments: UISegmentedControl = try view("cSg-00-005", in: scene)
        #expect((0..<3).map { segments.titleForSegment(at: $0) } == ["Day", "Week", "Month"])
        #expect((0..<3).map { segments.isEnabledForSegment(at: $0) } == [true, false, true])
        #expect(segments.selectedSegmentIndex == 1)
        #expect(components(segments.selectedSegmentTintColor) == [1, 0.5, 0, 1])
        let stepper: UIStepper = try view("cSp-00-006", in: scene)
        #expect([stepper.minimumValue, stepper.value, stepper.maximumValue, stepper.stepValue] == [2, 7, 9, 0.5] as [Double])
        let progress: UIProgressView = try view("cPr-00-007", in: scene)
        #expect(progress.progress == 0.25)
        #expect(components(progress.progressTintColor) == [0.5, 0.5, 0.5, 1])
        let pages: UIPageControl = try view("cPg-00-008", in: scene)
        #expect((pages.numberOfPages, pages.currentPage) == (4, 2))
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func spinnersTurnOrRest() throws {
        let scene = try layOut()
        let turning: UIActivityIndicatorView = try view("cAc-00-009", in: scene)
        #expect(turning.isAnimating && !turning.isHidden && turning.style == .large)
        #expect(components(turning.color) == [0, 0, 0, 1])
        let resting: UIActivityIndicatorView = try view("cAc-00-010", in: scene)
        #expect(!resting.isAnimating && resting.isHidden && resting.hidesWhenStopped)
    }

    @Test func textsOfFieldsAndViews() throws {
        let scene = try layOut()
        let field: UITextField = try view("cTf-00-011", in: scene)
        #expect(field.borderStyle == .roundedRect && field.clearButtonMode == .always && field.isSecureTextEntry)
        #expect(field.placeholder == "Street" && field.textAlignment == .right)
        #expect(field.font?.pointSize == 14)
        #expect(components(field.textColor) == [0, 0, 1, 1])
        let text: UITextView = try view("cTv-00-012", in: scene)
        #expect(text.text == "Two words" && text.textAlignment == .center && !text.isEditable)
    }

    @Test func imagesAndTheirLayers() throws {
        let picture: UIImageView = try view("cIm-00-013", in: try layOut())
        #expect(picture.image?.size == CGSize(width: 120, height: 40))
        #expect(picture.contentMode == .scaleAspectFit && !picture.isUserInteractionEnabled)
        #expect(picture.layer.cornerRadius == 6 && picture.layer.borderWidth == 1.5 && picture.layer.masksToBounds)
        #expect(components(picture.layer.borderColor) == [1, 1, 1, 1])
    }

    @Test func buttonsByState() throws {
        let button: UIButton = try view("cBt-00-014", in: try layOut())
        #expect(button.buttonType == .system)
        #expect(button.title(for: .normal) == "Go" && button.title(for: .disabled) == "Wait")
        #expect(components(button.titleColor(for: .normal)) == [1, 0, 0, 0.5])
        #expect(button.contentEdgeInsets == UIEdgeInsets(top: 5, left: 4, bottom: 7, right: 6))
        #expect(button.titleEdgeInsets == UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0))
        #expect(button.imageEdgeInsets == UIEdgeInsets(top: 1, left: 0, bottom: 3, right: 2))
        #expect(button.contentHorizontalAlignment == .leading && button.contentVerticalAlignment == .bottom)
        #expect(button.titleLabel?.lineBreakMode == .byWordWrapping && button.titleLabel?.numberOfLines == 0)
        #expect(button.titleLabel?.font.pointSize == 20)
        #expect(button.image(for: .normal)?.renderingMode == .alwaysTemplate)
    }

    @Test func buttonsByConfiguration() throws {
        let button: UIButton = try view("cBt-00-015", in: try layOut())
        let configuration = try #require(button.configuration)
        #expect(configuration.title == "Pay" && configuration.subtitle == "now" && configuration.image != nil)
        #expect(configuration.imagePlacement == .trailing && configuration.titleAlignment == .center)
        #expect(configuration.cornerStyle == .capsule && configuration.buttonSize == .small)
        #expect([configuration.imagePadding, configuration.titlePadding] == [3, 2] as [CGFloat])
        #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(configuration.baseBackgroundColor === UIColor.systemGreen)
        #expect(components(configuration.baseForegroundColor) == [0.9, 0.8, 0.7, 1])
        #expect(configuration.background.cornerRadius == 9 && configuration.background.strokeWidth == 2)
        #expect(components(configuration.background.strokeColor) == [0, 0, 0, 1])
    }

    @Test func backgroundsFollowTheAppearance() throws {
        let light = try layOut()
        #expect(components(light.root.layer.backgroundColor) == [1, 1, 1, 1])
        let dark = try layOut { $0.traits.userInterfaceStyle = .dark }
        #expect(components(dark.root.layer.backgroundColor) == [0, 0, 0, 1])
    }

    private nonisolated static let versions: [(Double, [String])] = [
        (14490.0, ["0 0 51 31", "94 29", "29", "2", "37", "30"]), (16097, ["0 0 51 31", "94 32", "32", "2", "37", "34"]),
        (18122, ["0 0 51 31", "94 32", "32", "4", "26", "34"]), (22505, ["0 0 51 31", "94 32", "32", "4", "26", "34"]),
        (24127, ["0 0 63 28", "94 32", "32", "4", "26", "34"]), (32700.99, ["0 0 51 31", "94 32", "32", "4", "26", "34"]),
    ]

    /// - Source: the commonest recorded frames of each version.
    @Test(arguments: versions)
    func sizesByVersion(_ version: Double, _ sizes: [String]) throws {
        let scene = try layOut { $0.presenter.toolsVersion = ToolsVersion(number: version) }
        func height(_ id: String) -> String { scene.frame(id).split(separator: " ").last.map(String.init) ?? "" }
        #expect(scene.frame("cSw-00-003") == sizes[0])
        #expect(scene.frame("cSp-00-006").hasSuffix(" " + sizes[1]))
        #expect(["cSg-00-005", "cPr-00-007", "cPg-00-008", "cTf-00-011"].map(height) == Array(sizes[2...]))
    }

    // MARK: Values that are none

    @Test(arguments: [
        (
            #"<button buttonType="system" contentHorizontalAlignment="middle" id="V"><rect key="frame"/></button>"#,
            "unknown-value note"
        ),
        (#"<textField borderStyle="dotted" id="V"><rect key="frame"/></textField>"#, "unknown-value note"),
        (#"<button id="V"><rect key="frame"/><state key="sleepy" title="x"/></button>"#, "unknown-value note"),
        (#"<view id="V"><rect key="frame"/><color key="tintColor" systemColor="noColor"/></view>"#, "unknown-value note"),
        (#"<slider maxValue="nan" id="V"><rect key="frame"/></slider>"#, "invalid-number warning"),
        (#"<pageControl numberOfPages="" id="V"><rect key="frame"/></pageControl>"#, "invalid-number warning"),
    ])
    func oddValuesAreNoted(_ element: String, _ expected: String) throws {
        let scene = SceneFixture.layOut(try SceneFixture.xib("\n<subviews>\n\(element)</subviews>"))
        #expect(scene.diagnostics.map { "\($0.id) \($0.severity.rawValue)" } == [expected])
        #expect(scene.diagnostics.first?.position?.line == 5)
    }

    @Test func unknownValuesAreToldOfOnce() throws {
        let view = #"<view id="V"><rect key="frame"/><color key="backgroundColor" name="Nowhere"/></view>"#
        let scene = SceneFixture.layOut(try SceneFixture.xib("<subviews>\(view)\(view)</subviews>"))
        #expect(scene.diagnostics.map(\.message) == [#"name="Nowhere" of color is not known; it is passed over"#])
    }

    @Test func segmentsAndPagesOutOfRange() throws {
        let scene = SceneFixture.layOut(
            try SceneFixture.xib(
                """
                <subviews><segmentedControl selectedSegmentIndex="7" id="S"><rect key="frame"/><segments><segment title="a"/></segments>
                </segmentedControl><pageControl numberOfPages="999999999" currentPage="-3" id="P"><rect key="frame"/></pageControl></subviews>
                """))
        let segments: UISegmentedControl = try view("S", in: scene)
        #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
        let pages: UIPageControl = try view("P", in: scene)
        #expect((pages.numberOfPages, pages.currentPage) == (1000, 0))
    }
}
