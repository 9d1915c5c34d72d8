import CairnTesting
import Testing
import UIKit

/// Sizes that Interface Builder recorded, or that many programs have printed; points, at scale 2.
@MainActor
@Suite struct ControlSizeTests {
    // MARK: Fixed sizes

    /// Intrinsic sizes, and the frames that alignment insets make of them (Notes/specification/auto-layout.md 2.3 and
    /// 2.4).
    @Test(arguments: [
        (SystemLooks.iOS12, CGSize(width: 51, height: 31)), (.iOS18, CGSize(width: 51, height: 31)),
        (.iOS26, CGSize(width: 63, height: 28)),
    ])
    func switches(_ looks: SystemLooks, _ size: CGSize) {
        looks.perform {
            let view = UISwitch(frame: CGRect(x: 5, y: 7, width: 200, height: 200))
            let aligned = CGSize(width: size.width - 2, height: size.height)
            #expect(view.frame == CGRect(origin: CGPoint(x: 5, y: 7), size: size))
            #expect(view.intrinsicContentSize == aligned)
            #expect(view.frame(forAlignmentRect: CGRect(origin: .zero, size: aligned)).size == size)
            #expect(view.sizeThatFits(.zero) == size)
        }
    }

    @Test func sliders() {
        let rect = CGRect(x: 242.5, y: 10, width: 112.5, height: 30)
        SystemLooks.iOS18.perform {
            let view = UISlider()
            #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 30))
            #expect(view.frame(forAlignmentRect: rect) == CGRect(x: 240.5, y: 10, width: 116.5, height: 31))
        }
        #expect(UISlider().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
        #expect(UISlider().frame(forAlignmentRect: rect) == rect)
    }

