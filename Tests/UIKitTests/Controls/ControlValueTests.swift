import CairnTesting
import Testing
import UIKit

/// What taps and drags do to the values of controls, and which events they send.
@MainActor
@Suite struct ControlValueTests {
    let window = visibleWindow()

    private func add<Control: UIControl>(_ control: Control, _ frame: CGRect) -> (Control, EventLog) {
        control.frame = frame
        window.addSubview(control)
        return (control, EventLog(of: control))
    }

    // MARK: Switch

    @Test func tapTurnsASwitchOver() {
        let (control, log) = add(UISwitch(), CGRect(x: 10, y: 10, width: 51, height: 31))
        window.tap(control)
        #expect(control.isOn)
        window.tap(control)
        #expect(!control.isOn)
        #expect(log.names.filter { $0 == "valueChanged" }.count == 2)
    }

    @Test func settingASwitchRunsNoActions() {
        let (control, log) = add(UISwitch(), CGRect(x: 10, y: 10, width: 51, height: 31))
        control.setOn(true, animated: false)
        control.isOn = false
        #expect(log.names.isEmpty)
    }

    @Test func disabledSwitchStaysAsItIs() {
        let (control, log) = add(UISwitch(), CGRect(x: 10, y: 10, width: 51, height: 31))
        control.isEnabled = false
        window.tap(control)
        #expect(!control.isOn)
        #expect(log.names.isEmpty)
    }

    // MARK: Slider

    @Test func sliderKeepsItsValueInRange() {
        let slider = UISlider()
        #expect((slider.minimumValue, slider.maximumValue, slider.value) == (0, 1, 0))
        slider.value = 3
        #expect(slider.value == 1)
        slider.maximumValue = 10
        slider.value = 7
        slider.maximumValue = 5
        #expect(slider.value == 5)
        slider.minimumValue = 8
        #expect((slider.maximumValue, slider.value) == (8, 8))
    }

    @Test func draggingTheThumb() {
        let (slider, log) = add(UISlider(), CGRect(x: 10, y: 10, width: 137, height: 34))
        slider.maximumValue = 100
        let finger = Finger(over: window)
        finger.press(at: CGPoint(x: 20, y: 25))
        finger.move(to: CGPoint(x: 70, y: 25))
        finger.lift()
        #expect(abs(slider.value - 50) < 1e-4)
        #expect(log.names.filter { $0 == "valueChanged" }.count == 2)
    }

    @Test func fingerBesideTheThumbDoesNothing() {
        let (slider, log) = add(UISlider(), CGRect(x: 10, y: 10, width: 128, height: 31))
        window.tap(at: CGPoint(x: 120, y: 25))
        #expect(slider.value == 0)
        #expect(log.names.isEmpty)
    }

    @Test func discontinuousSliderTellsOnce() {
        let (slider, log) = add(UISlider(), CGRect(x: 10, y: 10, width: 128, height: 31))
        slider.isContinuous = false
        let finger = Finger(over: window)
        finger.press(at: CGPoint(x: 20, y: 25))
        finger.move(to: CGPoint(x: 40, y: 25))
        finger.move(to: CGPoint(x: 70, y: 25))
        #expect(!log.names.contains("valueChanged"))
        finger.lift()
        #expect(log.names.filter { $0 == "valueChanged" }.count == 1)
    }

