/// The name of a method, with a colon for each argument: `save:`.
///
/// Apple's type is part of the module ObjectiveC, which Linux lacks, as it lacks `#selector`; write the name as text.
///
/// - Source: developer.apple.com/documentation/objectivec/selector
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
    private let name: String

    /// Creates a selector from a method's Objective-C name.
    public init(_ str: String) { name = str }
    /// Creates a selector from a method's Objective-C name.
    public init(stringLiteral value: String) { name = value }

    /// The method's Objective-C name.
    public var description: String { name }

    /// The number of arguments.
    package var argumentCount: Int { name.count { $0 == ":" } }
}

/// The name of a selector.
///
/// - Source: developer.apple.com/documentation/foundation/nsstringfromselector(_:)
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

/// The selector of a name.
///
/// - Source: developer.apple.com/documentation/foundation/nsselectorfromstring(_:)
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
