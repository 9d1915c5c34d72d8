import LayoutEngine
import UIKit

extension RecordedTree {
    /// The differences from an older record of the tree.
    ///
    /// - Complexity: linear in the number of views and constraints, and for each view that moved that of eliminating
    ///   what is connected with it.
    public func difference(from old: LayoutRecord) -> LayoutRecordDifference {
        old == record ? LayoutRecordDifference(views: [], constraints: [], size: nil) : RecordComparison(old, self).difference
    }
}

/// Compares a tree with an older record of it.
@MainActor
private struct RecordComparison {
    private let old: LayoutRecord
    private let new: LayoutRecord
    private let tree: RecordedTree
    private let matching: LayoutRecord.Matching
    /// For each of the new constraints the same one of the old record.
    private var oldConstraint: [Int?]
    /// The old constraints, with the new names of their views, that the new record does not have.
    private var gone: [LayoutRecord.Constraint]

    init(_ old: LayoutRecord, _ tree: RecordedTree) {
        (self.old, new, self.tree) = (old, tree.record, tree)
        matching = LayoutRecord.Matching(old, new)
        let renamed = Self.renamed(old, new, matching)
        (oldConstraint, gone) = ([], [])
        var isTaken = Array(repeating: false, count: renamed.count)
        oldConstraint = new.constraints.map { constraint in
            guard let found = renamed.indices.first(where: { !isTaken[$0] && renamed[$0] == constraint }) else { return nil }
            isTaken[found] = true
            return found
        }
        gone = renamed.indices.filter { !isTaken[$0] }.map { renamed[$0] }
    }

    var difference: LayoutRecordDifference {
        let (oldPlaces, newPlaces) = (Self.places(old), Self.places(new))
        let went = old.views.indices.filter { matching.newView[$0] == nil }.map { index in
            LayoutRecordDifference.View(
                words: old.views[index].words, oldFrame: old.views[index].frame, newFrame: nil, place: oldPlaces[index],
                changes: [], cause: nil)
        }
        return LayoutRecordDifference(
            views: new.views.indices.compactMap { view($0, at: newPlaces[$0]) } + went, constraints: constraints,
            size: old.size == new.size && old.scale == new.scale ? nil : "the root is \(new.sizeText) instead of \(old.sizeText)")
    }

    // MARK: Views

    private func view(_ index: Int, at place: CGRect) -> LayoutRecordDifference.View? {
        let view = new.views[index]
        guard let partner = matching.oldView[index] else {
            return LayoutRecordDifference.View(
                words: view.words, oldFrame: nil, newFrame: view.frame, place: place, changes: [], cause: nil)
        }
        let before = old.views[partner]
        let changes = self.changes(of: index)
        guard before.frame != view.frame || !changes.isEmpty else { return nil }
        return LayoutRecordDifference.View(
            words: view.words, oldFrame: before.frame, newFrame: view.frame, place: place, changes: changes,
            cause: before.frame == view.frame ? nil : cause(ofView: index, before.frame))
    }

    /// The differences of a view besides its frame.
    private func changes(of index: Int) -> [String] {
        guard let partner = matching.oldView[index] else { return [] }
        let (before, after) = (old.views[partner], new.views[index])
        var changes: [String] = []
        func note(_ name: String, _ old: String?, _ new: String?) {
            if old != new { changes.append("\(name) is \(new?.quoted ?? "gone") instead of \(old?.quoted ?? "none")") }
        }
        note("the class", before.className, after.className)
        note("the text", before.text, after.text)
        if before.notes != after.notes {
            changes.append("it is \(Self.words(after.notes)) instead of \(Self.words(before.notes))")
        }
        return changes
    }

    private static func words(_ notes: String) -> String { notes.isEmpty ? "shown" : notes }

