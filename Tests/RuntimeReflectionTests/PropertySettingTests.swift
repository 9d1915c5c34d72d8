import Foundation
import Testing

@testable import RuntimeReflection

@MainActor
struct PropertySettingTests {
    @Test func settersAreCalledWithTheirObservers() throws {
        let cart = Cart()
        #expect(try classes.set("T", forKey: "title", of: cart) == .ran)
        #expect(try classes.set(2, forKey: "total", of: cart) == .ran)
        #expect(cart.title == "T" && cart.steps == ["title T", "total 2.0"])
    }

    /// Arrays are not passed to setters, so they are written where they are stored.
    @Test func otherValuesAreWrittenPastTheObservers() throws {
        let cart = Cart()
        #expect(try classes.set([cart], forKey: "items", of: cart) == .skipped)
        #expect(try classes.set([cart], forKey: "plainItems", of: cart) == .ran)
        #expect(cart.items == [cart] && cart.plainItems == [cart] && cart.steps.isEmpty)
        (cart.items, cart.plainItems) = ([], [])
    }

    /// The stored properties, which are found without symbols too, whatever way they hold objects.
    @Test func storedPropertiesAreWritten() throws {
        let (cart, other) = (SpecialCart(), Cart())
        try classes.storedProperty("owner", of: SpecialCart.self).write(other, to: cart)
        try classes.storedProperty("neighbor", of: SpecialCart.self).write(other, to: cart)
        #expect(cart.owner === other && cart.neighbor === other)
        #expect(ProgramClasses.heldObject("owner", of: cart) === other)
        try classes.storedProperty("owner", of: SpecialCart.self).write(nil, to: cart)
        #expect(cart.owner == nil && ProgramClasses.heldObject("owner", of: cart) == nil)
    }

    @Test func weakPropertiesKeepNothingAlive() throws {
        let cart = Cart()
        do {
            let other = Cart()
            try classes.storedProperty("neighbor", of: Cart.self).write(other, to: cart)
            #expect(cart.neighbor === other)
        }
        #expect(cart.neighbor == nil)
    }

    /// The property of another protocol beside it shows that nothing behind the reference is overwritten.
    @Test func weakPropertiesTypedByAProtocolAreWritten() throws {
        let (cart, observer) = (Cart(), Watcher())
        let property = try classes.storedProperty("observer", of: Cart.self)
        try property.write(observer, to: cart)
        #expect(cart.observer === observer && cart.observer?.watches(cart) == true && cart.parent == nil)
        try property.write(nil, to: cart)
        #expect(cart.observer == nil)
        do {
            let other = Watcher()
            try property.write(other, to: cart)
            #expect(cart.observer === other)
        }
        #expect(cart.observer == nil)
    }

    @Test(arguments: [
        ("fixed", ReflectionFailure.unwritableProperty), ("observer", .mismatchedValue(type: "Optional<CartObserver>")),
        ("absent", .unknownProperty),
        ("owner", .mismatchedValue(type: "Optional<Cart>")),
    ])
    func propertiesThatCannotBeSet(_ key: String, _ failure: ReflectionFailure) {
        let cart = Cart()
        #expect(throws: failure) { _ = try classes.set(NSObject(), forKey: key, of: cart) }
        #expect(cart.owner == nil && cart.steps.isEmpty)
    }

    @Test func unownedReferencesAreNotWrittenWhereTheyAreStored() throws {
        let property = try classes.storedProperty("parent", of: Cart.self)
        #expect(throws: ReflectionFailure.unwritableProperty) { try property.write(Cart(), to: Cart()) }
    }
}
