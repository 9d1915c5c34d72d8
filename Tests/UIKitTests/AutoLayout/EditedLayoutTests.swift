import Testing

@testable import UIKit

/// A tree that was edited lies as one that was made so: what an earlier layout found does not count.
@MainActor
struct EditedLayoutTests {
    private let scene = WindowScene(400, 800)

    private func makeLabel(_ text: String, lines: Int = 0) -> UILabel {
        let label = UILabel()
        label.numberOfLines = lines
        label.text = text
        return label
    }

    /// A part that leaves and comes back has new variables, which begin as 0. What an outer constraint held elsewhere
    /// is placed there again.
    @Test("A view of a part that moved goes to zero") func movedPart() {
        let part = scene.add(UIView()).sized(50, 50)
        let inner = scene.add(UIView(), to: part).sized(0, 0)
        func place() {
            part.topAnchor.constraint(equalTo: scene.window.topAnchor).isActive = true
            part.leftAnchor.constraint(equalTo: scene.window.leftAnchor).isActive = true
        }
        place()
        inner.leftAnchor.constraint(equalTo: part.leftAnchor).isActive = true
        let top = inner.topAnchor.constraint(equalTo: part.topAnchor)
        top.priority = .defaultLow
        top.isActive = true
        inner.topAnchor.constraint(equalTo: scene.window.topAnchor, constant: 20).isActive = true
        scene.layOut()
        #expect(inner.frame == CGRect(x: 0, y: 20, width: 0, height: 0))
        part.removeFromSuperview()
        scene.add(part)
        place()
        scene.layOut()
        #expect(part.frame == CGRect(x: 0, y: 0, width: 50, height: 50) && inner.frame == .zero)
    }

    @Test("Text that wrapped at a narrow limit widens when the limit does") func widens() {
        let label = scene.add(makeLabel("The quick brown fox jumps over the lazy dog", lines: 2))
        label.leftAnchor.constraint(equalTo: scene.window.leftAnchor).isActive = true
        label.topAnchor.constraint(equalTo: scene.window.topAnchor).isActive = true
        let limit = label.widthAnchor.constraint(lessThanOrEqualToConstant: 300)
        limit.isActive = true
        scene.layOut()
        let wide = label.frame
        limit.constant = 120
        scene.layOut()
        #expect(label.frame.width <= 120)
        limit.constant = 300
        scene.layOut()
        #expect(label.frame == wide)
    }

    @Test("Text that wrapped at a width another priority held stays no narrower than it would be") func yields() {
        let label = scene.add(makeLabel("The quick brown fox jumps over the lazy dog"))
        label.leftAnchor.constraint(equalTo: scene.window.leftAnchor).isActive = true
        let width = label.widthAnchor.constraint(equalToConstant: 100)
        width.priority = UILayoutPriority(760)
        width.isActive = true
        scene.layOut()
        #expect(label.frame.width == 100)
        width.priority = UILayoutPriority(700)
        scene.layOut()
        #expect(label.frame.width > 300)
    }

    /// The baseline of the high label is a given value to the constraint, found from a height that no constraint
    /// connects with the other label.
    @Test("A baseline that follows a height elsewhere starts over with what hangs on it") func baselineBesideAnEdit() {
        let (high, low) = (scene.add(makeLabel("the", lines: 1)), scene.add(makeLabel("it a baseline", lines: 1)))
        high.font = .systemFont(ofSize: 10)
        low.setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
        let limit = low.heightAnchor.constraint(lessThanOrEqualToConstant: 26.25)
        limit.priority = UILayoutPriority(800)
        let baseline = low.firstBaselineAnchor.constraint(lessThanOrEqualTo: high.firstBaselineAnchor, constant: 19)
        baseline.priority = UILayoutPriority(749)
        let middle = low.centerYAnchor.constraint(equalTo: scene.window.topAnchor, constant: 62.75)
        NSLayoutConstraint.activate([
            high.topAnchor.constraint(equalTo: scene.window.topAnchor, constant: 16), limit, baseline, middle,
            high.heightAnchor.constraint(equalToConstant: 59.5), high.leftAnchor.constraint(equalTo: scene.window.leftAnchor),
            low.leftAnchor.constraint(equalTo: scene.window.leftAnchor),
        ])
        scene.layOut()
        let first = low.frame
        for constant in [30, 26.25] {
            limit.constant = constant
            scene.layOut()
        }
        #expect(low.frame == first)
    }

