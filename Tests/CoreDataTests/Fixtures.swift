import CoreData
import Testing

/// Classes as sources for iOS declare them, after rewriting.
class Person: NSManagedObject {
    var name: String? {
        get { _managedValue("name") }
        set { _setManagedValue(newValue, "name") }
    }
    var age: Int16 {
        get { _managedValue("age") }
        set { _setManagedValue(newValue, "age") }
    }
    var team: Team? {
        get { _managedValue("team") }
        set { _setManagedValue(newValue, "team") }
    }
    var tags: NSSet? {
        get { _managedValue("tags") }
        set { _setManagedValue(newValue, "tags") }
    }
    var tagSet: Set<Tag> {
        get { _managedValue("tags") }
        set { _setManagedValue(newValue, "tags") }
    }
    var awakenings = 0

    override func awakeFromInsert() { awakenings += 1 }
    override func awakeFromFetch() { awakenings += 10 }
    class func fetchRequest() -> NSFetchRequest<Person> { NSFetchRequest<Person>(entityName: "Person") }
}

class Team: NSManagedObject {
    var title: String {
        get { _managedValue("title") }
        set { _setManagedValue(newValue, "title") }
    }
    var members: NSOrderedSet? {
        get { _managedValue("members") }
        set { _setManagedValue(newValue, "members") }
    }
    func addToMembers(_ value: Person) { return _callManaged("addMembersObject:", [value]) }
    func removeFromMembers(_ value: Person) { return _callManaged("removeMembersObject:", [value]) }
    func insertIntoMembers(_ value: Person, at index: Int) {
        return _callManaged("insertObject:inMembersAtIndex:", [value, index])
    }
}

class Tag: NSManagedObject {
    var word: String {
        get { _managedValue("word") }
        set { _setManagedValue(newValue, "word") }
    }
    var people: NSSet? {
        get { _managedValue("people") }
        set { _setManagedValue(newValue, "people") }
    }
}

/// A person who has a limit, below Person.
class Player: Person {
    var points: Int64 {
        get { _managedValue("points") }
        set { _setManagedValue(newValue, "points") }
    }
}

enum TestModel {
    static func attribute(_ name: String, _ type: NSAttributeType, optional: Bool = true, value: Any? = nil)
        -> NSAttributeDescription
    {
        let attribute = NSAttributeDescription()
        (attribute.name, attribute.attributeType, attribute.isOptional, attribute.defaultValue) = (name, type, optional, value)
        return attribute
    }

    static func relationship(_ name: String, many: Bool, ordered: Bool = false, rule: NSDeleteRule = .nullifyDeleteRule)
        -> NSRelationshipDescription
    {
        let relationship = NSRelationshipDescription()
        (relationship.name, relationship.maxCount) = (name, many ? 0 : 1)
        (relationship.isOrdered, relationship.deleteRule) = (ordered, rule)
        return relationship
    }

    static func pair(
        _ one: NSRelationshipDescription, _ other: NSRelationshipDescription, _ a: NSEntityDescription, _ b: NSEntityDescription
    ) {
        (one.destinationEntity, one.inverseRelationship) = (b, other)
        (other.destinationEntity, other.inverseRelationship) = (a, one)
    }

    /// People in teams with an order, with tags.
    static func make(members rule: NSDeleteRule = .nullifyDeleteRule, more: [NSAttributeDescription] = []) -> NSManagedObjectModel
    {
        let (person, team, tag, player) = (
            NSEntityDescription(), NSEntityDescription(), NSEntityDescription(), NSEntityDescription()
        )
        (person.name, person.managedObjectClassName) = ("Person", "CoreDataTests.Person")
        (team.name, team.managedObjectClassName) = ("Team", "CoreDataTests.Team")
        (tag.name, tag.managedObjectClassName) = ("Tag", "CoreDataTests.Tag")
        (player.name, player.managedObjectClassName) = ("Player", "CoreDataTests.Player")
        let (ownTeam, members) = (
            relationship("team", many: false), relationship("members", many: true, ordered: true, rule: rule)
        )
        let (tags, people) = (relationship("tags", many: true), relationship("people", many: true))
        person.properties =
            [attribute("name", .stringAttributeType), attribute("age", .integer16AttributeType, optional: false, value: 0)]
            + more + [ownTeam, tags]
        team.properties = [attribute("title", .stringAttributeType, optional: false, value: ""), members]
        tag.properties = [attribute("word", .stringAttributeType, optional: false, value: ""), people]
        person.subentities = [player]
        player.properties = [attribute("points", .integer64AttributeType, optional: false, value: 7)]
        pair(ownTeam, members, person, team)
        pair(tags, people, person, tag)
        let model = NSManagedObjectModel()
        model.entities = [person, team, tag, player]
        return model
    }

    /// A context of the main queue with a store in memory.
    static func context(_ model: NSManagedObjectModel = make()) throws -> NSManagedObjectContext {
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
        return context(coordinator)
    }

    static func context(_ coordinator: NSPersistentStoreCoordinator) -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        return context
    }
}

extension NSManagedObjectContext {
    @discardableResult
    func person(_ name: String, _ age: Int16 = 0) -> Person {
        let person = Person(context: self)
        (person.name, person.age) = (name, age)
        return person
    }
    @discardableResult
    func team(_ title: String) -> Team {
        let team = Team(context: self)
        team.title = title
        return team
    }
    func names(_ format: String = "TRUEPREDICATE", _ arguments: [Any] = []) throws -> [String] {
        let request: NSFetchRequest<Person> = Person.fetchRequest()
        request.predicate = NSPredicate(format: format, argumentArray: arguments)
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        return try fetch(request).map { $0.name ?? "-" }
    }
}
