import Testing

@testable import UIKit

/// Baselines: Notes/specification/auto-layout.md 2.5.
@MainActor
struct BaselineTests {
    private let scene = WindowScene()

    private func label(_ text: String, _ size: CGFloat, lines: Int = 1) -> UILabel {
        let label = scene.add(UILabel())
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        label.leadingAnchor.constraint(equalTo: scene.window.leadingAnchor).isActive = true
        return label
    }

    /// A view whose top, or whose bottom, is on a baseline of another view.
    private func marker(on view: UIView, first: Bool) -> UIView {
        let marker = scene.add(UIView()).sized(1, 1)
        let anchor = first ? view.firstBaselineAnchor : view.lastBaselineAnchor
        marker.topAnchor.constraint(equalTo: anchor).isActive = true
        return marker
    }

    private func top(_ view: UIView, at y: CGFloat) {
        view.topAnchor.constraint(equalTo: scene.window.topAnchor, constant: y).isActive = true
    }

    private func expectY(_ view: UIView, _ y: CGFloat, _ comment: Comment? = nil) {
        guard let rect = view.solvedRect else {
            Issue.record("\(view) is not laid out")
            return
        }
        #expect(abs(rect.minY - y) < 0.26, comment)
    }

    @Test("P17 and 2.5: a plain view's first baseline is its top, its last baseline its bottom")
    func plainViews() {
        let scene = WindowScene(1000, 1000)
        let view = scene.add(UIView()).sized(400, 100)
        view.lastBaselineAnchor.constraint(equalTo: scene.window.lastBaselineAnchor).isActive = true
        let other = scene.add(UIView()).sized(10, 10)
        other.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor).isActive = true
        scene.layOut()
        #expect(view.frame.maxY == 1000 && other.frame.minY == 900)
    }

    @Test("A label's first baseline lies its ascender below its top, its last one its descender above its bottom")
    func labels() {
        let label = label("one\ntwo\nthree", 17, lines: 0)
        top(label, at: 100)
        let (first, last) = (marker(on: label, first: true), marker(on: label, first: false))
        scene.layOut()
        expectY(first, 100 + label.font.ascender)
        expectY(last, label.frame.maxY + label.font.descender)
        #expect(last.frame.minY - first.frame.minY > 2 * label.font.lineHeight - 1)
    }

    @Test("Text in a taller label is centred, and its baselines with it")
    func tallLabels() {
        let label = label("tall", 20)
        top(label, at: 50)
        let height = label.heightAnchor.constraint(equalToConstant: 124)
        height.isActive = true
        let (first, last) = (marker(on: label, first: true), marker(on: label, first: false))
        scene.layOut()
        // 20 points: 24 high, so 50 above and below.
        expectY(first, 100 + label.font.ascender)
        expectY(last, 124 + label.font.descender)
        height.constant = 24
        scene.layOut()
        expectY(first, 50 + label.font.ascender, "as high as the text")
        height.constant = 10
        scene.layOut()
        expectY(first, 50 + label.font.ascender, "lower than the text")
    }

    @Test("Baselines follow text and font")
    func changes() {
        let label = label("small", 12)
        top(label, at: 40)
        let (first, last) = (marker(on: label, first: true), marker(on: label, first: false))
        scene.layOut()
        expectY(first, 40 + label.font.ascender)
        label.font = .systemFont(ofSize: 40)
        scene.layOut()
        expectY(first, 40 + label.font.ascender)
        let old = last.frame.minY
        label.numberOfLines = 0
        label.text = "two\nlines"
        scene.layOut()
        #expect(last.frame.minY > old + 40)
        expectY(last, label.frame.maxY + label.font.descender)
    }

    @Test("A label without text has its baseline where a line at its top would have it")
    func emptyLabel() {
        let label = label("", 17)
        top(label, at: 50)
        label.heightAnchor.constraint(equalToConstant: 100).isActive = true
        let first = marker(on: label, first: true)
        scene.layOut()
        expectY(first, 50 + label.font.ascender)
    }

    @Test("A label placed by its frame has its baselines in the middle too")
    func framedLabels() {
        let label = UILabel(frame: CGRect(x: 0, y: 30, width: 100, height: 64))
        label.text = "framed"
        label.font = .systemFont(ofSize: 20)
        scene.window.addSubview(label)
        let first = marker(on: label, first: true)
        scene.layOut()
        expectY(first, 50 + label.font.ascender)
        label.frame.size.height = 24
        scene.layOut()
        expectY(first, 30 + label.font.ascender)
    }

    @Test("A height that hangs on the baseline alone settles")
    func baselineDecidesHeight() {
        let label = label("hanging", 20)
        top(label, at: 0)
        label.setContentHuggingPriority(.fittingSizeLevel, for: .vertical)
        let line = scene.add(UIView()).sized(10, 1)
        top(line, at: 90)
        label.lastBaselineAnchor.constraint(equalTo: line.topAnchor).isActive = true
        let log = layoutWarnings { scene.layOut() }
        #expect(log.isEmpty && label.frame.minY == 0)
        expectY(line, 90)
        #expect(abs(label.frame.maxY - (90 - label.font.descender)) < 0.51)
    }

    /// A label on 100 as its middle, whose text another view shares the middle and a baseline with.
    private func tied(_ view: UIView, first: Bool, _ size: CGFloat = 17) -> (label: UILabel, ties: [NSLayoutConstraint]) {
        let label = label("Label", size)
        label.centerYAnchor.constraint(equalTo: scene.window.topAnchor, constant: 100).isActive = true
        let middle = view.centerYAnchor.constraint(equalTo: label.centerYAnchor)
        let baseline =
            first
            ? view.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor)
            : view.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor)
        NSLayoutConstraint.activate([middle, baseline])
        return (label, [middle, baseline])
    }

    /// No height would move the centred text to another baseline.
    @Test(
        "Text whose middle and baseline are both tied keeps its height", arguments: [12, 15, 16, 17, 20, 30] as [CGFloat],
        [false, true])
    func middleAndBaseline(_ size: CGFloat, _ first: Bool) {
        let other = label("Other", size)
        let (label, _) = tied(other, first: first)
        #expect(layoutWarnings { scene.layOut() }.isEmpty)
        for view in [label, other] {
            #expect(abs(view.frame.height - view.intrinsicContentSize.height) < 0.51)
            #expect(abs(view.frame.midY - 100) < 0.51)
        }
    }

    /// As Interface Builder records a button of 30 points and a segmented control of 29 beside labels of 20.5.
    @Test("Controls whose middle and baseline are both tied keep their heights", arguments: [false, true])
    func middleAndBaselineOfControls(_ isButton: Bool) {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.titleLabel?.font = .boldSystemFont(ofSize: 15)
        let control = scene.add(isButton ? button : UISegmentedControl(items: ["A", "B"]))
        let (label, _) = tied(control, first: false)
        scene.layOut()
        #expect(abs(control.frame.height - control.intrinsicContentSize.height) < 1.01)
        #expect(abs(label.frame.height - 20.5) < 0.51 && abs(label.frame.midY - 100) < 0.51)
    }

    /// As Interface Builder records a label of 18 points beside one of 20.333 in a stack view: 19.667 points high.
    @Test("Text whose middle a stack view holds is stretched to its baseline")
    func middleHeldByStackView() {
        let (scene, stack) = (WindowScene(414, 98, scale: 3), UIStackView())
        stack.alignment = .center
        let labels = [17, 15].map { size in
            let label = UILabel()
            label.text = "Text"
            label.font = .systemFont(ofSize: size)
            stack.addArrangedSubview(label)
            return label
        }
        scene.add(stack)
        labels[1].lastBaselineAnchor.constraint(equalTo: labels[0].lastBaselineAnchor).isActive = true
        scene.layOut()
        #expect(abs(labels[0].frame.height - 20.333) < 0.01)
        #expect(abs(labels[1].frame.minY - 0.333) < 0.01 && abs(labels[1].frame.height - 19.667) < 0.01)
    }

    @Test("Text whose middle was tied follows its baseline again, and back")
    func middleNoLongerTied() {
        let other = label("Other", 30)
        let (label, ties) = tied(other, first: true)
        scene.layOut()
        ties[0].isActive = false
        scene.layOut()
        let baseline = label.solvedRect!.minY + label.font.ascender
        expectY(other, baseline - other.font.ascender)
        #expect(abs(other.frame.height - other.intrinsicContentSize.height) < 0.51)
        ties[0].isActive = true
        scene.layOut()
        #expect(abs(other.frame.midY - 100) < 0.51 && abs(other.frame.height - other.intrinsicContentSize.height) < 0.51)
        let height = other.heightAnchor.constraint(equalToConstant: 60)
        ties[1].isActive = false
        height.isActive = true
        scene.layOut()
        #expect(other.frame.minY == 70 && other.frame.height == 60)
    }

    /// Two buttons side by side, tied by the first baseline of one to the last of the other, and by their tops.
    private func tiedButtons() -> [UIButton] {
        let buttons = ["One", "Two"].map { title in
            let button = scene.add(UIButton(type: .system))
            button.setTitle(title, for: .normal)
            top(button, at: 50)
            return button
        }
        buttons[0].firstBaselineAnchor.constraint(equalTo: buttons[1].lastBaselineAnchor).isActive = true
        return buttons
    }

    /// In buttons as high as their content these baselines lie on two lines; a height that is stated brings them
    /// together before the first solution could find a conflict.
    @Test("First and last baselines meet in buttons of a stated height", arguments: [false, true])
    func statedHeights(_ isStatedOfBoth: Bool) {
        let buttons = tiedButtons()
        buttons[0].heightAnchor.constraint(equalToConstant: 46).isActive = true
        if isStatedOfBoth {
            buttons[1].heightAnchor.constraint(equalToConstant: 46).isActive = true
        } else {
            buttons[1].heightAnchor.constraint(equalTo: buttons[0].heightAnchor).isActive = true
        }
        let log = layoutWarnings { scene.layOut() }
        #expect(log.isEmpty)
        #expect(buttons.map(\.frame.minY) == [50, 50] && buttons.map(\.frame.height) == [46, 46])
    }

    @Test("Baselines meet in buttons whose height is stated after a layout")
    func heightsStatedLater() {
        let buttons = tiedButtons()
        buttons[1].heightAnchor.constraint(equalTo: buttons[0].heightAnchor).isActive = true
        let tops = buttons[0].constraintsAffectingLayout(for: .vertical).filter { $0.firstAttribute == .top }
        tops.forEach { $0.isActive = false }
        #expect(layoutWarnings { scene.layOut() }.isEmpty)
        tops.forEach { $0.isActive = true }
        let height = buttons[0].heightAnchor.constraint(equalToConstant: 46)
        height.isActive = true
        #expect(layoutWarnings { scene.layOut() }.isEmpty)
        #expect(buttons.map(\.frame.minY) == [50, 50] && buttons.map(\.frame.height) == [46, 46])
        height.constant = 60
        #expect(layoutWarnings { scene.layOut() }.isEmpty)
        #expect(buttons.map(\.frame.minY) == [50, 50] && buttons.map(\.frame.height) == [60, 60])
    }

    @Test("Fields and buttons share a line with a label", arguments: [34, 44.5, 60])
    func controls(_ height: CGFloat) {
        let label = label("Label", 14)
        let field = scene.add(UITextField())
        field.font = .systemFont(ofSize: 14)
        field.borderStyle = .roundedRect
        let button = scene.add(UIButton(type: .system))
        button.setTitle("Label", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 14)
        for control in [field, button] {
            top(control, at: 100)
            control.heightAnchor.constraint(equalToConstant: height).isActive = true
        }
        label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor).isActive = true
        let mark = marker(on: button, first: true)
        scene.layOut()
        // Both centre text of the label's height.
        #expect(abs(label.frame.midY - (100 + height / 2)) <= 0.5)
        #expect(abs(mark.solvedRect!.minY - (label.solvedRect!.minY + label.font.ascender)) <= 0.5)
    }

    @Test("An image view stands on its bottom edge")
    func images() {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20))
        let image = scene.add(UIImageView(image: renderer.image { _ in }))
        top(image, at: 10)
        let (first, last) = (marker(on: image, first: true), marker(on: image, first: false))
        scene.layOut()
        #expect(first.frame.minY == 10 && last.frame.minY == 30)
    }

    @Test("forFirstBaselineLayout and forLastBaselineLayout hand on to a subview, as deep as they go")
    func standIns() {
        final class Row: UIView {
            var first: UIView?
            var last: UIView?
            override var forFirstBaselineLayout: UIView { first ?? self }
            override var forLastBaselineLayout: UIView { last ?? self }
        }
        let (outer, inner) = (scene.add(Row()), Row())
        scene.add(inner, to: outer).pinned(UIEdgeInsets(top: 7, left: 0, bottom: 9, right: 0))
        let text = SizedView(20, 30)
        scene.add(text, to: inner).pinned(UIEdgeInsets(top: 1, left: 0, bottom: 2, right: 0))
        text.baselines = (first: 11, last: 5)
        (outer.first, outer.last) = (inner, inner)
        (inner.first, inner.last) = (text, text)
        top(outer, at: 100)
        let (first, last) = (marker(on: outer, first: true), marker(on: outer, first: false))
        scene.layOut()
        #expect(outer.frame.height == 49)
        #expect(first.frame.minY == 119 && last.frame.minY == 133)
    }
}
