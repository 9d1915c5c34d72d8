import Testing
import UIKit

/// Frames from visual formats; the names are those of Notes/specification/auto-layout.md 12.7.
@MainActor
struct VisualFormatLayoutTests {
    private let scene = WindowScene(600, 600)

    /// A box of a size, with views in it, laid out by formats.
    private func layOut(
        _ width: CGFloat, _ height: CGFloat, _ formats: [String], _ views: [String: UIView],
        _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil, _ prepare: (UIView) -> Void = { _ in }
    ) -> UIView {
        let box = scene.add(UIView()).spanning(x: (0, width), y: (0, height))
        for name in views.keys.sorted() { scene.add(views[name]!, to: box) }
        prepare(box)
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views))
        }
        scene.layOut()
        return box
    }

    private func span(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> [CGFloat] {
        axis == .horizontal ? [view.frame.minX, view.frame.width] : [view.frame.minY, view.frame.height]
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var id: String
        var format: String
        var length: CGFloat
        var expected: [String: [CGFloat]]
        var metrics: [String: Double] = [:]
        var testDescription: String { "12.7-\(id)" }
    }

    @Test(arguments: [
        Case(id: "12.7-V1", format: "H:|-20-[a(100)]", length: 300, expected: ["a": [20, 100]]),
        Case(id: "12.7-V2", format: "H:|-20-[b]-30-|", length: 300, expected: ["b": [20, 250]]),
        Case(id: "12.7-V3", format: "V:|-10-[c]-20-|", length: 200, expected: ["c": [10, 170]]),
        Case(
            id: "12.7-V4", format: "V:|[header(100)][content]|", length: 500,
            expected: ["header": [0, 100], "content": [100, 400]]),
        Case(id: "12.7-V5", format: "|[view1][view2(100)]|", length: 500, expected: ["view1": [0, 400], "view2": [400, 100]]),
        // the superview's space of 8 is its default margin
        Case(
            id: "12.7-V6", format: "V:|[banner(100)]-[content]-|", length: 500,
            expected: ["banner": [0, 100], "content": [108, 384]]),
        Case(
            id: "12.7-V7", format: "|-[child(==child2)]-[child2]-|", length: 200,
            expected: ["child": [8, 88], "child2": [104, 88]]),
    ])
    func spans(_ test: Case) {
        let axis: NSLayoutConstraint.Axis = test.format.hasPrefix("V") ? .vertical : .horizontal
        let views = test.expected.mapValues { _ in UIView() }
        _ = layOut(axis == .horizontal ? test.length : 50, axis == .vertical ? test.length : 50, [test.format], views)
        for (name, span) in test.expected { #expect(self.span(views[name]!, axis) == span) }
    }

    // The source sets the space of its bare dashes to 20, which a metric does here.
    @Test("12.7-V8: content sizes between equal spaces") func contentSizes() {
        let (view1, view2) = (SizedView(100, 10), SizedView(UIView.noIntrinsicMetric, 10))
        let box = layOut(500, 50, ["|-s-[view1]-s-[view2]-s-|"], ["view1": view1, "view2": view2], metrics: ["s": 20]) { _ in
            view1.setContentHuggingPriority(.required, for: .horizontal)
        }
        #expect(view2.frame.width == 340)
        view2.contentSize.width = 100
        #expect(box.constraints.count == 3)
        let fitting = UIView()
        for view in [view1, view2] { scene.add(view, to: fitting) }
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "|-s-[view1]-s-[view2]-s-|", metrics: ["s": 20], views: ["view1": view1, "view2": view2]))
        #expect(fitting.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 260)
    }

    @Test("Centring with a satisfied inequality") func centringIdiom() {
        let subview = UIView()
        let superview = layOut(300, 200, [], ["subview": subview]) { _ in subview.sized(100, 40) }
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "V:[superview]-(<=1)-[subview]", options: .alignAllCenterX, metrics: nil,
            views: ["superview": superview, "subview": subview])
        NSLayoutConstraint.activate(constraints)
        scene.layOut()
        #expect(subview.frame.minX == 100 && subview.frame.minY <= 201)
    }

    @Test("Margins stay the superview's when they change") func liveMargins() {
        let view = UIView()
        let box = layOut(300, 200, ["|-[v]-|", "V:|-[v]-|"], ["v": view])
        #expect(view.frame.numbers == "8,8,284,184")
        box.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        scene.layOut()
        #expect(view.frame.numbers == "2,1,294,196")
    }

    @Test(
        "Rows run as the language does, or as the options say",
        arguments: [
            (false, [], [8, 30]), (true, [], [272, 240]), (true, .directionLeftToRight, [8, 30]),
            (false, .directionRightToLeft, [272, 240]),
        ] as [(Bool, NSLayoutConstraint.FormatOptions, [CGFloat])])
    func directions(_ rightToLeft: Bool, _ options: NSLayoutConstraint.FormatOptions, _ expected: [CGFloat]) {
        let (a, b) = (UIView(), UIView())
        _ = layOut(300, 50, ["|-8-[a(20)]-2-[b(30)]"], ["a": a, "b": b], options) {
            if rightToLeft { $0.semanticContentAttribute = .forceRightToLeft }
        }
        #expect([a.frame.minX, b.frame.minX] == expected)
    }

    @Test("From baseline to baseline") func baselines() {
        let (upper, lower) = (SizedView(50, 30), SizedView(50, 40))
        (upper.baselines, lower.baselines) = ((20, 6), (25, 7))
        _ = layOut(300, 200, ["V:|-10-[a]-50-[b]"], ["a": upper, "b": lower], .spacingBaselineToBaseline)
        // the upper text's last baseline: 10 + 30 - 6 = 34; the lower one's first: 34 + 50 = 84, 25 below its top
        #expect(lower.frame.minY == 59)
    }

    @Test("Aligned neighbours share an edge") func alignment() {
        let (a, b) = (SizedView(50, 30), SizedView(50, 40))
        _ = layOut(300, 200, ["|[a][b]"], ["a": a, "b": b], .alignAllBottom) { _ in b.spanning(y: (100, 140)) }
        #expect(a.frame.numbers == "0,110,50,30")
    }

    @Test("A whole form from four lines") func form() {
        let views = ["find": SizedView(60, 30), "next": SizedView(80, 30), "field": SizedView(UIView.noIntrinsicMetric, 30)]
        _ = layOut(400, 100, ["|-[find]-[next]-[field(>=20)]-|"], views, .alignAllTop) { _ in
            for name in ["find", "next"] { views[name]!.setContentHuggingPriority(.required, for: .horizontal) }
        }
        #expect(views["field"]!.frame.numbers == "164,0,228,30")
    }

    @Test("Any line of the grammar is laid out, whatever it contradicts") func anyLine() {
        var random = LinearCongruence(seed: 12)
        let sink = ConflictLog.sink
        ConflictLog.sink = { _ in }
        defer { ConflictLog.sink = sink }
        for _ in 0..<150 {
            let views = ["a": SizedView(50, 20), "b": SizedView(30, 40), "c": SizedView(UIView.noIntrinsicMetric, 10)]
            let lines = (0..<4).map { _ in VisualFormatLine.random(&random) }
            let box = layOut(300, 200, lines, views)
            for view in views.values {
                let frame = view.frame
                let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite }
                #expect(isFinite, "\(lines)")
                #expect(frame.width >= 0 && frame.height >= 0, "\(lines)")
            }
            box.removeFromSuperview()
        }
    }
}

