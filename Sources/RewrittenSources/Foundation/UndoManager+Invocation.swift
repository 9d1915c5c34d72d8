import RuntimeReflection
public import UIKit

/// The object on which an undo manager records a call of a method, which it makes on a target to undo something.
final class UndoInvocation: NSObject {
    private let (manager, target): (UndoManager, NSObject)

    init(_ manager: UndoManager, _ target: NSObject) { (self.manager, self.target) = (manager, target) }

    /// Records the call of a method by its Objective-C name.
    func record(_ selector: String, _ values: [Any?]) {
        guard let call = MemberTable.optionalMethod(selector, of: target) else {
            fatalError(
                "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
                    + "'-[\(type(of: target)) \(selector)]: unrecognized selector sent to instance'")
        }
        nonisolated(unsafe) let (recorded, arguments, receiver) = (call, values, target)
        let manager = manager
        MainActor.assumeIsolated { manager.registerUndo(withTarget: receiver) { _ in _ = recorded(arguments) } }
    }
}

extension UndoManager {
    /// A value that records the next call of a method of the target. Sources call it by its name, as of a value of the
    /// type `AnyObject`.
    ///
    /// - Source: developer.apple.com/documentation/foundation/undomanager/prepare(withinvocationtarget:)
    public func prepare(withInvocationTarget target: Any) -> Any {
        (target as? NSObject).map { UndoInvocation(self, $0) } ?? target
    }
}
