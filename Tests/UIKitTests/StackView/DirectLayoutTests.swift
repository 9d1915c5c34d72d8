import SeededRandom
import Testing

@testable import UIKit

/// Trees of stack views that are laid out without an engine lie as those that are laid out with one, before and after
/// edits.
///
/// `CAIRN_FULL=1 swift test -c release --filter DirectLayoutTests` tries 20,000 trees each.
@MainActor
@Suite(.serialized)
struct DirectLayoutTests {
    nonisolated static let isFull = ProcessInfo.processInfo.environment["CAIRN_FULL"] != nil
    nonisolated static let count = isFull ? 20_000 : 200

    /// A stack view at (10, 20) of a root that stands outside any window, placed by its frame.
    private static func scene(_ views: [UIView], _ axis: NSLayoutConstraint.Axis = .horizontal) -> StackScene {
        let scene = StackScene(views, axis: axis, spacing: 5)
        NSLayoutConstraint.deactivate(scene.root.constraints)
        scene.stack.translatesAutoresizingMaskIntoConstraints = true
        scene.stack.frame = CGRect(x: 10, y: 20, width: 400, height: 300)
        return scene
    }

    private static func views() -> [SizedView] { [SizedView(40, 20), SizedView(60, 30), SizedView(10, 50), SizedView(25, 25)] }

    private static func isDirect(_ scene: StackScene) -> Bool {
        scene.root.layoutState.host.map { $0.installedEngine == nil } ?? false
    }

    @Test("random trees lie as an engine lays them out, and so they do after edits")
    func random() {
        let trial = DirectLayoutTrial()
        let count = Self.isFull ? Self.count : 50
        for seed in 0..<count { trial.run(seed) }
        #expect(trial.faults == [])
        #expect(trial.wrapped > 0, "some of them have content that wraps")
        #expect(trial.direct > count / 4, "many of the trees are of the kind that takes no engine")
    }

    @Test("random trees answer and change as with an engine in whatever is done to them, also while they are laid out")
    func randomChanges() {
        let trial = DirectLayoutTrial()
        for seed in 0..<Self.count { trial.runWidely(seed) }
        #expect(trial.faults == [])
        #expect(trial.wrapped > 0, "some of them have content that wraps")
        #expect(trial.direct > Self.count / 4)
    }

    @Test("views that random equations place lie as an engine places them")
    func randomPlaces() {
        let trial = DirectLayoutTrial()
        for seed in 0..<Self.count { trial.runPlaces(seed) }
        #expect(trial.faults == [])
        #expect(trial.wrapped > 0, "some of them have content that wraps")
        #expect(trial.direct > Self.count / 20)
    }

    // MARK: What is laid out directly

    @Test("what equations place inside of one subview leaves the places of the next ones as they are")
    func contentsOfSiblings() {
        let scene = WindowScene(400, 300)
        let views = [CGFloat(0), 100, 200].map { x in scene.add(UIView()).spanning(x: (x, x + 90), y: (10, 110)) }
        let inner = views.map { view in
            [CGFloat(0), 50].map { y in scene.add(UIView(), to: view).spanning(x: (5, 45), y: (y, y + 20)) }
        }
        let innermost = inner.map { scene.add(UIView(), to: $0[1]).spanning(x: (1, 11), y: (2, 12)) }
        scene.layOut()
        #expect(scene.window.requireHost().installedEngine == nil)
        #expect(views.map(\.frame) == [CGFloat(0), 100, 200].map { CGRect(x: $0, y: 10, width: 90, height: 100) })
        #expect(inner.flatMap { $0.map(\.frame.minY) } == [0, 50, 0, 50, 0, 50])
        #expect(inner.joined().allSatisfy { $0.frame.minX == 5 && $0.frame.size == CGSize(width: 40, height: 20) })
        #expect(innermost.allSatisfy { $0.frame == CGRect(x: 1, y: 2, width: 10, height: 10) })
    }

