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

    /// A stack view in the middle of a row, whose height the views around it ask for whenever something in it changes: the outermost one shares
    /// first baselines, and its last baseline is that of its tallest view.
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
}
