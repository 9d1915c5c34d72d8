import Foundation
import Testing
import UIKit

/// Texts of predicates, with the values of Apple's Predicate Programming Guide where it names them.
@Suite struct PredicateTests {
    struct Person {
        let firstName: String
        let age: Int
        let salary: Double
        let tags: [String]
        let boss: Boss?
    }
    struct Boss { let name: String }

    static let anna = Person(firstName: "Anna", age: 30, salary: 1000.5, tags: ["a", "b"], boss: Boss(name: "Zoë"))
    static let paul = Person(firstName: "Paul", age: 41, salary: 900, tags: [], boss: nil)

    @Test(
        "Formats without arguments",
        arguments: [
            ("firstName = 'Anna'", true, false), ("firstName == \"Paul\"", false, true), ("firstName != 'Anna'", false, true),
            ("age < 41", true, false), ("age <= 41", true, true), ("age > 40", false, true), ("age => 41", false, true),
            ("age BETWEEN {30, 40}", true, false), ("salary >= 1000.5", true, false),
            ("firstName CONTAINS 'nn'", true, false), ("firstName CONTAINS[c] 'PA'", false, true),
            ("firstName BEGINSWITH 'An'", true, false), ("firstName ENDSWITH[c] 'L'", false, true),
            ("firstName LIKE 'A*a'", true, false), ("firstName LIKE '?aul'", false, true), ("firstName LIKE 'nn'", false, false),
            ("firstName MATCHES '[A-P][a-z]{3}'", true, true), ("firstName MATCHES 'nn'", false, false),
            ("firstName IN {'Anna', 'Eve'}", true, false), ("'a' IN tags", true, false), ("tags.@count == 0", false, true),
            ("ANY tags == 'b'", true, false), ("ALL tags == 'b'", false, true), ("NONE tags == 'b'", false, true),
            ("boss == nil", false, true), ("boss != NULL", true, false), ("boss.name ==[d] 'Zoe'", true, false),
            ("age > 20 AND firstName == 'Anna'", true, false), ("age > 40 OR firstName == 'Anna'", true, true),
            ("NOT age > 40", true, false), ("!(age > 40) && TRUEPREDICATE", true, false),
            ("FALSEPREDICATE || age == 41", false, true),
            ("age == 30 OR age == 41 AND firstName == 'X'", true, false),
            ("(age == 30 OR age == 41) AND firstName == 'Paul'", false, true), ("SELF.age == 30", true, false),
        ])
    func formats(_ format: String, anna: Bool, paul: Bool) {
        let predicate = NSPredicate(format: format)
        #expect(predicate.evaluate(with: Self.anna) == anna, "\(format)")
        #expect(predicate.evaluate(with: Self.paul) == paul, "\(format)")
    }

    struct Lamp {
        enum State: Int { case off, on }
        enum Maker: String { case acme }
        let state: State
        let maker: Maker?
    }

    /// Enumerations with numbers are their numbers, as in key-value coding.
    @Test func enumerationsAreTheirNumbers() {
        let lamp = Lamp(state: .on, maker: .acme)
        #expect(NSPredicate(format: "state == %d", Lamp.State.on.rawValue).evaluate(with: lamp))
        #expect(NSPredicate(format: "state > 0 AND maker != nil").evaluate(with: lamp))
        #expect(!NSPredicate(format: "state == 0").evaluate(with: lamp))
        #expect(NSPredicate(format: "state < 1 AND maker == nil").evaluate(with: Lamp(state: .off, maker: nil)))
    }

    @Test func argumentsStandForValuesAndKeys() {
        let named = NSPredicate(format: "%K == %@ AND age >= %d", "firstName", "Anna", 30)
        #expect(named.evaluate(with: Self.anna) && !named.evaluate(with: Self.paul))
        #expect(NSPredicate(format: "salary < %f", 950.0).evaluate(with: Self.paul))
        #expect(NSPredicate(format: "age IN %@", argumentArray: [[30, 31]]).evaluate(with: Self.anna))
        #expect(NSPredicate(format: "age == %@", NSNumber(value: 41)).evaluate(with: Self.paul))
        // A quoted specifier is a text.
        #expect(!NSPredicate(format: "firstName == '%@'").evaluate(with: Self.anna))
    }

    @Test(arguments: [
        ("a@b.co", true), ("first.last@mail.example.org", true), ("a@b", false), ("@b.co", false), ("a b@c.de", false),
    ])
    func addresses(_ text: String, isValid: Bool) {
        let predicate = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
        #expect(predicate.evaluate(with: text) == isValid)
    }

    @Test func listsAndDictionariesAreFiltered() {
        let names = ["Shawn", "Ben", "Melissa"] as NSArray
        #expect(names.filtered(using: NSPredicate(format: "SELF beginswith[c] 'b'")) as? [String] == ["Ben"])
        let rows: [[String: Any]] = [
            ["n": 1, "d": Date(timeIntervalSince1970: 5)], ["n": 2, "d": Date(timeIntervalSince1970: 9)],
        ]
        let later = NSPredicate(format: "d > %@", argumentArray: [Date(timeIntervalSince1970: 6)])
        #expect(rows.filter { later.evaluate(with: $0) }.compactMap { $0["n"] as? Int } == [2])
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [later, NSPredicate(format: "n == 1")])
        #expect(!rows.contains { both.evaluate(with: $0) })
    }

    @Test func textsThatCannotBeReadEndTheProgram() async {
        await #expect(processExitsWith: .signal(SIGABRT)) { _ = NSPredicate(format: "name ==") }
        await #expect(processExitsWith: .signal(SIGABRT)) { _ = NSPredicate(format: "name == %@") }
    }
}
