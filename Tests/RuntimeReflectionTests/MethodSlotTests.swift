import Foundation
import Testing

@testable import RuntimeReflection

/// Overrides are told by the tables of methods, wherever a class is declared.
@MainActor
struct MethodSlotTests {
    private final class Plain: Cart {}
    private final class Free: Cart {
        override func price() -> Int { 0 }
    }
    private class Cheap: Cart {
        override func price() -> Int { 1 }
    }
    private final class BelowCheap: Cheap {}

    private static let price = MethodSlot(overriding: Free.self, plain: Plain.self)

    private func overrides(_ type: AnyClass) -> Bool? { Self.price?.isOverridden(in: type, below: Cart.self) }

    @Test func overridesAreFound() {
        class Local: Cart {
            override func price() -> Int { 2 }
        }
        #expect(overrides(Cheap.self) == true && overrides(BelowCheap.self) == true && overrides(Local.self) == true)
        #expect(overrides(GenericCart<Int>.self) == true && overrides([Int].Filled.self) == true)
    }

    @Test func methodsOfAClassAreReplaced() {
        class Replaced: Cart {
            override func price() -> Int { 3 }
        }
        let cart: Cart = Replaced()
        #expect(cart.price() == 3)
        Self.price?.replace(in: Replaced.self, below: Cart.self, by: Free.self)
        #expect(cart.price() == 0)
        // A class that does not override the method keeps that of its superclass.
        Self.price?.replace(in: Plain.self, below: Cart.self, by: Free.self)
        #expect(overrides(Plain.self) == false)
    }

    @Test func otherClassesOverrideNothing() {
        class Local: Cart {
            override func pay() {}
        }
        #expect(overrides(Cart.self) == false && overrides(Plain.self) == false && overrides(Local.self) == false)
        #expect(overrides(SpecialCart.self) == false && overrides(OtherGenericCart<Int>.self) == false)
    }

    @Test func classesThatDifferInMoreTellNothing() {
        #expect(MethodSlot(overriding: Plain.self, plain: Plain.self) == nil)
        #expect(MethodSlot(overriding: BelowCheap.self, plain: Plain.self) == nil)
        class Both: Cart {
            override func price() -> Int { 2 }
            override func pay() {}
        }
        #expect(MethodSlot(overriding: Both.self, plain: Plain.self) == nil)
    }
}

private final class GenericCart<Value>: Cart {
    override func price() -> Int { MemoryLayout<Value>.size }
}
private final class OtherGenericCart<Value>: Cart {
    override func pay() {}
}
extension Array {
    fileprivate final class Filled: Cart {
        override func price() -> Int { 3 }
    }
}
