import Foundation

/// The rectangles in which two drawings may differ.
struct DrawingDamage {
    /// Disjoint rectangles in whole device units.
    private(set) var rects: [CGRect] = []

    init(from old: [RecordedStep], to new: [RecordedStep]) { compare(old[...], new[...]) }

    /// Skips the common steps at the start and the end of both drawings. The steps between are compared in pairs if
    /// both drawings have equally many.
    private mutating func compare(_ old: ArraySlice<RecordedStep>, _ new: ArraySlice<RecordedStep>) {
        let prefix = zip(old, new).prefix { $0 == $1 }.count
        var (oldRest, newRest) = (old.dropFirst(prefix), new.dropFirst(prefix))
        let suffix = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
        let (oldMiddle, newMiddle) = (oldRest.dropLast(suffix), newRest.dropLast(suffix))
        if !(oldMiddle + newMiddle).contains(where: \.step.clips) {
            (oldRest, newRest) = (oldMiddle, newMiddle)
            if oldRest.count == newRest.count {
                for (one, other) in zip(oldRest, newRest) { compare(one, other) }
                return
            }
        }
        // After a clip that changed, everything may have changed.
        for step in oldRest + newRest { add(step.reach) }
    }

    private mutating func compare(_ former: RecordedStep, _ latter: RecordedStep) {
        guard former != latter else { return }
        switch (former.step, latter.step) {
        case (.scope(let old), .scope(let new)): compare(old[...], new[...])
        case (.content(let old, let distance), .content(let new, let other)) where distance == other:
            for rect in DrawingDamage(from: old.steps, to: new.steps).rects {
                add(rect.moved(by: distance).intersection(former.reach.union(latter.reach)))
            }
        case (.group(let old, let compositing), .group(let new, let other))
        where compositing == other && compositing.shadow == nil && compositing.blend == .normal:
            compare(old[...], new[...])
        default:
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
