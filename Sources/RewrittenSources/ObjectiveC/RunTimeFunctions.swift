import Foundation
import RuntimeReflection
public import UIKit

// Functions of the Objective-C run time that ask for classes and names, and change nothing.

/// The class of an object; nil without an object.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

/// The name of an object's class as on iOS, see ``classNamed(_:)``; `nil` without an object. The text lives as long as
/// the program.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> { class_getName(object_getClass(obj)) }

/// The name of a class as on iOS, see ``classNamed(_:)``; `nil` without a class. The text lives as long as the program.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
    LastingTexts.text(cls.map { NamedClasses.name(of: $0) } ?? "nil")
}

/// The superclass; nil for a class that has none, and without a class.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? { cls.flatMap { _getSuperclass($0) } }

/// Whether objects of a class have a method of a name.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
    cls.map { MemberTables.method(sel.description, of: $0) != nil } ?? false
}

/// The class of a name, see ``classNamed(_:)``; nil for none.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! { NamedClasses.find(String(cString: name)) }

/// The class of a name, see ``classNamed(_:)``; nil for none.
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? { NamedClasses.find(String(cString: name)) }

/// The text of a selector, which lives as long as the program.
public func sel_getName(_ sel: Selector) -> UnsafePointer<CChar> { LastingTexts.text(sel.description) }

/// The selector of a name.
public func sel_registerName(_ str: UnsafePointer<CChar>) -> Selector { Selector(String(cString: str)) }

/// Whether two selectors have one name.
public func sel_isEqual(_ lhs: Selector, _ rhs: Selector) -> Bool { lhs == rhs }

/// Texts of the programming language C, each made once and kept.
private enum LastingTexts {
    private static let access = NSLock()
    nonisolated(unsafe) private static var texts: [String: UnsafePointer<CChar>] = [:]

    static func text(_ string: String) -> UnsafePointer<CChar> {
        access.withLock {
            if let text = texts[string] { return text }
            let text = UnsafePointer(strdup(string)!)
            texts[string] = text
            return text
        }
    }
}

// MARK: Classes as objects

/// Whether two classes are the same.
public func === (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs == rhs }

/// Whether two classes are not the same.
public func !== (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs != rhs }
