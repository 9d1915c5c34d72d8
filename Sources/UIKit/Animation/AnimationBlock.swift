/// The stack of running animation blocks, and the work postponed to their ends.
@MainActor
enum AnimationBlock {
    private struct Block {
        /// The animation; nil if the changes are made at once.
        var animation: ViewAnimation?
        /// Views to be laid out within the animation.
        var moving: [UIView] = []
        /// Closures for the end of a block whose changes are made at once.
        var endings: [() -> Void] = []
        /// Records each change instead of animating it at once.
        var recorder: (any ChangeRecorder)?
        /// The keyframe steps that have not run, while they are collected.
        var keyframes: KeyframeSteps?
        /// The settings of a block that began with ``UIView/beginAnimations(_:context:)``, and the animations of
        /// changes in it.
        var settings: AnimationSettings?
        var animations: [ViewAnimation] = []
    }
    private static var open: [Block] = []

    /// Whether changes made now are part of an animation.
    static var isOpen: Bool { !open.isEmpty && UIView.areAnimationsEnabled }

    /// The innermost animation whose changes are being made.
    static var animation: ViewAnimation? { isOpen ? open.last?.animation : nil }

    /// Runs the changes, lays out the affected views, and runs the postponed closures: at once, or at the end of the
    /// animation.
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

    // MARK: Begin and commit

    /// Begins a block.
    static func begin(_ settings: AnimationSettings) {
        open.append(Block(settings: settings))
        apply(settings)
    }

    /// Changes the settings of the innermost begin/commit block; does nothing outside of one.
    static func set(_ change: (inout AnimationSettings) -> Void) {
        guard var settings = open.last?.settings else { return }
        change(&settings)
        apply(settings)
    }

    /// Makes later changes animate with the settings.
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

    /// Commits the innermost begin/commit block.
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

    /// Lays out the views that belong to the innermost animation.
    static func layOutMoving() {
        let index = open.count - 1
        let views = open[index].moving
        open[index].moving = []
        for view in views { view.layoutIfNeeded() }
    }

    /// Makes layers of views look up actions for changes of properties while changes are animated.
    static func update() { CALayer.viewsAskForActions = animation != nil }

    /// The recorder of the changes if they are animated as a whole; nil if each is animated by itself.
    static var recorder: (any ChangeRecorder)? { animation == nil ? nil : open.last?.recorder }

    /// The duration in seconds of the innermost animation; 0 outside of one.
    static var duration: TimeInterval { open.last?.animation?.duration ?? 0 }

    // MARK: Changes

    /// The action of a view's layer for a change of a property; nil for none.
    static func action(of view: UIView, forKey key: String) -> (any CAAction)? {
        guard let animation, animation.unmoved !== view, let block = open.last else { return nil }
        if let recorder = block.recorder { return ViewChange(of: key, in: view) { recorder.record($0, in: view) } }
        guard view.layer.isOnScreen else { return nil }
        if key == "backgroundColor" { return colorAction(of: view, animation) }
        return ViewChange(of: key, in: view) { animate($0, in: view, animation) }
    }

    /// The animation of a colour is the action itself, from which programs read the timing for their own animations.
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

    /// Adds a step to the innermost keyframes; outside of keyframes makes the changes at once.
    static func addKeyframe(at start: Double, for duration: Double, _ changes: @escaping () -> Void) {
        guard let index = open.indices.last, open[index].keyframes != nil else { return changes() }
        open[index].keyframes?.add(at: start, for: duration, changes)
    }

    // MARK: The end

    /// Lays out a view within the innermost animation.
    static func layOut(_ view: UIView) {
        let index = open.count - 1
        if !open[index].moving.contains(where: { $0 === view }) { open[index].moving.append(view) }
    }

    /// Postpones a closure to the end of the innermost animation.
    static func atEnd(_ ending: @escaping () -> Void) {
        if let animation { animation.atEnd { _ in ending() } } else { open[open.count - 1].endings.append(ending) }
    }
}

/// A recorder of changes of views that are not animated one by one.
@MainActor
protocol ChangeRecorder: AnyObject {
    /// Records a change of a property.
    func record(_ change: LayerChange, in view: UIView)
    /// Records a change of a property whose animation exists already.
    func record(_ change: LayerChange, in view: UIView, animatedBy animation: CAPropertyAnimation)
}

/// The action of a view's layer for a change of a property in an animation block; it runs in the main actor's context.
final class ViewChange: NSObject, CAAction, @unchecked Sendable {
    private var change: LayerChange
    private let animate: @MainActor (LayerChange) -> Void

    /// nil for a property that is not animatable. Images of views are exchanged at once: fading them takes a
    /// transition.
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
