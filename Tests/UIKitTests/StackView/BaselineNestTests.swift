import Testing

@testable import LayoutEngine
@testable import UIKit

/// Rows in rows whose alignments alternate between first and last baselines: which view stands for a baseline depends
/// on heights, and heights on baselines in turn. Each question is answered once.
@MainActor
struct BaselineNestTests {
    private func makeLabel(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    private func nest(_ levels: Int, heldApart: Bool = false) -> UIStackView {
        var inner: UIView = makeLabel("x")
        for level in 0..<levels {
            let row = UIStackView(arrangedSubviews: [inner, makeLabel("y")])
            row.alignment = level.isMultiple(of: 2) ? .lastBaseline : .firstBaseline
            if heldApart { row.heightAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true }
            inner = row
        }
        return inner as! UIStackView
    }

    private struct Questions: Equatable { var fittingSizes, tallestViews, rowHeights: Int }

    private func questions(_ work: () -> Void) -> Questions {
        let before = (LayoutAnswers.fittingSizes, LayoutAnswers.tallestViews, LayoutAnswers.rowHeights)
        work()
        return Questions(
            fittingSizes: LayoutAnswers.fittingSizes - before.0, tallestViews: LayoutAnswers.tallestViews - before.1,
            rowHeights: LayoutAnswers.rowHeights - before.2)
    }

    @Test("A program's rows: the tallest view is looked for once in each, and takes no fitting size", arguments: [8, 32])
    func rows(_ levels: Int) {
        let scene = StackScene(nest(levels))
        let asked = questions(scene.layOut)
        #expect(asked.fittingSizes == 0)
        #expect(asked.tallestViews <= 2 * levels)
        #expect(asked.rowHeights > 0 && asked.rowHeights <= 2 * levels)
    }

    @Test("Rows with constraints of their own are fitted a fixed number of times each", arguments: [6, 12])
    func constrainedRows(_ levels: Int) {
        let scene = StackScene(nest(levels, heldApart: true))
        let asked = questions(scene.layOut)
        #expect(asked.fittingSizes <= 3 * levels)
        #expect(asked.tallestViews <= 4 * levels)
    }

    /// A row's baselines are named by one constraint of the row around it.
    @Test("Constraints on the baselines of rows that all change are lowered again once each", arguments: [8, 32])
    func loweringsOfRowsThatChange(_ levels: Int) {
        let scene = StackScene(nest(levels))
        scene.layOut()
        var row: UIStackView? = scene.stack
        while let present = row {
            present.spacing = 3
            row = present.arrangedSubviews.first as? UIStackView
        }
        let engine = scene.root.requireHost().engine
        let before = engine.lowerings
        scene.layOut()
        #expect(engine.lowerings - before <= levels)
    }

    @Test("Many changes in a stack view that shares a baseline are measured once, in the next update") func manyChanges() {
        let (box, label) = (UIView(), makeLabel("x"))
        label.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(label)
        label.pinned()
        let inner = UIStackView(arrangedSubviews: [box, makeLabel("y")])
        inner.alignment = .center
        let row = UIStackView(arrangedSubviews: [inner, makeLabel("z")])
        row.alignment = .firstBaseline
        let scene = StackScene(row)
        scene.layOut()
        let heights = (1...20).map { box.heightAnchor.constraint(greaterThanOrEqualToConstant: CGFloat($0)) }
        let asked = questions { for height in heights { height.isActive = true } }
        #expect(asked == Questions(fittingSizes: 0, tallestViews: 0, rowHeights: 0))
        #expect(questions(scene.layOut).fittingSizes <= 4)
    }

    @Test("Without a window, too") func fittingSize() {
        let row = nest(24, heldApart: true)
        #expect(questions { _ = row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }.fittingSizes <= 3 * 24)
    }

    @Test("Another text asks again only what it may change") func edit() {
        let scene = StackScene(nest(16))
        scene.layOut()
        let label = scene.stack.arrangedSubviews[1] as! UILabel
        #expect(
            questions {
                label.text = "z"; scene.layOut()
            }.tallestViews <= 1)
    }

    @Test("A document's rows are no other") func document() throws {
        func rows(_ levels: Int) -> String {
            guard levels > 0 else { return #"<label text="x" id="L"/>"# }
            let alignment = levels.isMultiple(of: 2) ? "firstBaseline" : "lastBaseline"
            return #"<stackView alignment="\#(alignment)" id="s\#(levels)"><subviews>\#(rows(levels - 1))"#
                + #"<label text="y" id="M\#(levels)"/></subviews></stackView>"#
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="root">\
            <rect key="frame" width="375" height="667"/><subviews>\(rows(24))</subviews></view></objects></document>
            """
        let view = try #require(UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first as? UIView)
        let asked = questions(view.layoutIfNeeded)
        #expect(asked.tallestViews > 0 && asked.tallestViews <= 4 * 24)
        #expect(asked.fittingSizes <= 3 * 24)
    }
}
