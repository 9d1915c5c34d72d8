import Testing

@testable import UIKit

/// How little a layout pass does: who is visited, how often the engine solves and how often content is measured.
@MainActor
struct PassEconomyTests {
    private let scene = WindowScene()
    private let log = CallbackLog()
    private var solves: Int { scene.window.requireHost().engine.solves }

    /// 1,110 views, ten in each down to the third level, each 10 points below the one before.
    private func bigTree() -> (root: LoggedView, leaf: LoggedView, top: NSLayoutConstraint) {
        let root = scene.add(LoggedView("root", log)).pinned()
        var last: (LoggedView, NSLayoutConstraint)?
        func fill(_ superview: UIView, _ name: String, _ level: Int) {
            for index in 0..<10 {
                let view = scene.add(LoggedView("\(name)\(index)", log), to: superview).sized(10, 10)
                let top = view.topAnchor.constraint(equalTo: superview.topAnchor, constant: CGFloat(10 * index))
                top.isActive = true
                last = (view, top)
                if level < 3 { fill(view, view.name, level + 1) }
            }
        }
        fill(root, "", 1)
        return (root, last!.0, last!.1)
    }

    @Test("In a tree of a thousand views a changed constant visits the superviews of views that move, and no other")
    func bigTreeChanges() {
        let (root, leaf, top) = bigTree()
        #expect(log.during { scene.layOut() }.filter { $0.hasPrefix("layout") }.count == 1111)
        let before = solves
        #expect(
            log.during {
                top.constant = 3
                scene.layOut()
            } == ["layout 99"])
        #expect(solves == before + 1 && leaf.frame.minY == 3)
        let width = leaf.constraints[0]
        #expect(
            log.during {
                width.constant = 20
                scene.layOut()
            } == ["layout 99", "layout 999"])
        #expect(
            log.during {
                root.setNeedsLayout(); scene.layOut()
            } == ["layout root"])
    }

    @Test("Edits that cancel each other visit no view")
    func noChange() {
        let (_, _, top) = bigTree()
        scene.layOut()
        let before = solves
        let entries = log.during {
            top.constant = 3
            top.constant = 90
            scene.layOut()
            scene.layOut()
        }
        #expect(entries.isEmpty && solves <= before + 1)
    }

    @Test("A constant changed inside layoutSubviews takes effect in the same pass")
    func changeInsideLayout() {
        let outer = scene.add(LoggedView("outer", log)).pinned()
        let inner = scene.add(LoggedView("inner", log), to: outer).sized(10, 10)
        let width = inner.constraints[0]
        outer.afterLayout = { width.constant = 60 }
        let entries = log.during { scene.layOut() }
        #expect(inner.frame.width == 60)
        #expect(entries.filter { $0 == "layout outer" }.count == 2)
    }

    // MARK: Text

    /// A label that counts how often its size is asked for.
    private final class CountedLabel: UILabel {
        var questions = 0
        override var intrinsicContentSize: CGSize {
            questions += 1
            return super.intrinsicContentSize
        }
    }

    private func label(_ lines: Int, in superview: UIView? = nil) -> CountedLabel {
        let label = scene.add(CountedLabel(), to: superview)
        label.numberOfLines = lines
        label.text = "Several words that do not stand in one line of the card they are on"
        return label
    }

    @Test("Text of several lines takes two solutions and one visit")
    func twoSolutions() {
        let card = scene.add(LoggedView("card", log)).spanning(x: (0, 150))
        let text = label(0, in: card).pinned()
        let before = solves
        let entries = log.during { scene.layOut() }
        #expect(entries.filter { $0.hasPrefix("layout") } == ["layout card"])
        #expect(solves == before + 2)
        #expect(text.frame.size == CGSize(width: 150, height: text.sizeThatFits(CGSize(width: 150, height: 0)).height))
        #expect(text.frame.height > 40 && card.frame.height == text.frame.height)
    }

    @Test("Its size is asked for unwrapped and, when its width is known, wrapped; a pass without changes asks nothing")
    func questions() {
        let card = scene.add(UIView()).spanning(x: (0, 150))
        let text = label(0, in: card).pinned()
        text.questions = 0
        scene.layOut()
        #expect(text.questions == 2)
        text.questions = 0
        card.setNeedsLayout()
        scene.layOut()
        #expect(text.questions == 0)
        let single = label(1)
        single.questions = 0
        scene.layOut()
        #expect(single.questions == 1)
    }

    @Test("A width that changes by a pixel only, with the same lines, asks for no third solution")
    func pixelChange() {
        let card = scene.add(UIView()).spanning(x: (0, 150))
        let text = label(0, in: card).pinned()
        scene.layOut()
        let (before, height) = (solves, text.frame.height)
        scene.window.constraints[1].constant = 150.5
        scene.layOut()
        #expect(solves <= before + 2 && text.frame.width == 150.5 && text.frame.height == height)
    }

    @Test("One line stays one line: with numberOfLines 1, and where nothing decides the width")
    func oneLine() {
        let (single, free) = (label(1), label(0))
        scene.layOut()
        let wide = single.sizeThatFits(.zero)
        #expect(single.frame.size == wide && free.frame.size == wide)
        let narrow = label(1)
        narrow.widthAnchor.constraint(equalToConstant: 50).isActive = true
        scene.layOut()
        #expect(narrow.frame.size == CGSize(width: 50, height: wide.height))
    }

    @Test("An explicit preferred width wraps at it, is no wider than its longest line and takes one solution")
    func preferredWidth() {
        let text = label(0)
        text.preferredMaxLayoutWidth = 150
        let before = solves
        scene.layOut()
        #expect(solves == before + 1)
        #expect(text.frame.width <= 150 && text.frame.width > 100)
        #expect(text.frame.size == text.sizeThatFits(CGSize(width: 150, height: 0)))
        text.widthAnchor.constraint(equalToConstant: 300).isActive = true
        let height = text.frame.height
        scene.layOut()
        #expect(text.frame.size == CGSize(width: 300, height: height), "the width found does not count")
    }
}
