import Foundation

/// The object that stands for a class where the class itself is the target of an action or observes notifications. With
/// Objective-C a class is an object; here only objects have an identity that can be kept.
public final class ClassReceiver: NSObject {
    let type: AnyClass

    private init(_ type: AnyClass) { self.type = type }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var receivers: [ObjectIdentifier: ClassReceiver] = [:]

    /// The object for a class: always the same one, which is never deallocated, as classes are not.
    public static func of(_ type: AnyClass) -> ClassReceiver {
        lock.withLock {
            let id = ObjectIdentifier(type)
            let receiver = receivers[id] ?? ClassReceiver(type)
            receivers[id] = receiver
            return receiver
        }
    }

    public override var description: String { String(describing: type) }
}