    @Test func thumbImageSaysHowLargeTheThumbIs() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 31))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { _ in }
        slider.setThumbImage(image, for: .normal)
        #expect(slider.currentThumbImage === image)
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0).size == image.size)
        #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).maxX == 100)
    }

    // MARK: Stepper

    @Test func tapsOnTheHalves() {
        let (stepper, log) = add(UIStepper(), CGRect(x: 10, y: 10, width: 94, height: 32))
        #expect((stepper.minimumValue, stepper.maximumValue, stepper.stepValue) == (0, 100, 1))
        for x in [80, 80, 30] { window.tap(at: CGPoint(x: x, y: 25)) }
        #expect(stepper.value == 1)
        #expect(log.names.filter { $0 == "valueChanged" }.count == 3)
    }

    @Test func stepperStopsAtItsEndOrWraps() {
        let (stepper, log) = add(UIStepper(), CGRect(x: 10, y: 10, width: 94, height: 32))
        window.tap(at: CGPoint(x: 30, y: 25))
        #expect(stepper.value == 0)
        #expect(!log.names.contains("valueChanged"))
        stepper.wraps = true
        window.tap(at: CGPoint(x: 30, y: 25))
        #expect(stepper.value == 100)
    }

    // MARK: Segmented control

    @Test func tapChoosesASegment() {
        let (control, log) = add(UISegmentedControl(items: ["A", "B", "C"]), CGRect(x: 10, y: 10, width: 300, height: 32))
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        window.tap(at: CGPoint(x: 260, y: 25))
        #expect(control.selectedSegmentIndex == 2)
        window.tap(at: CGPoint(x: 260, y: 25))
        #expect(log.names.filter { $0 == "valueChanged" }.count == 1)
    }

    @Test func disabledSegmentCannotBeChosen() {
        let (control, _) = add(UISegmentedControl(items: ["A", "B"]), CGRect(x: 10, y: 10, width: 200, height: 32))
        control.setEnabled(false, forSegmentAt: 1)
        window.tap(at: CGPoint(x: 160, y: 25))
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func choiceFollowsItsSegment() {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "0", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(control.numberOfSegments == 2)
        #expect(control.titleForSegment(at: 1) == "C")
    }

    @Test func momentarySegmentsDoNotStay() {
        let (control, log) = add(UISegmentedControl(items: ["A", "B"]), CGRect(x: 10, y: 10, width: 200, height: 32))
        control.isMomentary = true
        window.tap(at: CGPoint(x: 60, y: 25))
        window.tap(at: CGPoint(x: 60, y: 25))
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(log.names.filter { $0 == "valueChanged" }.count == 2)
    }

    @Test func segmentActionsRun() {
        var runs: [String] = []
        let actions = ["A", "B"].map { title in UIAction(title: title) { runs.append($0.title) } }
        let (control, _) = add(UISegmentedControl(frame: .zero, actions: actions), CGRect(x: 10, y: 10, width: 200, height: 32))
        window.tap(at: CGPoint(x: 160, y: 25))
        #expect(control.titleForSegment(at: 1) == "B")
        #expect(runs == ["B"])
    }

    // MARK: Others

    @Test func tapTurnsThePage() {
        let (control, log) = add(UIPageControl(), CGRect(x: 10, y: 10, width: 116, height: 26))
        control.numberOfPages = 2
        for x in [110, 110, 20] { window.tap(at: CGPoint(x: x, y: 20)) }
        #expect(control.currentPage == 0)
        #expect(log.names.filter { $0 == "valueChanged" }.count == 2)
    }

    @Test func clearButtonEmptiesTheField() {
        let (field, log) = add(UITextField(), CGRect(x: 10, y: 10, width: 200, height: 34))
        field.clearButtonMode = .always
        field.text = "Text"
        window.tap(at: CGPoint(x: 60, y: 25))
        #expect(field.text == "Text")
        window.tap(at: CGPoint(x: 196, y: 27))
        #expect(field.text == "")
        #expect(log.names.filter { $0 == "editingChanged" }.count == 1)
    }

    @Test func spinnerShowsWhileItAnimates() {
        let spinner = UIActivityIndicatorView(style: .medium)
        #expect(spinner.isHidden && !spinner.isAnimating)
        spinner.startAnimating()
        #expect(!spinner.isHidden && spinner.isAnimating)
        spinner.stopAnimating()
        #expect(spinner.isHidden)
        spinner.hidesWhenStopped = false
        spinner.startAnimating()
        spinner.stopAnimating()
        #expect(!spinner.isHidden)
    }

    @Test func progressStaysInRange() {
        let view = UIProgressView()
        view.progress = 2
        #expect(view.progress == 1)
        view.setProgress(-1, animated: true)
        #expect(view.progress == 0)
    }
}
