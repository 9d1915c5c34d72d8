import CairnTesting
import Foundation
import Testing
import UIKit

@MainActor
@Suite struct UIButtonTests {
    // MARK: Size (Notes/specification/metrics.md 5, Notes/specification/auto-layout.md 2.3)

    /// Recorded heights: the title's line in whole points, and 6 above and below.
    @Test(arguments: [(12.0, 27.0), (13, 28), (14, 29), (15, 30), (18, 34), (20, 36), (24, 41)])
    func heightFollowsTheTitle(pointSize: Double, height: Double) {
        let button = UIButton(type: .system)
        button.setTitle("Tap", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: CGFloat(pointSize))
        #expect(button.intrinsicContentSize.height == CGFloat(height))
    }

    @Test func defaultFonts() {
        #expect(UIButton().titleLabel?.font == .systemFont(ofSize: 18))
        #expect(UIButton(type: .system).titleLabel?.font == .systemFont(ofSize: 15))
    }

    @Test func emptyButton() { #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34)) }

    @Test func shortTitleIsThirtyWide() {
        let button = UIButton(type: .system)
        button.setTitle("+", for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    }

    /// Recorded widths of buttons of free width.
    @Test(arguments: [("Button", 46.0), ("Select File", 71)])
    func widthIsTheTitles(title: String, width: Double) {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        #expect(button.intrinsicContentSize.width == CGFloat(width))
    }

    /// A recorded button of 14 points with 8 around: 33 high.
    @Test func insetsReplaceThePadding() {
        let button = UIButton()
        button.setTitle("Red button", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 14)
        let width = button.intrinsicContentSize.width
        button.contentEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        #expect(button.intrinsicContentSize == CGSize(width: width + 16, height: 33))
    }

    @Test func titleAndImageInsetsDoNotCount() {
        let button = UIButton()
        button.setTitle("Title", for: .normal)
        let size = button.intrinsicContentSize
        button.titleEdgeInsets = UIEdgeInsets(top: 3, left: 20, bottom: 3, right: 0)
        button.imageEdgeInsets = UIEdgeInsets(top: 3, left: 20, bottom: 3, right: 0)
        #expect(button.intrinsicContentSize == size)
    }

    @Test func fontChangeReachesLayout() {
        let window = visibleWindow()
        let button = UIButton(type: .system)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.setTitle("Title", for: .normal)
        window.addSubview(button)
        button.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
        button.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
        window.layoutIfNeeded()
        #expect(button.frame.height == 30)
        button.titleLabel?.font = .systemFont(ofSize: 24)
        window.layoutIfNeeded()
        #expect(button.frame.height == 41)
    }

    @Test func partsStayOutOfTheEngine() {
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        button.sizeToFit()
        button.layoutIfNeeded()
        #expect(button.constraints.isEmpty)
        #expect(button.subviews.allSatisfy { $0.translatesAutoresizingMaskIntoConstraints })
    }

    // MARK: Configured buttons

    /// Recorded heights at scale 3: a line of 17 points and 7 above and below; 12 points, small and large ones.
    @Test(arguments: [
        (UIButton.Configuration.Size.medium, 34.5), (.small, 28), (.mini, 28), (.large, 50.5),
    ])
    func configuredHeight(size: UIButton.Configuration.Size, height: Double) {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Button"
        configuration.buttonSize = size
        #expect(UIButton(configuration: configuration).intrinsicContentSize.height == CGFloat(height))
    }

    @Test("A title and an image set for the normal state replace those of the configuration, others show in their state")
    func configuredContentByState() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Button"
        let button = UIButton(configuration: configuration)
        button.setTitle("Send", for: .normal)
        #expect(button.configuration?.title == "Send")
        #expect(button.titleLabel?.text == "Send")
        button.setTitle("Sent", for: .selected)
        #expect(button.titleLabel?.text == "Send")
        button.isSelected = true
        #expect(button.titleLabel?.text == "Sent")
        button.isSelected = false
        let image = UIImage(systemName: "star")
        button.setImage(image, for: .normal)
        #expect(button.configuration?.image == image)
        button.setTitle(nil, for: .normal)
        #expect(button.configuration?.title == nil)
    }

    @Test func configuredWidth() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Button"
        let width = UIButton(configuration: configuration).intrinsicContentSize.width
        #expect(width == 75)
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 12)
        #expect(UIButton(configuration: configuration).intrinsicContentSize == CGSize(width: 93, height: 20.5))
    }

    /// The insets above and below give way to a title that a button of a given height has no room for otherwise.
    @Test(arguments: [(CGFloat(24), CGFloat(24)), (12, 20.5), (60, 20.5)])
    func aLineIsShownWhole(height: CGFloat, titleHeight: CGFloat) throws {
        var configuration = UIButton.Configuration.filled()
        configuration.title = height == 24 ? "Two\nlines" : "Button"
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: height)
        button.layoutIfNeeded()
        let title = try #require(button.titleLabel).frame
        #expect(title.height == titleHeight)
        #expect(abs(title.midY - height / 2) <= 0.5)
    }

    @Test func insetsOfAnotherSizeUnlessSet() {
        var configuration = UIButton.Configuration.plain()
        configuration.buttonSize = .large
        #expect(configuration.contentInsets.leading == 20)
        configuration.contentInsets.leading = 3
        configuration.buttonSize = .small
        #expect(configuration.contentInsets.leading == 3)
        configuration.setDefaultContentInsets()
        #expect(configuration.contentInsets.leading == 10)
    }

    @Test func configuredTitleWraps() {
        let window = visibleWindow()
        var configuration = UIButton.Configuration.plain()
        configuration.title = "A title that does not fit on one line of a narrow button"
        let button = UIButton(configuration: configuration)
        button.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: window.topAnchor),
            button.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            button.widthAnchor.constraint(equalToConstant: 200),
        ])
        window.layoutIfNeeded()
        let lines = ((button.frame.height - 14) / 22).rounded()
        #expect(lines >= 3)
        #expect(button.frame.height == ((20.287109375 + (lines - 1) * 22) * 2).rounded(.up) / 2 + 14)
    }

    /// A line of 20.5 points and 7 above and below, as recorded for buttons of this size, where the stand-in is wider
    /// by no more than its error; a title that is truly too long wraps.
    @Test(arguments: [(1.5, 1), (4, 2)])
    func configuredTitleWrapsOnlyBeyondTheErrorOfTheStandIn(missing: Double, lines: Int) throws {
        let window = visibleWindow()
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Start the race"
        let button = UIButton(configuration: configuration)
        let width = button.intrinsicContentSize.width - CGFloat(missing)
        button.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(button)
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: window.topAnchor),
            button.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            button.widthAnchor.constraint(equalToConstant: width),
        ])
        window.layoutIfNeeded()
        #expect(button.frame.height == (lines == 1 ? 34.5 : 56.5))
        let title = try #require(button.titleLabel)
        #expect(title.frame.width <= width - 24)
        #expect(title.frame.height == (lines == 1 ? 20.5 : 42.5))
    }

    @Test func transformerChangesTheTitlesFont() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Button"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
            var attributes = $0
            attributes.font = .systemFont(ofSize: 12)
            return attributes
        }
        let button = UIButton(configuration: configuration)
        #expect(button.titleLabel?.font == .systemFont(ofSize: 12))
        #expect(button.intrinsicContentSize.height == 28.5)
    }

    @Test func attributedTitleBringsItsOwnFont() {
        var configuration = UIButton.Configuration.plain()
        var title = AttributedString("Button")
        title.font = .systemFont(ofSize: 30)
        configuration.attributedTitle = title
        let button = UIButton(configuration: configuration)
        #expect(configuration.title == "Button")
        #expect(button.intrinsicContentSize.height == 50)
        configuration.title = "Button"
        #expect(UIButton(configuration: configuration).intrinsicContentSize.height == 34.5)
    }

    @Test func spinnerStandsInForTheImage() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Button"
        configuration.imagePadding = 5
        let width = UIButton(configuration: configuration).intrinsicContentSize.width
        configuration.showsActivityIndicator = true
        let button = UIButton(configuration: configuration)
        #expect(button.intrinsicContentSize.width == width + 25)
        button.configuration?.showsActivityIndicator = false
        #expect(button.intrinsicContentSize.width == width)
    }

    /// Recorded frames.
    @Test(arguments: [UIButton.ButtonType.infoLight, .infoDark, .detailDisclosure, .contactAdd])
    func typesThatBringAPicture(type: UIButton.ButtonType) {
        #expect(UIButton(type: type).intrinsicContentSize == CGSize(width: 25, height: 24))
    }

    // MARK: Content per state

    @Test func missingStatesFallBackToNormal() {
        let button = UIButton()
        button.setTitle("normal", for: .normal)
        button.setTitle("selected", for: .selected)
        #expect(button.title(for: .highlighted) == "normal")
        button.isSelected = true
        #expect(button.currentTitle == "selected")
        #expect(button.titleLabel?.text == "selected")
        button.isHighlighted = true
        #expect(button.currentTitle == "normal")
    }

    @Test func emptyOptionSetIsTheNormalState() {
        let button = UIButton()
        button.setTitle("Tap", for: [])
        #expect(button.title(for: .normal) == "Tap")
    }

    @Test func titleColors() {
        let button = UIButton()
        #expect(button.currentTitleColor == .white)
        button.setTitleColor(.lightGray, for: .highlighted)
        button.setTitle("Tap", for: .normal)
        #expect(button.titleLabel?.textColor == .white)
        button.isHighlighted = true
        #expect(button.titleLabel?.textColor == .lightGray)
        button.isHighlighted = false
        #expect(button.titleLabel?.textColor == .white)
        #expect(UIButton(type: .system).currentTitleColor == .systemBlue)
    }

    @Test func systemTitleFadesUnderAFinger() {
        let button = UIButton(type: .system)
        button.setTitle("Tap", for: .normal)
        button.isHighlighted = true
        #expect(button.titleLabel?.alpha == CGFloat(Float(0.2)))
        button.isHighlighted = false
        #expect(button.titleLabel?.alpha == 1)
    }

    // MARK: Places

    @Test func titleStandsInTheMiddle() throws {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 146, height: 50)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == CGRect(x: 50, y: 16, width: 46, height: 18))
    }

    @Test(arguments: [
        (UIControl.ContentHorizontalAlignment.left, 0.0), (.right, 100), (.center, 50), (.leading, 0), (.trailing, 100),
    ])
    func horizontalAlignment(alignment: UIControl.ContentHorizontalAlignment, x: Double) {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        button.contentHorizontalAlignment = alignment
        button.frame = CGRect(x: 0, y: 0, width: 146, height: 50)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame.minX == CGFloat(x))
    }

    @Test(arguments: [(UIControl.ContentVerticalAlignment.top, 0.0), (.bottom, 32), (.center, 16)])
    func verticalAlignment(alignment: UIControl.ContentVerticalAlignment, y: Double) {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        button.contentVerticalAlignment = alignment
        button.frame = CGRect(x: 0, y: 0, width: 146, height: 50)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame.minY == CGFloat(y))
    }

    @Test func titleGivesWayInANarrowButton() {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 20, height: 30)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame.width == 20)
    }

    /// The label's baseline, 6 points lower.
    @Test func baseline() {
        let window = visibleWindow()
        let (button, label) = (UIButton(type: .system), UILabel())
        button.setTitle("Button", for: .normal)
        label.font = .systemFont(ofSize: 15)
        label.text = "Label"
        for view in [button, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(view)
            view.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
        }
        button.topAnchor.constraint(equalTo: window.topAnchor, constant: 20).isActive = true
        label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor).isActive = true
        window.layoutIfNeeded()
        #expect(label.frame.minY == 26)
    }

    // MARK: Actions

    @Test func tapRunsTouchAndPrimaryActions() {
        let window = visibleWindow()
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 60, height: 40))
        window.addSubview(button)
        let log = EventLog(of: button)
        window.tap(button)
        #expect(log.names == ["touchDown", "touchUpInside", "primaryActionTriggered"])
    }

    @Test func tapOnTheTitleReachesTheButton() {
        let window = visibleWindow()
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        button.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
        window.addSubview(button)
        window.layoutIfNeeded()
        #expect(window.hitTest(CGPoint(x: 40, y: 30), with: nil) === button)
    }

    @Test func primaryActionGivesTheTitle() {
        let window = visibleWindow()
        var count = 0
        let button = UIButton(primaryAction: UIAction(title: "Go") { _ in count += 1 })
        button.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
        window.addSubview(button)
        #expect(button.currentTitle == "Go")
        #expect(button.buttonType == .system)
        window.tap(button)
        #expect(count == 1)
    }

    @Test func tapTurnsTheSelectionOver() {
        let window = visibleWindow()
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 60, height: 40))
        button.changesSelectionAsPrimaryAction = true
        window.addSubview(button)
        window.tap(button)
        #expect(button.isSelected)
        window.tap(button)
        #expect(!button.isSelected)
    }

    @Test func configurationFollowsTheState() {
        let button = UIButton(configuration: .plain())
        var states: [UIControl.State] = []
        button.configurationUpdateHandler = {
            states.append($0.state)
            $0.configuration?.title = $0.isSelected ? "On" : "Off"
        }
        #expect(button.titleLabel?.text == "Off")
        button.isSelected = true
        #expect(button.titleLabel?.text == "On")
        #expect(states == [.normal, .selected])
    }
}