    /// The frames in the roots' coordinates; bounds that are scrolled are not told, so that contents of scroll views
    /// are where they would be without scrolling.
    private static func places(_ record: LayoutRecord) -> [CGRect] {
        var places: [CGRect] = []
        for (index, parent) in record.parents.enumerated() {
            let frame = record.views[index].frame
            let origin = parent.map { places[$0].origin } ?? CGPoint(x: -frame.minX, y: -frame.minY)
            places.append(frame.offsetBy(dx: origin.x, dy: origin.y))
        }
        return places
    }

    // MARK: Constraints

    private var constraints: [String] {
        let came = new.constraints.indices.filter { oldConstraint[$0] == nil }.map { words(ofNew: new.constraints[$0]) }
        let replaced = new.constraints.indices.filter { oldConstraint[$0] == nil }.compactMap {
            predecessor(of: new.constraints[$0])
        }
        return came + gone.filter { !replaced.contains($0) }.map { "\($0.line) is gone" }
    }

    private func words(ofNew constraint: LayoutRecord.Constraint) -> String {
        predecessor(of: constraint).map { "\(constraint.line); it was \($0.line)" } ?? "\(constraint.line) is new"
    }

    /// The constraint that is gone and that a new one seems to have replaced: on the same sides, else on the same first
    /// one.
    private func predecessor(of constraint: LayoutRecord.Constraint) -> LayoutRecord.Constraint? {
        gone.first { $0.first == constraint.first && $0.second == constraint.second }
            ?? gone.first { $0.first == constraint.first }
    }

    /// The old constraints with the new names of their views.
    private static func renamed(
        _ old: LayoutRecord, _ new: LayoutRecord, _ matching: LayoutRecord.Matching
    ) -> [LayoutRecord.Constraint] {
        let names = Dictionary(
            old.views.indices.map { index in
                (old.views[index].label, matching.newView[index].map { new.views[$0].label } ?? old.views[index].label)
            }
        ) { first, _ in first }
        return old.constraints.map { $0.renamed { names[$0] ?? $0 } }
    }

    // MARK: Causes

    /// The first thing that decides the view's new frame and is different; else a constraint that is gone, on the view
    /// or on what decides its frame.
    private func cause(ofView index: Int, _ oldFrame: CGRect) -> String? {
        let newFrame = new.views[index].frame
        let parts = LayoutPart.allCases.filter { oldFrame.part($0) != newFrame.part($0) }
        let view = tree.views[index]
        let deciding = parts.flatMap { view.participants(deciding: [$0]) }
        if deciding.isEmpty && view.translatesAutoresizingMaskIntoConstraints { return change(ofFrame: view, of: index) }
        if let cause = deciding.lazy.compactMap({ change($0.participant, of: index) }).first { return cause }
        let near = deciding.flatMap { views(namedBy: $0.participant) }
        return goneConstraint(on: [index]) ?? goneConstraint(on: near) ?? goneConstraint(on: near.flatMap(neighbours))
            ?? deciding.lazy.compactMap { contentSize($0.participant) }.first
    }

    /// A constraint on one of some views that is gone, or has become another one.
    private func goneConstraint(on views: [Int]) -> String? {
        let labels = Set(views.filter { $0 > 0 }.map { new.views[$0].label })
        let found = gone.first { labels.contains($0.first.view) || $0.second.map { labels.contains($0.view) } ?? false }
        guard let found else { return nil }
        let successor = new.constraints.indices.first {
            oldConstraint[$0] == nil && predecessor(of: new.constraints[$0]) == found
        }
        return successor.map { words(ofNew: new.constraints[$0]) } ?? "\(found.line), which is gone"
    }

    private func views(namedBy participant: LayoutDiagnostic.Participant) -> [Int] {
        guard case .constraint(let object) = participant, let constraint = object as? NSLayoutConstraint else { return [] }
        return [constraint.firstItem, constraint.secondItem].compactMap { ($0 as? UIView).flatMap(self.index) }
    }

    /// The views that decide another one's frame along with it.
    private func neighbours(of index: Int) -> [Int] {
        LayoutPart.allCases.flatMap { part in
            tree.views[index].participants(deciding: [part]).flatMap { views(namedBy: $0.participant) }
        }
    }

