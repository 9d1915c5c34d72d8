import Foundation
import RuntimeReflection

extension NSObjectProtocol {
    /// Whether the object has a method of an Objective-C name, as far as methods can be found: those that rewritten
    /// sources registered, those among the program's symbols, and getters of properties that key-value coding knows.
    /// UIKit's other methods have no Objective-C names here and are not found. An override of this method in rewritten
    /// sources is called.
    ///
    /// - Source: developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:)
    @preconcurrency @MainActor
    public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return OwnAnswers.answer(of: self, to: aSelector)
            ?? (ActionDispatch.getter(aSelector, of: self) != nil || ActionDispatch.responds(self, to: aSelector))
    }
}

/// The results of overrides of `responds(to:)` in rewritten sources.
@MainActor
private enum OwnAnswers {
    /// The objects whose overrides are running, which call super.
    private static var asked: [ObjectIdentifier] = []

    /// The result of an object whose class overrides the method; nil for others.
    static func answer(of object: AnyObject, to selector: Selector) -> Bool? {
        let id = ObjectIdentifier(object)
        guard !asked.contains(id), let call = MemberTables.method("respondsToSelector:", of: type(of: object)) else { return nil }
        asked.append(id)
        defer { asked.removeLast() }
        return call(object, [selector]) as? Bool
    }
}
