import Testing

@testable import UIKit

/// Numbers in names are sections of Notes/specification/stack-views.md.
@MainActor
struct StackBaselineTests {
    /// Stands in for text 20 high with a baseline 16 down.
    private func text(_ height: CGFloat = 20, ascender: CGFloat = 16) -> SizedView {
        let view = SizedView(40, height)
        view.baselines = (ascender, height - ascender)
        return view
    }

    /// Which of the views stands for the baselines, for one content of different heights.
    ///
    /// - Source: UIKit's answers, as a public port compares itself with them.
    @Test(
        "the view that stands for the baselines",
        arguments: [
            (NSLayoutConstraint.Axis.vertical, UIStackView.Alignment.center, 0, 2), (.horizontal, .fill, 0, 2),
            (.horizontal, .leading, 0, 1), (.horizontal, .firstBaseline, 0, 1), (.horizontal, .trailing, 1, 2),
            (.horizontal, .lastBaseline, 1, 2), (.horizontal, .center, 1, 1),
        ] as [(NSLayoutConstraint.Axis, UIStackView.Alignment, Int, Int)])
    func baselineViews(_ axis: NSLayoutConstraint.Axis, _ alignment: UIStackView.Alignment, _ first: Int, _ last: Int) {
        let views = [SizedView(10, 24), SizedView(12, 40), SizedView(9, 40)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.alignment = alignment
        #expect(stack.forFirstBaselineLayout === views[first])
        #expect(stack.forLastBaselineLayout === views[last])
        #expect(UIStackView(arrangedSubviews: [stack]).forFirstBaselineLayout === views[first])
    }

    @Test func hiddenViewsDoNotStandForBaselines() {
        let views = [SizedView(10, 24), SizedView(12, 40)]
        let stack = UIStackView(arrangedSubviews: views)
        views[0].isHidden = true
        #expect(stack.forFirstBaselineLayout === views[1])
        views[1].isHidden = true
        #expect(stack.forFirstBaselineLayout === stack)
    }

    @Test func spacingCountsFromBaselineToBaseline() {
        let scene = StackScene([text(24, ascender: 19), text(15, ascender: 12)], axis: .vertical, spacing: 30)
        scene.stack.isBaselineRelativeArrangement = true
        scene.layOut()
        let views = scene.stack.arrangedSubviews
        #expect(views[1].frame.minY + 12 - 19 == 30)
        #expect(scene.stack.frame.height == 52)
    }

    /// Apple's sample row: a text 19.5 high and a field 30 high; the field reaches above the stack view, whose top is
    /// the text's.
    @Test func aRowStartsWhereItsFirstTextDoes() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
        let (label, field) = (text(19.5, ascender: 15.5), SizedView(402.5, 30))
        field.baselines = (20.5, 9.5)
        let stack = UIStackView(arrangedSubviews: [label, field])
        stack.alignment = .firstBaseline
        stack.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(stack)
        stack.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: window.topAnchor, constant: 100).isActive = true
        window.layoutIfNeeded()
        #expect(label.frame.minY == 0)
        #expect(field.frame.numbers == "40,-5,402.5,30")
        #expect(stack.frame.height == 25)
    }

    /// As Interface Builder recorded: without text a view keeps to the first one's edge instead of its baseline.
    @Test(
        "views without text in a row of texts",
        arguments: [(UIStackView.Alignment.firstBaseline, "0/20 0/24"), (.lastBaseline, "0/20 -4/24")])
    func withoutText(_ alignment: UIStackView.Alignment, _ expected: String) {
        let scene = StackScene([text(), SizedView(10, 24)])
        scene.stack.alignment = alignment
        scene.layOut()
        let origin = scene.stack.arrangedSubviews[0].frame.minY
        let spans = scene.stack.arrangedSubviews.map {
            String(format: "%g/%g", Double($0.frame.minY - origin), Double($0.frame.height))
        }
        #expect(spans.joined(separator: " ") == expected)
    }

    @Test func theLinesOfTextsAreNamed() {
        let stack = UIStackView(arrangedSubviews: [text(), text()])
        for (alignment, name) in [(UIStackView.Alignment.firstBaseline, "firstBaseline"), (.lastBaseline, "lastBaseline")] {
            stack.alignment = alignment
            stack.updateConstraintsIfNeeded()
            #expect(StackConstraintList(stack: stack).lines("UISV-alignment") == ["v0.\(name) == v1.\(name)"])
        }
    }

    @Test func aTextThatComesLaterIsAlignedByItsLine() {
        let views = [text(), SizedView(10, 24)]
        let scene = StackScene(views)
        scene.stack.alignment = .firstBaseline
        scene.layOut()
        views[1].baselines = (18, 6)
        views[1].invalidateIntrinsicContentSize()
        scene.layOut()
        #expect(views[1].frame.minY == -2)
    }

    @Test func lastBaselinesOfARow() {
        let scene = StackScene([text(20, ascender: 16), text(40, ascender: 30)])
        scene.stack.alignment = .lastBaseline
        scene.layOut()
        #expect(scene.spans(.vertical) == "14/20 0/40")
    }

    @Test func aNestedRowIsAlignedByTheTextThatStandsForIt() {
        let inner = UIStackView(arrangedSubviews: [text(10, ascender: 7), text(30, ascender: 25)])
        let scene = StackScene([text(20, ascender: 16), inner])
        scene.stack.alignment = .firstBaseline
        inner.alignment = .top
        scene.layOut()
        #expect(inner.frame.minY == 9)
        inner.arrangedSubviews[0].isHidden = true
        scene.layOut()
        #expect(inner.frame.minY == -9)
        inner.arrangedSubviews[1].removeFromSuperview()
        inner.addArrangedSubview(text(8, ascender: 5))
        scene.layOut()
        #expect(inner.frame.minY == 11)
    }

    // MARK: Which view stands for the baselines

    /// A label 24 high, a column, a box 40 high and a row, as the rule was compared with UIKit: the names of the views
    /// that stand for the first and the last baseline.
    @Test(
        "7: baseline views of mixed content",
        arguments: [
            (.horizontal, .fill, "label", "end of row"), (.horizontal, .leading, "label", "box"),
            (.horizontal, .firstBaseline, "label", "box"), (.horizontal, .center, "box", "box"),
            (.horizontal, .trailing, "box", "end of row"), (.horizontal, .lastBaseline, "box", "end of row"),
            (.vertical, .fill, "label", "end of row"), (.vertical, .leading, "label", "end of row"),
            (.vertical, .firstBaseline, "label", "end of row"), (.vertical, .center, "label", "end of row"),
            (.vertical, .trailing, "label", "end of row"), (.vertical, .lastBaseline, "label", "end of row"),
        ] as [(NSLayoutConstraint.Axis, UIStackView.Alignment, String, String)])
    func mixedContent(_ axis: NSLayoutConstraint.Axis, _ alignment: UIStackView.Alignment, _ first: String, _ last: String) {
        func named(_ name: String, _ width: CGFloat, _ height: CGFloat) -> UIView {
            let view = SizedView(width, height)
            view.accessibilityIdentifier = name
            return view
        }
        let column = UIStackView(arrangedSubviews: [named("top of column", 10, 10), named("end of column", 10, 12)])
        column.axis = .vertical
        let row = UIStackView(arrangedSubviews: [named("start of row", 8, 14), named("end of row", 8, 9)])
        let scene = StackScene([named("label", 30, 24), column, named("box", 12, 40), row], axis: axis)
        scene.stack.alignment = alignment
        for _ in 0..<2 {
            #expect(scene.stack.forFirstBaselineLayout.accessibilityIdentifier == first)
            #expect(scene.stack.forLastBaselineLayout.accessibilityIdentifier == last)
            scene.layOut()
        }
    }

    @Test("7: the tallest may be in a nested stack view") func tallestIsNested() {
        let column = UIStackView(arrangedSubviews: [SizedView(10, 30), SizedView(10, 20)])
        column.axis = .vertical
        let stack = UIStackView(arrangedSubviews: [SizedView(12, 40), column])
        stack.alignment = .center
        #expect(stack.forFirstBaselineLayout === column.arrangedSubviews[0])
        #expect(stack.forLastBaselineLayout === column.arrangedSubviews[1])
    }

    // MARK: Rows

    @Test("3.3: the top of a row is tied to its first text only") func firstBaselineOverhang() {
        let scene = StackScene([text(20, ascender: 16), text(40, ascender: 32)])
        scene.stack.alignment = .firstBaseline
        scene.layOut()
        #expect(scene.spans(.vertical) == "0/20 -16/40")
        #expect(scene.stack.frame.height == 24)
    }

    @Test("3.3: and the bottom likewise where last baselines are aligned") func lastBaselineOverhang() {
        let scene = StackScene([text(20, ascender: 16), text(40, ascender: 32)])
        scene.stack.alignment = .lastBaseline
        scene.layOut()
        #expect(scene.spans(.vertical) == "16/20 0/40")
        #expect(scene.stack.frame.height == 36)
    }

    @Test("3.1: a hidden first text still leads") func hiddenLead() {
        let views = [text(20, ascender: 16), text(40, ascender: 32)]
        let scene = StackScene(views)
        scene.stack.alignment = .firstBaseline
        views[0].isHidden = true
        scene.layOut()
        #expect(views[0].frame.minY + 16 == views[1].frame.minY + 32)
        #expect(views[0].frame.width == 0 && views[0].frame.height == 20)
    }

    // MARK: Columns

    @Test(
        "4.4: without a baseline the near edge counts, and the container's edges are plain",
        arguments: [
            ([true, false], "0/20 46/30"), ([false, true], "0/20 34/30"), ([false, false], "0/20 50/30"),
            ([true, true], "0/20 30/30"),
        ])
    func relativeToBaselines(_ areTexts: [Bool], _ expected: String) {
        let views = [
            areTexts[0] ? text(20, ascender: 16) : SizedView(40, 20), areTexts[1] ? text(30, ascender: 16) : SizedView(40, 30),
        ]
        let scene = StackScene(views, axis: .vertical, spacing: 30)
        scene.stack.isBaselineRelativeArrangement = true
        scene.layOut()
        #expect(scene.spans(.vertical) == expected)
        #expect(scene.stack.frame.height == views[1].frame.maxY)
    }

    @Test("4.4: rows do not heed it") func baselineRelativeRow() {
        let scene = StackScene([text(), text()], spacing: 30)
        scene.stack.isBaselineRelativeArrangement = true
        scene.layOut()
        #expect(scene.spans(.horizontal) == "0/40 70/40")
    }

    @Test("2.5: equal distances are those between baselines") func equalBaselineDistances() throws {
        let views = [text(24, ascender: 19), text(15, ascender: 12), text(30, ascender: 20)]
        let scene = StackScene(views, axis: .vertical, spacing: 3, height: 200)
        scene.stack.distribution = .equalSpacing
        scene.stack.isBaselineRelativeArrangement = true
        scene.layOut()
        // Baselines at 19 and 190, and half way at 104.5.
        #expect(try views.map { try #require($0.solvedRect).minY } == [0, 92.5, 170])
    }

    @Test("4.4: custom and hidden views' distances are between baselines, too") func customBaselineDistances() {
        let views = [text(), text(), text()]
        let scene = StackScene(views, axis: .vertical, spacing: 30)
        scene.stack.isBaselineRelativeArrangement = true
        scene.stack.setCustomSpacing(40, after: views[0])
        scene.layOut()
        #expect(scene.spans(.vertical) == "0/20 40/20 70/20")
        views[1].isHidden = true
        scene.layOut()
        #expect(views[2].frame.minY == 40)
    }

    /// A view that is as high as its width, once it has been laid out.
    private final class SquareView: UIView {
        let strip = UIView()
        lazy var height = strip.heightAnchor.constraint(equalToConstant: 0)

        override func layoutSubviews() {
            super.layoutSubviews()
            if strip.superview == nil { addStrip() }
            height.constant = bounds.width
        }

        func addStrip() {
            strip.translatesAutoresizingMaskIntoConstraints = false
            addSubview(strip)
            NSLayoutConstraint.activate([
                strip.topAnchor.constraint(equalTo: topAnchor), strip.bottomAnchor.constraint(equalTo: bottomAnchor),
                strip.leftAnchor.constraint(equalTo: leftAnchor), strip.rightAnchor.constraint(equalTo: rightAnchor), height,
            ])
        }
    }

    @Test("A view that gets its height in its layout may become the one that stands for the baselines")
    func tallestAfterLayout() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let (flat, square) = (SizedView(20, 4), SquareView())
        square.addStrip()
        let stack = UIStackView(arrangedSubviews: [flat, square])
        stack.alignment = .center
        stack.distribution = .equalSpacing
        stack.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(stack)
        NSLayoutConstraint.activate([
            square.widthAnchor.constraint(equalToConstant: 30), stack.leftAnchor.constraint(equalTo: window.leftAnchor),
            stack.firstBaselineAnchor.constraint(equalTo: window.topAnchor, constant: 50),
        ])
        window.layoutIfNeeded()
        #expect(square.frame.height == 30)
        #expect(stack.forFirstBaselineLayout === square)
        #expect(window.convert(square.frame, from: stack).minY == 50)
        #expect(window.convert(flat.frame, from: stack).midY == 65)
    }
}
