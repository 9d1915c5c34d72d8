import SeededRandom
import Testing

@testable import UIKit

/// A view that is measured for others is measured without an engine where equations, contents and a regular stack view
/// decide its height, to the size that an engine finds.
///
/// `CAIRN_FULL=1` lays fifty times as many random cells out.
@MainActor
@Suite(.serialized)
struct DirectFittingTests {
    private static let words = "the tram stopped beside an orchard where nobody had picked apples since summer".split(
        separator: " ")

    private static func text(_ random: inout SplitMix) -> String {
        (0..<random.below(25)).map { _ in String(random.pick(words)) }.joined(separator: " ")
    }

    /// A cell of labels, boxes and rows that random equations or stack views place.
    @MainActor
    private final class Prototype {
        let content = UICollectionViewCell(frame: .zero).contentView
        private let cell: UIView?
        private(set) var labels: [UILabel] = []
        private(set) var stacks: [UIStackView] = []

        /// - Parameter isRegular: Whether nothing takes an engine.
        init(_ random: inout SplitMix, ofStacks: Bool, isRegular: Bool = false) {
            cell = content.superview
            if ofStacks { arrange(&random, isRegular) } else { place(&random, isRegular) }
        }

        private func label(_ random: inout SplitMix) -> UILabel {
            let label = UILabel()
            label.text = DirectFittingTests.text(&random)
            label.font = .systemFont(ofSize: CGFloat(random.roll(10...20)))
            label.numberOfLines = random.pick([0, 1, 0, 2])
            labels.append(label)
            return label
        }

        private func box(_ random: inout SplitMix) -> UIView {
            let box = UIView()
            box.heightAnchor.constraint(equalToConstant: CGFloat(random.roll(1...60))).isActive = true
            return box
        }

        // MARK: Equations

        private func place(_ random: inout SplitMix, _ isRegular: Bool) {
            if random.below(2) == 0 { content.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11) }
            var above = random.below(2) == 0 ? content.topAnchor : content.layoutMarginsGuide.topAnchor
            for _ in 0..<random.roll(1...5) { above = addRow(below: above, &random, isRegular) }
            let below = random.below(2) == 0 ? content.bottomAnchor : content.layoutMarginsGuide.bottomAnchor
            above.constraint(equalTo: below, constant: CGFloat(-random.below(12))).isActive = true
        }

