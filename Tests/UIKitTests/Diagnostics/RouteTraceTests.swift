import LayoutEngine
import Testing

@testable import UIKit

/// The routes of layouts and fitting sizes, with the reasons why cheaper ones were declined.
@MainActor
@Suite(.serialized)
struct RouteTraceTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    private func entries(_ body: () -> Void) -> [RouteTrace.Entry] {
        var entries: [RouteTrace.Entry] = []
        RouteTrace.listener = { entries.append($0) }
        defer { RouteTrace.listener = nil }
        body()
        return entries
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        return label
    }

    @Test("equations place a label; the first change brings the tree into the engine")
    func layouts() {
        let label = label("word")
        let top = label.topAnchor.constraint(equalTo: root.topAnchor, constant: 8)
        NSLayoutConstraint.activate([top, label.leadingAnchor.constraint(equalTo: root.leadingAnchor)])
        let first = entries { root.layoutIfNeeded() }
        #expect(first.map(\.route.kind) == [.placement])
        #expect(first.first?.view === root)
        #expect(first.first?.text == "[CairnLayout] layout of \(LayoutText.reference(root)): equations and contents")
        let second = entries {
            top.constant = 20
            root.layoutIfNeeded()
        }
        #expect(second.map(\.route.kind) == [.engine])
        #expect(second.map(\.route.reason) == [.change])
        #expect(label.frame.minY == 20)
    }

    @Test("a declined layout names the constraint")
    func culprit() {
        let label = label("word")
        let half = label.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
        NSLayoutConstraint.activate([
            half, label.topAnchor.constraint(equalTo: root.topAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        let found = entries { root.layoutIfNeeded() }
        #expect(found.map(\.route.reason) == [.statement])
        #expect(found.first?.route.culprit == half.description)
        #expect(found.first?.text.hasSuffix("(\(half.description))") == true)
    }

    @Test("a stack view that aligns baselines needs the engine by its recipe")
    func recipe() {
        let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
        stack.alignment = .firstBaseline
        stack.frame = root.bounds
        root.addSubview(stack)
        let found = entries { root.layoutIfNeeded() }
        #expect(!found.isEmpty && found.allSatisfy { $0.route.kind == .engine && $0.route.reason == .recipe })
        #expect(found.first?.route.culprit == LayoutText.reference(stack))
    }

    @Test("a cell that is measured again keeps its route; a guide in it takes an engine of its own")
    func fittingSizes() {
        func measured(_ prepare: (UIView) -> Void) -> [RouteTrace.Entry] {
            let content = UICollectionViewCell(frame: .zero).contentView
            let label = UILabel()
            (label.text, label.numberOfLines) = ("a few words in a cell", 0)
            label.translatesAutoresizingMaskIntoConstraints = false
            content.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: content.topAnchor),
                label.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                label.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                label.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            ])
            prepare(content)
            return entries {
                for text in ["one", "two words"] {
                    label.text = text
                    _ = content.systemLayoutSizeFitting(
                        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                        verticalFittingPriority: .fittingSizeLevel)
                }
            }
        }
        let direct = measured { _ in }
        #expect(direct.map(\.route.kind) == [.measurement, .measurement])
        #expect(direct.map(\.target) == [CGSize(width: 200, height: 0), CGSize(width: 200, height: 0)])
        let engines = measured { content in content.addLayoutGuide(UILayoutGuide()) }
        #expect(engines.map(\.route.kind) == [.scratchEngine, .scratchEngine])
        #expect(engines.allSatisfy { $0.route.reason != nil && $0.text.contains("an engine of its own, for ") })
    }

    @Test("each layout is counted")
    func counts() {
        let before = RouteTrace.counts
        _ = label("word")
        root.layoutIfNeeded()
        let gained = zip(RouteTrace.counts, before).map(-)
        #expect(gained.reduce(0, +) == 1)
    }
}