    /// Logs of iOS 26.1: a track 6 points high and a thumb of 37 x 24.
    @Test func partsOfSliders() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track.height == 6)
        for value in [Float(0), 0.5, 1] {
            let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
            #expect(thumb.size == CGSize(width: 37, height: 24) && thumb.midY == track.midY)
            #expect(slider.bounds.contains(thumb))
        }
        let thumb = SystemLooks.iOS18.perform { UISlider().thumbRect(forBounds: slider.bounds, trackRect: track, value: 0) }
        #expect(thumb.size == CGSize(width: 28, height: 28))
    }

    /// Logs of iOS 26.1: an inactive search field is 28 points high and has Medium 17.
    @Test func searchFields() {
        let field = UISearchBar().searchTextField
        #expect(field.intrinsicContentSize.height == 28)
        #expect(field.font == .systemFont(ofSize: 17, weight: .medium))
        let old = SystemLooks.iOS18.perform { UISearchTextField() }
        #expect(old.font == .systemFont(ofSize: 17))
    }

    /// A field takes the font of the screen that it comes to, but keeps one that a program set.
    @Test func searchFieldsFollowTheScreen() {
        let (window, screen) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667)), UIScreen())
        screen.systemLooks = .iOS18
        window.windowScreen = screen
        let (usual, own) = (UISearchTextField(), UISearchTextField())
        own.font = .systemFont(ofSize: 20)
        for field in [usual, own] { window.addSubview(field) }
        #expect(usual.font == .systemFont(ofSize: 17) && usual.intrinsicContentSize.height == 36)
        #expect(own.font == .systemFont(ofSize: 20))
    }

    @Test func steppers() {
        #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
        #expect(UIStepper().frame.size == CGSize(width: 94, height: 32))
    }

    @Test func progressViews() {
        #expect(UIProgressView().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 4))
        #expect(UIProgressView(progressViewStyle: .default).frame.size == CGSize(width: 150, height: 4))
    }

    @Test(arguments: [
        (UIActivityIndicatorView.Style.medium, 20), (.gray, 20), (.white, 20), (.large, 37), (.whiteLarge, 37),
    ])
    func activityIndicators(style: UIActivityIndicatorView.Style, side: Int) {
        #expect(UIActivityIndicatorView(style: style).intrinsicContentSize == CGSize(width: side, height: side))
    }

    @Test func pageControls() {
        let view = UIPageControl()
        view.numberOfPages = 3
        #expect(view.intrinsicContentSize == CGSize(width: 116, height: 26))
    }

    // MARK: Hugging (Notes/specification/auto-layout.md 2.2)

    @Test(arguments: [
        ("switch", Float(750), Float(750)), ("stepper", 750, 750), ("activity indicator", 750, 750), ("progress view", 250, 750),
        ("button", 250, 250), ("text field", 250, 250), ("slider", 250, 250), ("segmented control", 250, 250),
        ("page control", 250, 250), ("image view", 250, 250),
    ])
    func hugging(name: String, horizontal: Float, vertical: Float) throws {
        let views: [String: UIView] = [
            "switch": UISwitch(), "stepper": UIStepper(), "activity indicator": UIActivityIndicatorView(),
            "progress view": UIProgressView(), "button": UIButton(), "text field": UITextField(), "slider": UISlider(),
            "segmented control": UISegmentedControl(), "page control": UIPageControl(), "image view": UIImageView(),
        ]
        let view = try #require(views[name])
        #expect(view.contentHuggingPriority(for: .horizontal).rawValue == horizontal)
        #expect(view.contentHuggingPriority(for: .vertical).rawValue == vertical)
        #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    }

    // MARK: Segments

    /// Recorded widths of controls of free width; Inter's letters are not San Francisco's, hence a point per segment
    /// either way.
    @Test(arguments: [("UDP TCP", 93.0), ("auto soft hard", 143), ("Solid Gradient", 145), ("RGB HSB", 91)])
    func segmentedControls(words: String, width: Double) {
        let titles = words.split(separator: " ").map(String.init)
        let view = UISegmentedControl(items: titles)
        #expect(view.intrinsicContentSize.height == 31)
        #expect(view.frame.height == 32)
        #expect(abs(Double(view.intrinsicContentSize.width) - width) <= Double(titles.count))
    }

    @Test func segmentsWithWidthsOfTheirOwn() {
        let view = UISegmentedControl(items: ["One", "Two"])
        view.setWidth(40, forSegmentAt: 0)
        view.setWidth(60, forSegmentAt: 1)
        #expect(view.intrinsicContentSize.width == 101)
    }

    // MARK: Text fields

    @Test(arguments: [(17.0, 22.0), (14, 18.5), (15, 19.5), (18, 23), (28, 35)])
    func textFieldsWithoutBorder(pointSize: Double, height: Double) {
        let field = UITextField()
        field.font = .systemFont(ofSize: CGFloat(pointSize))
        #expect(field.intrinsicContentSize.height == CGFloat(height))
    }

    @Test(arguments: [12.0, 14, 17])
    func roundedTextFields(pointSize: Double) {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: CGFloat(pointSize))
        #expect(field.intrinsicContentSize.height == 34)
    }

    @Test func textFieldDefaults() {
        let field = UITextField()
        #expect(field.text == "")
        #expect(field.font == .systemFont(ofSize: 17))
        #expect(field.borderStyle == .none)
        #expect(field.placeholder == nil)
        #expect(field.clearButtonMode == .never)
    }

    @Test func textFieldIsAsWideAsItsTextOrElseItsPlaceholder() {
        let field = UITextField()
        field.placeholder = "A placeholder"
        let width = field.intrinsicContentSize.width
        field.text = "A"
        #expect(field.intrinsicContentSize.width < width)
        field.text = ""
        #expect(field.intrinsicContentSize.width == width)
    }

    /// Documents record the width of the alignment rectangle, 2 points less than a switch takes.
    @Test func aSwitchIsNeverCut() {
        let control = UISwitch()
        control.frame.size.width = 61
        control.isOn = true
        control.layoutIfNeeded()
        #expect(control.subviews.map(\.frame.maxX).max() == 63 && !control.clipsToBounds)
    }
}
