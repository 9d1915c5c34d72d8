import Testing

@testable import UIKit

/// `systemLayoutSizeFitting`: Notes/specification/auto-layout.md 4.4, and 12.6 with the cases C5 to C18.
@MainActor
struct FittingSizeTests {
    /// A card around an item that stands for a label: 8 points beside it, 6 above and below.
    private func card(_ width: CGFloat, _ height: CGFloat) -> UIView {
        let card = UIView()
        card.translatesAutoresizingMaskIntoConstraints = false
        let item = SizedView(width, height)
        item.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(item)
        item.pinned(UIEdgeInsets(top: 6, left: 8, bottom: 6, right: 8))
        return card
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var id: String
        var target: CGSize
        var horizontal: Float = 50
        var vertical: Float = 50
        /// What the label measures at its preferred width: 304, 184 or 134 points.
        var label = CGSize(width: 295, height: 51)
        var expected: CGSize
        var testDescription: String { id }
    }

    /// - Source: a differential test's table for a card with a label in Courier 14, run on UIKit under Mac Catalyst.
    nonisolated static let rows: [Row] = [
        Row(id: "12.6-C5", target: CGSize(width: 320, height: 0), horizontal: 1000, expected: CGSize(width: 320, height: 63)),
        Row(
            id: "12.6-C6", target: CGSize(width: 200, height: 0), horizontal: 1000, label: CGSize(width: 177, height: 85),
            expected: CGSize(width: 200, height: 97)),
        Row(
            id: "12.6-C7", target: CGSize(width: 150, height: 0), horizontal: 1000, label: CGSize(width: 127, height: 102),
            expected: CGSize(width: 150, height: 114)),
        Row(id: "12.6-C8 compressed", target: .zero, expected: CGSize(width: 311, height: 63)),
        Row(id: "12.6-C9 expanded", target: CGSize(width: 10000, height: 10000), expected: CGSize(width: 311, height: 63)),
        Row(id: "12.6-C10", target: CGSize(width: 0, height: 120), vertical: 1000, expected: CGSize(width: 311, height: 120)),
        Row(
            id: "12.6-C11", target: CGSize(width: 320, height: 90), horizontal: 1000, vertical: 1000,
            expected: CGSize(width: 320, height: 90)),
        Row(
            id: "12.6-C12", target: CGSize(width: 320, height: 90), horizontal: 750, vertical: 750,
            expected: CGSize(width: 320, height: 90)),
        Row(
            id: "12.6-C13", target: CGSize(width: 320, height: 90), horizontal: 250, vertical: 250,
            expected: CGSize(width: 311, height: 63)),
        Row(
            id: "12.6-C14", target: CGSize(width: 320, height: 0), horizontal: 250, expected: CGSize(width: 311, height: 63)),
    ]

    @Test("A card is as large as its label, its target and their priorities say", arguments: rows)
    func card(_ row: Row) {
        let card = card(row.label.width, row.label.height)
        let size = card.systemLayoutSizeFitting(
            row.target, withHorizontalFittingPriority: UILayoutPriority(row.horizontal),
            verticalFittingPriority: UILayoutPriority(row.vertical))
        #expect(size == row.expected)
        #expect(card.constraints.count == 4)
    }

    @Test("The short form asks at the fitting level")
    func shortForm() {
        #expect(card(295, 51).systemLayoutSizeFitting(CGSize(width: 1000, height: 1000)) == CGSize(width: 311, height: 63))
        let empty = UIView()
        #expect(empty.systemLayoutSizeFitting(CGSize(width: 30, height: 40)) == CGSize(width: 30, height: 40))
        #expect(empty.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 10000, height: 10000))
    }

    nonisolated static let roundings: [(width: Double, scale: Double, expected: Double)] = [
        (173.25, 2, 173.5), (173.5, 2, 173.5), (173.25, 3, 520.0 / 3), (173.5, 3, 521.0 / 3),
    ]