    @Test("Text far from an edit is not measured again") func farText() {
        let (near, far) = (
            scene.add(makeLabel("One two three four five six")), scene.add(makeLabel("One two three four five six"))
        )
        let limits = [near, far].map { label in
            label.leftAnchor.constraint(equalTo: scene.window.leftAnchor).isActive = true
            let limit = label.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
            limit.isActive = true
            return limit
        }
        scene.layOut()
        limits[0].constant = 90
        let engine = scene.window.layoutState.host!.engine
        engine.noteEdits()
        limits[0].constant = 80
        #expect(engine.startOverNearEdits().contains { $0 === near })
        limits[0].constant = 70
        #expect(!engine.startOverNearEdits().contains { $0 === far })
    }

    @Test("Proportions follow a nested stack view whose constraint changes") func proportions() {
        let (box, inner) = (SizedView(100, 20), UIView())
        let outer = UIStackView(arrangedSubviews: [box, UIStackView(arrangedSubviews: [inner])])
        outer.distribution = .fillProportionally
        let width = inner.widthAnchor.constraint(equalToConstant: 100)
        width.priority = UILayoutPriority(800)
        width.isActive = true
        let stack = StackScene(outer, width: 400)
        stack.layOut()
        #expect(box.frame.width == 200)
        width.constant = 300
        stack.layOut()
        #expect(box.frame.width == 100)
        width.isActive = false
        inner.widthAnchor.constraint(equalToConstant: 100).isActive = true
        stack.layOut()
        #expect(box.frame.width == 300)
    }

    @Test("Proportions count text as unwrapped, in a stack view that was laid out before, too") func fittingSizesUnwrap() {
        let text = makeLabel("The quick brown fox")
        let (box, inner) = (SizedView(100, 20), UIStackView(arrangedSubviews: [text]))
        let outer = UIStackView(arrangedSubviews: [box, inner])
        let stack = StackScene(outer, width: 140)
        stack.layOut()
        outer.distribution = .fillProportionally
        stack.layOut()
        let edited = box.frame.width
        let fresh = UIStackView(arrangedSubviews: [
            SizedView(100, 20), UIStackView(arrangedSubviews: [makeLabel("The quick brown fox")]),
        ])
        fresh.distribution = .fillProportionally
        StackScene(fresh, width: 140).layOut()
        #expect(edited == fresh.arrangedSubviews[0].frame.width)
    }