/// Lines of the grammar over the views a, b and c.
private enum VisualFormatLine {
    static func random(_ random: inout LinearCongruence) -> String {
        var line = ["", "H:", "V:", "V:"][random.next(below: 4)]
        if random.next(below: 2) == 0 { line += "|" + connection(&random) }
        line += view(&random)
        for _ in 0..<random.next(below: 3) { line += connection(&random) + view(&random) }
        if random.next(below: 2) == 0 { line += connection(&random) + "|" }
        return line
    }

    private static func connection(_ random: inout LinearCongruence) -> String {
        switch random.next(below: 5) {
        case 0: ""
        case 1: "-"
        case 2: "-\(random.next(below: 90))-"
        case 3: "-(>=\(random.next(below: 300))@\(1 + random.next(below: 1000)))-"
        default: "-(\(random.next(below: 90) - 45),<=\(random.next(below: 400)))-"
        }
    }

    private static func view(_ random: inout LinearCongruence) -> String {
        let name = ["a", "b", "c"][random.next(below: 3)]
        switch random.next(below: 5) {
        case 0: return "[\(name)(\(["a", "b", "c"][random.next(below: 3)]))]"
        case 1: return "[\(name)(>=\(random.next(below: 400) - 50)@\(1 + random.next(below: 999)))]"
        case 2: return "[\(name)(\(random.next(below: 200)),<=b)]"
        default: return "[\(name)]"
        }
    }
}
