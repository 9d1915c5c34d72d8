import InterfaceBuilderDocument
import LayoutEngine
import UIKit

extension LintRule {
    static let ambiguousLayout = LintRule(
        "ambiguous-layout", .warning, "constraints that leave a view's place or size open",
        meaning: """
            More than one layout satisfies the constraints equally well, and UIKit takes any of them: a view may stand elsewhere on \
            another system, or after an edit that does not concern it. Views that depend on each other are one finding. The sizes \
            that Xcode's canvas gives to empty views do not count as constraints, and views without a content size in a stack view \
            are open where only the stack view's own choice decides their lengths. Views whose ambiguity the document tells Xcode not to \
            verify, or whose sizes only, are not reported for it, nor those that depend on such views, nor views for whose content the \
            document states a size that stands for the one at run time, nor empty stack views with an outlet and empty views with an outlet \
            or a class of the app's own, which a program fills, nor what depends on text in a font of icons, on a hidden view or on a view that \
            a cell places, as its background.
            """,
        example: "a label with a leading and a top constraint beside a view that has a top constraint only",
        remedy: "Add a constraint on the axis that the finding names, or give the view content with an intrinsic size.",
        scope: .everyInstallation, traits: [.judgesLayout, .tellsOpenViews]
    ) { OpenViews($0).faults }
}

/// The views of a scene whose places or sizes are open, grouped by the constraints between them.
@MainActor
private struct OpenViews {
    private let linted: LintedScene
    private var scene: DocumentScene { linted.scene }
    /// By view: the parts that are open.
    private var parts: [Int: [LayoutAttribute]] { linted.ambiguity.open }

    init(_ linted: LintedScene) { self.linted = linted }

    var faults: [LintFault] {
        [LayoutAxis.horizontal, .vertical].flatMap { axis in
            groups(on: axis).filter { isVerified($0, axis) && !isWithinDoubt($0, axis) }.map { fault($0, axis) }
        }
            + linted.ambiguity.undivided.filter { isVerified($0.views, $0.axis) }.map(fault)
    }

    private func fault(_ found: SceneAmbiguity.UndividedStack) -> LintFault {
        let length = found.axis == .horizontal ? "width" : "height"
        let empty = linted.name(found.empty)
        let others = found.views.filter { $0 != found.empty }.map(linted.name)
        let message =
            others.isEmpty
            ? "nothing decides the \(length) of \(empty), which has no content size"
            : "nothing decides how \(linted.name(found.stack)) shares its \(length) among \(empty), which has no content size, and "
                + others.joined(separator: " and ")
        let place = linted.fault(at: found.empty, message, also: found.views.filter { $0 != found.empty })
        return marked(place, found.axis)
    }

    /// Whether the document lets Interface Builder look for the ambiguity of all views of a group; any of them may be
    /// the cause.
    private func isVerified(_ views: [Int], _ axis: LayoutAxis) -> Bool {
        !views.contains { view in
            if linted.filledViews.contains(view) || linted.hasIconFont(view) || linted.isPlacedByList(view)
                || scene.views[view].element["hidden"] == "YES"
            {
                return true
            }
            let element = scene.views[view].element
            // A place is open along with the length where an edge is decided.
            let open = linted.ambiguity.open[view]?.filter { $0.axis == axis } ?? []
            let isOfSizes = open.isEmpty || open.contains { $0 == .width || $0 == .height }
            if element.statesLength(along: axis) { return true }
            return isOfSizes ? element.leavesSizeUnverified : element.leavesAmbiguityUnverified
        }
    }

    /// Whether only contents leave the lengths of a group open, and all of them have their own lengths but for what
    /// measuring leaves in doubt: on a device they may just fit.
    private func isWithinDoubt(_ group: [Int], _ axis: LayoutAxis) -> Bool {
        let leaves = group.filter { scene.isLeaf($0) && parts[$0]!.contains(axis == .horizontal ? .width : .height) }
        return !leaves.isEmpty
            && leaves.allSatisfy { leaf in
                guard let stretch = linted.view(leaf).stretch(along: axis) else { return false }
                return abs(stretch) <= UIView.doubtOfContents
            }
    }

    /// The fault with its axis among the items.
    private func marked(_ fault: LintFault, _ axis: LayoutAxis) -> LintFault {
        LintFault(message: fault.message, position: fault.position, items: fault.items + [axis.word])
    }

    private func fault(_ group: [Int], _ axis: LayoutAxis) -> LintFault {
        let first = group[0]
        let lengths = parts[first]!.filter { $0.axis == axis }.map { words(for: $0, axis) }.joined(separator: " and the ")
        let message = "the constraints do not decide the \(lengths) of \(linted.name(first))\(followers(group.count - 1))"
        return marked(linted.fault(at: first, message), axis)
    }

    private func words(for part: LayoutAttribute, _ axis: LayoutAxis) -> String {
        switch part {
        case .width: "width"
        case .height: "height"
        default: "\(axis.word) place"
        }
    }

    private func followers(_ count: Int) -> String {
        switch count {
        case 0: ""
        case 1: "; one more view depends on it"
        default: "; \(count) more views depend on it"
        }
    }

    /// The views that are open on an axis, in document order, those that constraints tie together in one group.
    private func groups(on axis: LayoutAxis) -> [[Int]] {
        let open = scene.views.indices.filter { parts[$0]?.contains { $0.axis == axis } ?? false }
        var group = Dictionary(uniqueKeysWithValues: open.map { ($0, $0) })
        func root(_ view: Int) -> Int { group[view] == view ? view : root(group[view]!) }
        for (a, b) in ties(on: axis) where group[a] != nil && group[b] != nil {
            let (a, b) = (root(a), root(b))
            group[max(a, b)] = min(a, b)
        }
        return open.filter { root($0) == $0 }.map { first in open.filter { root($0) == first } }
    }

    /// The pairs of views that constraints on an axis name, and those of stack views and their views.
    private func ties(on axis: LayoutAxis) -> [(Int, Int)] {
        let stated = scene.constraints.compactMap { constraint -> (Int, Int)? in
            guard constraint.isInstalled, constraint.firstAttribute.isVertical == (axis == .vertical),
                let second = constraint.second
            else { return nil }
            return (scene.owner(of: constraint.first), scene.owner(of: second))
        }
        let nested = scene.views.enumerated().compactMap { index, view in view.parent.map { ($0, index) } }
        return stated + nested
    }
}

extension MarkupElement {
    /// Whether the document tells Interface Builder not to verify that constraints decide the view's place or size.
    var leavesAmbiguityUnverified: Bool { self["verifyAmbiguity"] == "off" }

    /// Whether it states a length along an axis that stands for the one that the view's class gives it at run time: as
    /// an intrinsic size, or by a constraint that is removed at build time.
    fileprivate func statesLength(along axis: LayoutAxis) -> Bool {
        if self[axis == .horizontal ? "placeholderIntrinsicWidth" : "placeholderIntrinsicHeight"] != nil { return true }
        return children(in: "constraints").contains {
            ($0.flag("placeholder") ?? false) && $0["firstItem"] == nil && $0["secondItem"] == nil
                && $0["firstAttribute"] == (axis == .horizontal ? "width" : "height")
        }
    }

    /// Whether it tells Interface Builder not to verify the view's size, at least.
    var leavesSizeUnverified: Bool { leavesAmbiguityUnverified || self["verifyAmbiguity"] == "ignoreSizes" }
}

extension LayoutAxis {
    fileprivate var word: String { self == .horizontal ? "horizontal" : "vertical" }
}
