import Foundation

/// Classes that no declaration outside of them can name, with the classes that stand for them in archives.
///
/// On iOS such a class has a name that the compiler gave it, and an archive leads to it in any later run. Here it is
/// known once an object of it was archived by the running program.
public enum ArchivedClasses {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var types: [ObjectIdentifier: AnyClass] = [:]

    /// Notes which class another one stands for, and returns that one. Rewritten files call this where an object is
    /// archived.
    public static func standIn(_ standIn: AnyClass, for type: AnyClass) -> AnyClass {
        lock.withLock { types[ObjectIdentifier(standIn)] = type }
        return standIn
    }

    /// The class that another one stands for; that one itself where the program archived no object of it.
    public static func type(behind standIn: AnyClass) -> AnyClass {
        lock.withLock { types[ObjectIdentifier(standIn)] } ?? standIn
    }
}
