/// Records actions that undo changes, and performs them.
///
/// Foundation on Linux has no such class. The actions registered in one turn of the run loop form a group, as
/// `groupsByEvent` says, unless groups are opened and closed explicitly.
///
/// - Source: developer.apple.com/documentation/foundation/undomanager
@preconcurrency @MainActor
open class UndoManager: NSObject {
    private struct Step {
        weak var target: AnyObject?
        let perform: () -> Void
    }
    private final class Group {
        var steps: [Step] = []
        var name = ""
    }

    private var undone: [Group] = []
    private var redone: [Group] = []
    private var open: [Group] = []
    private var turnGroup: Group?
    private var disabled = 0

    /// Makes a manager without actions.
    public override init() { super.init() }

    /// Whether an undo is in progress.
    open private(set) var isUndoing = false
    /// Whether a redo is in progress.
    open private(set) var isRedoing = false
    /// Whether there is something to undo.
    open var canUndo: Bool { undone.contains { !$0.steps.isEmpty } || open.contains { !$0.steps.isEmpty } }
    /// Whether there is something to redo.
    open var canRedo: Bool { !redone.isEmpty }
    /// The maximum number of groups that can be undone; 0, the default, for no limit.
    open var levelsOfUndo = 0 { didSet { limit() } }
    /// Whether the actions registered in one turn of the run loop form a group.
    open var groupsByEvent = true

    // MARK: Registration

    /// Registers an action that undoes a change.
    ///
    /// - Parameter target: The object that is changed. Held weakly: after its deallocation the action does nothing.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let step = Step(target: target) { [weak target] in target.map(handler) }
        if isUndoing {
            redone.last?.steps.append(step)
        } else {
            if !isRedoing { redone = [] }
            groupForRegistration().steps.append(step)
        }
    }

    /// Registers a method call with an argument that undoes a change.
    ///
    /// - Parameter target: The object that is changed. Held weakly: after its deallocation the action does nothing.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        registerUndo(withTarget: target as AnyObject) { target in
            if let responder = target as? UIResponder {
                responder.perform(selector, with: anObject)
            } else {
                ActionDispatch.callOrTell(selector, [anObject], on: target)
            }
        }
    }

    private func groupForRegistration() -> Group {
        if let group = open.last { return group }
        if isRedoing, let group = undone.last { return group }
        if groupsByEvent, let turnGroup { return turnGroup }
        let group = Group()
        undone.append(group)
        limit()
        if groupsByEvent {
            turnGroup = group
            DispatchQueue.main.async { [weak self] in self?.turnGroup = nil }
        }
        return group
    }

    private func limit() { if levelsOfUndo > 0 { undone.removeFirst(max(0, undone.count - levelsOfUndo)) } }

    /// Opens a group: the actions registered until it is closed are undone together.
    open func beginUndoGrouping() {
        turnGroup = nil
        open.append(Group())
    }
    /// Closes the group that was opened last.
    open func endUndoGrouping() {
        guard let group = open.popLast() else {
            raise("NSInternalInconsistencyException", "endUndoGrouping called with no matching begin")
        }
        if let outer = open.last {
            outer.steps += group.steps
        } else if !group.steps.isEmpty {
            undone.append(group)
            limit()
        }
    }
    /// The number of open groups.
    open var groupingLevel: Int { open.count + (turnGroup == nil ? 0 : 1) }

    /// Disables registration; calls nest.
    open func disableUndoRegistration() { disabled += 1 }
    /// Ends the effect of one call of ``disableUndoRegistration()``.
    open func enableUndoRegistration() { disabled -= 1 }
    /// Whether registration is enabled.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }

    // MARK: Undo and redo

    /// Undoes the last group.
    open func undo() {
        turnGroup = nil
        while !open.isEmpty { endUndoGrouping() }
        guard let group = undone.popLast() else { return }
        let undoing = Group()
        undoing.name = group.name
        redone.append(undoing)
        isUndoing = true
        perform(group)
        isUndoing = false
        if undoing.steps.isEmpty { redone.removeAll { $0 === undoing } }
        NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
    }
    /// Redoes the group that was undone last.
    open func redo() {
        guard let group = redone.popLast() else { return }
        let redoing = Group()
        redoing.name = group.name
        undone.append(redoing)
        isRedoing = true
        perform(group)
        isRedoing = false
        NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
    }

    private func perform(_ group: Group) { for step in group.steps.reversed() where step.target != nil { step.perform() } }

    /// Removes all actions.
    open func removeAllActions() { (undone, redone, open, turnGroup) = ([], [], [], nil) }
    /// Removes the actions of a target.
    open func removeAllActions(withTarget target: Any) {
        let object = target as AnyObject
        for group in undone + redone + open { group.steps.removeAll { $0.target === object } }
        undone.removeAll { $0.steps.isEmpty }
        redone.removeAll { $0.steps.isEmpty }
    }

    // MARK: Names

    /// Sets the name of the open group, or of the last one.
    open func setActionName(_ actionName: String) { (open.last ?? undone.last)?.name = actionName }
    /// The name of the next group to undo.
    open var undoActionName: String { undone.last?.name ?? "" }
    /// The name of the next group to redo.
    open var redoActionName: String { redone.last?.name ?? "" }
    /// The title of an undo menu item.
    open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo " + undoActionName }
    /// The title of a redo menu item.
    open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo " + redoActionName }
}

extension NSNotification.Name {
    /// Posted by an undo manager after an undo.
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Posted by an undo manager after a redo.
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