        /// Views that share the width, or stand beside a box.
        private func addRow(below above: NSLayoutYAxisAnchor, _ random: inout SplitMix, _ isRegular: Bool) -> NSLayoutYAxisAnchor
        {
            let views = (0..<random.roll(1...3)).map { _ in random.below(4) == 0 ? box(&random) : label(&random) }
            for view in views {
                view.translatesAutoresizingMaskIntoConstraints = false
                content.addSubview(view)
                view.topAnchor.constraint(equalTo: above, constant: CGFloat(random.below(9))).isActive = true
            }
            for (one, next) in zip(views, views.dropFirst()) {
                next.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 4).isActive = true
                next.widthAnchor.constraint(equalTo: one.widthAnchor).isActive = true
            }
            views[0].leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 12).isActive = true
            let end = views[views.count - 1].trailingAnchor
            if isRegular || random.below(5) > 0 {
                end.constraint(equalTo: content.trailingAnchor, constant: -12).isActive = true
            } else {
                end.constraint(lessThanOrEqualTo: content.trailingAnchor).isActive = true
            }
            if !isRegular, random.below(6) == 0 {
                views[0].heightAnchor.constraint(equalTo: views[views.count - 1].heightAnchor).isActive = views.count > 1
            }
            return views[random.below(views.count)].bottomAnchor
        }

        // MARK: Stack views

        private func arrange(_ random: inout SplitMix, _ isRegular: Bool) {
            let whole = column(&random, isRegular, depth: 0)
            whole.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(whole)
            NSLayoutConstraint.activate([
                whole.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 12),
                whole.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -12),
                whole.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
                whole.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8),
            ])
        }

        private func column(_ random: inout SplitMix, _ isRegular: Bool, depth: Int) -> UIStackView {
            let views = (0..<random.roll(1...4)).map { _ -> UIView in
                switch random.below(depth < 2 ? 5 : 3) {
                case 0: box(&random)
                case 1, 2: label(&random)
                case 3: column(&random, isRegular, depth: depth + 1)
                default: row(&random, isRegular, depth: depth + 1)
                }
            }
            let stack = UIStackView(arrangedSubviews: views)
            (stack.axis, stack.spacing) = (.vertical, CGFloat(random.below(9)))
            if random.below(4) == 0 { stack.isLayoutMarginsRelativeArrangement = true }
            stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
            if !isRegular { stack.distribution = random.pick([.fill, .fill, .fillEqually, .equalSpacing, .fillProportionally]) }
            stacks.append(stack)
            return stack
        }

        private func row(_ random: inout SplitMix, _ isRegular: Bool, depth: Int) -> UIStackView {
            let square = box(&random)
            square.widthAnchor.constraint(equalToConstant: 30).isActive = true
            let label = label(&random)
            label.numberOfLines = random.pick([0, 1, 2])
            let stack = UIStackView(arrangedSubviews: random.flip() ? [square, label] : [label, square])
            (stack.alignment, stack.spacing) = (random.pick([.top, .center, .bottom]), 8)
            if !isRegular { stack.alignment = random.pick([.top, .fill, .firstBaseline]) }
            stacks.append(stack)
            return stack
        }

        // MARK: What is done to it

        func changeText(_ random: inout SplitMix) {
            guard !labels.isEmpty else { return }
            labels[random.below(labels.count)].text = DirectFittingTests.text(&random)
        }

        func change(_ random: inout SplitMix) {
            guard !labels.isEmpty, random.below(3) == 0 else { return changeText(&random) }
            let label = labels[random.below(labels.count)]
            switch random.below(8) {
            case 0: label.numberOfLines = random.pick([0, 1, 2])
            case 1: label.font = .systemFont(ofSize: CGFloat(random.roll(10...24)))
            case 2: label.setContentHuggingPriority(UILayoutPriority(Float(random.roll(1...999))), for: .vertical)
            case 3: label.setContentCompressionResistancePriority(UILayoutPriority(Float(random.roll(1...999))), for: .horizontal)
            case 4: content.layoutMargins.top = CGFloat(random.below(20))
            case 5: label.isHidden.toggle()
            case 6: if !stacks.isEmpty { stacks[random.below(stacks.count)].spacing = CGFloat(random.below(12)) }
            default: label.heightAnchor.constraint(equalToConstant: 33).isActive = random.below(4) == 0
            }
        }

        func size(_ target: CGSize, _ vertical: UILayoutPriority = .fittingSizeLevel) -> CGSize {
            content.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: .required, verticalFittingPriority: vertical)
        }
    }

    private static func withoutDirectLayout<Result>(_ body: () -> Result) -> Result {
        DirectLayout.isEnabled = false
        defer { DirectLayout.isEnabled = true }
        return body()
    }

    @Test("random cells have the sizes that engines find, whatever is done to them", arguments: 1...40)
    func random(_ seed: Int) {
        var (random, twinRandom) = (SplitMix(seed: seed), SplitMix(seed: seed))
        let (ofStacks, isRegular) = (seed % 2 == 0, seed % 3 > 0)
        let prototype = Prototype(&random, ofStacks: ofStacks, isRegular: isRegular)
        let twin = Self.withoutDirectLayout { Prototype(&twinRandom, ofStacks: ofStacks, isRegular: isRegular) }
        var choices = SplitMix(seed: 1000 + seed)
        for round in 0..<12 {
            for _ in 0..<choices.roll(0...3) {
                prototype.change(&random)
                Self.withoutDirectLayout { twin.change(&twinRandom) }
            }
            let target = CGSize(width: CGFloat(choices.pick([180, 300, 300, 300])), height: CGFloat(choices.pick([0, 0, 90])))
            let priority = UILayoutPriority(choices.pick([50, 50, 50, 50, 51, 300, 800]))
            let expected = Self.withoutDirectLayout { twin.size(target, priority) }
            #expect(prototype.size(target, priority) == expected, "round \(round)")
        }
    }

    @Test("regular cells are measured by no engine, and again by what was recorded", arguments: 1...60)
    func regular(_ seed: Int) {
        var random = SplitMix(seed: 500 + seed)
        let prototype = Prototype(&random, ofStacks: seed % 2 == 0, isRegular: true)
        let (engines, fittings, repeated) = (LayoutAnswers.engines, LayoutAnswers.directFittings, LayoutAnswers.repeatedFittings)
        let target = CGSize(width: 300, height: 0)
        _ = prototype.size(target)
        #expect(LayoutAnswers.engines == engines && LayoutAnswers.directFittings == fittings + 1)
        for label in prototype.labels { label.text = "other words" }
        _ = prototype.size(target)
        #expect(LayoutAnswers.repeatedFittings == repeated + (prototype.labels.isEmpty ? 0 : 1))
        #expect(LayoutAnswers.engines == engines && LayoutAnswers.directFittings == fittings + 1)
    }

    /// Puts a cell into a window, as high as it says plus a number of points.
    private static func show(_ prototype: Prototype, taller: CGFloat, scale: CGFloat) -> WindowScene {
        let (scene, height) = (WindowScene(320, 900, scale: scale), prototype.size(CGSize(width: 300, height: 0)).height)
        let cell = prototype.content.superview ?? prototype.content
        cell.frame = CGRect(x: 7, y: 11, width: 300, height: max(0, height + taller))
        scene.window.addSubview(cell)
        return scene
    }

    private static func views(below view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }

    @Test("random cells as high as they say lie as an engine lays them out")
    func shown() {
        let sink = ConflictLog.sink
        ConflictLog.sink = { _ in }
        defer { ConflictLog.sink = sink }
        var direct = 0
        for seed in 0..<Self.count {
            var (random, twinRandom, choices) = (SplitMix(seed: seed), SplitMix(seed: seed), SplitMix(seed: 7000 + seed))
            let (isRegular, scale) = (seed % 3 > 0, choices.pick([1, 2, 3] as [CGFloat]))
            let taller: CGFloat = choices.pick([0, 0, 0, 0, 20, -5])
            let prototype = Prototype(&random, ofStacks: seed % 2 == 0, isRegular: isRegular)
            let scene = Self.show(prototype, taller: taller, scale: scale)
            scene.layOut()
            if scene.window.layoutState.host?.installedEngine == nil { direct += 1 }
            Self.withoutDirectLayout {
                let twin = Prototype(&twinRandom, ofStacks: seed % 2 == 0, isRegular: isRegular)
                let other = Self.show(twin, taller: taller, scale: scale)
                other.layOut()
                let pairs = zip(Self.views(below: prototype.content), Self.views(below: twin.content))
                for (index, (view, expected)) in pairs.enumerated() where view.frame != expected.frame {
                    Issue.record("\(seed): \(index) at \(view.frame.numbers) instead of \(expected.frame.numbers)")
                    break
                }
                withExtendedLifetime(other) {}
            }
        }
        #expect(direct > Self.count / 3)
    }

    private nonisolated static let count = ProcessInfo.processInfo.environment["CAIRN_FULL"] == nil ? 120 : 6000

    @Test("what is recorded goes with the view that keeps it", arguments: [false, true])
    func life(_ ofStacks: Bool) {
        var random = SplitMix(seed: 7)
        let before = LayoutAnswers.kept
        weak var content: UIView?
        do {
            let prototype = Prototype(&random, ofStacks: ofStacks, isRegular: true)
            for _ in 0..<2 { _ = prototype.size(CGSize(width: 300, height: 0)) }
            content = prototype.content
            #expect(content?.layoutState.keptFitting is DirectFitting)
        }
        #expect(content == nil)
        #expect(LayoutAnswers.kept <= before)
    }

    @Test("a stack view that wants to be higher than the row in it has the height that an engine finds")
    func growth() {
        func height() -> CGFloat {
            let (cell, row) = (UICollectionViewCell(frame: .zero), UIStackView(arrangedSubviews: [SizedView(40, 20)]))
            let inner = UIStackView(arrangedSubviews: [row])
            let column = UIStackView(arrangedSubviews: [inner])
            row.alignment = .top
            for stack in [inner, column] { stack.axis = .vertical }
            let wish = inner.heightAnchor.constraint(equalToConstant: 70)
            wish.priority = UILayoutPriority(200)
            wish.isActive = true
            column.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(column)
            column.pinned(.zero)
            return cell.contentView.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        #expect(height() == 70)
        #expect(Self.withoutDirectLayout(height) == 70)
    }

    @Test("contents that did not change are not asked again, and a size that is asked for again asks none")
    func economy() {
        let (cell, views) = (UICollectionViewCell(frame: .zero), [SizedView(40, 20), SizedView(60, 30)])
        let column = UIStackView(arrangedSubviews: views)
        (column.axis, column.translatesAutoresizingMaskIntoConstraints) = (.vertical, false)
        cell.contentView.addSubview(column)
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            column.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
            column.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        ])
        func height() -> CGFloat {
            cell.contentView.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        #expect(height() == 60)
        let asked = views.map(\.measurements)
        #expect(height() == 60)
        #expect(views.map(\.measurements) == asked)
        views[1].contentSize.height = 45
        #expect(height() == 75)
        #expect(views[0].measurements == asked[0])
        #expect(column.constraints.count > 2, "the constraints of the column are stated when somebody asks")
        #expect(height() == 75)
    }
}
