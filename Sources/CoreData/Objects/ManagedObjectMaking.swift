import QuartzCore
import RuntimeReflection
import UIKit

/// Lends the place of the initializer of managed objects in method tables, by which objects of classes are made that
/// are known when the program runs. Open, although nothing subclasses it: the optimizer then keeps the call through the
/// table.
open class ManagedObjectSlot: NSManagedObject {
    /// Lends its place; never called.
    public required override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        preconditionFailure("Only the place of this initializer is used")
    }
}

extension NSEntityDescription {
    /// Makes an object of the entity's class.
    func makeObject(insertedInto context: NSManagedObjectContext?) -> NSManagedObject {
        let slot = unsafeBitCast(objectClass, to: ManagedObjectSlot.Type.self)
        let object: AnyObject = slot.init(entity: self, insertInto: context)
        return unsafeDowncast(object, to: NSManagedObject.self)
    }

    /// The class of the entity's objects: that of its name, or else `NSManagedObject`, which is told once.
    var objectClass: AnyClass {
        if let knownClass { return knownClass }
        let found: AnyClass? = ManagedObjectMaking.findClass(managedObjectClassName)
        if found == nil {
            let text =
                "CoreData: warning: Unable to load class named '\(managedObjectClassName ?? "")' for entity '\(name ?? "")'.  "
                + "Class not found, using default NSManagedObject instead.\n"
            FileHandle.standardError.write(Data(text.utf8))
        }
        knownClass = found ?? NSManagedObject.self
        return knownClass!
    }
}

/// Finds classes of entities and entities of classes, and makes faults.
enum ManagedObjectMaking {
    struct Fault {
        let id: NSManagedObjectID
        let context: NSManagedObjectContext
    }

    // MARK: Faults

    private static let key = "CoreData.fault"

    /// Makes an object whose values are read later. Its class's own initializer is called, without a context.
    static func fault(_ id: NSManagedObjectID, in context: NSManagedObjectContext) -> NSManagedObject {
        Thread.current.threadDictionary[key] = Fault(id: id, context: context)
        let object = id.entity.makeObject(insertedInto: nil)
        // A class's own initializer may have set properties.
        (object.values, object.committed) = (nil, nil)
        return object
    }

    /// The fault that is being made on this thread; once.
    static func takeFault(of entity: NSEntityDescription) -> Fault? {
        let storage = Thread.current.threadDictionary
        guard let fault = storage[key] as? Fault, fault.id.entity === entity else { return nil }
        storage.removeObject(forKey: key)
        return fault
    }

    static func check(_ entity: NSEntityDescription, _ type: AnyClass) {
        guard entity.isAbstract else { return }
        raise(
            "NSInvalidArgumentException",
            "Cannot create an NSManagedObject of an abstract entity (entity = \(entity.name ?? ""), class = \(type)).")
    }

    // MARK: Classes

    static func findClass(_ name: String?) -> AnyClass? {
        let name = (name ?? "NSManagedObject").trimmingCharacters(in: CharacterSet(charactersIn: "."))
        let last = name.split(separator: ".").last.map(String.init) ?? name
        if last == "NSManagedObject" || last.isEmpty { return NSManagedObject.self }
        let found: AnyClass? = NamedClasses.find(name) ?? NamedClasses.renamed(last) ?? NamedClasses.find("\(mainModule).\(last)")
        return [found, onlyClass(last)].lazy.compactMap { $0 }.first { $0 is NSManagedObject.Type }
    }

    private static var mainModule: String {
        let name = Bundle.main.executableURL?.lastPathComponent ?? ""
        return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// The class of a name in any module of the program, found where the main actor's code runs.
    private static func onlyClass(_ name: String) -> AnyClass? {
        guard Thread.isMainThread || MainQueue.isCurrent else { return nil }
        nonisolated(unsafe) var found: AnyClass?
        MainActor.assumeIsolated { found = ProgramClasses.only(named: name, below: NSManagedObject.self) }
        return found
    }

    // MARK: Entities

    private struct KnownModel {
        weak var model: NSManagedObjectModel?
    }
    private static let lock = NSLock()
    nonisolated(unsafe) private static var models: [KnownModel] = []

    /// Notes a model that a coordinator uses, and looks for the classes of its entities.
    static func note(_ model: NSManagedObjectModel) {
        lock.withLock {
            models.removeAll { $0.model == nil || $0.model === model }
            models.append(KnownModel(model: model))
        }
    }

    /// The entity of a class; that of the nearest superclass where the class has none. Raises where there is none.
    static func entity(of type: NSManagedObject.Type, in context: NSManagedObjectContext?) -> NSEntityDescription {
        if let found = knownEntity(of: type, in: context) { return found }
        raise(
            "NSInvalidArgumentException",
            "An NSManagedObject of class '\(NamedClasses.name(of: type))' must have a valid NSEntityDescription.")
    }

    /// The entity of a class in the model of a context, or in the models that coordinators use, the latest first.
    static func knownEntity(of type: NSManagedObject.Type, in context: NSManagedObjectContext?) -> NSEntityDescription? {
        let known = lock.withLock { models.compactMap(\.model) }
        let searched = context?.model.map { [$0] } ?? known.reversed()
        return searched.lazy.compactMap { entity(of: type, among: $0.entities) }.first
    }

    /// The entity of a name in the models that coordinators use, the latest first.
    static func entity(named name: String) -> NSEntityDescription? {
        let known = lock.withLock { models.compactMap(\.model) }
        return known.reversed().lazy.compactMap { $0.entitiesByName[name] }.first
    }

    private static func entity(of type: NSManagedObject.Type, among entities: [NSEntityDescription]) -> NSEntityDescription? {
        if let found = entities.first(where: { $0.knownClass == type }) { return found }
        let name = NamedClasses.name(of: type).split(separator: ".").last.map(String.init) ?? ""
        guard type != NSManagedObject.self,
            let found = entities.first(where: { $0.managedObjectClassName.split(separator: ".").last.map(String.init) == name })
        else { return nil }
        if found.knownClass == nil || found.knownClass == NSManagedObject.self { found.knownClass = type }
        return found
    }
}
