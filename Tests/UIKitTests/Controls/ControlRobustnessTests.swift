import CairnTesting
import Testing

@testable import UIKit

/// Controls lay out and draw without harm whatever sizes and values they are given.
@MainActor
@Suite struct ControlRobustnessTests {
    private static let makers: [@MainActor () -> UIView] = [
        { UISwitch() }, { UISlider() }, { UIStepper() }, { UIProgressView() }, { UIPageControl() }, { UITextField() },
        { UISearchBar() },
        { UIPickerView() }, { UIDatePicker() }, { UIImageView(image: UIImage()) }, { UIActivityIndicatorView(style: .large) },
        { UISegmentedControl(items: ["A", "", "B"]) }, { UISegmentedControl() }, { UIButton() }, { UIButton(type: .infoLight) },
        { UIButton(configuration: .filled()) },
        {
            let control = UISegmentedControl(items: ["A", "B"])
            control.selectedSegmentIndex = 1
            return control
        },
        {
            let bar = UISearchBar()
            bar.showsCancelButton = true
            return bar
        },
    ]

    @Test(arguments: 0..<18, [0, 0.1, 3, 40, 1e5])
    func everySize(maker: Int, side: Double) {
        let view = Self.makers[maker]()
        view.frame = CGRect(x: 0, y: 0, width: side, height: side / 3)
        view.layoutIfNeeded()
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        box.addSubview(view)
        #expect(box.picture(scale: 1).size == CGSize(width: 20, height: 20))
    }

    private final class CountedSegments: UISegmentedControl {
        var changes = 0
        override func invalidateIntrinsicContentSize() {
            changes += 1
            super.invalidateIntrinsicContentSize()
        }
    }

    /// Each change of the segments shows all of them.
    @Test func newSegmentsAreShownTogether() {
        let control = CountedSegments(items: Array(repeating: "a", count: 50))
        #expect(control.numberOfSegments == 50 && control.titleForSegment(at: 49) == "a" && control.changes < 5)
        let before = control.changes
        control.changeSegments {
            control.removeAllSegments()
            for index in 0..<50 { control.insertSegment(withTitle: "b", at: index, animated: false) }
        }
        #expect(control.titleForSegment(at: 49) == "b" && control.changes - before == 1)
        control.setTitle("c", forSegmentAt: 0)
        #expect(control.changes - before == 2)
    }

    @Test func valuesThatAreNotNumbers() {
        let (slider, stepper, progress) = (UISlider(), UIStepper(), UIProgressView())
        slider.value = .nan
        #expect(slider.value == 0)
        slider.maximumValue = .infinity
        slider.value = .infinity
        stepper.value = .nan
        #expect(stepper.value == 0)
        progress.progress = .nan
        #expect(progress.progress == 0)
        for view in [slider, stepper, progress] as [UIView] {
            view.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
            #expect(view.picture(scale: 1).size.width == 100)
        }
    }

    @Test func manyPagesAndRows() {
        let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
        pages.numberOfPages = -3
        #expect(pages.numberOfPages == 0)
        pages.numberOfPages = 100_000
        pages.currentPage = 200_000
        #expect(pages.currentPage == 99_999)
        #expect(pages.picture(scale: 1).size.width == 100)
    }

    // MARK: Misuse

    @Test func limitsOfAStepperKeepTheirOrder() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stepper = UIStepper()
                stepper.maximumValue = 300
                stepper.minimumValue = 200
                precondition((stepper.value, stepper.minimumValue, stepper.maximumValue) == (200, 200, 300))
                stepper.maximumValue = 200
            }
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("'NSInvalidArgumentException', reason: 'UIStepper: maximumValue 200.0 must be greater"))
    }

    @Test func aStepIsGreaterThanZero() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIStepper().stepValue = 0 }
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("'NSInvalidArgumentException', reason: 'UIStepper: stepValue 0.0 must be greater than 0'"))
    }

    @Test func touchesThatAreNotThereHaveNoLocation() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIPinchGestureRecognizer().location(ofTouch: 1, in: nil) }
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("'-[UIPinchGestureRecognizer locationOfTouch:inView:]: index (1) beyond bounds (0).'"))
    }

    @Test func wheelsThatAreNotThere() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIPickerView().selectRow(0, inComponent: 2, animated: false) }
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("'NSRangeException', reason: '*** -[__NSArrayM objectAtIndex:]: index 2 beyond bounds for empty"))
    }

    @Test func subviewsThatAreNotThereChangeNoPlaces() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                for _ in 0..<2 { view.addSubview(UIView()) }
                view.exchangeSubview(at: 1, withSubviewAt: 9)
            }
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("'*** -[__NSArrayM objectAtIndex:]: index 9 beyond bounds [0 .. 1]'"))
    }
}
