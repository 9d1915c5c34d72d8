import SeededRandom
import Testing

@testable import UIKit

/// A view that is measured for others is measured without an engine also where its width is a wish, where limits hold
/// views apart, and where a stack view says that views are as wide as it is; and such a view is laid out without one
/// where limits leave each view one place.
///
/// `CAIRN_FULL=1` tries fifty times as many random cells.
@MainActor
@Suite(.serialized)
struct OpenWidthTests {
    private nonisolated static let isFull = ProcessInfo.processInfo.environment["CAIRN_FULL"] != nil
    private nonisolated static let count = isFull ? 10_000 : 200

    private static let words = "the tram stopped beside an orchard where nobody had picked apples since summer".split(
        separator: " ")

    /// A cell of random rows, by constraints or in a stack view.
    @MainActor
    private final class Cell {
        let content = UICollectionViewCell(frame: .zero).contentView
        private let cell: UIView?
        private(set) var labels: [UILabel] = []
        private(set) var sized: [SizedView] = []
        private(set) var constraints: [NSLayoutConstraint] = []
        private let isRegular: Bool
        private var lowest: [UIView] = []

        /// - Parameter isRegular: Whether all contents want their sizes as usual, and texts are short: then nothing
        ///   takes an engine.
        init(_ random: inout SplitMix, ofStacks: Bool, isRegular: Bool) {
            (cell, self.isRegular) = (content.superview, isRegular)
            if ofStacks { stack(&random) } else { place(&random) }
            NSLayoutConstraint.activate(constraints)
        }

        static func text(_ random: inout SplitMix, isShort: Bool) -> String {
            (0..<random.below(isShort ? 3 : 12)).map { _ in String(random.pick(OpenWidthTests.words)) }.joined(separator: " ")
        }

        private func label(_ random: inout SplitMix) -> UILabel {
            let label = UILabel()
            label.text = Self.text(&random, isShort: isRegular || random.below(3) > 0)
            label.numberOfLines = random.pick([0, 1, 0, 2])
            if !isRegular, random.below(6) == 0 {
                label.setContentHuggingPriority(UILayoutPriority(random.pick([30, 50, 251, 751, 1000])), for: .horizontal)
            }
            labels.append(label)
            return label
        }

        private func picture(_ random: inout SplitMix, _ width: ClosedRange<Int>) -> SizedView {
            let view = SizedView(CGFloat(random.roll(width)), CGFloat(random.roll(5...60)))
            sized.append(view)
            return view
        }

        /// A picture that keeps its width.
        private func face(_ random: inout SplitMix) -> SizedView {
            let view = picture(&random, 20...50)
            view.setContentHuggingPriority(.required, for: .horizontal)
            view.setContentCompressionResistancePriority(.required, for: .horizontal)
            return view
        }

        // MARK: Constraints

        private func add(_ view: UIView) -> UIView {
            view.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(view)
            return view
        }

        private func need(_ constraint: NSLayoutConstraint, priority: Float = 1000) {
            constraint.priority = UILayoutPriority(priority)
            constraints.append(constraint)
        }

