import Foundation
import Testing

@testable import AssociatedObjects

/// Expected values: developer.apple.com/documentation/objectivec, "Associative References" of the run time's reference.
@Suite(.serialized) struct AssociatedObjectsTests {
    private class Owner: NSObject, @unchecked Sendable {}
    private final class Value {
        let atEnd: () -> Void
        init(atEnd: @escaping () -> Void = {}) { self.atEnd = atEnd }
        deinit { atEnd() }
    }
    private final class PlainOwner {}
    private final class Copied: NSObject, NSCopying {
        let generation: Int
        init(generation: Int) { self.generation = generation }
        func copy(with zone: NSZone? = nil) -> Any { Copied(generation: generation + 1) }
    }

    private let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 64)
    private var key: UnsafeRawPointer { UnsafeRawPointer(keys) }
    private var otherKey: UnsafeRawPointer { UnsafeRawPointer(keys + 1) }

    @Test func policiesHaveTheNumbersOfTheRunTime() {
        #expect(objc_AssociationPolicy.OBJC_ASSOCIATION_ASSIGN.rawValue == 0)
        #expect(objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC.rawValue == 1)
        #expect(objc_AssociationPolicy.OBJC_ASSOCIATION_COPY_NONATOMIC.rawValue == 3)
        #expect(objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN.rawValue == 0o1401)
        #expect(objc_AssociationPolicy.OBJC_ASSOCIATION_COPY.rawValue == 0o1403)
    }

    @Test func valuesAreFoundByObjectAndKey() {
        let first = Owner()
        let second = PlainOwner()
        objc_setAssociatedObject(first, key, "first", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(first, otherKey, 7, .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(second, key, "second", .OBJC_ASSOCIATION_COPY)
        #expect(objc_getAssociatedObject(first, key) as? String == "first")
        #expect(objc_getAssociatedObject(first, otherKey) as? Int == 7)
        #expect(objc_getAssociatedObject(second, key) as? String == "second")
        #expect(objc_getAssociatedObject(second, otherKey) == nil)
    }

    @Test func nilRemovesOneAssociation() {
        let owner = Owner()
        objc_setAssociatedObject(owner, key, 1, .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(owner, otherKey, 2, .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(owner, key, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, key) == nil)
        #expect(objc_getAssociatedObject(owner, otherKey) as? Int == 2)
        objc_removeAssociatedObjects(owner)
        #expect(objc_getAssociatedObject(owner, otherKey) == nil)
    }

    @Test func retainedValuesLiveAndReplacedOnesEnd() {
        let owner = Owner()
        weak var value: Value?
        do {
            let made = Value()
            value = made
            objc_setAssociatedObject(owner, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        #expect(value != nil)
        #expect(objc_getAssociatedObject(owner, key) as? Value === value)
        objc_setAssociatedObject(owner, key, "another", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(value == nil)
    }

    @Test func assignedObjectsAreNotKept() {
        let owner = Owner()
        var value: Value? = Value()
        objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(owner, key) as? Value === value)
        value = nil
        #expect(objc_getAssociatedObject(owner, key) == nil)
        objc_setAssociatedObject(owner, key, true, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(owner, key) as? Bool == true)
    }

    @Test(arguments: [objc_AssociationPolicy.OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC])
    func copiesAreMadeOnce(policy: objc_AssociationPolicy) {
        let owner = Owner()
        let value = Copied(generation: 0)
        objc_setAssociatedObject(owner, key, value, policy)
        #expect((objc_getAssociatedObject(owner, key) as? Copied)?.generation == 1)
        #expect((objc_getAssociatedObject(owner, key) as? Copied)?.generation == 1)
    }

    @Test func closuresAreCopiedAsTheyAre() {
        let owner = Owner()
        let closure: (Int) -> Int = { $0 + 1 }
        objc_setAssociatedObject(owner, key, closure, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        #expect((objc_getAssociatedObject(owner, key) as? (Int) -> Int)?(4) == 5)
    }

    @Test func objectsThatCannotBeCopiedEndTheProgram() async {
        await #expect(processExitsWith: .failure) {
            objc_setAssociatedObject(NSObject(), UnsafeRawPointer(bitPattern: 8)!, ObjectWithoutCopies(), .OBJC_ASSOCIATION_COPY)
        }
    }

    @Test func newObjectsAtOldAddressesHaveNoAssociations() {
        for number in 0..<1_000 {
            let owner = Owner()
            #expect(objc_getAssociatedObject(owner, key) == nil)
            objc_setAssociatedObject(owner, key, number, .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(owner, key) as? Int == number)
        }
    }

    @Test func valuesOfObjectsThatAreGoneAreLetGo() {
        let table = AssociationTable()
        var ended = 0
        var owners = (0..<100).map { _ in Owner() }
        for owner in owners {
            table.set(HeldValue(Value { ended += 1 }, .OBJC_ASSOCIATION_RETAIN), of: owner, for: key)
        }
        #expect(table.count == 100)
        owners = []
        let later = (0..<200).map { _ in Owner() }
        for owner in later { table.set(.kept(0), of: owner, for: key) }
        #expect(ended == 100)
        #expect(table.count == 200)
        withExtendedLifetime(later) {}
    }

    private class Ending: Owner, @unchecked Sendable {
        let key: UnsafeRawPointer
        let text = "a text that is too long to be inside of the object"
        nonisolated(unsafe) static var found: [String] = []
        init(key: UnsafeRawPointer) { self.key = key }
        deinit { Ending.found.append(objc_getAssociatedObject(self, key) is Value ? text : "nothing") }
    }
    private final class EndingBelow: Ending, @unchecked Sendable {
        var list = [1, 2, 3]
        deinit { Ending.found.append("\(list.count)") }
    }
    private final class Generic<Element> {
        let element: Element
        init(_ element: Element) { self.element = element }
    }

    /// "The associations are removed when the object is deallocated", after its own `deinit`.
    @Test func valuesEndWithTheirObject() {
        let makes: [() -> AnyObject] = [
            { Owner() }, { PlainOwner() }, { NSObject() }, { Generic("a") }, { Generic(1) }, { NSMutableString(string: "text") },
            { NSMutableArray(array: [1]) },
        ]
        for make in makes {
            var ended = 0
            for _ in 0..<3 {
                let object = make()
                objc_setAssociatedObject(object, key, Value { ended += 1 }, .OBJC_ASSOCIATION_RETAIN)
                objc_setAssociatedObject(object, otherKey, Value { ended += 1 }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            }
            #expect(ended == 6)
            // Others of the class end as before.
            weak let other = make()
            #expect(other == nil)
        }
    }

    @Test func whatEndsFindsItsValues() {
        Ending.found = []
        var ended = 0
        do {
            let object = EndingBelow(key: key)
            objc_setAssociatedObject(object, key, Value { ended += 1 }, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(Ending.found == ["3", "a text that is too long to be inside of the object"])
        #expect(ended == 1)
        do { _ = Ending(key: key) }
        #expect(Ending.found.last == "nothing")
    }

    @Test func objectsMayEndOnAllThreadsAtOnce() {
        let count = NSLock()
        nonisolated(unsafe) var ended = 0
        let key = UInt(bitPattern: key)
        DispatchQueue.concurrentPerform(iterations: 2_000) { _ in
            objc_setAssociatedObject(
                Owner(), UnsafeRawPointer(bitPattern: key)!, Value { count.withLock { ended += 1 } }, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(ended == 2_000)
    }

    @Test func valuesThatEndMayUseAssociations() {
        let owner = Owner()
        let other = Owner()
        let key = key
        objc_setAssociatedObject(
            owner, key, Value { objc_setAssociatedObject(other, key, "ended", .OBJC_ASSOCIATION_RETAIN) },
            .OBJC_ASSOCIATION_RETAIN)
        objc_removeAssociatedObjects(owner)
        #expect(objc_getAssociatedObject(other, key) as? String == "ended")
    }

    @Test func threadsMayAssociateAtOnce() {
        let owners = (0..<8).map { _ in Owner() }
        let key = UInt(bitPattern: key)
        DispatchQueue.concurrentPerform(iterations: 400) { number in
            objc_setAssociatedObject(
                owners[number % 8], UnsafeRawPointer(bitPattern: key + UInt(number / 8))!, number, .OBJC_ASSOCIATION_RETAIN)
        }
        for number in 0..<400 {
            let found = objc_getAssociatedObject(owners[number % 8], UnsafeRawPointer(bitPattern: key + UInt(number / 8))!)
            #expect(found as? Int == number)
        }
    }
}

private final class ObjectWithoutCopies {}