    @Test("A stack view that no longer keeps to its margins, or is emptied, does not keep their size") func margins() {
        let stack = UIStackView(arrangedSubviews: [SizedView(10, 10)])
        stack.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 20, right: 30)
        stack.isLayoutMarginsRelativeArrangement = true
        let outer = StackScene(stack)
        outer.layOut()
        #expect(stack.frame.size == CGSize(width: 70, height: 50))
        stack.isLayoutMarginsRelativeArrangement = false
        outer.layOut()
        #expect(stack.frame.size == CGSize(width: 10, height: 10))
        stack.isLayoutMarginsRelativeArrangement = true
        outer.layOut()
        stack.arrangedSubviews[0].removeFromSuperview()
        let sizes = [stack.widthAnchor, stack.heightAnchor].map { $0.constraint(equalToConstant: 0) }
        for size in sizes { size.priority = .defaultLow }
        NSLayoutConstraint.activate(sizes)
        outer.layOut()
        #expect(stack.frame.size == .zero)
    }

    @Test("A baseline that followed a height starts over") func baselines() {
        let (tall, mark) = (scene.add(makeLabel("Tall", lines: 1)), scene.add(UIView()))
        for view in [tall, mark] { view.leftAnchor.constraint(equalTo: scene.window.leftAnchor).isActive = true }
        tall.topAnchor.constraint(equalTo: scene.window.topAnchor).isActive = true
        mark.bottomAnchor.constraint(equalTo: tall.firstBaselineAnchor).isActive = true
        let thickness = mark.heightAnchor.constraint(equalToConstant: 2)
        thickness.isActive = true
        scene.layOut()
        let natural = mark.frame
        let height = tall.heightAnchor.constraint(equalToConstant: 100)
        height.isActive = true
        scene.layOut()
        let lowered = mark.frame
        #expect(lowered.minY > natural.minY + 30)
        thickness.constant = 1
        scene.layOut()
        #expect(mark.frame.maxY == lowered.maxY)
        thickness.constant = 2
        height.isActive = false
        scene.layOut()
        #expect(mark.frame == natural)
    }

    @Test("Text that changes and moves during layout is wrapped where it goes, not on the way") func movedDuringLayout() {
        final class Callback: UIView {
            var work: (() -> Void)?
            override func layoutSubviews() {
                super.layoutSubviews()
                work?()
                work = nil
            }
        }
        let (root, narrow, wide) = (scene.add(Callback()).pinned(), UIStackView(), UIView())
        for view in [narrow, wide] { scene.add(view, to: root) }
        narrow.spanning(x: (0, 32))
        wide.spanning(x: (0, 400))
        let label = makeLabel("layout proportional")
        let least = label.widthAnchor.constraint(greaterThanOrEqualToConstant: 78)
        least.priority = UILayoutPriority(760)
        least.isActive = true
        narrow.addArrangedSubview(label)
        scene.layOut()
        #expect(label.frame.width == 32)
        root.work = {
            self.scene.add(label, to: wide)
            label.leftAnchor.constraint(equalTo: wide.leftAnchor).isActive = true
            label.topAnchor.constraint(equalTo: wide.topAnchor).isActive = true
            label.numberOfLines = 3
        }
        root.setNeedsLayout()
        scene.layOut()
        #expect(label.frame.width > 100)
    }

    @Test("A nested stack view is planned anew while one of its views leaves") func plannedWhileAViewLeaves() {
        let column = UIStackView(arrangedSubviews: [makeLabel("One"), makeLabel("Two"), SizedView(30, 40)])
        column.axis = .vertical
        let row = UIStackView(arrangedSubviews: [column, SizedView(50, 20)])
        row.distribution = .fillProportionally
        row.alignment = .center
        let outer = UIStackView(arrangedSubviews: [row, makeLabel("Three")])
        outer.alignment = .firstBaseline
        let stack = StackScene(outer, width: 400)
        stack.layOut()
        for view in column.arrangedSubviews.prefix(2) {
            view.removeFromSuperview()
            stack.layOut()
        }
        #expect(column.arrangedSubviews.count == 1 && column.frame.height == 40)
    }

    /// A stack view in the middle of a row, whose height the views around it ask for whenever something in it changes:
    /// the outermost one shares first baselines, and its last baseline is that of its tallest view.
    private func askedFor(_ inner: UIStackView) -> StackScene {
        let row = UIStackView(arrangedSubviews: [inner, SizedView(50, 20)])
        row.alignment = .center
        let outer = UIStackView(arrangedSubviews: [row, makeLabel("Three")])
        outer.alignment = .firstBaseline
        let stack = StackScene(outer, width: 400)
        let bottom = outer.lastBaselineAnchor.constraint(equalTo: stack.root.bottomAnchor)
        bottom.priority = .defaultLow
        bottom.isActive = true
        stack.layOut()
        return stack
    }

    @Test("A row is asked for its baseline while one of its views leaves") func askedForBaselineWhileAViewLeaves() {
        let row = UIStackView(arrangedSubviews: [SizedView(30, 10), SizedView(30, 20), SizedView(30, 40)])
        (row.alignment, row.distribution) = (.center, .equalCentering)
        let stack = askedFor(row)
        row.arrangedSubviews[0].removeFromSuperview()
        stack.layOut()
        #expect(row.arrangedSubviews.count == 2 && row.frame.height == 40)
    }

    // MARK: As made anew

    /// The frames below a window that constraints and stack views lay out, at once or before and after an edit.
    private func frames(edited: Bool, _ make: (WindowScene) -> (views: [UIView], edit: () -> Void)) -> [CGRect] {
        let scene = WindowScene(320, 480)
        let (views, edit) = make(scene)
        if edited { scene.layOut() }
        edit()
        scene.layOut()
        return views.map(\.frame)
    }

    private func expectAsMadeAnew(_ make: (WindowScene) -> (views: [UIView], edit: () -> Void)) {
        let (edited, fresh) = (frames(edited: true, make), frames(edited: false, make))
        #expect(edited == fresh)
    }

    private func row(_ views: [UIView], in scene: WindowScene, width: CGFloat) -> UIStackView {
        let row = scene.add(UIStackView(arrangedSubviews: views))
        row.leftAnchor.constraint(equalTo: scene.window.leftAnchor).isActive = true
        row.topAnchor.constraint(equalTo: scene.window.topAnchor).isActive = true
        row.widthAnchor.constraint(equalToConstant: width).isActive = true
        return row
    }

    @Test("Of equally strong contents the first in the tree is kept, whichever came first") func tiedContents() {
        expectAsMadeAnew { scene in
            let (label, box) = (makeLabel("baseline layout"), SizedView(85, 0))
            let inner = UIStackView(arrangedSubviews: [SizedView(0, 0)])
            let outer = row([UIStackView(arrangedSubviews: [inner, box])], in: scene, width: 77)
            return ([outer, label, box], { inner.addArrangedSubview(label) })
        }
    }

    @Test("A constraint along the other axis does not change which of equally strong contents is kept")
    func tiedContentsAndAnotherAxis() {
        expectAsMadeAnew { scene in
            let (label, box) = (makeLabel("and the wraps Kiwi wraps of of baseline"), SizedView(67, UIView.noIntrinsicMetric))
            label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            let column = scene.add(UIStackView(arrangedSubviews: [label, box]))
            column.axis = .vertical
            column.leftAnchor.constraint(equalTo: scene.window.leftAnchor).isActive = true
            let bottom = box.bottomAnchor.constraint(equalTo: scene.window.bottomAnchor)
            bottom.priority = UILayoutPriority(251)
            return ([column, label, box], { bottom.isActive = true })
        }
    }

    @Test("Texts contend for room anew when one of them may wrap from now on") func textThatMayWrapNow() {
        expectAsMadeAnew { scene in
            let (first, second) = (
                makeLabel("the layout Kiwi Kiwi views proportional"), makeLabel("wraps it and Kiwi the", lines: 1)
            )
            let outer = row([first, second], in: scene, width: 300)
            return ([outer, first, second], { second.numberOfLines = 0 })
        }
    }

    @Test("Proportions follow text that wraps where no frame changes for it") func proportionsOfTextThatWraps() {
        expectAsMadeAnew { scene in
            let text = makeLabel("a constraint Kiwi the wraps wraps", lines: 1)
            let column = row([UIStackView(arrangedSubviews: [makeLabel("views", lines: 1)]), text], in: scene, width: 65)
            (column.axis, column.distribution) = (.vertical, .fillProportionally)
            column.heightAnchor.constraint(equalToConstant: 92).isActive = true
            return ([column, text], { text.numberOfLines = 0 })
        }
    }

    @Test("Proportions follow a nested stack view that is emptied while views around it ask for baselines")
    func proportionsOfAnEmptiedStackView() {
        expectAsMadeAnew { scene in
            let (leaving, last) = (SizedView(28, 52), SizedView(26, 0))
            let inner = UIStackView(arrangedSubviews: [leaving])
            let middle = UIStackView(arrangedSubviews: [inner, last])
            (middle.distribution, middle.alignment) = (.fillProportionally, .lastBaseline)
            let outer = scene.add(UIStackView(arrangedSubviews: [middle]))
            outer.alignment = .lastBaseline
            outer.leftAnchor.constraint(equalTo: scene.window.leftAnchor).isActive = true
            outer.topAnchor.constraint(equalTo: scene.window.topAnchor).isActive = true
            return ([outer, middle, inner, last], { leaving.removeFromSuperview() })
        }
    }

    @Test("A baseline in the middle of a text follows its height after other texts have settled") func baselinesAfterText() {
        expectAsMadeAnew { scene in
            let texts = [
                makeLabel("stack stack constraint proportional a Kiwi a it", lines: 1),
                makeLabel("views layout baseline of it constraint of and layout constraint layout stack proportional"),
            ]
            let inner = UIStackView(arrangedSubviews: texts)
            let column = row([SizedView(0, 30), inner], in: scene, width: 301)
            (column.axis, column.isBaselineRelativeArrangement) = (.vertical, true)
            let height = inner.heightAnchor.constraint(equalToConstant: 73.5)
            height.priority = UILayoutPriority(999)
            height.isActive = true
            return ([column, inner] + texts, { height.isActive = false })
        }
    }

    @Test("Preserved margins follow the far edge of a superview that grows while the frame stays") func preservedMargins() {
        expectAsMadeAnew { scene in
            let outer = scene.add(UIView()).spanning(x: (0, 200))
            let height = outer.heightAnchor.constraint(equalToConstant: 60)
            let inner = scene.add(UIView(), to: outer).spanning(x: (0, 100), y: (0, 60))
            inner.preservesSuperviewLayoutMargins = true
            let mark = scene.add(UIView(), to: inner).sized(4, 4)
            mark.bottomAnchor.constraint(equalTo: inner.layoutMarginsGuide.bottomAnchor).isActive = true
            outer.layoutMargins.bottom = 30
            outer.topAnchor.constraint(equalTo: scene.window.topAnchor).isActive = true
            height.isActive = true
            return ([outer, inner, mark], { height.constant = 100 })
        }
    }
}
