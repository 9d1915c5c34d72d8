/// The animation blocks that are being run, and what they put off to their ends.
@MainActor
enum AnimationBlock {
    private struct Block {
        /// Views whose layout belongs to the animation.
        var moving: [UIView] = []
        var endings: [() -> Void] = []
    }
    private static var open: [Block] = []

    /// Whether changes made now are part of an animation.
    static var isOpen: Bool { !open.isEmpty && UIView.areAnimationsEnabled }

    /// Runs the changes, lays out what they move, and then does what they put off.
    static func run(_ changes: () -> Void) {
        open.append(Block())
        changes()
        for view in open[open.count - 1].moving { view.layoutIfNeeded() }
        let block = open.removeLast()
        for ending in block.endings { ending() }
    }

    /// Makes the layout of a view part of the innermost animation.
    static func layOut(_ view: UIView) { open[open.count - 1].moving.append(view) }

    /// Puts something off to the end of the innermost animation.
    static func atEnd(_ ending: @escaping () -> Void) { open[open.count - 1].endings.append(ending) }
}
