import Foundation
import RuntimeReflection

extension NSObjectProtocol {
    /// Whether the object has a method of an Objective-C name, as far as that can be found: methods of the program's classes that rewritten
    /// sources registered, and those among the program's symbols. UIKit's own methods have no Objective-C names here and are not found. A class of
    /// rewritten sources that overrides this is asked.
    ///
    /// - Source: developer.apple.com/documentation/objectivec/nsobjectprotocol/responds(to:)
    @preconcurrency @MainActor
    public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return OwnAnswers.answer(of: self, to: aSelector) ?? ActionDispatch.responds(self, to: aSelector)
    }
}

/// What classes of rewritten sources say of their methods that override `responds(to:)`.
@MainActor
private enum OwnAnswers {
    /// Those that are being asked, which ask their superclass.
    private static var asked: [ObjectIdentifier] = []

    /// The answer of an object whose class overrides the method; nil for others.
    static func answer(of object: AnyObject, to selector: Selector) -> Bool? {
        let id = ObjectIdentifier(object)
        guard !asked.contains(id), let call = MemberTables.method("respondsToSelector:", of: type(of: object)) else { return nil }
        asked.append(id)
        defer { asked.removeLast() }
        return call(object, [selector]) as? Bool
    }
}
