import Testing

/// Members that Core Data makes when a program runs on iOS, and casts of its generic classes.
@Suite struct ManagedMemberTests {
    private func line(_ text: String, _ index: Int = 2) -> String {
        RewrittenText("import CoreData\nclass A: NSManagedObject {\n\(text)\n}").lines[index]
    }

    @Test func propertiesAreReadAndSetByTheirNames() {
        #expect(
            line("@NSManaged public var name: String?")
                == "           public var name: String? { get { _managedValue(\"name\") } set { _setManagedValue(newValue, \"name\") } }"
        )
        #expect(line("@objc(other) @NSManaged var name: Int16").contains("_managedValue(\"other\")"))
        #expect(line("@NSManaged var `default`: Bool").contains("_managedValue(\"default\")"))
    }

    @Test func methodsAreCalledByTheirNamesInObjectiveC() {
        #expect(
            line("@objc(addItemsObject:) @NSManaged func addToItems(_ value: B)").hasSuffix(
                "func addToItems(_ value: B) { return _callManaged(\"addItemsObject:\", [value]) }"))
        #expect(
            line("@NSManaged func removeItems(_ values: NSSet)").hasSuffix("{ return _callManaged(\"removeItems:\", [values]) }"))
        #expect(
            line("@objc(insertObject:inItemsAtIndex:) @NSManaged func insertIntoItems(_ value: B, at idx: Int)").hasSuffix(
                "{ return _callManaged(\"insertObject:inItemsAtIndex:\", [value, idx]) }"))
    }

    @Test func managedPropertiesAreInNoTable() {
        let text = RewrittenText("import CoreData\nclass A: NSManagedObject {\n@NSManaged var a: Int\n@objc var b = 1\n}")
        #expect(text.lines.joined().contains("\"b\"") && !text.lines.joined().contains("(\"a\", {"))
        #expect(text.messages.isEmpty)
    }

    @Test func snapshotsAreBridged() {
        #expect(
            RewrittenText("import UIKit\nlet a = b as NSDiffableDataSourceSnapshot<String, A>").lines[1]
                .hasPrefix("let a = RewrittenSources.snapshot(b , as: NSDiffableDataSourceSnapshot<String, A>.self);"))
    }

    @Test func castsOfRequestsSucceed() {
        #expect(
            RewrittenText("import CoreData\nlet a = b.c() as! NSFetchRequest<NSFetchRequestResult>").lines[1]
                == "let a = CoreData._retyped(b.c() , as: NSFetchRequest<NSFetchRequestResult>.self)!")
        #expect(
            RewrittenText("import CoreData\nlet a = b as? NSFetchRequest<A>").lines[1]
                == "let a = CoreData._retyped(b , as: NSFetchRequest<A>.self)")
        #expect(RewrittenText("import CoreData\nlet a = b as? NSFetchRequest<A>.Type").lines[1].hasPrefix("let a = b as?"))
    }
}
