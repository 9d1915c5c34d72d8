/// The animation blocks that are running, and what they postpone to their ends.
@MainActor
enum AnimationBlock {
    private struct Block {
        /// Views whose layout belongs to the animation.
        var moving: [UIView] = []
        var endings: [() -> Void] = []
        /// Seconds.
        var duration: TimeInterval = 0
        /// Keyframe steps that have not run, while they are collected.
        var keyframes: [(start: Double, changes: () -> Void)]?
    }
    private static var open: [Block] = []

    /// Whether changes made now are part of an animation.
    static var isOpen: Bool { !open.isEmpty && UIView.areAnimationsEnabled }

    /// Runs the changes, lays out the views concerned, and then does what was postponed.
    static func run(duration: TimeInterval = 0, _ changes: () -> Void) {
        open.append(Block(duration: duration))
        changes()
        for view in open[open.count - 1].moving { view.layoutIfNeeded() }
        let block = open.removeLast()
        for ending in block.endings { ending() }
    }

    /// Seconds that the innermost animation would take; 0 outside of one.
    static var duration: TimeInterval { open.last?.duration ?? 0 }

    /// Collects the steps of the innermost animation, and runs them in the order of their starts.
    static func keyframes(_ gather: () -> Void) {
        let index = open.count - 1
        open[index].keyframes = []
        gather()
        let steps = open[index].keyframes ?? []
        open[index].keyframes = nil
        for step in steps.indices.sorted(by: { (steps[$0].start, $0) < (steps[$1].start, $1) }) { steps[step].changes() }
    }

    /// A step of the innermost keyframes; made at once outside of them.
    static func addKeyframe(at start: Double, _ changes: @escaping () -> Void) {
        guard let index = open.indices.last, open[index].keyframes != nil else { return changes() }
        open[index].keyframes?.append((start, changes))
    }

    /// Makes the layout of a view part of the innermost animation.
    static func layOut(_ view: UIView) { open[open.count - 1].moving.append(view) }

    /// Postpones something to the end of the innermost animation.
    static func atEnd(_ ending: @escaping () -> Void) { open[open.count - 1].endings.append(ending) }
}
