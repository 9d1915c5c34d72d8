import Testing
import UIKit

/// Layouts with margins and with nested stack views.
///
/// - Source: the second part of the table measured under Mac Catalyst; the names are cases of
///   Notes/specification/stack-views.md 10.3.
struct StackSample: Sendable, CustomTestStringConvertible {
    enum Content: Sendable {
        /// 40 x 20, 60 x 30, 10 x 50 and 25 x 25 inside margins of 3, 5, 7 and 11.
        case margins
        /// 40 x 20, a stack view of 15 x 10 and 30 x 12 along the other axis, and 10 x 50.
        case nested
    }

    var number: String
    var content: Content
    var axis: NSLayoutConstraint.Axis
    var distribution: UIStackView.Distribution
    var alignment = UIStackView.Alignment.fill
    var hidden: Int?
    var isSized: Bool
    /// From the stack view's on, `x,y,w,h` each; an underscore is a number the source does not tell.
    var frames: [String]

    var testDescription: String { "\(number): \(content) \(axis) \(distribution) \(alignment) \(isSized ? "sized" : "unsized")" }

    static let all: [StackSample] = [
        StackSample(
            number: "1", content: .margins, axis: .horizontal, distribution: .fill, isSized: false,
            frames: ["10,20,166,60", "15,23,40,50", "60,23,60,50", "125,23,10,50", "140,23,25,50"]),
        StackSample(
            number: "2", content: .margins, axis: .horizontal, distribution: .fill, isSized: true,
            frames: ["10,20,400,300", "15,23,274,290", "294,23,60,290", "359,23,10,290", "374,23,25,290"]),
        StackSample(
            number: "3", content: .margins, axis: .horizontal, distribution: .fillEqually, isSized: true,
            frames: ["10,20,400,300", "15,_,92.5,_", "112,_,92.5,_", "210,_,92.5,_", "307,_,92.5,_"]),
        StackSample(
            number: "4", content: .margins, axis: .horizontal, distribution: .fillProportionally, isSized: true,
            frames: ["10,20,400,300", "15,_,102.5,_", "122,_,153.5,_", "281,_,25.5,_", "312,_,87.5,_"]),
        StackSample(
            number: "5", content: .margins, axis: .horizontal, distribution: .fillProportionally, hidden: 1, isSized: true,
            frames: ["10,20,400,300", "15,_,180.5,_", "198,_,0,_", "201,_,45,_", "251,_,148,_"]),
        StackSample(
            number: "6", content: .margins, axis: .horizontal, distribution: .equalSpacing, alignment: .bottom, isSized: true,
            frames: ["10,20,400,300", "15,293,40,20", "138,283,60,30", "281,263,10,50", "374,288,25,25"]),
        StackSample(
            number: "7", content: .margins, axis: .horizontal, distribution: .equalCentering, isSized: false,
            frames: ["10,20,213.5,60", "15,_,40,_", "60,_,60,_", "140,_,10,_", "188,_,25,_"]),
        StackSample(
            number: "8", content: .margins, axis: .horizontal, distribution: .equalCentering, alignment: .center, isSized: true,
            frames: ["10,20,400,300", "15,158,40,20", "122,153,60,30", "264,143,10,50", "374,156,25,25"]),
        StackSample(
            number: "9", content: .margins, axis: .vertical, distribution: .fill, alignment: .trailing, hidden: 1, isSized: false,
            frames: ["10,20,56,115", "15,23,40,20", "-5,46,60,0", "45,48,10,50", "30,103,25,25"]),
        StackSample(
            number: "10", content: .margins, axis: .vertical, distribution: .fillProportionally, isSized: true,
            frames: ["10,20,400,300", "_,23,_,41.5", "_,69,_,62", "_,137,_,103.5", "_,245,_,68"]),
        StackSample(
            number: "11", content: .margins, axis: .vertical, distribution: .equalCentering, isSized: false,
            frames: ["10,20,76,167.5", "_,23,_,20", "_,63,_,30", "_,98,_,50", "_,156,_,25"]),
        StackSample(
            number: "12", content: .nested, axis: .horizontal, distribution: .fill, isSized: false,
            frames: ["10,20,90,50", "10,20,40,50", "55,20,30,50", "63,20,15,36", "55,58,30,12", "90,20,10,50"]),
        StackSample(
            number: "13", content: .nested, axis: .horizontal, distribution: .fill, isSized: true,
            frames: ["10,20,400,300", "10,20,40,300", "55,20,340,300", "218,20,15,286", "210,308,30,12", "400,20,10,300"]),
        StackSample(
            number: "14", content: .nested, axis: .horizontal, distribution: .fill, hidden: 1, isSized: false,
            frames: ["10,20,55,50", "10,20,40,50", "53,20,0,50", "53,20,0,36", "53,58,0,12", "55,20,10,50"]),
        StackSample(
            number: "15", content: .nested, axis: .horizontal, distribution: .fill, alignment: .top, isSized: true,
            frames: ["10,20,400,300", "10,20,40,20", "55,20,340,24", "_,_,15,_", "_,_,30,12", "400,20,10,50"]),
        StackSample(
            number: "16", content: .nested, axis: .horizontal, distribution: .fillEqually, isSized: true,
            frames: ["10,20,400,300", "10,20,130,300", "145,20,130,300", "_,_,15,_", "_,_,30,_", "280,20,130,300"]),
        StackSample(
            number: "16 hidden", content: .nested, axis: .horizontal, distribution: .fillEqually, hidden: 1, isSized: true,
            frames: ["10,20,400,300", "10,20,197.5,300", "210,20,0,300", "_,_,0,_", "_,_,0,_", "213,20,197.5,300"]),
        StackSample(
            number: "17", content: .nested, axis: .horizontal, distribution: .fillProportionally, isSized: true,
            frames: ["10,20,400,300", "10,20,178,300", "193,20,133.5,300", "_,_,15,_", "_,_,30,_", "331,20,79,300"]),
        StackSample(
            number: "18", content: .nested, axis: .horizontal, distribution: .equalSpacing, isSized: true,
            frames: ["10,20,400,300", "10,20,40,300", "210,20,30,300", "_,_,15,_", "_,_,30,_", "400,20,10,300"]),
        StackSample(
            number: "19", content: .nested, axis: .horizontal, distribution: .equalCentering, isSized: false,
            frames: ["10,20,105,50", "10,20,40,50", "55,20,30,50", "_,_,15,_", "_,_,30,_", "105,20,10,50"]),
        StackSample(
            number: "19 sized", content: .nested, axis: .horizontal, distribution: .equalCentering, isSized: true,
            frames: ["10,20,400,300", "10,20,40,300", "203,20,30,300", "_,_,15,_", "_,_,30,_", "400,20,10,300"]),
        StackSample(
            number: "20", content: .nested, axis: .vertical, distribution: .fill, isSized: true,
            frames: ["10,20,400,300", "10,20,400,20", "10,45,400,220", "10,150,368,10", "380,149,30,12", "10,270,400,50"]),
        StackSample(
            number: "21", content: .nested, axis: .vertical, distribution: .fill, alignment: .leading, hidden: 1, isSized: false,
            frames: ["10,20,40,75", "10,20,40,20", "10,43,47,0", "10,_,15,_", "_,_,30,_", "10,45,10,50"]),
        StackSample(
            number: "22", content: .nested, axis: .vertical, distribution: .fillProportionally, isSized: true,
            frames: ["10,20,400,300", "10,20,400,65", "10,90,400,39", "_,_,_,10", "_,_,30,12", "10,134,400,185.5"]),
        StackSample(
            number: "23", content: .nested, axis: .vertical, distribution: .equalCentering, isSized: false,
            frames: ["10,20,47,107", "10,20,47,20", "10,60,47,12", "_,_,_,10", "_,_,_,12", "10,77,47,50"]),
        StackSample(
            number: "24", content: .nested, axis: .vertical, distribution: .fill, alignment: .trailing, isSized: true,
            frames: ["10,20,400,300", "370,20,40,20", "363,45,47,220", "_,_,15,10", "_,_,30,12", "400,270,10,50"]),
    ]
}