    @Test("views that follow each other, stand apart or lie inside each other take no engine, in whatever order that is said")
    func places() {
        let scene = WindowScene(400, 300)
        let (first, second, third, inner) = (UIView(), UIView(), SizedView(5, 5), UIView())
        for view in [first, second, third] { scene.add(view) }
        scene.add(inner, to: third)
        NSLayoutConstraint.activate([
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
            second.widthAnchor.constraint(equalTo: first.widthAnchor),
            second.centerYAnchor.constraint(equalTo: first.centerYAnchor),
            second.heightAnchor.constraint(equalToConstant: 10),
            first.leadingAnchor.constraint(equalTo: scene.window.leadingAnchor, constant: 20),
            first.topAnchor.constraint(equalTo: scene.window.topAnchor, constant: 30),
            first.widthAnchor.constraint(equalToConstant: 50), first.heightAnchor.constraint(equalToConstant: 40),
            third.centerXAnchor.constraint(equalTo: scene.window.centerXAnchor),
            third.widthAnchor.constraint(equalTo: scene.window.widthAnchor, constant: -100),
            scene.window.bottomAnchor.constraint(equalTo: third.bottomAnchor, constant: 7),
            third.topAnchor.constraint(equalTo: second.bottomAnchor, constant: 3),
        ])
        inner.pinned(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        scene.layOut()
        #expect(scene.window.layoutState.host?.installedEngine == nil)
        let frames = [first, second, third, inner].map(\.frame.numbers)
        #expect(frames == ["20,30,50,40", "78,45,50,10", "50,58,300,235", "2,1,294,231"])
        #expect(third.measurements == 0, "equations alone decide")
    }

    struct Place: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var constrain: @Sendable @MainActor (SizedView, UIWindow) -> Void
    }

