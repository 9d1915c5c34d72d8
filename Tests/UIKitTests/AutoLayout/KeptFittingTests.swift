import SeededRandom
import Testing

@testable import UIKit

/// A view that is measured again and again outside windows keeps the engine that measures it, and its sizes are those
/// that new engines give.
@MainActor
@Suite(.serialized)
struct KeptFittingTests {
    private static let words = "the tram stopped beside an orchard where nobody had picked apples since summer".split(
        separator: " ")

    private func text(_ random: inout SplitMix) -> String {
        (0..<random.below(30)).map { _ in String(random.pick(Self.words)) }.joined(separator: " ")
    }

    /// Two lines beside a picture, a text below, and a row of labels, by constraints or in stack views.
    @MainActor
    private final class Prototype {
        let cell = UICollectionViewCell(frame: .zero)
        let labels = (0..<5).map { _ in UILabel() }
        let picture = UIView()
        private(set) var constraints: [NSLayoutConstraint] = []
        private(set) var stacks: [UIStackView] = []

        /// - Parameter withBaselines: Whether one label stands by a baseline, where the engine does not stay.
        init(ofStacks: Bool, withBaselines: Bool = false) {
            labels[2].numberOfLines = 0
            if ofStacks { stack() } else { constrain(withBaselines) }
        }

