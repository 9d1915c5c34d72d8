/// Overrides that extensions of the frameworks' classes declare. Objective-C puts such a method into the class itself;
/// here the tables of methods of the class, and of those of its subclasses that do not override the method themselves,
/// get it, each before the first object of the class is made.
public enum ExtensionOverrides {
    /// The classes of an override.
    public struct Classes {
        let base: AnyClass
        let overriding: AnyClass
        let plain: AnyClass

        /// Makes a record of an override.
        ///
        /// - Parameters:
        ///   - base: The class of the framework.
        ///   - overriding: A subclass that overrides the member and declares nothing else.
        ///   - plain: A subclass that declares nothing.
        public init(of base: AnyClass, by overriding: AnyClass, unlike plain: AnyClass) {
            (self.base, self.overriding, self.plain) = (base, overriding, plain)
        }
    }

    nonisolated(unsafe) private static var registered: [() -> Classes] = []
    nonisolated(unsafe) private static var slots: [Slot]?
    nonisolated(unsafe) private static var finished: Set<ObjectIdentifier> = []

    /// Registers an override; rewritten sources call this before `main` runs.
    public static func register(_ classes: @escaping () -> Classes) { registered.append(classes) }

    /// Whether the program has such overrides.
    package static var areRegistered: Bool { !registered.isEmpty }

    /// Gives a class the overrides of the classes that it is or inherits from.
    @MainActor
    package static func apply(to type: AnyClass) {
        guard finished.insert(ObjectIdentifier(type)).inserted else { return }
        let slots = slots ?? registered.flatMap { Slot.all(of: $0()) }
        self.slots = slots
        for slot in slots where ProgramClasses.isClass(type, below: slot.base) { slot.fill(in: type) }
    }

    /// A place in the table of methods that an override changes: one for a method, several for a property.
    private struct Slot {
        let base: AnyClass
        let place: MethodSlot.Change

        static func all(of classes: Classes) -> [Slot] {
            MethodSlot.changes(of: classes.overriding, unlike: classes.plain, below: classes.base).map {
                Slot(base: classes.base, place: $0)
            }
        }

        func fill(in type: AnyClass) { place.fill(in: type) }
    }
}