    /// A content that is not recorded, such as an image, of a view that has another size.
    private func contentSize(_ participant: LayoutDiagnostic.Participant) -> String? {
        guard case .contentSize(let item, _) = participant, let index = (item as? UIView).flatMap(index),
            let partner = matching.oldView[index], old.views[partner].frame.size != new.views[index].frame.size
        else { return nil }
        return "the size of the content of \(new.views[index].words)"
    }

    /// The differences of a constraint or property that decides a view's frame.
    private func change(_ participant: LayoutDiagnostic.Participant, of index: Int) -> String? {
        switch participant {
        case .contentSize(let item, _): return (item as? UIView).flatMap { change(ofContent: $0) }
        case .item(let item): return (item as? UIView).flatMap { change(ofFrame: $0, of: index) }
        case .constraint(let object):
            if let found = tree.index(of: object) {
                return oldConstraint[found] == nil ? words(ofNew: new.constraints[found]) : nil
            }
            guard let constraint = object as? NSLayoutConstraint else { return nil }
            if constraint.isAutoresizingMask {
                return (constraint.firstItem as? UIView).flatMap { change(ofFrame: $0, of: index) }
            }
            let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UIView }
            return items.lazy.compactMap { $0 as? UIStackView ?? $0.superview as? UIStackView }.first.flatMap(change(ofStack:))
        }
    }

    private func change(ofContent view: UIView) -> String? {
        guard let index = index(of: view) else { return nil }
        guard matching.oldView[index] != nil else { return "the content of \(new.views[index].words), which is new" }
        return changes(of: index).first.map { "\(new.views[index].words): \($0)" }
    }

    private func change(ofFrame view: UIView, of moved: Int) -> String? {
        guard let index = index(of: view), let partner = matching.oldView[index] else { return nil }
        guard old.views[partner].frame != new.views[index].frame else { return nil }
        return index == moved ? "its frame, which the program sets" : "the frame of \(new.views[index].words)"
    }

    private func change(ofStack stack: UIStackView) -> String? {
        guard let index = index(of: stack) else { return nil }
        guard let partner = matching.oldView[index] else { return "\(new.views[index].words), which is new" }
        let (before, after) = (old.views[partner].notes, new.views[index].notes)
        if before != after { return "\(new.views[index].words), which is \(Self.words(after)) instead of \(Self.words(before))" }
        return arrangement(old, partner) { $0 } == arrangement(new, index) { matching.oldView[$0] }
            ? nil : "\(new.views[index].words), which arranges other views"
    }

    /// The views that a stack view arranges, as indices of the old record.
    private func arrangement(_ record: LayoutRecord, _ stack: Int, _ place: (Int) -> Int?) -> [Int?] {
        record.parents.enumerated().filter { $1 == stack && !record.views[$0].isHidden }.map { place($0.offset) }
    }

    private func index(of view: UIView) -> Int? { tree.views.firstIndex { $0 === view } }
}

extension LayoutRecord {
    fileprivate var sizeText: String {
        "\(Self.number(size.width)) x \(Self.number(size.height)) points at \(Self.number(scale))x"
    }
}

extension LayoutRecord.View {
    fileprivate var isHidden: Bool { notes == "hidden" || notes.hasPrefix("hidden,") }
}

extension LayoutRecord.Constraint {
    fileprivate func renamed(_ name: (String) -> String) -> LayoutRecord.Constraint {
        func side(_ side: LayoutRecord.Side) -> LayoutRecord.Side {
            LayoutRecord.Side(view: name(side.view), guide: side.guide, attribute: side.attribute)
        }
        return LayoutRecord.Constraint(
            first: side(first), relation: relation, second: second.map(side), multiplier: multiplier, constant: constant,
            priority: priority, identifier: identifier)
    }
}

extension CGRect {
    fileprivate func part(_ part: LayoutPart) -> CGFloat {
        switch part {
        case .x: minX
        case .y: minY
        case .width: width
        case .height: height
        }
    }
}