        func stack() {
            let lines = UIStackView(arrangedSubviews: [labels[0], labels[1]])
            lines.axis = .vertical
            let header = UIStackView(arrangedSubviews: [picture, lines])
            (header.alignment, header.spacing) = (.top, 8)
            let row = UIStackView(arrangedSubviews: [labels[3], labels[4]])
            row.distribution = .fillEqually
            let whole = UIStackView(arrangedSubviews: [header, labels[2], row])
            (whole.axis, whole.spacing) = (.vertical, 6)
            whole.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(whole)
            stacks = [lines, header, row, whole]
            activate([
                picture.widthAnchor.constraint(equalToConstant: 40), picture.heightAnchor.constraint(equalToConstant: 40),
                whole.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 12),
                whole.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -12),
                whole.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 12),
                whole.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -12),
            ])
        }

        func constrain(_ withBaselines: Bool) {
            let content = cell.contentView
            for view in labels + [picture] {
                view.translatesAutoresizingMaskIntoConstraints = false
                content.addSubview(view)
            }
            activate([
                picture.leadingAnchor.constraint(equalTo: content.layoutMarginsGuide.leadingAnchor),
                picture.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
                picture.widthAnchor.constraint(equalToConstant: 40), picture.heightAnchor.constraint(equalToConstant: 40),
                labels[0].leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
                labels[0].trailingAnchor.constraint(lessThanOrEqualTo: content.layoutMarginsGuide.trailingAnchor),
                labels[0].topAnchor.constraint(equalTo: picture.topAnchor),
                labels[1].leadingAnchor.constraint(equalTo: labels[0].leadingAnchor),
                labels[1].trailingAnchor.constraint(equalTo: content.layoutMarginsGuide.trailingAnchor),
                labels[1].topAnchor.constraint(equalTo: labels[0].bottomAnchor),
                labels[2].leadingAnchor.constraint(equalTo: picture.leadingAnchor),
                labels[2].trailingAnchor.constraint(equalTo: labels[1].trailingAnchor),
                labels[2].topAnchor.constraint(greaterThanOrEqualTo: picture.bottomAnchor, constant: 8),
                labels[2].topAnchor.constraint(greaterThanOrEqualTo: labels[1].bottomAnchor, constant: 8),
                labels[3].leadingAnchor.constraint(equalTo: labels[2].leadingAnchor),
                withBaselines
                    ? labels[3].firstBaselineAnchor.constraint(equalTo: labels[2].lastBaselineAnchor, constant: 24)
                    : labels[3].topAnchor.constraint(equalTo: labels[2].bottomAnchor, constant: 8),
                labels[4].leadingAnchor.constraint(equalTo: labels[3].trailingAnchor),
                labels[4].trailingAnchor.constraint(equalTo: labels[2].trailingAnchor),
                labels[4].widthAnchor.constraint(equalTo: labels[3].widthAnchor),
                labels[4].topAnchor.constraint(equalTo: labels[3].topAnchor),
                labels[4].bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -12),
            ])
        }

        private func activate(_ new: [NSLayoutConstraint]) {
            constraints = new
            NSLayoutConstraint.activate(new)
        }

        func size(inWidth width: CGFloat) -> CGSize {
            cell.contentView.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
    }

    private func enginesMade(_ body: () -> Void) -> Int {
        let before = LayoutAnswers.engines
        body()
        return LayoutAnswers.engines - before
    }

    @Test("Another text, or width, takes no new engine from the second measurement on", arguments: [false, true])
    func anotherTextTakesNoNewEngine(_ ofStacks: Bool) {
        let prototype = Prototype(ofStacks: ofStacks)
        for label in prototype.labels { label.text = "Some words" }
        _ = prototype.size(inWidth: 300)
        let made = enginesMade {
            for number in 0..<10 {
                for label in prototype.labels { label.text = String(repeating: "word ", count: number + 1) }
                _ = prototype.size(inWidth: CGFloat(200 + 10 * number))
            }
        }
        #expect(made == 0)
    }

    @Test("Text that can have one width only is wrapped at it without a solution that finds it or its unwrapped size")
    func textOfOneWidthTakesOneSolution() throws {
        let prototype = Prototype(ofStacks: false)
        for label in prototype.labels { label.text = "Some words" }
        for _ in 0..<3 { _ = prototype.size(inWidth: 300) }
        let engine = try #require(prototype.cell.contentView.layoutState.keptFitting as? FittingEngine)
        let (height, solves) = (prototype.size(inWidth: 300).height, engine.solves)
        prototype.labels[2].text = String(repeating: "many words ", count: 20)
        #expect(prototype.size(inWidth: 300).height > height)
        #expect(engine.solves == solves + 1)
        #expect(!prototype.labels[2].content.isMeasuredUnwrapped)
    }

    @Test("Sizes are those of new engines, whatever is changed in between", arguments: 1...60)
    func sizesAreThoseOfNewEngines(_ seed: Int) {
        var random = SplitMix(seed: seed)
        let prototype = Prototype(ofStacks: seed % 3 == 0, withBaselines: seed % 3 == 1)
        for _ in 0..<25 {
            for _ in 0..<random.roll(1...3) { change(prototype, &random) }
            let width = CGFloat(random.roll(150...400))
            let kept = prototype.size(inWidth: width)
            prototype.cell.contentView.endFitting()
            let new = prototype.size(inWidth: width)
            #expect(kept == new)
            // The next measurement is the second one with what is there now, and its engine stays.
            _ = prototype.size(inWidth: width)
        }
    }

    private func change(_ prototype: Prototype, _ random: inout SplitMix) {
        switch random.below(12) {
        case 0: random.pick(prototype.constraints.filter { !$0.hasBaseline }).constant += CGFloat(random.roll(-3...3))
        case 1: prototype.labels[random.below(5)].numberOfLines = random.pick([0, 1, 2])
        case 2: prototype.labels[random.below(5)].font = .systemFont(ofSize: CGFloat(random.roll(10...24)))
        case 3: prototype.cell.contentView.layoutMargins.left = CGFloat(random.roll(0...30))
        case 4: prototype.labels[random.below(5)].isHidden.toggle()
        case 5:
            prototype.labels[random.below(5)].setContentHuggingPriority(
                UILayoutPriority(Float(random.roll(1...999))), for: .vertical)
        default: prototype.labels[random.below(5)].text = text(&random)
        }
    }

    @Test("A view that leaves is not held on to, and no longer counts") func viewsThatLeave() {
        let prototype = Prototype(ofStacks: true)
        for label in prototype.labels { label.text = "Some words" }
        for _ in 0..<3 { _ = prototype.size(inWidth: 300) }
        let before = prototype.size(inWidth: 300)
        weak var gone: UILabel?
        do {
            let label = UILabel()
            label.text = "More"
            prototype.stacks[3].addArrangedSubview(label)
            for _ in 0..<3 { _ = prototype.size(inWidth: 300) }
            #expect(prototype.size(inWidth: 300).height > before.height)
            gone = label
            label.removeFromSuperview()
        }
        #expect(gone == nil)
        #expect(prototype.size(inWidth: 300) == before)
    }

    @Test("Engines are ended with the views that keep them") func enginesEnd() {
        let before = LayoutAnswers.kept
        weak var cell: UIView?
        do {
            let prototype = Prototype(ofStacks: false)
            for _ in 0..<3 { _ = prototype.size(inWidth: 300) }
            #expect(LayoutAnswers.kept == before + 1)
            cell = prototype.cell
        }
        #expect(cell == nil)
        #expect(LayoutAnswers.kept == before)
    }

    @Test("One view at a time keeps an engine that has measured it once, and none that is added to another")
    func enginesOfViewsMeasuredOnce() {
        let before = LayoutAnswers.kept
        let prototypes = (0..<3).map { _ in Prototype(ofStacks: false) }
        for prototype in prototypes { _ = prototype.size(inWidth: 300) }
        #expect(LayoutAnswers.kept == before + 1)
        #expect(prototypes[2].cell.contentView.layoutState.keptFitting != nil)
        UIView().addSubview(prototypes[2].cell)
        #expect(LayoutAnswers.kept == before)
        for prototype in prototypes[0..<2] { for _ in 0..<2 { _ = prototype.size(inWidth: 300) } }
        #expect(LayoutAnswers.kept == before + 2)
        UIView().addSubview(prototypes[1].cell)
        #expect(LayoutAnswers.kept == before + 2)
    }

    @Test(
        "A view that a cell holds, and that is measured in place of its content view, takes one engine for all texts, or none",
        arguments: [false, true])
    func viewsInContentViews(isDirect: Bool) {
        DirectLayout.isEnabled = isDirect
        defer { DirectLayout.isEnabled = true }
        let (cell, content, label) = (UICollectionViewCell(frame: .zero), UIView(), UILabel())
        cell.contentView.addSubview(content)
        label.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 4),
            label.trailingAnchor.constraint(lessThanOrEqualTo: content.trailingAnchor, constant: -4),
            label.topAnchor.constraint(equalTo: content.topAnchor, constant: 4),
            label.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -4),
        ])
        let made = enginesMade {
            for number in 1...10 {
                label.text = String(repeating: "word ", count: number)
                let size = content.systemLayoutSizeFitting(CGSize(width: 0, height: 0))
                #expect(size.width == label.intrinsicContentSize.width + 8)
                #expect(size.height == label.intrinsicContentSize.height + 8)
            }
        }
        #expect(made == (isDirect ? 0 : 1))
    }

    @Test("A view is measured rightly by itself while the view around it keeps an engine") func viewsWithin() {
        let prototype = Prototype(ofStacks: true)
        for label in prototype.labels { label.text = "Some words" }
        for _ in 0..<3 { _ = prototype.size(inWidth: 300) }
        let lines = prototype.stacks[0]
        let size = lines.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        prototype.labels[0].text = "Some more words\nthan before"
        prototype.labels[2].text = String(repeating: "many words ", count: 20)
        let whole = prototype.size(inWidth: 300)
        #expect(lines.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width > size.width)
        prototype.cell.contentView.endFitting()
        #expect(prototype.size(inWidth: 300) == whole)
    }
}

extension NSLayoutConstraint {
    fileprivate var hasBaseline: Bool { firstAttribute == .firstBaseline || firstAttribute == .lastBaseline }
}
