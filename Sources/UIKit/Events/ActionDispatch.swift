/// Sends actions to objects by the names of their methods.
@MainActor
enum ActionDispatch {
    /// Where the document has the action that is being sent.
    private static var place: String?

    /// Runs what sends an action that a document has at a place; nil for one that code added.
    static func placing(_ place: String?, _ body: () -> Void) {
        let outer = self.place
        self.place = place
        body()
        self.place = outer
    }

    /// Sends an action to its target, or to the first responder in the chain that can take it. Returns whether anybody did.
    @discardableResult
    static func send(_ action: Selector, to target: AnyObject?, from sender: NSObject, _ event: UIEvent?) -> Bool {
        guard let receiver = target ?? firstTaker(of: action, from: sender) else {
            tellNobody(action)
            return false
        }
        perform(action, on: receiver, sender, event)
        return true
    }

    private static func firstTaker(of action: Selector, from sender: NSObject) -> AnyObject? {
        let window = (sender as? UIResponder)?.responderWindow ?? UIWindow.all.first(where: \.isKeyWindow)
        guard let start = window?.firstResponder ?? sender as? UIResponder ?? window?.rootViewController else { return nil }
        return start.target(forAction: action, withSender: sender).map { $0 as AnyObject }
    }

    /// Calls the method with as many values as its name has colons.
    private static func perform(_ action: Selector, on receiver: AnyObject, _ sender: NSObject, _ event: UIEvent?) {
        guard let responder = receiver as? UIResponder else {
            if !call(action, [sender, event], on: receiver) { tellMissing(action, of: receiver) }
            return
        }
        switch action.argumentCount {
        case 0: responder.perform(action)
        case 1: responder.perform(action, with: sender)
        default: responder.perform(action, with: sender, with: event)
        }
    }

    /// Calls a method that is found among the program's symbols. Returns whether there is one that takes the values.
    static func call(_ action: Selector, _ values: [Any?], on object: AnyObject) -> Bool {
        NamedMethod.find(action, of: type(of: object))?.callAction(on: object, values) ?? false
    }

    /// Tells that a method was not called, why, and what helps.
    static func tellMissing(_ action: Selector, of object: AnyObject) {
        let name = LayoutText.className(object)
        let help =
            object is UIResponder
            ? "override perform(_:with:) in \(name), or add a UIAction to the sender instead"
            : "add a UIAction to the sender instead"
        LoadingLog.write(
            "-[\(name) \(action)] was not called: \(lack(of: action, in: type(of: object))); or \(help).", place: place)
    }

    /// Why a method was not called, and how to build the program so that it is.
    static func lack(of action: Selector, in type: AnyClass) -> String {
        if let method = NamedMethod.find(action, of: type) {
            return
                "it takes (\(method.parameters.joined(separator: ", "))), where only objects of the very classes and Any are passed "
                + "by name; declare it so"
        }
        if !ProgramSymbols.areNamed(of: type) {
            return "methods are found by the program's symbols, which it was stripped of; keep them"
        }
        return
            "no such method was found among the program's symbols. A release build drops methods that nothing calls: build with "
            + "-Xswiftc -enable-testing, which keeps those that are not private"
    }

    private static func tellNobody(_ action: Selector) {
        LoadingLog.write(
            "The action \(action) found no responder to take it: override canPerformAction(_:withSender:) and perform(_:with:) in the "
                + "one that shall.", place: place)
    }
}