        private func place(_ random: inout SplitMix) {
            for _ in 0..<random.roll(1...4) {
                let above = lowest
                let row = addRow(&random)
                for view in row.tops { put(view, below: above, &random) }
                lowest = random.below(4) > 0 ? row.bottoms : [random.pick(row.bottoms)]
            }
            let hangs = lowest.count == 1 && random.flip()
            for view in lowest {
                need(
                    hangs
                        ? content.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 6)
                        : content.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor, constant: 5))
            }
        }

        private func put(_ view: UIView, below above: [UIView], _ random: inout SplitMix) {
            if let single = above.first, above.count == 1 {
                return need(view.topAnchor.constraint(equalTo: single.bottomAnchor, constant: CGFloat(random.below(9))))
            }
            if above.isEmpty { return need(view.topAnchor.constraint(equalTo: content.topAnchor)) }
            for other in above { need(view.topAnchor.constraint(greaterThanOrEqualTo: other.bottomAnchor, constant: 4)) }
            if !isRegular, random.below(5) == 0 {
                need(view.topAnchor.constraint(equalTo: above[0].bottomAnchor, constant: 4), priority: random.pick([40, 500]))
            }
        }

        /// Views side by side: those whose tops are to be placed, and the lowest of them.
        private typealias Row = (tops: [UIView], bottoms: [UIView])

        private func addRow(_ random: inout SplitMix) -> Row {
            switch random.below(5) {
            case 0: return across(add(label(&random)), &random)
            case 1: return across(add(picture(&random, 60...350)), &random)
            case 2: return person(&random)
            case 3: return ends(&random)
            default:
                let (face, text) = (add(face(&random)), add(label(&random)))
                need(face.leadingAnchor.constraint(equalTo: content.leadingAnchor))
                need(text.leadingAnchor.constraint(equalTo: face.trailingAnchor, constant: 4))
                need(text.trailingAnchor.constraint(equalTo: content.trailingAnchor))
                return ([face, text], [face, text])
            }
        }

        private func across(_ view: UIView, _ random: inout SplitMix) -> Row {
            let margin = CGFloat(random.pick([0, 0, 10]))
            need(view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: margin))
            need(view.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -margin))
            return ([view], [view])
        }

        /// Two lines beside a picture, which may be shorter than the room.
        private func person(_ random: inout SplitMix) -> Row {
            let (face, name, line) = (add(face(&random)), add(label(&random)), add(label(&random)))
            for text in [name, line] {
                need(face.leadingAnchor.constraint(equalTo: content.leadingAnchor))
                need(text.leadingAnchor.constraint(equalTo: face.trailingAnchor, constant: 4))
                need(text.trailingAnchor.constraint(lessThanOrEqualTo: content.trailingAnchor))
            }
            need(name.topAnchor.constraint(equalTo: face.topAnchor))
            need(line.topAnchor.constraint(equalTo: name.bottomAnchor))
            return ([face], [face, line])
        }

        /// Views at both ends, and one in the middle at times, on one line.
        private func ends(_ random: inout SplitMix) -> Row {
            let (one, other) = (add(label(&random)), add(label(&random)))
            need(one.leadingAnchor.constraint(equalTo: content.leadingAnchor))
            need(other.trailingAnchor.constraint(equalTo: content.trailingAnchor))
            need(other.centerYAnchor.constraint(equalTo: one.centerYAnchor))
            if random.flip() {
                need(other.leadingAnchor.constraint(greaterThanOrEqualTo: one.trailingAnchor))
            } else {
                let middle = add(label(&random))
                need(middle.centerXAnchor.constraint(equalTo: content.centerXAnchor))
                need(middle.centerYAnchor.constraint(equalTo: one.centerYAnchor))
                need(middle.leadingAnchor.constraint(greaterThanOrEqualTo: one.trailingAnchor))
                need(other.leadingAnchor.constraint(greaterThanOrEqualTo: middle.trailingAnchor))
            }
            return ([one], [one])
        }

        // MARK: Stack views

        private func stack(_ random: inout SplitMix) {
            let whole = column((0..<random.roll(1...5)).map { _ in piece(&random, depth: 0) }, &random)
            let margin = CGFloat(random.pick([0, 0, 7]))
            _ = add(whole)
            need(whole.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: margin))
            need(whole.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -margin))
            need(whole.topAnchor.constraint(equalTo: content.topAnchor))
            need(whole.bottomAnchor.constraint(equalTo: content.bottomAnchor))
            for view in whole.arrangedSubviews where random.below(3) == 0 {
                let part = CGFloat(isRegular ? 1 : random.pick([1, 1, 1, 0.5]))
                need(view.widthAnchor.constraint(equalTo: whole.widthAnchor, multiplier: part))
            }
        }

        private func column(_ views: [UIView], _ random: inout SplitMix) -> UIStackView {
            let stack = UIStackView(arrangedSubviews: views)
            (stack.axis, stack.spacing) = (.vertical, CGFloat(random.below(6)))
            stack.alignment = random.pick([.leading, .leading, .fill, .center, .trailing])
            return stack
        }

        private func piece(_ random: inout SplitMix, depth: Int) -> UIView {
            switch random.below(depth < 2 ? 7 : 3) {
            case 0, 1: return label(&random)
            case 2: return picture(&random, 20...350)
            case 3: return column((0..<random.roll(1...3)).map { _ in piece(&random, depth: depth + 1) }, &random)
            case 4:
                let row = UIStackView(arrangedSubviews: [face(&random), piece(&random, depth: depth + 1)])
                (row.spacing, row.alignment) = (4, .top)
                return row
            case 5:
                let row = UIStackView(arrangedSubviews: (0..<random.roll(1...3)).map { _ in label(&random) })
                (row.distribution, row.alignment) = (random.pick([.equalSpacing, .fillEqually]), .top)
                return row
            default:
                let row = UIStackView(arrangedSubviews: [label(&random), label(&random)])
                row.arrangedSubviews[random.below(2)].setContentHuggingPriority(.required, for: .horizontal)
                row.alignment = .top
                return row
            }
        }

        // MARK: What is done to it

        func changeText(_ random: inout SplitMix) {
            guard !labels.isEmpty else { return }
            labels[random.below(labels.count)].text = Self.text(&random, isShort: isRegular || random.flip())
        }

        func change(_ random: inout SplitMix) {
            guard !labels.isEmpty, random.below(3) == 0 else { return changeText(&random) }
            let label = labels[random.below(labels.count)]
            switch random.below(8) {
            case 0: label.numberOfLines = random.pick([0, 1, 2])
            case 1: label.font = .systemFont(ofSize: CGFloat(random.roll(10...24)))
            case 2: label.setContentHuggingPriority(UILayoutPriority(Float(random.roll(1...1000))), for: .horizontal)
            case 3:
                label.setContentCompressionResistancePriority(UILayoutPriority(Float(random.roll(1...1000))), for: .horizontal)
            case 4: constraints[random.below(constraints.count)].constant += CGFloat(random.roll(-3...3))
            case 5: label.isHidden.toggle()
            case 6: if !sized.isEmpty { sized[random.below(sized.count)].contentSize.width = CGFloat(random.roll(10...400)) }
            default: label.setContentHuggingPriority(UILayoutPriority(Float(random.roll(1...999))), for: .vertical)
            }
        }

        func size(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority = .fittingSizeLevel) -> CGSize {
            content.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        }
    }

    /// A picture beside two lines, with a text below whichever is lower.
    @MainActor
    private struct Post {
        let content = UICollectionViewCell(frame: .zero).contentView
        let face = SizedView(50, 50)
        let name = UILabel()
        let line = UILabel()
        let text = UILabel()
        let picture = SizedView(350, 20)

        init() {
            for label in [line, text] { label.numberOfLines = 0 }
            face.setContentHuggingPriority(.required, for: .horizontal)
            face.setContentCompressionResistancePriority(.required, for: .horizontal)
            for label in [name, line, text] { label.text = "words" }
        }

        func constrain() {
            let views: [String: UIView] = ["face": face, "name": name, "line": line, "text": text, "picture": picture]
            for view in views.values {
                view.translatesAutoresizingMaskIntoConstraints = false
                content.addSubview(view)
            }
            for format in [
                "V:|[face]-(>=4)-[text]-4-[picture]-(>=0)-|", "V:|[name][line]-(>=4)-[text]", "H:|[face]-4-[name]-(>=0)-|",
                "H:|[face]-4-[line]-(>=0)-|", "H:|[text]|", "H:|[picture]|",
            ] {
                NSLayoutConstraint.activate(
                    NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
            }
        }

        func stack() {
            let lines = UIStackView(arrangedSubviews: [name, line])
            let top = UIStackView(arrangedSubviews: [face, lines])
            let whole = UIStackView(arrangedSubviews: [top, text, picture])
            for stack in [lines, whole] { (stack.axis, stack.alignment) = (.vertical, .leading) }
            (top.alignment, top.spacing, whole.spacing) = (.top, 4, 4)
            whole.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(whole)
            whole.pinned(.zero)
            for view in [top, picture] { view.widthAnchor.constraint(equalTo: whole.widthAnchor).isActive = true }
        }

        func size(_ priority: UILayoutPriority = .fittingSizeLevel) -> CGSize {
            content.systemLayoutSizeFitting(
                CGSize(width: 390, height: 0), withHorizontalFittingPriority: priority,
                verticalFittingPriority: .fittingSizeLevel)
        }
    }

    @Test(
        "a cell whose views limits hold apart, or with views as wide as the stack view, takes no engine for its size and its layout",
        arguments: [false, true])
    func post(ofStacks: Bool) {
        let post = Post()
        if ofStacks { post.stack() } else { post.constrain() }
        let counts = { [LayoutAnswers.engines, LayoutAnswers.directFittings, LayoutAnswers.repeatedFittings] }
        let before = counts()
        let size = post.size()
        #expect(size.width == 350, "the picture is stronger than the wish")
        #expect(zip(counts(), before).map(-) == [0, 1, 0])
        post.line.text = "several\nlines\nof\nwords"
        let higher = post.size()
        #expect(higher.width == 350 && higher.height > size.height)
        #expect(zip(counts(), before).map(-) == [0, 1, 1])
        #expect(post.size(.required) == CGSize(width: 390, height: higher.height))
        #expect(zip(counts(), before).map(-) == [0, 2, 1])
        let scene = WindowScene(400, 900, scale: 2)
        let cell = post.content.superview ?? post.content
        cell.frame = CGRect(x: 0, y: 0, width: 390, height: higher.height)
        scene.window.addSubview(cell)
        scene.layOut()
        #expect(scene.window.layoutState.host?.installedEngine == nil)
        #expect(post.picture.frame.maxY == higher.height && post.picture.frame.width == 390)
        withExtendedLifetime(scene) {}
    }

    @Test("a view whose limits leave room below lies where the engine puts it")
    func room() {
        let post = Post()
        post.constrain()
        let scene = WindowScene(400, 900)
        let cell = post.content.superview ?? post.content
        cell.frame = CGRect(x: 0, y: 0, width: 390, height: post.size().height + 20)
        scene.window.addSubview(cell)
        scene.layOut()
        #expect(scene.window.layoutState.host?.installedEngine != nil)
    }

    private static func withoutDirectLayout<Result>(_ body: () -> Result) -> Result {
        DirectLayout.isEnabled = false
        defer { DirectLayout.isEnabled = true }
        return body()
    }

    /// Runs something without writing conflicts.
    private static func quietly(_ body: () -> Void) {
        let sink = ConflictLog.sink
        ConflictLog.sink = { _ in }
        defer { ConflictLog.sink = sink }
        body()
    }

    @Test("random cells have the sizes that engines find, whatever is done to them, and are mostly measured by none")
    func random() {
        let (direct, repeated) = (LayoutAnswers.directFittings, LayoutAnswers.repeatedFittings)
        Self.quietly {
            for seed in 0..<Self.count { compareSizes(seed) }
        }
        #expect(LayoutAnswers.directFittings - direct > Self.count)
        #expect(LayoutAnswers.repeatedFittings - repeated > Self.count)
    }

    private func compareSizes(_ seed: Int) {
        let found = Self.sizes(seed)
        let expected = Self.withoutDirectLayout { Self.sizes(seed) }
        for (round, (size, other)) in zip(found, expected).enumerated() {
            #expect(size == other, "seed \(seed), round \(round)")
        }
    }

    /// The sizes of a random cell, of which texts change at first, then everything, and after that the size that is
    /// asked for.
    private static func sizes(_ seed: Int) -> [CGSize] {
        var (random, choices) = (SplitMix(seed: seed), SplitMix(seed: 1000 + seed))
        let cell = Cell(&random, ofStacks: seed % 2 == 0, isRegular: seed % 3 > 0)
        var target = CGSize(width: choices.pick([0, 180, 300, 300, 300, 700]), height: choices.pick([0, 0, 0, 90]))
        var horizontal = UILayoutPriority(choices.pick([50, 50, 50, 50, 250, 300, 800, 1000, 1000]))
        let vertical = UILayoutPriority(choices.pick([50, 50, 50, 51, 300]))
        return (0..<9).map { round in
            for _ in 0..<choices.roll(0...3) {
                if round < 5 { cell.changeText(&random) } else { cell.change(&random) }
            }
            if round > 6 {
                target = CGSize(width: choices.pick([0, 180, 300, 700]), height: choices.pick([0, 0, 90]))
                horizontal = UILayoutPriority(choices.pick([50, 250, 1000]))
            }
            return cell.size(target, horizontal, vertical)
        }
    }

    @Test("random cells lie as an engine lays them out, many of them without one")
    func shown() {
        var direct = 0
        Self.quietly {
            for seed in 0..<Self.count where lieAlike(seed) { direct += 1 }
        }
        #expect(direct > Self.count / 4)
    }

    /// Compares the frames of a cell in a window with those that an engine finds.
    ///
    /// - Returns: Whether the cell took no engine.
    private func lieAlike(_ seed: Int) -> Bool {
        var (random, twinRandom, choices) = (SplitMix(seed: seed), SplitMix(seed: seed), SplitMix(seed: 7000 + seed))
        let (ofStacks, isRegular, taller) = (seed % 2 == 0, seed % 3 > 0, CGFloat(choices.pick([0, 0, 0, 0, 20, -3])))
        let (width, scale) = (CGFloat(choices.pick([300, 380])), CGFloat(choices.pick([1, 2, 3])))
        func show(_ random: inout SplitMix) -> (Cell, WindowScene) {
            let (cell, scene) = (Cell(&random, ofStacks: ofStacks, isRegular: isRegular), WindowScene(400, 900, scale: scale))
            let height = cell.size(CGSize(width: width, height: 0), .required).height
            let view = cell.content.superview ?? cell.content
            view.frame = CGRect(x: 7, y: 11, width: width, height: max(0, height + taller))
            scene.window.addSubview(view)
            scene.layOut()
            return (cell, scene)
        }
        let (cell, scene) = show(&random)
        let isDirect = scene.window.layoutState.host?.installedEngine == nil
        Self.withoutDirectLayout {
            let (twin, other) = show(&twinRandom)
            let pairs = zip(Self.views(below: cell.content), Self.views(below: twin.content))
            for (index, (view, expected)) in pairs.enumerated() where view.frame != expected.frame {
                Issue.record("seed \(seed): \(index) at \(view.frame.numbers) instead of \(expected.frame.numbers)")
                break
            }
            withExtendedLifetime(other) {}
        }
        return isDirect
    }

    private static func views(below view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }
}