    @Test("12.6-C16: the result is rounded to pixels, halves up", arguments: roundings)
    func rounding(_ row: (width: Double, scale: Double, expected: Double)) {
        let scene = WindowScene(scale: row.scale)
        let view = scene.add(UIView()).sized(row.width, 10)
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == CGFloat(row.expected))
    }

    @Test("12.6-C17: two labels of equal height share what a container leaves them")
    func equalHeights() {
        let scene = WindowScene()
        let container = scene.add(UIView())
        let labels = (0..<2).map { _ in scene.add(UILabel(), to: container) }
        for label in labels { label.text = "Text" }
        NSLayoutConstraint.activate([
            container.heightAnchor.constraint(equalToConstant: 146),
            labels[0].topAnchor.constraint(equalTo: container.topAnchor, constant: 20),
            labels[1].topAnchor.constraint(equalTo: labels[0].bottomAnchor, constant: 8),
            container.bottomAnchor.constraint(equalTo: labels[1].bottomAnchor, constant: 20),
            labels[0].heightAnchor.constraint(equalTo: labels[1].heightAnchor),
        ])
        scene.layOut()
        #expect(labels.map(\.frame.height) == [49, 49])
    }

    @Test("12.6-C18: lines of text add up before they are rounded up", arguments: [(4, 81.5), (6, 122)])
    func lines(_ count: Int, _ expected: Double) {
        let scene = WindowScene()
        let label = scene.add(UILabel())
        label.numberOfLines = 0
        label.text = Array(repeating: "line", count: count).joined(separator: "\n")
        #expect(label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == CGFloat(expected))
    }

    // MARK: What counts

    @Test("The receiver's own frame and mask do not count, those of its subviews do")
    func masks() {
        let card = card(295, 51)
        card.translatesAutoresizingMaskIntoConstraints = true
        card.frame = CGRect(x: 3, y: 4, width: 1000, height: 1000)
        card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 311, height: 63))
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 20))
        let edge = UIView()
        edge.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(box)
        box.addSubview(edge)
        edge.pinned()
        box.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -5).isActive = true
        #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 405, height: 63))
        #expect(card.frame == CGRect(x: 3, y: 4, width: 1000, height: 1000))
    }

    @Test("What constrains the receiver from outside does not count")
    func outside() {
        let scene = WindowScene()
        let card = scene.add(card(295, 51)).pinned()
        scene.layOut()
        #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 311, height: 63))
        #expect(card.frame == scene.window.bounds)
    }

    @Test("Alignment insets of the receiver are part of its size")
    func alignmentInsets() {
        let image = UIImageView(image: nil)
        let slider = UISlider()
        let size = slider.systemLayoutSizeFitting(CGSize(width: 100, height: 0))
        let insets = slider.alignmentRectInsets
        #expect(size.width == 100 + insets.left + insets.right && image.systemLayoutSizeFitting(.zero) == .zero)
    }

    // MARK: What stays

    @Test("Text wraps at the width asked for, and stands afterwards as it did")
    func wrapping() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Several words that do not stand in one line of the card they are on"
        let card = UIView()
        for view in [card, label] { view.translatesAutoresizingMaskIntoConstraints = false }
        card.addSubview(label)
        label.pinned(UIEdgeInsets(top: 6, left: 8, bottom: 6, right: 8))
        let before = label.intrinsicContentSize
        let size = card.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 200, height: label.sizeThatFits(CGSize(width: 184, height: 0)).height + 12))
        #expect(label.intrinsicContentSize == before && size.height > before.height + 12)
        #expect(card.systemLayoutSizeFitting(.zero).height == before.height + 12)
    }

    @Test("Measuring a view in a window asks for no layout and no solution there")
    func undisturbed() {
        final class Counter: UIView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let scene = WindowScene()
        let outer = scene.add(Counter()).pinned()
        let card = scene.add(Counter(), to: outer).spanning(x: (0, 150))
        card.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
        let label = scene.add(UILabel(), to: card).pinned()
        label.numberOfLines = 0
        label.text = "Several words that do not stand in one line of the card they are on"
        scene.layOut()
        let (frame, solves) = (label.frame, scene.window.requireHost().engine.solves)
        let counts = [outer.layouts, card.layouts]
        let constraints = [outer.constraints.count, card.constraints.count, label.constraints.count]
        _ = card.systemLayoutSizeFitting(
            CGSize(width: 90, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        scene.layOut()
        #expect([outer.layouts, card.layouts] == counts && scene.window.requireHost().engine.solves == solves)
        #expect(label.frame == frame && label.intrinsicContentSize.height == frame.height)
        #expect([outer.constraints.count, card.constraints.count, label.constraints.count] == constraints)
    }

    @Test("Constraints that wait for an update are updated before")
    func updates() {
        final class Updating: UIView {
            override func updateConstraints() {
                if constraints.isEmpty { sized(70, 30) }
                super.updateConstraints()
            }
        }
        #expect(Updating().systemLayoutSizeFitting(.zero) == CGSize(width: 70, height: 30))
    }

    // MARK: Conflicts

    @Test("A target that constraints contradict is named, and is not the one given up")
    func conflict() {
        let card = card(295, 51)
        card.widthAnchor.constraint(equalToConstant: 335).isActive = true
        var size = CGSize.zero
        let log = conflicts {
            size = card.systemLayoutSizeFitting(
                CGSize(width: 414, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        #expect(size == CGSize(width: 414, height: 63))
        #expect(log.count == 1 && log[0].contains("'fittingSizeHTarget'") && log[0].contains(".width == 414   (active)"))
        #expect(log[0].contains(".width == 335   (active)>\n\nMake"))
    }

    @Test("Masks below the receiver are named too, in a tree that was never laid out")
    func maskConflict() {
        let card = UIView()
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(box)
        box.addSubview(inner)
        inner.pinned()
        inner.widthAnchor.constraint(equalToConstant: 60).isActive = true
        let log = conflicts { _ = card.systemLayoutSizeFitting(.zero) }
        #expect(log.count == 1 && log[0].contains("h=--& v=--& \(LayoutText.item(box)).width == 40   (active)"))
    }

    @Test("Optional targets give way without a word")
    func optional() {
        let card = card(295, 51)
        card.widthAnchor.constraint(equalToConstant: 335).isActive = true
        let log = conflicts { #expect(card.systemLayoutSizeFitting(CGSize(width: 414, height: 0)).width == 335) }
        #expect(log.isEmpty)
    }
}
