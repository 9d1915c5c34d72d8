import CairnTesting
import Testing

@testable import UIKit

/// Controls as public runs and dumps printed them: a tutorial's on iOS 18.3.1, and a crash reporter's tests on iOS 16
/// to 18 and 26, with the look before iOS 26.
@MainActor
struct RecordedControlTests {
    @Test("An activity indicator is hidden until it is animated") func activity() {
        let view = UIActivityIndicatorView()
        #expect(!view.isAnimating && view.hidesWhenStopped && view.isHidden)
        view.startAnimating()
        #expect(view.isAnimating && !view.isHidden)
    }

    @Test("A progress view limits its progress, and follows that of a task later") func progress() {
        TestClock.hold { clock in
            let (view, progress) = (UIProgressView(), Progress(totalUnitCount: 4))
            view.progress = 1.5
            progress.completedUnitCount = 1
            view.observedProgress = progress
            view.layoutIfNeeded()
            #expect(view.progress == 1)
            clock.advance(by: 0.3)
            #expect(view.progress == 0.25)
        }
    }

    @Test("An alert's styles, its order of actions and its fields") func alert() {
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Later", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addTextField()
        #expect(alert.preferredStyle.rawValue == 1 && alert.actions.map(\.style.rawValue) == [1, 2])
        #expect(UIAlertAction.Style.default.rawValue == 0)
        #expect(alert.actions.map(\.title) == ["Later", "Delete"] && alert.textFields?.count == 1)
        #expect(alert.popoverPresentationController == nil)
    }

    private final class Zoom: UIScrollViewDelegate {
        let view: UIView
        var calls: [String] = []
        init(_ view: UIView) { self.view = view }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("didScroll") }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("didZoom") }
    }

    @Test("Zoom is limited, changes the frame, and tells the delegate of the offset first") func zoom() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
        scroll.addSubview(content)
        scroll.contentSize = content.frame.size
        scroll.setZoomScale(2, animated: false)
        #expect(scroll.minimumZoomScale == 1 && scroll.maximumZoomScale == 1 && scroll.zoomScale == 1)
        let delegate = Zoom(content)
        (scroll.minimumZoomScale, scroll.maximumZoomScale, scroll.delegate) = (0.5, 3, delegate)
        scroll.setZoomScale(2, animated: false)
        #expect(content.frame == CGRect(x: 0, y: 0, width: 1200, height: 1200))
        scroll.setZoomScale(99, animated: false)
        #expect(scroll.zoomScale == 3 && delegate.calls == ["didScroll", "didZoom", "didScroll", "didZoom"])
    }

    @Test("Offsets that are set are not limited") func offsets() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        scroll.contentSize = CGSize(width: 320, height: 2000)
        for y in [99999.0, -500] {
            scroll.contentOffset.y = y
            #expect(scroll.contentOffset.y == y && scroll.bounds.origin.y == y)
        }
        scroll.contentSize = scroll.bounds.size
        scroll.contentOffset.y = 100
        #expect(scroll.contentOffset.y == 100)
    }

    @Test("New views of UIKit's classes") func newViews() {
        for view in [UIScrollView(), UITableView()] {
            #expect(view.clipsToBounds && view.autoresizingMask == [] && view.frame == .zero && view.contentOffset == .zero)
            #expect(view.contentSize == .zero && view.adjustedContentInset == .zero)
        }
        let (label, field) = (UILabel(frame: .zero), UITextField(frame: CGRect(x: 20, y: 20, width: 40, height: 40)))
        #expect(!label.isUserInteractionEnabled && !label.clipsToBounds && label.autoresizingMask == [])
        #expect(field.text == "" && !field.isOpaque && field.borderStyle == .none)
        let slider = UISlider(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
        #expect(slider.frame == CGRect(x: 10, y: 10, width: 80, height: 20))
        #expect(UIImageView().intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    @Test("A switch ignores the size that it is made with") func switchSize() {
        let parent = UIView()
        parent.traitOverrides.values.generation = .iOS13
        let view = UISwitch(frame: CGRect(x: 10, y: 40, width: 80, height: 30))
        parent.addSubview(view)
        parent.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 40, width: 51, height: 31))
        #expect(view.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 51, height: 31)])
        #expect(view.subviews.map { "\(type(of: $0))" } == ["UISwitchModernVisualElement"])
    }

    /// - Source: developer.apple.com/documentation/uikit/uidatepicker/minuteinterval, and a measured picker.
    @Test("An interval of minutes that does not divide an hour is ignored") func minuteInterval() {
        let picker = UIDatePicker()
        for (set, expected) in [(7, 1), (15, 15), (7, 15), (0, 15), (60, 15), (30, 30)] {
            picker.minuteInterval = set
            #expect(picker.minuteInterval == expected)
        }
    }

    /// - Source: a developer's printed sizes of a label 343 points wide, on a screen with 2 pixels a point.
    /// The run's text is not told; its characters were as wide as their font size but for some of the punctuation.
    @Test("A view around a text of 36 characters at 17 points and 3x: a printed run on iOS 18.3.1") func fittingLabel() {
        let (view, label) = (UIView(), UILabel())
        (label.text, label.numberOfLines) = (String(repeating: "汉", count: 36), 0)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.traitOverrides.displayScale = 3
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
            view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
            view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
        ])
        let narrow = view.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(narrow.width == 200 && abs(narrow.height - 97.333) < 0.001)
        let sizes = [UIView.layoutFittingCompressedSize, UIView.layoutFittingExpandedSize].map(view.systemLayoutSizeFitting)
        #expect(sizes[0] == sizes[1] && abs(sizes[0].height - 36.333) < 0.001 && sizes[0].width >= 614.66)
    }

    @Test("The intrinsic width of text in lines is that of its widest line") func widestLine() {
        let scene = WindowScene(400, 400)
        let label = UILabel()
        label.text = String(repeating: "several words in a row ", count: 5)
        scene.add(label)
        label.widthAnchor.constraint(equalToConstant: 343).isActive = true
        scene.layOut()
        #expect(label.bounds.size == CGSize(width: 343, height: 20.5) && label.intrinsicContentSize.width > 343)
        label.numberOfLines = 0
        scene.layOut()
        #expect(label.bounds.height > 20.5 && label.intrinsicContentSize.height == label.bounds.height)
        #expect(label.intrinsicContentSize.width <= 343)
    }

    /// - Source: public dumps of views with the greatest number as their intrinsic width.
    @Test("The greatest intrinsic width") func greatestWidth() {
        final class Wide: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: CGFloat.greatestFiniteMagnitude, height: 20) }
        }
        let (scene, wide) = (WindowScene(375, 667), Wide())
        scene.add(wide)
        wide.leadingAnchor.constraint(equalTo: scene.window.leadingAnchor).isActive = true
        wide.topAnchor.constraint(equalTo: scene.window.topAnchor).isActive = true
        scene.layOut()
        #expect(wide.frame == CGRect(x: 0, y: 0, width: 2_777_777, height: 20))
    }
}
