import RuntimeReflection

/// An object that calls its methods by their names itself. UIKit's responders do.
package protocol ActionReceiver: AnyObject {
    /// Calls the method with the sender, if it takes one.
    func receive(_ action: Selector, from sender: AnyObject?)
}

/// Calls methods by their names.
package enum ActionCall {
    /// Calls a method with a value that is no sender, such as a notification, on the thread that it comes on.
    static func send(_ action: Selector, to target: AnyObject, withValue value: Any) {
        guard let call = MemberTable.optionalMethod(action.description, of: target) else {
            return send(action, to: target, from: value as AnyObject)
        }
        _ = call([value])
    }

    /// Calls a method with the sender, if it takes one, where the main actor's code runs. A method that is not found is
    /// reported.
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
