import CairnTesting
import Testing

@testable import UIKit

/// Values of controls that programs set and read back, and what they change.
@MainActor
@Suite(.serialized) struct ControlValueTests {
    private let window = visibleWindow()
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { $0.fill($0.format.bounds) }

    @Test func buttonsGiveWhatShowsInTheirState() {
        let button = UIButton(type: .custom)
        let title = NSAttributedString(string: "Go", attributes: [.kern: 2])
        button.setAttributedTitle(title, for: .normal)
        button.setBackgroundImage(image, for: .selected)
        button.setTitleShadowColor(.red, for: .highlighted)
        #expect(button.currentAttributedTitle == title && button.currentBackgroundImage == nil)
        button.isSelected = true
        #expect(button.currentBackgroundImage === image)
        #expect(button.titleShadowColor(for: .highlighted) == .red && button.titleShadowColor(for: .normal) == nil)
    }

    @Test func overriddenRectanglesPlaceAButtonsParts() throws {
        final class Turned: UIButton {
            override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
                CGRect(x: contentRect.minX, y: contentRect.minY, width: 30, height: 10)
            }
            override func imageRect(forContentRect contentRect: CGRect) -> CGRect { CGRect(x: 50, y: 3, width: 7, height: 8) }
            override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 5, dy: 6) }
            override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 1, dy: 1) }
        }
        let button = Turned(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        button.setTitle("Go", for: .normal)
        button.setImage(image, for: .normal)
        button.setBackgroundImage(image, for: .normal)
        window.addSubview(button)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == CGRect(x: 5, y: 6, width: 30, height: 10))
        #expect(button.imageView?.frame == CGRect(x: 50, y: 3, width: 7, height: 8))
        #expect(button.subviews.contains { $0.frame == CGRect(x: 1, y: 1, width: 98, height: 38) })
    }

    @Test func configurationsShowSubtitlesOfTheirOwnLook() {
        var configuration = UIButton.Configuration.bordered()
        configuration.title = "Go"
        configuration.attributedSubtitle = AttributedString("away")
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
        window.addSubview(button)
        button.layoutIfNeeded()
        #expect(button.subtitleLabel?.text == "away" && button.subtitleLabel?.isDescendant(of: button) == true)
    }

    @Test func primaryActionsArePerformed() {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50), primaryAction: nil)
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
        control.performPrimaryAction()
        #expect(count == 1)
    }

    @Test func controlsKnowWhetherTheTouchIsInside() {
        let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
        window.addSubview(control)
        let finger = Finger(over: window)
        finger.press(at: CGPoint(x: 120, y: 120))
        #expect(control.isTracking && control.isTouchInside)
        finger.move(to: CGPoint(x: 120, y: 400))
        #expect(control.isTracking && !control.isTouchInside)
        finger.lift()
        #expect(!control.isTracking)
    }

    @Test func slidersHaveImagesOfTheirOwn() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        slider.setMinimumTrackImage(image, for: .normal)
        slider.setMaximumTrackImage(image, for: .normal)
        slider.setThumbImage(image, for: .normal)
        #expect(slider.minimumTrackImage(for: .normal) === image && slider.maximumTrackImage(for: .normal) === image)
        #expect(slider.currentMinimumTrackImage === image && slider.currentMaximumTrackImage === image)
        #expect(slider.thumbImage(for: .normal) === image)
        let track = slider.trackRect(forBounds: slider.bounds).width
        slider.minimumValueImage = image
        slider.maximumValueImage = image
        #expect(slider.minimumValueImageRect(forBounds: slider.bounds).width > 0)
        #expect(slider.maximumValueImageRect(forBounds: slider.bounds).maxX <= 200)
        #expect(slider.trackRect(forBounds: slider.bounds).width < track, "The pictures take room.")
    }

    @Test func segmentsHaveImagesActionsAndWidths() {
        let control = UISegmentedControl(items: ["a", image])
        #expect(control.imageForSegment(at: 1) === image && control.imageForSegment(at: 0) == nil)
        var ran: [String] = []
        let action = UIAction(title: "b", identifier: UIAction.Identifier("b")) { _ in ran.append("b") }
        control.setAction(action, forSegmentAt: 1)
        #expect(control.actionForSegment(at: 1)?.identifier == action.identifier)
        #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("b")) == 1)
        #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("none")) == NSNotFound)
        control.setWidth(70, forSegmentAt: 0)
        #expect(control.widthForSegment(at: 0) == 70 && control.widthForSegment(at: 1) == 0)
        control.frame = CGRect(x: 10, y: 10, width: 150, height: 32)
        window.addSubview(control)
        window.tap(at: CGPoint(x: 140, y: 26))
        #expect(control.selectedSegmentIndex == 1 && ran == ["b"])
    }

    private final class Numbers: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var counts = [3, 3]
        func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
    }

    @Test func pickersAskAgainWhenTheyAreReloaded() {
        let (picker, numbers) = (UIPickerView(), Numbers())
        (picker.dataSource, picker.delegate) = (numbers, numbers)
        #expect(picker.numberOfRows(inComponent: 1) == 3)
        numbers.counts = [3, 5]
        picker.reloadComponent(1)
        #expect(picker.numberOfRows(inComponent: 1) == 5)
        numbers.counts = [2]
        picker.reloadAllComponents()
        #expect(picker.numberOfComponents == 1 && picker.numberOfRows(inComponent: 0) == 2)
    }

    @Test func datesAreSetWithAnimation() {
        let (picker, date) = (UIDatePicker(), Date(timeIntervalSince1970: 1_000_000_000))
        picker.setDate(date, animated: true)
        #expect(abs(picker.date.timeIntervalSince(date)) < 60)
    }

    @Test func searchBarsShowTheirButtonsWithAnimation() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        window.addSubview(bar)
        bar.layoutIfNeeded()
        let width = bar.searchTextField.frame.width
        bar.setShowsCancelButton(true, animated: false)
        bar.layoutIfNeeded()
        #expect(bar.showsCancelButton && bar.searchTextField.frame.width < width)
        bar.scopeButtonTitles = ["a", "b"]
        bar.setShowsScope(true, animated: false)
        #expect(bar.showsScopeBar)
    }

    @Test func pagesHaveIndicatorsOfTheirOwn() {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.setIndicatorImage(image, forPage: 1)
        control.setCurrentPageIndicatorImage(image, forPage: 2)
        #expect(control.indicatorImage(forPage: 1) === image && control.indicatorImage(forPage: 0) == nil)
        #expect(control.currentPageIndicatorImage(forPage: 2) === image)
    }
}