@MainActor
struct StackSampleTests {
    @Test(arguments: StackSample.all)
    func framesAreAsMeasured(_ sample: StackSample) {
        let views = sample.content == .margins ? Self.plainViews : Self.nestedViews(across: sample.axis)
        let scene = StackScene(
            views, axis: sample.axis, spacing: 5, width: sample.isSized ? 400 : nil, height: sample.isSized ? 300 : nil)
        scene.stack.distribution = sample.distribution
        scene.stack.alignment = sample.alignment
        if sample.content == .margins {
            scene.stack.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
            scene.stack.isLayoutMarginsRelativeArrangement = true
        }
        scene.layOut()
        if let hidden = sample.hidden { views[hidden].isHidden = true }
        scene.layOut()
        #expect(Self.masked(scene.absoluteFrames, like: sample.frames) == sample.frames)
    }

    private static var plainViews: [UIView] { [SizedView(40, 20), SizedView(60, 30), SizedView(10, 50), SizedView(25, 25)] }

    private static func nestedViews(across axis: NSLayoutConstraint.Axis) -> [UIView] {
        let inner = UIStackView(arrangedSubviews: [SizedView(15, 10), SizedView(30, 12)])
        inner.axis = axis == .horizontal ? .vertical : .horizontal
        inner.alignment = .center
        inner.spacing = 2
        return [SizedView(40, 20), inner, SizedView(10, 50)]
    }

    /// The frames with underscores where the pattern has them.
    private static func masked(_ frames: [String], like patterns: [String]) -> [String] {
        zip(frames, patterns).map { frame, pattern in
            zip(frame.split(separator: ","), pattern.split(separator: ",")).map { $1 == "_" ? "_" : $0 }.joined(separator: ",")
        }
    }
}
