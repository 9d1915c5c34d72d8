import CoreData
import DataModelDocument
import Foundation
import Testing

/// Models of Xcode, and the sources that it writes for them.
@Suite struct ModelTests {
    static let document = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
            <entity name="Item" representedClassName="Item" syncable="YES" codeGenerationType="class">
                <attribute name="count" optional="NO" attributeType="Integer 16" minValueString="1" maxValueString="9" defaultValueString="2" usesScalarValueType="YES"/>
                <attribute name="title" attributeType="String" minValueString="2" maxValueString="5"/>
                <attribute name="when" optional="YES" attributeType="Date" defaultDateTimeInterval="631152000" usesScalarValueType="NO"/>
                <relationship name="list" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="List" inverseName="items" inverseEntity="List"/>
                <uniquenessConstraints><uniquenessConstraint><constraint value="title"/></uniquenessConstraint></uniquenessConstraints>
            </entity>
            <entity name="List" representedClassName=".List" isAbstract="YES" codeGenerationType="category">
                <relationship name="items" optional="YES" toMany="YES" deletionRule="Cascade" ordered="YES" destinationEntity="Item" inverseName="list"/>
                <userInfo><entry key="a" value="b"/></userInfo>
            </entity>
            <entity name="Special" parentEntity="Item">
                <attribute name="price" optional="YES" attributeType="Decimal" defaultValueString="1.5"/>
            </entity>
            <fetchRequest name="All" entity="Item" predicateString="count &gt; 3" fetchLimit="5"/>
            <configuration name="Some"><memberEntity name="Item"/></configuration>
            <elements/>
        </model>
        """

    private func folder(_ documents: [String: String], current: String? = nil) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/Model.momd")
        for (name, text) in documents {
            let version = url.appendingPathComponent("\(name).xcdatamodel")
            try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: version.appendingPathComponent("contents"))
        }
        if let current {
            let list = ["_XCCurrentVersionName": "\(current).xcdatamodel"]
            let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
            try data.write(to: url.appendingPathComponent(".xccurrentversion"))
        }
        return url
    }

    @Test func modelsAreRead() throws {
        let url = try folder(["Model": Self.document])
        defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        let model = try #require(NSManagedObjectModel(contentsOf: url))
        let (item, list) = (try #require(model.entitiesByName["Item"]), try #require(model.entitiesByName["List"]))
        let count = try #require(item.attributesByName["count"])
        #expect(count.attributeType == .integer16AttributeType && !count.isOptional && count.defaultValue as? Int == 2)
        #expect(item.attributesByName["title"]?.attributeValueClassName == "NSString")
        #expect(item.attributesByName["title"]?.isOptional == false)
        #expect(item.attributesByName["when"]?.defaultValue as? Date == Date(timeIntervalSinceReferenceDate: 631_152_000))
        let items = try #require(list.relationshipsByName["items"])
        #expect(items.isToMany && items.isOrdered && items.deleteRule == .cascadeDeleteRule && items.destinationEntity === item)
        #expect(items.inverseRelationship === item.relationshipsByName["list"] && items.inverseRelationship?.isToMany == false)
        #expect(list.isAbstract && list.userInfo as? [String: String] == ["a": "b"])
        let special = try #require(model.entitiesByName["Special"])
        #expect(special.superentity === item && special.isKindOf(entity: item) && item.subentities == [special])
        #expect(Set(special.propertiesByName.keys) == ["count", "title", "when", "list", "price"])
        #expect(special.attributesByName["price"]?.defaultValue as? NSDecimalNumber == NSDecimalNumber(string: "1.5"))
        #expect(item.uniquenessConstraints as? [[String]] == [["title"]])
        #expect(model.fetchRequestTemplate(forName: "All")?.fetchLimit == 5)
        #expect(model.configurations == ["Some"] && model.entities(forConfigurationName: "Some") == [item])
    }

    @Test func theCurrentVersionCounts() throws {
        let empty = "<model><entity name=\"Old\"/></model>"
        let url = try folder(["Model": empty, "Model 2": Self.document, "Model 3": empty], current: "Model 2")
        defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        #expect(NSManagedObjectModel(contentsOf: url)?.entitiesByName["Item"] != nil)
        #expect(NSManagedObjectModel(contentsOf: url.appendingPathComponent("Model.xcdatamodel"))?.entitiesByName["Old"] != nil)
        #expect(NSManagedObjectModel(contentsOf: url.appendingPathComponent("none")) == nil)
    }

    static let faults: [(String, String)] = [
        ("<model><entity", "2"), ("<model><entity name=\"A\"><attribute name=\"a\"></entity></model>", "1"), ("", ""),
        ("text", ""),
    ]

    @Test(arguments: faults) func damagedModelsAreErrors(_ text: String, _ place: String) throws {
        let url = try folder(["Model": text])
        defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        #expect(NSManagedObjectModel(contentsOf: url) == nil)
    }

    @Test func referencesToNothingAreTold() throws {
        let text = """
            <model><entity name="A" parentEntity="B">
            <relationship name="r" destinationEntity="C"/><strange/></entity></model>
            """
        let model = try DataModel(reading: Array(text.utf8))
        #expect(
            model.notes.map { "\($0.position) \($0.text)" } == [
                "2:47 the element strange of the entity A is not known and left out",
                "1:8 the parent entity B of A is missing", "2:1 the relationship A.r leads to no entity",
            ])
    }

    @Test func classesAreGeneratedAsXcodeDoes() throws {
        let files = GeneratedClasses(of: try DataModel(reading: Array(Self.document.utf8))).files
        #expect(
            files.map(\.name) == ["Item+CoreDataClass.swift", "Item+CoreDataProperties.swift", "List+CoreDataProperties.swift"])
        #expect(files[0].text.contains("@objc(Item)\npublic class Item: NSManagedObject {"))
        for line in [
            "    @NSManaged public var count: Int16\n", "    @NSManaged public var title: String?\n",
            "    @NSManaged public var when: Date?\n", "    @NSManaged public var list: List?\n",
            "    @nonobjc public class func fetchRequest() -> NSFetchRequest<Item> {\n",
        ] { #expect(files[1].text.contains(line), "\(line)") }
        for line in [
            "    @NSManaged public var items: NSOrderedSet?\n",
            "    @objc(insertObject:inItemsAtIndex:)\n    @NSManaged public func insertIntoItems(_ value: Item, at idx: Int)\n",
            "    @objc(addItemsObject:)\n    @NSManaged public func addToItems(_ value: Item)\n",
            "    @objc(addItems:)\n    @NSManaged public func addToItems(_ values: NSOrderedSet)\n",
        ] { #expect(files[2].text.contains(line), "\(line)") }
    }

    /// The limits of a model's attributes, with the errors that iOS has for them.
    nonisolated(unsafe) static let limits: [(String, Any?, Int?)] = [
        ("count", 1, nil), ("count", 0, 1620), ("count", 10, 1610), ("title", "ab", nil), ("title", "a", 1670),
        ("title", "abcdef", 1660), ("title", nil, 1570),
    ]

    @Test func limitsAreChecked() throws {
        let model = NSManagedObjectModel()
        let url = try folder(["Model": Self.document])
        defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        _ = model
        let read = try #require(NSManagedObjectModel(contentsOf: url))
        for entity in read.entities { entity.managedObjectClassName = "NSManagedObject" }
        for (key, value, code) in Self.limits {
            let context = try TestModel.context(read)
            let item = NSEntityDescription.insertNewObject(forEntityName: "Item", into: context)
            item.setValue("abc", forKey: "title")
            item.setValue(value, forKey: key)
            var found: Int?
            do { try context.save() } catch { found = (error as NSError).code }
            #expect(found == code, "\(key) \(value ?? "nil")")
        }
    }
}
