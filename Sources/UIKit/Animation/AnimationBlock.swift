/// The animation blocks that are running, and what they postpone to their ends.
@MainActor
enum AnimationBlock {
    private struct Block {
        /// nil if the changes are made at once.
        var animation: ViewAnimation?
        /// Views whose layout belongs to the animation.
        var moving: [UIView] = []
        /// What happens at the end of a block whose changes are made at once.
        var endings: [() -> Void] = []
        /// Hears of each change instead of its being animated at once.
        var recorder: (any ChangeRecorder)?
        /// Keyframe steps that have not run, while they are collected.
        var keyframes: KeyframeSteps?
        /// What calls said of a block that began by a call, and the animations that changes in it had.
        var settings: AnimationSettings?
        var animations: [ViewAnimation] = []
    }
    private static var open: [Block] = []

    /// Whether changes made now are part of an animation.
    static var isOpen: Bool { !open.isEmpty && UIView.areAnimationsEnabled }

    /// The innermost animation whose changes are being made.
    static var animation: ViewAnimation? { isOpen ? open.last?.animation : nil }

    /// Runs the changes, lays out the views concerned, and then does what was postponed: at once, or when the animation
    /// is over.
    static func run(_ animation: ViewAnimation?, recorder: (any ChangeRecorder)? = nil, _ changes: () -> Void) {
        let animation = animation ?? self.animation
        let isOwn = animation !== self.animation
        let takesTime = animation?.takesTime == true && UIView.areAnimationsEnabled
        open.append(Block(animation: takesTime ? animation : nil, recorder: recorder ?? open.last?.recorder))
        update()
        changes()
        layOutMoving()
        let block = open.removeLast()
        update()
        if isOwn { animation?.close() }
        for ending in block.endings { ending() }
    }

    // MARK: Blocks that begin and end by calls

    /// Begins a block.
    static func begin(_ settings: AnimationSettings) {
        open.append(Block(settings: settings))
        apply(settings)
    }

    /// Changes what the innermost block's animation is; without a block that began by a call, nothing happens.
    static func set(_ change: (inout AnimationSettings) -> Void) {
        guard var settings = open.last?.settings else { return }
        change(&settings)
        apply(settings)
    }

    /// Changes from now on are animated by the settings.
    private static func apply(_ settings: AnimationSettings) {
        let index = open.count - 1
        open[index].settings = settings
        open[index].animation = nil
        update()
        let animation = settings.animation
        let takesTime = animation.takesTime && UIView.areAnimationsEnabled
        open[index].animation = takesTime ? animation : nil
        if takesTime { open[index].animations.append(animation) }
        update()
    }

    /// Ends the innermost block, if it began by a call.
    static func commit() {
        guard let settings = open.last?.settings else { return }
        layOutMoving()
        let block = open.removeLast()
        update()
        settings.tellStart()
        guard let last = block.animations.last else { return settings.tellEnd(true) }
        last.atEnd { settings.tellEnd($0) }
        for animation in block.animations { animation.close() }
        for ending in block.endings { ending() }
    }

    // MARK: Views

    /// Lays out the views whose layout belongs to the innermost animation.
    static func layOutMoving() {
        let index = open.count - 1
        let views = open[index].moving
        open[index].moving = []
        for view in views { view.layoutIfNeeded() }
    }

    /// Has layers of views ask what they do when their properties change, while changes are animated.
    static func update() { CALayer.viewsAskForActions = animation != nil }

    /// What takes the changes as a whole instead of their being animated one by one; nil if they are.
    static var recorder: (any ChangeRecorder)? { animation == nil ? nil : open.last?.recorder }

    /// Seconds that the innermost animation takes; 0 outside of one.
    static var duration: TimeInterval { open.last?.animation?.duration ?? 0 }

    // MARK: Changes

    /// What the layer of a view does when a property changes; nil for nothing.
    static func action(of view: UIView, forKey key: String) -> (any CAAction)? {
        guard let animation, animation.unmoved !== view, let block = open.last else { return nil }
        if let recorder = block.recorder { return ViewChange(of: key, in: view) { recorder.record($0, in: view) } }
        guard view.layer.isOnScreen else { return nil }
        if key == "backgroundColor" { return colorAction(of: view, animation) }
        return ViewChange(of: key, in: view) { animate($0, in: view, animation) }
    }

    /// The animation of a colour is the action itself, from which programs read the timing for animations of their own.
    private static func colorAction(of view: UIView, _ animation: ViewAnimation) -> (any CAAction)? {
        let action = animation.makeAnimation()
        action.keyPath = "backgroundColor"
        let (old, model) = ((view.layer.presentation() ?? view.layer).backgroundColor ?? .clear, view.layer.backgroundColor)
        action.fromValue = old
        animation.time(action)
        action.runner = { [unowned view, unowned action] in
            MainActor.assumeIsolated {
                if view.layer.backgroundColor != model { animation.add(action, forKey: "backgroundColor", to: view) }
            }
        }
        return action
    }

    /// Adds the animation of a change.
    static func animate(_ change: LayerChange, in view: UIView, _ animation: ViewAnimation) {
        let basic = animation.makeAnimation()
        change.animate(basic, pace: animation.time)
        animation.add(basic, forKey: change.freeKey, to: view)
        if animation.laysOutSubviews { layOut(view) }
    }

    // MARK: Keyframes

    /// Collects the steps of the innermost animation, and runs them in the order of their starts.
    static func keyframes(_ gather: () -> Void) {
        let index = open.count - 1
        open[index].keyframes = KeyframeSteps()
        gather()
        let steps = open[index].keyframes.take()
        steps?.run(telling: open[index].recorder as? KeyframeRecorder)
    }

    /// A step of the innermost keyframes; made at once outside of them.
    static func addKeyframe(at start: Double, for duration: Double, _ changes: @escaping () -> Void) {
        guard let index = open.indices.last, open[index].keyframes != nil else { return changes() }
        open[index].keyframes?.add(at: start, for: duration, changes)
    }

    // MARK: The end

    /// Makes the layout of a view part of the innermost animation.
    static func layOut(_ view: UIView) {
        let index = open.count - 1
        if !open[index].moving.contains(where: { $0 === view }) { open[index].moving.append(view) }
    }

    /// Postpones something to the end of the innermost animation.
    static func atEnd(_ ending: @escaping () -> Void) {
        if let animation { animation.atEnd { _ in ending() } } else { open[open.count - 1].endings.append(ending) }
    }
}

/// Hears of changes of views that are not animated one by one.
@MainActor
protocol ChangeRecorder: AnyObject {
    /// A property changed.
    func record(_ change: LayerChange, in view: UIView)
    /// A property changed whose animation is made already.
    func record(_ change: LayerChange, in view: UIView, animatedBy animation: CAPropertyAnimation)
}

/// What a view's layer does when one of its properties changes in an animation block: where the main actor's code runs.
final class ViewChange: NSObject, CAAction, @unchecked Sendable {
    private var change: LayerChange
    private let animate: @MainActor (LayerChange) -> Void

    /// nil for a property that animations do not change. Images of views are exchanged at once: it takes a transition
    /// to fade them.
    @MainActor
    init?(of key: String, in view: UIView, animate: @escaping @MainActor (LayerChange) -> Void) {
        guard key != "contents", let change = LayerChange(of: key, in: view.layer) else { return nil }
        (self.change, self.animate) = (change, animate)
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard change.finish() else { return }
        MainActor.assumeIsolated { animate(change) }
    }
}
