import Foundation
import RuntimeReflection
import Testing

/// Objects of classes known at run time.
///
/// - Source: Objective-C finds `init` by its name, the class's own first.
@MainActor
struct MetatypeInstantiationTests {
    /// As `UIView`: the initializer without parameters is a convenience one.
    private class Base: NSObject {
        let origin: String
        init(origin: String) { self.origin = origin }
        override convenience init() { self.init(origin: "base") }
    }
    private final class Badge: Base {
        init() { super.init(origin: "badge") }
    }
    private class Card: Base {
        init() { super.init(origin: "card") }
    }
    private final class Ace: Card {
        override init() { super.init() }
    }
    private final class Pip: Card {}
    private final class Plain: Base {}
    private final class Convenient: Base {
        convenience init() { self.init(origin: "convenient") }
    }

    @Test("A class's own init() is called, though it overrides none") func ownInitializer() {
        #expect(makeInstanceByName(of: Badge.self as Base.Type).origin == "badge")
        for type in [Card.self, Ace.self, Pip.self] as [Base.Type] {
            let made = makeInstanceByName(of: type)
            #expect(made.origin == "card" && Swift.type(of: made) == type)
        }
        #expect(makeInstanceByName(of: Convenient.self as Base.Type).origin == "convenient")
        #expect(makeInstanceByName(of: Plain.self as Base.Type).origin == "base")
        #expect(type(of: makeInstanceByName(of: NSObject.self)) == NSObject.self)
    }
}
