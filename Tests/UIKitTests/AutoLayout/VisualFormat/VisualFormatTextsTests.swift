import Testing

@testable import UIKit

/// Formats that were read before are not read again, and mean what they would mean if they were.
@MainActor
struct VisualFormatTextsTests {
    private typealias Options = NSLayoutConstraint.FormatOptions

    private func constraints(
        _ format: String, _ views: [String: Any], metrics: [String: Any] = [:], _ options: Options = []
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        try VisualFormatBuilder.constraints(format, options: options, metrics: metrics, views: views)
    }

    @Test("A format is read once, by whatever string it comes") func once() {
        var texts = VisualFormatTexts()
        let literal = texts.read("H:|-[a]-|")
        #expect(texts.read(["H:|", "[a]", "|"].joined(separator: "-")) === literal)
        #expect(texts.readCount == 1)
        #expect(texts.read("V:|-[a]-|") !== literal)
        #expect(texts.readCount == 2)
    }

    @Test("Making a row of other views reads nothing") func otherViews() throws {
        let format = "H:|-7-[first(80)]-[second(==first)]-9-|"
        var before: Int?
        for _ in 0..<3 {
            let (root, first, second) = (UIView(), UIView(), UIView())
            [first, second].forEach(root.addSubview)
            let made = try constraints(format, ["first": first, "second": second])
            #expect(made.map { $0.firstItem === first } == [true, true, false, false, false])
            #expect(made.map { $0.firstItem === second } == [false, false, true, true, false])
            #expect(made[0].secondItem === root && made[4].firstItem === root && made[3].secondItem === first)
            #expect(made.map(\.constant) == [7, 80, 8, 0, 9])
            if let before { #expect(VisualFormatTexts.shared.readCount == before) }
            before = VisualFormatTexts.shared.readCount
        }
    }

    @Test("Metrics, options and the kinds of names are asked for each time") func otherMeanings() throws {
        let (view, other) = (UIView(), UIView())
        let views = ["view": view, "other": other], format = "[view(other@p)]-p-[other]"
        let sized = try constraints(format, views, metrics: ["other": 30, "p": 20])
        #expect(sized.map(\.constant) == [30, 20] && sized[0].secondItem == nil && sized[0].priority.rawValue == 20)
        let equal = try constraints(format, views, metrics: ["p": 40])
        #expect(equal.map(\.constant) == [0, 40] && equal[0].secondItem === other && equal[0].priority.rawValue == 40)
        let aligned = try constraints(format, views, metrics: ["p": 40.5], [.alignAllTop, .directionRightToLeft])
        #expect(aligned.map(\.constant) == [0, 40.5, 0])
        #expect(aligned.map(\.firstAttribute) == [.width, .left, .top])
    }

    @Test("Errors are those of the names of the moment") func errors() throws {
        let (root, view) = (UIView(), UIView())
        let format = "|-gap-[view]"
        func reason(_ views: [String: Any], _ metrics: [String: Any]) -> VisualFormatError.Reason? {
            do {
                _ = try constraints(format, views, metrics: metrics)
                return nil
            } catch {
                #expect(error.format == format)
                return error.reason
            }
        }
        #expect(reason(["view": view], ["gap": 5]) == .noSuperview)
        root.addSubview(view)
        #expect(reason(["view": view], ["gap": 5]) == nil)
        #expect(reason(["view": view], [:]) == .unknownMetric("gap"))
        #expect(reason(["view": view], ["gap": "5"]) == .metricIsNoNumber("gap"))
        #expect(reason([:], ["gap": 5]) == .unknownView("view"))
        #expect(reason(["view": 5], ["gap": 5]) == .notAView("view"))
        #expect(reason(["view": root], ["gap": 5]) == .noSuperview)
        for _ in 0..<2 {
            let fault = #expect(throws: VisualFormatError.self) { try constraints("[view]--[view]", ["view": view]) }
            #expect(fault?.reason == .ambiguousMinus && fault?.position == 7)
        }
    }

    @Test("A view named twice is one view") func twice() throws {
        let view = UIView()
        let made = try constraints("[view(==view)][view]-5-[view]", ["view": view])
        #expect(made.count == 3)
        #expect(made.allSatisfy { $0.firstItem === view && $0.secondItem === view })
    }

    @Test("A name is the same view however far apart it stands in a line") func farApart() throws {
        let views = (0..<20).map { _ in UIView() }
        let names = Dictionary(uniqueKeysWithValues: views.enumerated().map { ("v\($0)", $1) })
        let middle = (1..<20).map { "[v\($0)(==v0)]" }.joined()
        let made = try constraints("[v0(w)]\(middle)-w-[v0(v19)]", names, metrics: ["w": 6])
        #expect(made.count == 41)
        #expect(made.filter { $0.firstAttribute == .width }.dropFirst().prefix(19).allSatisfy { $0.secondItem === views[0] })
        #expect(made[40].firstItem === views[0] && made[40].secondItem === views[19])
        #expect(made[39].firstItem === views[0] && made[39].secondItem === views[19] && made[39].constant == 6)
    }

    @Test("Texts that are equal to Swift but of other bytes are told apart") func canonicalEquivalence() throws {
        // The first is a letter with a mark, the second a letter of its own.
        let formats = ["[view(e\u{301})]", "[view(\u{E9})]"]
        #expect(formats[0] == formats[1])
        for _ in 0..<2 {
            let faults = formats.map { format in
                #expect(throws: VisualFormatError.self) { try constraints(format, ["view": UIView()], metrics: ["e": 1]) }
            }
            #expect(faults.map { $0?.reason } == [.unclosedThickness, .expectedValue])
            #expect(faults.map { $0?.position } == [7, 6])
        }
    }

    @Test("The number of texts that are kept is bounded, and long ones are not kept") func bounds() {
        var texts = VisualFormatTexts()
        for width in 0..<1000 {
            let read = texts.read("[view(\(width))]")
            #expect(read.text == "[view(\(width))]" && read.line.steps[0].value == .written(Double(width)))
            #expect((1...VisualFormatTexts.capacity).contains(texts.count))
        }
        #expect(texts.readCount == 1000)
        _ = texts.read("[view(999)]")
        #expect(texts.readCount == 1000)
        let long = "[" + String(repeating: "a", count: VisualFormatTexts.longest - 1) + "]", kept = texts.count
        for _ in 0..<2 { #expect(texts.read(long).line.fault == nil) }
        #expect(texts.readCount == 1002 && texts.count == kept)
        for _ in 0..<2 { #expect(texts.read("").line.fault?.reason == .empty) }
        #expect(texts.readCount == 1003)
    }
}
