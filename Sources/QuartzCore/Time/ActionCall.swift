import RuntimeReflection

/// An object that calls its methods by name itself, as UIKit's responders do.
package protocol ActionReceiver: AnyObject {
    /// Calls the method with the sender, if it takes one.
    func receive(_ action: Selector, from sender: AnyObject?)
}

/// Calls methods by name.
package enum ActionCall {
    /// Calls a method with a value other than a sender, such as a notification, on the current thread.
    static func send(_ action: Selector, to target: AnyObject, withValue value: Any) {
        guard let call = MemberTable.optionalMethod(action.description, of: target) else {
            return send(action, to: target, from: value as AnyObject)
        }
        _ = call([value])
    }

    /// Calls a method with the sender, if it takes one, in the main actor's context. Reports a method that is not
    /// found.
    static func send(_ action: Selector, to target: AnyObject, from sender: AnyObject?) {
        if let receiver = target as? any ActionReceiver { return receiver.receive(action, from: sender) }
        nonisolated(unsafe) let (target, sender) = (target, sender)
        MainActor.assumeIsolated {
            do throws(ReflectionFailure) {
                try ProgramClasses(below: "UIKit").method(action.description, of: type(of: target)).callAction(
                    on: target, [sender])
            } catch {
                FileHandle.standardError.write(
                    Data("[QuartzCore] -[\(type(of: target)) \(action)] was not called: \(error).\n".utf8))
            }
        }
    }
}
