import SeededRandom
import Testing

@testable import UIKit

/// Trees of stack views that are laid out without an engine lie as those that are laid out with one, before and after edits.
///
/// `CAIRN_FULL=1 swift test -c release --filter DirectLayoutTests` tries a hundred times as many trees.
@MainActor
@Suite(.serialized)
struct DirectLayoutTests {
    nonisolated static let count = ProcessInfo.processInfo.environment["CAIRN_FULL"] == nil ? 200 : 20_000

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
        for seed in 0..<Self.count { trial.run(seed) }
        #expect(trial.faults == [])
        #expect(trial.direct > Self.count / 4, "many of the trees are of the kind that takes no engine")
    }

    // MARK: What is laid out directly

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
        Irregularity(testDescription: "text that wraps") { $1[1].wraps = true },
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
        Irregularity(testDescription: "columns of which the order decides which is wider") { stack, _ in
            for _ in 0..<2 {
                let column = UIStackView(arrangedSubviews: [SizedView(10, 10)])
                column.axis = .vertical
                stack.addArrangedSubview(column)
            }
            for view in stack.arrangedSubviews.prefix(4) { view.setContentHuggingPriority(.required, for: .horizontal) }
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
