import Foundation

/// A set that a literal of an array makes. The protocol has no superclass, so that its initializer may assign `self`:
/// those of `NSSet` are not `required`, as they would have to be for a conformance of the class.
public protocol _SetLiteral {}

extension _SetLiteral {
    /// Makes a set of the elements of a literal; equal ones count once.
    public init(arrayLiteral elements: Any...) {
        let set: NSSet =
            switch Self.self {
            case is NSCountedSet.Type: NSCountedSet(array: elements)
            case is NSMutableSet.Type: NSMutableSet(array: elements)
            default: NSSet(array: elements)
            }
        self = set as! Self
    }
}

/// Literals of arrays make sets, as `item.tags = [home, work]`.
///
/// - Note: The compiler does not end well with literals of `NSMutableSet` and other subclasses, which need an
///   initializer that is `required`. The rewriter writes them as calls where a type says what they are.
/// - Source: developer.apple.com/documentation/foundation/nsset
extension NSSet: _SetLiteral, @retroactive ExpressibleByArrayLiteral {}
