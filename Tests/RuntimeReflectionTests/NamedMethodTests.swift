import Foundation
import Testing

@testable import RuntimeReflection

@MainActor
private final class Purse: NSObject {
    var isOpen = false
    @inline(never) func open() { isOpen = true }
}

private final class Box<Value>: Cart {
    @inline(never) func open() { steps.append("\(Value.self)") }
}
extension Array {
    fileprivate final class Chest: Cart {
        @inline(never) func open() { steps.append("chest") }
    }
}

@MainActor
struct NamedMethodTests {
    private func call(_ name: String, _ values: [Any?] = [], on cart: Cart) throws(ReflectionFailure) {
        try classes.method(name, of: type(of: cart)).callAction(on: cart, values)
    }

    @Test func methodsAreCalledByTheNamesThatObjectiveCGivesThem() throws {
        let cart = SpecialCart()
        try call("pay", on: cart)
        try call("pay:", [cart], on: cart)
        try call("pay:forEvent:", [nil, cart], on: cart)
        #expect(cart.steps == ["special", "pay 1", "pay false true"])
    }

    @Test func methodsOfPrivateClassesAreFound() throws {
        let purse = Purse()
        try classes.method("open", of: Purse.self).callAction(on: purse, [])
        #expect(purse.isOpen)
    }

    /// Names of classes in functions, closures, generic types and extensions are spelled in other ways.
    @Test func methodsOfClassesAreFoundWhereverTheyAreDeclared() throws {
        class Local: NSObject {
            var isOpen = false
            @inline(never) func open() { isOpen = true }
            @inline(never) private func close(_ sender: Any?) { isOpen = false }
        }
        let (local, inClosure) = (Local(), Self.makeInClosure())
        try classes.method("open", of: Local.self).callAction(on: local, [])
        #expect(local.isOpen)
        try classes.method("close:", of: Local.self).callAction(on: local, [nil])
        #expect(!local.isOpen)
        try classes.method("open", of: type(of: inClosure)).callAction(on: inClosure, [])
        #expect(inClosure.steps == ["closure"])
        let (box, nested) = (Box<Int>(), [Int].Chest())
        try classes.method("open", of: type(of: box)).callAction(on: box, [])
        try classes.method("open", of: type(of: nested)).callAction(on: nested, [])
        #expect(box.steps == ["Int"] && nested.steps == ["chest"])
        #expect(throws: ReflectionFailure.self) { try classes.method("shut", of: type(of: box)) }
    }

    private static let makeInClosure: () -> Cart = {
        class InClosure: Cart {
            @inline(never) func open() { steps.append("closure") }
        }
        return InClosure()
    }

    @Test func methodsThatMakeObjectsReturnThem() throws {
        let (cart, coder) = (Cart(), NSKeyedArchiver(requiringSecureCoding: false))
        #expect(try classes.method("make:", of: Cart.self).makeObject(on: cart, coder, sender: nil) is Cart)
        #expect(try classes.method("makeFor:sender:", of: Cart.self).makeObject(on: cart, coder, sender: cart) === cart)
    }

    /// Methods that cannot be called are not called, and the failure says why.
    @Test(arguments: [
        ("payWithAmount:", "it takes (Swift.Int), where only objects of the very classes and Any are passed by name"),
        ("price", "it takes (), where"),
        ("price:", "it takes (Swift.Optional<Swift.Int>), where"),
        ("payLater:", "it is declared as payLater(Swift.Optional<RuntimeReflectionTests.Cart>) async -> ()"),
        ("payOrFail:", "it is declared as payOrFail(Swift.Optional<RuntimeReflectionTests.Cart>) throws -> ()"),
        ("payAny:", "it is declared as payAny<A>(A) -> ()"),
        ("absent:", "no such method was found among the program's symbols. A release build drops methods that nothing calls"),
    ])
    func methodsThatCannotBeCalled(_ name: String, _ reason: String) {
        let cart = Cart()
        let failure = #expect(throws: ReflectionFailure.self) { try call(name, [nil, nil], on: cart) }
        #expect(failure?.description.hasPrefix(reason) == true, "\(failure.map { "\($0)" } ?? "-")")
        #expect(cart.steps.isEmpty)
    }

    @Test func objectsOfOtherClassesAreNotPassed() {
        let cart = Cart()
        #expect(throws: ReflectionFailure.mismatchedMethod(parameters: ["RuntimeReflectionTests.Cart"])) {
            try call("pay:", [NSObject()], on: cart)
        }
    }

    /// A method that returns a value instead of an object is not called, since the value would be taken for a
    /// reference.
    @Test(arguments: ["makeNumber:", "makePoint:", "pay"])
    func methodsThatMakeNoObject(_ name: String) throws {
        let method = try classes.method(name, of: Cart.self)
        guard case .symbol(let function) = method else { throw ReflectionFailure.unknownMethod }
        #expect(throws: ReflectionFailure.mismatchedMethod(parameters: function.parameters)) {
            try method.makeObject(on: Cart(), NSKeyedArchiver(requiringSecureCoding: false), sender: nil)
        }
    }

    @Test func nothingIsFoundInTheFramework() {
        #expect(throws: ReflectionFailure.self) { try classes.method("isProxy", of: NSObject.self) }
    }
}
