/// Records what undoes changes, and does it.
///
/// Linux's Foundation has none. Registrations of one turn of the run loop are one group, as `groupsByEvent` has it, unless groups are opened and closed.
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

    /// Makes a manager with nothing to undo.
    public override init() { super.init() }

    /// Whether the manager is undoing.
    open private(set) var isUndoing = false
    /// Whether the manager is redoing.
    open private(set) var isRedoing = false
    /// Whether there is something to undo.
    open var canUndo: Bool { undone.contains { !$0.steps.isEmpty } || open.contains { !$0.steps.isEmpty } }
    /// Whether there is something to redo.
    open var canRedo: Bool { !redone.isEmpty }
    /// How many changes can be undone at most; 0, the default, for any number.
    open var levelsOfUndo = 0 { didSet { limit() } }
    /// Whether what is registered in one turn of the run loop is undone at once.
    open var groupsByEvent = true

    // MARK: Registering

    /// Records what undoes a change.
    ///
    /// - Parameter target: The object that changes, which is not kept alive: where it is gone nothing is done.
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

    /// Records that a method of an object, which takes a value, undoes a change.
    ///
    /// - Parameter target: The object that changes, which is not kept alive: where it is gone nothing is done.
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

    /// Opens a group: what is registered until it is closed is undone at once.
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
    /// How many groups are open.
    open var groupingLevel: Int { open.count + (turnGroup == nil ? 0 : 1) }

    /// Ceases to record, until it is enabled as often.
    open func disableUndoRegistration() { disabled += 1 }
    /// Records again.
    open func enableUndoRegistration() { disabled -= 1 }
    /// Whether changes are recorded.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }

    // MARK: Undoing

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
    /// Does again what was undone last.
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

    /// Forgets everything.
    open func removeAllActions() { (undone, redone, open, turnGroup) = ([], [], [], nil) }
    /// Forgets what changes an object.
    open func removeAllActions(withTarget target: Any) {
        let object = target as AnyObject
        for group in undone + redone + open { group.steps.removeAll { $0.target === object } }
        undone.removeAll { $0.steps.isEmpty }
        redone.removeAll { $0.steps.isEmpty }
    }

    // MARK: Names

    /// Names the group that is being recorded, or the last one.
    open func setActionName(_ actionName: String) { (open.last ?? undone.last)?.name = actionName }
    /// The name of what is undone next.
    open var undoActionName: String { undone.last?.name ?? "" }
    /// The name of what is redone next.
    open var redoActionName: String { redone.last?.name ?? "" }
    /// The title of a menu's item that undoes.
    open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo " + undoActionName }
    /// The title of a menu's item that redoes.
    open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo " + redoActionName }
}

extension NSNotification.Name {
    /// Posted by an undo manager after it undid something.
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Posted by an undo manager after it redid something.
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
