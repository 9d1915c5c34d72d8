import SeededRandom
import Testing

@testable import UIKit

/// A view that is measured again and again, in which equations and contents place everything, is measured without an engine. The sizes are those that
/// engines give.
@MainActor
@Suite(.serialized)
struct PinnedFittingTests {
    /// A picture beside two lines, a text below, a fixed box, and labels that share the width.
    @MainActor
    private final class Prototype {
        let cell = UICollectionViewCell(frame: .zero)
        let labels = (0..<5).map { _ in UILabel() }
        let picture = UIView()
        let box = UIView()
        private(set) var constraints: [NSLayoutConstraint] = []

        let stacks = (0..<4).map { _ in UIStackView() }

        init(ofStacks: Bool = false) {
            labels[2].numberOfLines = 0
            if ofStacks { stack() } else { constrain() }
            NSLayoutConstraint.activate(constraints)
        }

        private func stack() {
            let (lines, header, row, whole) = (stacks[0], stacks[1], stacks[2], stacks[3])
            for (stack, views) in [
                (lines, [labels[0], labels[1]]), (header, [picture, lines]), (row, [labels[3], labels[4]]),
                (whole, [header, labels[2], box, row]),
            ] {
                for view in views { stack.addArrangedSubview(view) }
            }
            (lines.axis, whole.axis, whole.spacing) = (.vertical, .vertical, 8)
            (header.alignment, header.spacing, row.distribution) = (.top, 8, .fillEqually)
            whole.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(whole)
            constraints = [
                picture.widthAnchor.constraint(equalToConstant: 40), picture.heightAnchor.constraint(equalToConstant: 40),
                box.heightAnchor.constraint(equalToConstant: 60),
                whole.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 12),
                whole.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -12),
                whole.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 12),
                whole.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -12),
            ]
        }

        private func constrain() {
            for view in labels + [picture, box] {
                view.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(view)
            }
            constraints = header + body
        }

        private var header: [NSLayoutConstraint] {
            let content = cell.contentView
            return [
                picture.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 12),
                picture.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
                picture.widthAnchor.constraint(equalToConstant: 40), picture.heightAnchor.constraint(equalToConstant: 40),
                labels[0].leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
                labels[0].trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -12),
                labels[0].topAnchor.constraint(equalTo: picture.topAnchor),
                labels[1].leadingAnchor.constraint(equalTo: labels[0].leadingAnchor),
                labels[1].trailingAnchor.constraint(equalTo: labels[0].trailingAnchor),
                labels[1].topAnchor.constraint(equalTo: labels[0].bottomAnchor),
            ]
        }

        private var body: [NSLayoutConstraint] {
            [
                labels[2].leadingAnchor.constraint(equalTo: picture.leadingAnchor),
                labels[2].trailingAnchor.constraint(equalTo: labels[0].trailingAnchor),
                labels[2].topAnchor.constraint(equalTo: labels[1].bottomAnchor, constant: 8),
                box.leadingAnchor.constraint(equalTo: labels[2].leadingAnchor),
                box.trailingAnchor.constraint(equalTo: labels[2].trailingAnchor),
                box.topAnchor.constraint(equalTo: labels[2].bottomAnchor, constant: 8),
                box.heightAnchor.constraint(equalToConstant: 60),
                labels[3].leadingAnchor.constraint(equalTo: box.leadingAnchor),
                labels[4].trailingAnchor.constraint(equalTo: box.trailingAnchor),
                labels[4].leadingAnchor.constraint(equalTo: labels[3].trailingAnchor),
                labels[4].widthAnchor.constraint(equalTo: labels[3].widthAnchor),
                labels[3].topAnchor.constraint(equalTo: box.bottomAnchor, constant: 8),
                labels[4].topAnchor.constraint(equalTo: labels[3].topAnchor),
                labels[3].bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -12),
            ]
        }

        var engine: FittingEngine? { cell.contentView.layoutState.fittingEngine }

        func size(inWidth width: CGFloat, _ vertical: UILayoutPriority = .fittingSizeLevel) -> CGSize {
            cell.contentView.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: vertical)
        }

        /// The size that an engine of its own gives.
        func engineSize(inWidth width: CGFloat) -> CGSize {
            cell.contentView.endFittingEngine()
            DirectLayout.isEnabled = false
            defer {
                DirectLayout.isEnabled = true
                cell.contentView.endFittingEngine()
            }
            return size(inWidth: width)
        }
    }

    private func text(_ random: inout SplitMix) -> String {
        let words = ["the", "tram", "stopped", "beside", "an", "orchard\n", "nobody"]
        return (0..<random.below(30)).map { _ in random.pick(words) }.joined(separator: " ")
    }

    @Test(
        "Such a view is measured without a solution, text that wraps at the width that equations state",
        arguments: [false, true])
    func takesNoSolution(_ ofStacks: Bool) throws {
        let prototype = Prototype(ofStacks: ofStacks)
        for label in prototype.labels { label.text = "Some words" }
        let size = prototype.size(inWidth: 300)
        let engine = try #require(prototype.engine)
        #expect(engine.isPinned)
        prototype.labels[2].text = String(repeating: "many words ", count: 20)
        #expect(prototype.size(inWidth: 300).height > size.height)
        #expect(prototype.size(inWidth: 200).height > prototype.size(inWidth: 300).height)
        #expect(prototype.engine === engine && engine.solves == 0)
        #expect(!prototype.labels[2].content.isMeasuredUnwrapped)
        #expect(prototype.labels[2].solvedWidth == nil)
    }

    @Test("Its height is that of the contents and distances below each other") func heightIsThatOfContents() {
        let prototype = Prototype()
        for label in prototype.labels { label.text = "Word" }
        let heights = prototype.labels.map { $0.intrinsicContentSize.height }
        // 12, two lines, 8, text, 8, the box of 60, 8, a label, 12: distances and the box by the constraints above.
        #expect(prototype.size(inWidth: 300).height == 108 + heights[0] + heights[1] + heights[2] + heights[3])
    }

    @Test("Of stack views it is the height of the longer of two columns as well") func heightOfColumns() {
        let prototype = Prototype(ofStacks: true)
        for label in prototype.labels { label.text = "Word" }
        let heights = prototype.labels.map { $0.intrinsicContentSize.height }
        let lines = max(40, heights[0] + heights[1])
        // 12, two lines beside the picture of 40, 8, text, 8, the box of 60, 8, a label, 12: distances and lengths by the recipe above.
        #expect(prototype.size(inWidth: 300).height == 108 + lines + heights[2] + heights[3])
        prototype.labels[0].font = .systemFont(ofSize: 40)
        #expect(prototype.size(inWidth: 300).height == prototype.engineSize(inWidth: 300).height)
    }

    @Test("Sizes are those of engines, whatever is changed in between", arguments: [false, true])
    func sizesAreThoseOfEngines(_ ofStacks: Bool) {
        let pinned = (1...40).reduce(0) { $0 + pinnedSizes(seed: $1, ofStacks) }
        #expect(pinned > 40, "many of the sizes take no engine")
    }

    /// How many of 25 sizes took no engine, all of which are compared.
    private func pinnedSizes(seed: Int, _ ofStacks: Bool) -> Int {
        var random = SplitMix(seed: seed)
        let prototype = Prototype(ofStacks: ofStacks)
        var pinned = 0
        for _ in 0..<25 {
            for _ in 0..<random.roll(1...3) { change(prototype, &random) }
            let width = CGFloat(random.roll(150...400))
            let kept = prototype.size(inWidth: width)
            if prototype.engine?.isPinned == true { pinned += 1 }
            #expect(kept == prototype.engineSize(inWidth: width), "seed \(seed)")
            _ = prototype.size(inWidth: width)
        }
        return pinned
    }

    private func change(_ prototype: Prototype, _ random: inout SplitMix) {
        let label = prototype.labels[random.below(5)]
        switch random.below(18) {
        case 0: random.pick(prototype.constraints).constant += CGFloat(random.roll(-3...3))
        case 1: label.numberOfLines = random.pick([0, 1, 2])
        case 2: label.font = .systemFont(ofSize: CGFloat(random.roll(10...24)))
        case 3: label.isHidden.toggle()
        case 4: label.setContentHuggingPriority(UILayoutPriority(Float(random.roll(1...999))), for: .vertical)
        case 5: label.setContentCompressionResistancePriority(UILayoutPriority(Float(random.roll(1...1000))), for: .vertical)
        case 6: changeStack(random.pick(prototype.stacks), &random)
        case 7: prototype.picture.layoutMargins.left = CGFloat(random.roll(0...30))
        default: label.text = text(&random)
        }
    }

    private func changeStack(_ stack: UIStackView, _ random: inout SplitMix) {
        switch random.below(6) {
        case 0: stack.alignment = random.pick([.fill, .leading, .center, .trailing])
        case 1: stack.distribution = random.pick([.fill, .fillEqually, .equalSpacing])
        case 2: stack.isLayoutMarginsRelativeArrangement.toggle()
        case 3: stack.arrangedSubviews.first.map { stack.setCustomSpacing(CGFloat(random.roll(0...9)), after: $0) }
        case 4: stack.axis = random.pick([.horizontal, .vertical])
        default: stack.spacing = CGFloat(random.roll(-1...9))
        }
    }

    @Test("What equations and contents do not decide takes an engine") func othersTakeAnEngine() {
        expectEngine { $0.labels[1].setContentHuggingPriority(UILayoutPriority(50), for: .vertical) }
        expectEngine { $0.labels[1].setContentCompressionResistancePriority(.required, for: .vertical) }
        expectEngine {
            $0.constraints[5].isActive = false
            $0.constraints[5].priority = UILayoutPriority(999)
            $0.constraints[5].isActive = true
        }
        expectEngine { $0.labels[3].trailingAnchor.constraint(lessThanOrEqualTo: $0.box.trailingAnchor).isActive = true }
        expectEngine { $0.constraints[$0.constraints.count - 1].isActive = false }
        expectEngine { $0.cell.contentView.addSubview(UIView()) }
        expectEngine { _ = $0.cell.contentView.layoutMarginsGuide }
        expectEngine { $0.box.addSubview(UIView()) }
        // The text gets more room than it asks for.
        expectEngine { $0.labels[4].heightAnchor.constraint(equalTo: $0.box.heightAnchor).isActive = true }
    }

    private func expectEngine(_ change: (Prototype) -> Void) {
        let prototype = Prototype()
        for label in prototype.labels { label.text = "Some words" }
        change(prototype)
        let size = prototype.size(inWidth: 300)
        #expect(prototype.engine?.isPinned == false)
        #expect(size == prototype.engineSize(inWidth: 300))
    }

    @Test("A required height, and a free width, take an engine") func otherTargetsTakeAnEngine() {
        let prototype = Prototype()
        for label in prototype.labels { label.text = "Some words" }
        _ = prototype.size(inWidth: 300)
        #expect(prototype.engine?.isPinned == true)
        _ = prototype.cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(prototype.engine?.isPinned != true)
    }

    @Test("A view that is measured so is not kept alive, and counts no longer when it goes") func viewsEnd() {
        let before = LayoutAnswers.kept
        weak var cell: UIView?
        do {
            let prototype = Prototype()
            for _ in 0..<3 { _ = prototype.size(inWidth: 300) }
            #expect(prototype.engine?.isPinned == true)
            #expect(LayoutAnswers.kept == before + 1)
            cell = prototype.cell
        }
        #expect(cell == nil)
        #expect(LayoutAnswers.kept == before)
    }
}
