import Foundation

/// The rectangles in which two drawings may differ.
struct DrawingDamage {
    /// Disjoint rectangles in whole device units.
    private(set) var rects: [CGRect] = []

    init(from old: [RecordedStep], to new: [RecordedStep]) { compare(old[...], new[...]) }

    /// Adds the areas on which a blur depends where something in them may differ.
    mutating func spread(over backdrops: [CGRect]) {
        var rest = backdrops
        while let next = rest.firstIndex(where: { area in rects.contains { $0.intersects(area) } }) {
            add(rest.remove(at: next))
        }
    }

    /// Compares the steps in pairs if both drawings have equally many, which takes a look at each step once. Otherwise
    /// what is between the common steps at the start and the end of both has changed.
    private mutating func compare(_ old: ArraySlice<RecordedStep>, _ new: ArraySlice<RecordedStep>) {
        guard old.count == new.count else { return compareEnds(old, new) }
        for (place, (former, latter)) in zip(old, new).enumerated() {
            if former.step.clips || latter.step.clips {
                // After a clip that changed, everything may have changed.
                if former != latter { return addAll(old.dropFirst(place), new.dropFirst(place)) }
            } else {
                compare(former, latter)
            }
        }
    }

    private mutating func compareEnds(_ old: ArraySlice<RecordedStep>, _ new: ArraySlice<RecordedStep>) {
        let prefix = zip(old, new).prefix { $0 == $1 }.count
        let (oldRest, newRest) = (old.dropFirst(prefix), new.dropFirst(prefix))
        let suffix = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
        let (oldMiddle, newMiddle) = (oldRest.dropLast(suffix), newRest.dropLast(suffix))
        if (oldMiddle + newMiddle).contains(where: \.step.clips) {
            addAll(oldRest, newRest)
        } else {
            addAll(oldMiddle, newMiddle)
        }
    }

    private mutating func addAll(_ old: ArraySlice<RecordedStep>, _ new: ArraySlice<RecordedStep>) {
        for step in old + new { add(step.reach) }
    }

    private mutating func compare(_ former: RecordedStep, _ latter: RecordedStep) {
        switch (former.step, latter.step) {
        case (.scope(let old), .scope(let new)): compare(old[...], new[...])
        case (.content(let old, let distance), .content(let new, let other)) where distance == other:
            if old === new, former.reach == latter.reach { return }
            for rect in DrawingDamage(from: old.steps, to: new.steps).rects {
                add(rect.moved(by: distance).intersection(former.reach.union(latter.reach)))
            }
        case (.group(let old, let compositing), .group(let new, let other))
        where compositing == other && compositing.shadow == nil && compositing.blend == .normal:
            compare(old[...], new[...])
        default:
            guard former != latter else { return }
            add(former.reach)
            add(latter.reach)
        }
    }

    private mutating func add(_ rect: CGRect) {
        guard !rect.isEmpty, !rects.contains(where: { $0.contains(rect) }) else { return }
        guard let index = rects.firstIndex(where: { $0.intersects(rect) }) else { return rects.append(rect) }
        add(rects.remove(at: index).union(rect))
    }
}
