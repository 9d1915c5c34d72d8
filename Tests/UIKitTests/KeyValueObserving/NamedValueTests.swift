import Testing

@testable import UIKit

/// Properties that are read by their names.
@MainActor
struct NamedValueTests {
    @Test func propertiesOfUIKitsClassesAreReadByTheirNames() {
        let field = UITextField(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        field.text = "abc"
        field.isSecureTextEntry = true
        field.alpha = 0.5
        #expect(field.value(forKey: "text") as? String == "abc")
        #expect(field.value(forKey: "secureTextEntry") as? Bool == true)
        #expect(field.value(forKey: "alpha") as? CGFloat == 0.5 && field.value(forKey: "hidden") as? Bool == false)
        #expect(field.value(forKey: "frame") as? CGRect == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(field.value(forKey: "placeholder") == nil)
        field.placeholder = "Name"
        #expect(field.value(forKey: "placeholder") as? String == "Name")
        field.setValue(7, forKey: "tag")
        #expect(field.value(forKey: "tag") as? Int == 7)
        field.textAlignment = .right
        #expect(field.value(forKey: "textAlignment") as? Int == NSTextAlignment.right.rawValue)
    }

    /// A view with properties of its own.
    private final class Card: UIView {
        var name = "ace"
        var count: Int? = 3
        let label = UILabel()
        weak var other: UIView?

        override func value(forUndefinedKey key: String) -> Any? { key == "colour" ? "red" : super.value(forUndefinedKey: key) }
    }

    @Test func storedPropertiesOfSubclassesAreReadByTheirNames() {
        let card = Card(frame: .zero)
        #expect(card.value(forKey: "name") as? String == "ace" && card.value(forKey: "count") as? Int == 3)
        card.count = nil
        #expect(card.value(forKey: "count") == nil && card.value(forKey: "other") == nil)
        #expect(card.value(forKey: "label") as? UILabel === card.label)
        #expect(card.value(forKey: "colour") as? String == "red", "The subclass gives names without a property.")
    }

    @Test func pathsGoFromObjectToObject() {
        let card = Card(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        card.label.text = "two"
        card.layer.name = "card"
        #expect(card.value(forKeyPath: "label.text") as? String == "two")
        #expect(card.value(forKeyPath: "layer.name") as? String == "card")
        #expect(card.value(forKeyPath: "other.text") == nil, "Nothing is behind nil.")
        card.setValue("three", forKeyPath: "label.text")
        #expect(card.label.text == "three")
    }

    @Test func severalPropertiesAreSetAndRead() {
        let label = UILabel()
        label.setValuesForKeys(["text": "a", "numberOfLines": 2, "highlightedTextColor": NSNull()])
        #expect(label.text == "a" && label.numberOfLines == 2 && label.highlightedTextColor == nil)
        let values = label.dictionaryWithValues(forKeys: ["text", "numberOfLines", "highlightedTextColor"])
        #expect(values["text"] as? String == "a" && values["numberOfLines"] as? Int == 2)
        #expect(values["highlightedTextColor"] is NSNull)
    }

    private enum Suit: Int { case clubs, hearts }

    private final class Measured: NSObject {
        var double = 2.0
        var half: CGFloat = 0.5
        var float: Float = 3
        var count: Int32 = 4
        var isOn = true
        var maybe: Double? = 5
        var suit = Suit.hearts
    }

    /// Source: developer.apple.com/library/archive/documentation/Cocoa/Conceptual/KeyValueCoding/DataTypes.html:
    /// numbers and truth values are wrapped in an `NSNumber`, which Swift casts to each type that has room for it.
    @Test func numbersAreObjects() {
        let object = Measured()
        for key in ["double", "float", "count", "maybe"] {
            let value = object.value(forKey: key)
            let number = value as? NSNumber
            #expect(number != nil && value as? Int == number?.intValue && value as? Double == number?.doubleValue)
            #expect(value as? CGFloat == CGFloat(number?.doubleValue ?? 0) && value as? Float == number?.floatValue)
            #expect(value as? UInt8 == number?.uint8Value && value as? Bool == nil && value as? String == nil)
        }
        let half = object.value(forKey: "half")
        #expect(half as? Int == nil && half as? Double == 0.5 && half as? CGFloat == 0.5 && half as? NSNumber == 0.5)
        let isOn = object.value(forKey: "isOn")
        #expect(isOn as! Bool && isOn as? Int == 1 && isOn as? NSNumber == true)
        #expect(object.value(forKey: "suit") as? Int == 1 && object.value(forKey: "suit") as? NSNumber == 1)
        object.maybe = nil
        #expect(object.value(forKey: "maybe") == nil)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
        view.layer.cornerRadius = 6
        let radius = view.value(forKeyPath: "layer.cornerRadius")
        #expect(radius as? CGFloat == 6 && radius as? Int == 6)
        #expect(view.value(forKey: "alpha") as? Int == 1 && view.value(forKey: "hidden") as? Int == 0)
        view.layer.setValue(7, forKey: "own")
        #expect(view.layer.value(forKey: "own") as? Double == 7)
        #expect((["a": 5] as NSDictionary).value(forKey: "a") as? Double == 5)
    }

    @Test func enumerationsAreSetByTheirNumbers() {
        let object = Measured()
        object.setValue(0, forKey: "suit")
        #expect(object.suit == .clubs)
        object.setValue(NSNumber(value: 1), forKey: "suit")
        #expect(object.suit == .hearts)
        object.setValue(object.value(forKey: "suit"), forKey: "suit")
        #expect(object.suit == .hearts)
    }

    private final class Person: NSObject {
        var name: String
        var friend: Person?
        init(_ name: String) { self.name = name }
    }

    @Test func objectsOfAnyClassHaveTheirProperties() {
        let (ann, ben) = (Person("Ann"), Person("Ben"))
        ann.friend = ben
        #expect(ann.value(forKey: "name") as? String == "Ann" && ann.value(forKeyPath: "friend.name") as? String == "Ben")
        #expect(ben.value(forKeyPath: "friend.name") == nil)
        ann.setValue("Anna", forKey: "name")
        ann.setValue("Benno", forKeyPath: "friend.name")
        #expect(ann.name == "Anna" && ben.name == "Benno")
        let item = UIBarButtonItem()
        item.setValue("Add", forKey: "title")
        #expect(item.title == "Add" && item.value(forKey: "title") as? String == "Add")
        #expect(NSArray(array: [ann, ben]).value(forKey: "name") as? [String] == ["Anna", "Benno"])
    }

    @Test func dictionariesAndDefaultsGiveWhatTheyHold() throws {
        let dictionary = NSMutableDictionary()
        dictionary.setValue("red", forKey: "colour")
        #expect(dictionary.value(forKey: "colour") as? String == "red" && dictionary.value(forKey: "size") == nil)
        dictionary.setValue(nil, forKey: "colour")
        #expect(dictionary.count == 0)
        let nested = NSDictionary(dictionary: ["a": NSDictionary(dictionary: ["b": 3])])
        #expect(nested.value(forKeyPath: "a.b") as? Int == 3)
        let name = UUID().uuidString
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        defaults.setValue(7, forKey: "count")
        #expect(defaults.value(forKey: "count") as? Int == 7 && defaults.integer(forKey: "count") == 7)
        defaults.setValue(nil, forKey: "count")
        #expect(defaults.value(forKey: "count") == nil)
    }

    private final class Payment: NSObject {
        var amount: Double
        var payee: String
        init(_ payee: String, _ amount: Double) { (self.payee, self.amount) = (payee, amount) }
    }

    /// The operators of Apple's Key-Value Coding Programming Guide.
    @Test func operatorsJoinTheValuesOfLists() {
        let list = [Payment("Power", 120), Payment("Car", 250.5), Payment("Power", 150)] as NSArray
        #expect(list.value(forKeyPath: "@sum.amount") as? NSNumber == 520.5)
        #expect(list.value(forKeyPath: "@avg.amount") as? NSNumber == 173.5)
        #expect(list.value(forKeyPath: "@count") as? NSNumber == 3)
        #expect(list.value(forKeyPath: "@max.amount") as? Double == 250.5)
        #expect(list.value(forKeyPath: "@min.payee") as? String == "Car")
        #expect(list.value(forKeyPath: "@unionOfObjects.payee") as? [String] == ["Power", "Car", "Power"])
        #expect(list.value(forKeyPath: "@distinctUnionOfObjects.payee") as? [String] == ["Power", "Car"])
        let lists = [list, [Payment("Rent", 900)] as NSArray] as NSArray
        #expect(lists.value(forKeyPath: "@distinctUnionOfArrays.payee") as? [String] == ["Power", "Car", "Rent"])
        #expect(([3, 1, 2] as NSArray).value(forKeyPath: "@max.self") as? Int == 3)
        let account = ["payments": list] as NSDictionary
        #expect(account.value(forKeyPath: "payments.@sum.amount") as? NSNumber == 520.5)
    }

    @Test func unknownNamesEndTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIView(frame: .zero).value(forKey: "nonsense") }
        }
        let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(text.contains("NSUnknownKeyException"))
        #expect(text.contains("valueForUndefinedKey:]: this class is not key value coding-compliant for the key nonsense."))
    }
}