    nonisolated static let unclearPlaces = [
        Place(testDescription: "content that must not be compressed contradicts equations") { view, _ in
            view.sized(10, 10)
            view.setContentCompressionResistancePriority(.required, for: .horizontal)
        },
        Place(testDescription: "content that must not be compressed between edges") { view, window in
            view.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -385).isActive = true
            view.bottomAnchor.constraint(equalTo: window.bottomAnchor, constant: -284).isActive = true
            view.setContentCompressionResistancePriority(.required, for: .horizontal)
        },
        Place(testDescription: "an equation too many") { view, window in
            view.sized(10, 10)
            view.trailingAnchor.constraint(equalTo: window.trailingAnchor).isActive = true
        },
        Place(testDescription: "an inequality") { view, _ in
            view.sized(10, 10)
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
        },
        Place(testDescription: "content that decides a length as little as nothing") { view, _ in
            view.setContentHuggingPriority(UILayoutPriority(0), for: .horizontal)
            view.heightAnchor.constraint(equalToConstant: 3).isActive = true
        },
        Place(testDescription: "an optional equation") { view, _ in
            view.heightAnchor.constraint(equalToConstant: 10).isActive = true
            let width = view.widthAnchor.constraint(equalToConstant: 10)
            width.priority = .defaultHigh
            width.isActive = true
        },
        Place(testDescription: "a width below nothing") { view, window in
            view.heightAnchor.constraint(equalToConstant: 3).isActive = true
            view.widthAnchor.constraint(equalTo: window.widthAnchor, constant: -500).isActive = true
        },
    ]

    @Test("where equations leave something open or contradict something, an engine decides", arguments: unclearPlaces)
    func unclear(_ place: Place) {
        let sink = ConflictLog.sink
        ConflictLog.sink = { _ in }
        defer { ConflictLog.sink = sink }
        func layOut() -> (SizedView, UIWindow) {
            let (scene, view) = (WindowScene(400, 300), SizedView(40, 20))
            scene.add(view)
            view.leadingAnchor.constraint(equalTo: scene.window.leadingAnchor, constant: 5).isActive = true
            view.topAnchor.constraint(equalTo: scene.window.topAnchor, constant: 6).isActive = true
            place.constrain(view, scene.window)
            scene.layOut()
            return (view, scene.window)
        }
        let (view, window) = layOut()
        DirectLayout.isEnabled = false
        defer { DirectLayout.isEnabled = true }
        #expect(window.layoutState.host?.installedEngine != nil)
        #expect(view.frame == layOut().0.frame)
    }

    @Test("an arranged view that is asked for its constraints has those that its stack view lets it hold")
    func heldByArranged() {
        let views = Self.views()
        let scene = Self.scene(views)
        scene.stack.alignment = .center
        scene.layOut()
        #expect(Self.isDirect(scene))
        #expect(views[0].constraints.map(\.identifier) == ["UISV-ambiguity-suppression"])
    }

    // MARK: Fitting sizes

    @Test("a stack view in a window says its fitting size without an engine, and is laid out at it without one")
    func fittingSize() {
        let (scene, views) = (WindowScene(400, 300), Self.views())
        let column = UIStackView(arrangedSubviews: [UIStackView(arrangedSubviews: views), SizedView(70, 11)])
        (column.axis, column.spacing) = (.vertical, 5)
        scene.window.addSubview(column)
        let engines = LayoutAnswers.engines
        let size = column.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 200, height: 50 + 5 + 11))
        #expect(column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 135, height: 66))
        column.frame.size = size
        scene.layOut()
        #expect(LayoutAnswers.engines == engines && scene.window.layoutState.host?.installedEngine == nil)
        #expect(views.map(\.frame.width) == [105, 60, 10, 25])
        #expect(column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 135, height: 66))
        #expect(scene.window.layoutState.host?.installedEngine == nil, "asking again lays nothing out")
    }

    @Test("a fitting size that is not certain takes an engine")
    func uncertainFittingSize() {
        let (scene, views) = (WindowScene(400, 300), Self.views())
        let row = UIStackView(arrangedSubviews: views)
        scene.window.addSubview(row)
        let engines = LayoutAnswers.engines
        let size = row.systemLayoutSizeFitting(
            CGSize(width: -5, height: 0), withHorizontalFittingPriority: .defaultLow, verticalFittingPriority: .fittingSizeLevel)
        #expect(LayoutAnswers.engines == engines + 1)
        #expect(size.height == 50)
    }

    // MARK: Trees of stack views

    nonisolated static let measured = StackFrameCase.all.filter { row in
        row.isSized && row.hidden == nil && [.fill, .fillEqually, .equalSpacing].contains(row.distribution)
            && [.fill, .leading, .center, .trailing].contains(row.alignment)
    }

    @Test("frames of a stack view whose frame is given are as measured, without a variable of a solver", arguments: measured)
    func measuredFrames(_ row: StackFrameCase) {
        let scene = Self.scene(Self.views(), row.axis)
        scene.stack.distribution = row.distribution
        scene.stack.alignment = row.alignment
        scene.layOut()
        let other: NSLayoutConstraint.Axis = row.axis == .horizontal ? .vertical : .horizontal
        let (length, breadth) = row.axis == .horizontal ? (400, 300) : (300, 400)
        #expect("\(length): " + scene.spans(row.axis) == row.along)
        #expect("\(breadth): " + scene.spans(other) == row.across)
        #expect(Self.isDirect(scene))
    }

    @Test("a stack view pinned to a safe area, with margins and a view of a stated width, takes no engine")
    func pinned() {
        let (scene, stack) = (WindowScene(400, 300), UIStackView(arrangedSubviews: Self.views()))
        scene.add(stack)
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stack.isLayoutMarginsRelativeArrangement = true
        let safeArea = scene.window.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 10),
            stack.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -10),
            stack.topAnchor.constraint(equalTo: safeArea.topAnchor),
            stack.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
        ])
        stack.arrangedSubviews[1].widthAnchor.constraint(equalToConstant: 70).isActive = true
        scene.layOut()
        let insets = scene.window.safeAreaInsets
        #expect(scene.window.layoutState.host?.installedEngine == nil)
        #expect(stack.frame.minX == 10 + insets.left && stack.frame.width == 380 - insets.left - insets.right)
        let widths = stack.arrangedSubviews.map(\.frame.width)
        #expect(widths == [stack.frame.width - 6 - 70 - 10 - 25, 70, 10, 25], "the first one takes what is left")
        #expect(stack.arrangedSubviews.allSatisfy { $0.frame.minY == 1 && $0.frame.height == stack.frame.height - 4 })
    }

    // MARK: What takes an engine

    struct Irregularity: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var make: @Sendable @MainActor (UIStackView, [SizedView]) -> Void
    }

    nonisolated static let irregularities = [
        Irregularity(testDescription: "a hidden view") { $1[1].isHidden = true },
        Irregularity(testDescription: "aligned baselines") { stack, _ in stack.alignment = .firstBaseline },
        Irregularity(testDescription: "proportions") { stack, _ in stack.distribution = .fillProportionally },
        Irregularity(testDescription: "equal centres") { stack, _ in stack.distribution = .equalCentering },
        Irregularity(testDescription: "negative spacing") { stack, _ in stack.spacing = -1 },
        Irregularity(testDescription: "text that was wrapped in another layout") { _, views in
            views[1].wraps = true
            views[1].solvedWidth = 30
        },
        Irregularity(testDescription: "a constraint between views") {
            $1[0].widthAnchor.constraint(equalTo: $1[1].widthAnchor).isActive = true
        },
        Irregularity(testDescription: "a conflict") { $1[0].widthAnchor.constraint(equalToConstant: 500).isActive = true },
        Irregularity(testDescription: "a guide") { stack, _ in stack.addLayoutGuide(UILayoutGuide()) },
        Irregularity(testDescription: "a view that is not arranged, without a place") { stack, _ in
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            stack.addSubview(view)
        },
    ]

    @Test("what is not regular takes an engine", arguments: irregularities)
    func irregular(_ irregularity: Irregularity) {
        let sink = ConflictLog.sink
        ConflictLog.sink = { _ in }
        defer { ConflictLog.sink = sink }
        let (views, scene) = (Self.views(), Self.views())
        let (found, expected) = (Self.scene(views), Self.scene(scene))
        irregularity.make(found.stack, views)
        irregularity.make(expected.stack, scene)
        found.layOut()
        DirectLayout.isEnabled = false
        defer { DirectLayout.isEnabled = true }
        expected.layOut()
        #expect(!Self.isDirect(found))
        #expect(found.stack.subviews.map(\.frame) == expected.stack.subviews.map(\.frame))
    }

    // MARK: What is asked afterwards

    struct Question: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var ask: @Sendable @MainActor (UIStackView) -> String
    }

    nonisolated static let questions = [
        Question(testDescription: "constraints") { $0.constraints.map { $0.identifier ?? "" }.joined(separator: " ") },
        Question(testDescription: "guides") { $0.layoutGuides.map(\.identifier).joined(separator: " ") },
        Question(testDescription: "ambiguity") { "\($0.arrangedSubviews[1].hasAmbiguousLayout)" },
        Question(testDescription: "constraints that decide") {
            "\($0.arrangedSubviews[1].constraintsAffectingLayout(for: .horizontal).map { $0.identifier ?? "" })"
        },
        Question(testDescription: "the fitting size") { "\($0.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))" },
    ]

    @Test("questions that take the engine are answered as by one, and lay nothing out", arguments: questions)
    func questions(_ question: Question) {
        let views = Self.views()
        let (found, expected) = (Self.scene(views), Self.scene(Self.views()))
        for scene in [found, expected] { scene.stack.alignment = .center }
        found.layOut()
        DirectLayout.isEnabled = false
        expected.layOut()
        DirectLayout.isEnabled = true
        #expect(Self.isDirect(found) && !Self.isDirect(expected))
        let (frames, layouts, measurements) = (views.map(\.frame), views.map(\.layouts), views.map(\.measurements))
        #expect(question.ask(found.stack) == question.ask(expected.stack))
        let measured = views.map(\.measurements)
        found.layOut()
        #expect(views.map(\.frame) == frames && views.map(\.layouts) == layouts)
        #expect(views.map(\.measurements) == measured)
        if question.testDescription != "the fitting size" {
            #expect(measured == measurements, "the engine takes over what is known")
        }
    }

    @Test("an edit after a direct layout measures and lays out what it is about")
    func edit() {
        let views = Self.views()
        let scene = Self.scene(views)
        scene.layOut()
        let (layouts, measurements) = (views.map(\.layouts), views.map(\.measurements))
        views[2].contentSize.width = 20
        scene.layOut()
        #expect(zip(views.map(\.measurements), measurements).map(-) == [0, 0, 1, 0])
        #expect(zip(views.map(\.layouts), layouts).map(-) == [1, 0, 1, 0])
        #expect(views.map(\.frame.width) == [280, 60, 20, 25])
    }

    @Test("stack views that wait for an engine state their constraints elsewhere when their root goes away")
    func survivor() {
        let stack = UIStackView(arrangedSubviews: Self.views())
        stack.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
        do {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
            root.addSubview(stack)
            root.layoutIfNeeded()
            #expect(stack.isArrangementDeferred)
        }
        #expect(stack.isArrangementDeferred)
        #expect(
            stack.constraints.count == 13, "two ends, three distances, two edges across, and two alignments of each other view")
        let window = WindowScene(600, 600).window
        window.addSubview(stack)
        window.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.width) == [305, 60, 10, 25])
        #expect(stack.constraints.count == 13)
    }
}
