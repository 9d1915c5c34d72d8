import InterfaceBuilderDocument
import LayoutEngine
import UIKit

extension LintRule {
    static let contentTie = LintRule(
        "content-tie", .note, "equal priorities that leave open which view a stack view stretches or shrinks",
        meaning: """
            Views in a stack view hug their content, or resist compression, with the same priority, and one of them has to give way. Which one it is \
            is not documented and depends on the order of the views. It is a note, for it is the same each time on the same system. Views \
            that get longer where a program makes the root larger are not reported, nor empty labels with an outlet, nor stack views with an \
            outlet to a constraint on them.
            """,
        example: "two labels of hugging priority 251 in a stack view that is wider than both, with the distribution Fill",
        remedy:
            "Give the view that is to be stretched a lower hugging priority, or the one that is to be cut a lower resistance.",
        scope: .document
    ) { linted in linted.shown.compactMap { linted.contentTie(inStack: $0) } }
}

extension LintedScene {
    /// The first view of a stack view that is stretched or shrunk though another one would do as well.
    fileprivate func contentTie(inStack index: Int) -> LintFault? {
        guard let stack = view(index) as? UIStackView, stack.distribution == .fill, !hasMovableConstraint(index) else {
            return nil
        }
        let arranged = shown.filter { scene.views[$0].parent == index && canvas.views[$0]?.superview === stack }
        let contents = arranged.map { ArrangedContent(view($0), along: stack.axis) }
        for (place, content) in contents.enumerated() where content.isStretched || content.isShrunk {
            guard !isFilledLabel(arranged[place]), !growsWithRoot(arranged[place]) else { continue }
            let rivals = contents.indices.filter { $0 != place && contents[$0].isRival(of: content) }.map {
                scene.views[arranged[$0]].id
            }
            guard !rivals.isEmpty, let rival = rivalGivingWay(to: scene.views[arranged[place]].id, content, stack.axis, rivals),
                let other = scene.viewsByID[rival]
            else { continue }
            let verb = content.isStretched ? "stretched" : "made smaller"
            return fault(
                at: arranged[place],
                "\(name(arranged[place])) is \(verb) by chance: \(name(other)) has the same priority of \(content.forceName), \(content.force.shortText)",
                also: [other])
        }
        return nil
    }

    /// The rival whose content gives way by the same priority where the view gives way by a point less.
    private func rivalGivingWay(
        to view: String, _ content: ArrangedContent, _ axis: NSLayoutConstraint.Axis, _ rivals: [String]
    ) -> String? {
        let value: ValueExplanation.Value = axis == .horizontal ? .width : .height
        let explanation = layout.explain(value, ofView: view, in: scene)
        let change = explanation?.changes.first { $0.points == (content.isStretched ? -1 : 1) && $0.isPossible }
        return change?.givesWay.first { reason in
            reason.kind == .contentSize && reason.priority == content.force && reason.id.map(rivals.contains) ?? false
        }?.id
    }
}

/// The size and priorities of an arranged view's content along the axis of its stack view.
@MainActor
private struct ArrangedContent {
    let isStretched: Bool
    let isShrunk: Bool
    private let hasContent: Bool
    private let hugging: Double
    private let resistance: Double

    init(_ view: UIView, along axis: NSLayoutConstraint.Axis) {
        let stretch = view.stretch(along: axis == .horizontal ? .horizontal : .vertical)
        hasContent = stretch != nil
        isStretched = stretch.map { $0 > UIView.doubtOfContents } ?? false
        isShrunk = stretch.map { $0 < -UIView.doubtOfContents } ?? false
        hugging = Double(view.contentHuggingPriority(for: axis).rawValue)
        resistance = Double(view.contentCompressionResistancePriority(for: axis).rawValue)
    }

    /// The priority by which the content was overruled.
    var force: Double { isStretched ? hugging : resistance }
    var forceName: String { isStretched ? "hugging" : "compression resistance" }

    /// Whether this content would give way by the same priority as another one.
    func isRival(of other: ArrangedContent) -> Bool { hasContent && (other.isStretched ? hugging : resistance) == other.force }
}

extension UIView {
    /// By how much a text may be measured otherwise here than on a device, in points: less than a whole one.
    static let doubtOfContents: CGFloat = 0.999

    /// By how much the view is longer than its content, in points, negative where it is shorter; nil for a view without
    /// content.
    func stretch(along axis: LayoutAxis) -> CGFloat? {
        let (content, rect) = (intrinsicContentSize, alignmentRect(forFrame: frame))
        let (wanted, length) = axis == .horizontal ? (content.width, rect.width) : (content.height, rect.height)
        return wanted >= 0 ? length - wanted : nil
    }
}
