import RuntimeReflection

/// Sends actions to objects by the names of their methods.
@MainActor
enum ActionDispatch {
    /// The position in a document of the action that is being sent.
    private static var place: String?

    /// Calls a closure that sends an action with a position in a document; nil for an action added by code.
    static func placing(_ place: String?, _ body: () -> Void) {
        let outer = self.place
        self.place = place
        body()
        self.place = outer
    }

    /// Sends an action to its target, or to the first responder in the chain that can perform it. Returns whether any
    /// object received it.
    @discardableResult
    static func send(_ action: Selector, to target: AnyObject?, from sender: AnyObject?, _ event: UIEvent?) -> Bool {
        guard let receiver = target ?? firstTaker(of: action, from: sender) else {
            tellNobody(action)
            return false
        }
        perform(action, on: receiver, sender, event)
        return true
    }

    private static func firstTaker(of action: Selector, from sender: AnyObject?) -> AnyObject? {
        let window = (sender as? UIResponder)?.responderWindow ?? UIWindow.key
        let start = window?.firstResponder ?? sender as? UIResponder ?? window?.rootViewController ?? window
        return (start ?? UIApplication.shared).target(forAction: action, withSender: sender).map { $0 as AnyObject }
    }

    /// Calls the method with as many arguments as its name has colons.
    private static func perform(_ action: Selector, on receiver: AnyObject, _ sender: AnyObject?, _ event: UIEvent?) {
        guard let responder = receiver as? UIResponder else {
            return callOrTell(action, [sender, event], on: receiver)
        }
        switch action.argumentCount {
        case 0: responder.perform(action)
        case 1: responder.perform(action, with: sender)
        default: responder.perform(action, with: sender, with: event)
        }
    }

    /// Calls a method found among the program's symbols, with the first of the values, according to its number of
    /// arguments.
    ///
    /// - Throws: The reason if there is no such method or if it cannot be called.
    static func call(_ action: Selector, _ values: [Any?], on object: AnyObject) throws(ReflectionFailure) {
        try ProgramClasses.belowUIKit.method(action.description, of: type(of: object)).callAction(on: object, values)
    }

    /// Calls a method found among the program's symbols, or logs why it was not called.
    static func callOrTell(_ action: Selector, _ values: [Any?], on object: AnyObject) {
        do throws(ReflectionFailure) { try call(action, values, on: object) } catch {
            tell(action, of: object, "was not called", error)
        }
    }

    /// The value of a property whose getter a selector names, as far as key-value coding knows it; the outer optional
    /// is nil for other selectors.
    static func getter(_ selector: Selector, of object: AnyObject) -> Any?? {
        selector.argumentCount == 0 ? namedProperties.value(forKey: selector.description, of: object) : nil
    }

    /// Calls a method, and returns its result unretained if its class comes from rewritten sources, or if it is a
    /// getter; nil otherwise.
    static func result(of action: Selector, _ values: [Any?], on object: AnyObject) -> Unmanaged<AnyObject>? {
        guard let call = MemberTables.method(action.description, of: type(of: object)) else {
            if let value = getter(action, of: object) { return PerformedResult.kept(value) }
            callOrTell(action, values, on: object)
            return nil
        }
        return PerformedResult.kept(call(object, values))
    }

    /// Calls a completion method of a task, or logs why it was not called.
    static func callEnd(
        _ selector: Selector, of value: AnyObject, _ error: (any Error)?, _ context: UnsafeMutableRawPointer?,
        on object: AnyObject
    ) {
        do throws(ReflectionFailure) {
            let method = try ProgramClasses.belowUIKit.method(selector.description, of: type(of: object))
            try method.callEnd(on: object, of: value, error, context)
        } catch { LoadingLog.write("-[\(LayoutText.className(object)) \(selector)] was not called: \(error).", place: nil) }
    }

    /// Whether a class has a method that is found among the program's symbols.
    static func hasMethod(_ action: Selector, _ type: AnyClass) -> Bool {
        (try? ProgramClasses.belowUIKit.method(action.description, of: type)) != nil
    }

    /// Whether an object has a method of the name, callable or not. Logs a message if methods cannot be looked up.
    static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
        do throws(ReflectionFailure) {
            _ = try ProgramClasses.belowUIKit.method(selector.description, of: type(of: object))
            return true
        } catch {
            switch error {
            case .unsupportedMethod, .mismatchedMethod: return true
            case .unknownMethod: return false
            default:
                LoadingLog.write("Whether \(LayoutText.className(object)) has \(selector) is not known: \(error).", place: nil)
                return false
            }
        }
    }

    /// Logs that a target does not have the method of a document's action, and the reason. Targets that override
    /// `perform(_:with:)` are not checked.
    static func tellIfMissing(_ action: Selector, of object: AnyObject, place: String) {
        do throws(ReflectionFailure) {
            _ = try ProgramClasses.belowUIKit.method(action.description, of: type(of: object))
        } catch {
            if object is UIResponder, overridesPerform(type(of: object)) { return }
            placing(place) { tell(action, of: object, "cannot be called", error) }
        }
    }

    private static func overridesPerform(_ type: AnyClass) -> Bool {
        do throws(ReflectionFailure) {
            _ = try ProgramClasses.belowUIKit.method("perform:with:", of: type)
            return true
        } catch { if case .unsupportedMethod = error { return true } else { return false } }
    }

    /// Logs that a method was not or cannot be called, the reason, and a remedy.
    private static func tell(_ action: Selector, of object: AnyObject, _ fault: String, _ failure: ReflectionFailure) {
        let name = LayoutText.className(object)
        let help =
            object is UIResponder
            ? "override perform(_:with:) in \(name), or add a UIAction to the sender instead"
            : "add a UIAction to the sender instead"
        LoadingLog.write("-[\(name) \(action)] \(fault): \(failure); or \(help).", place: place)
    }

    private static func tellNobody(_ action: Selector) {
        LoadingLog.write(
            "The action \(action) found no responder to take it: override canPerformAction(_:withSender:) and perform(_:with:) in the "
                + "one that shall.", place: place)
    }
}
