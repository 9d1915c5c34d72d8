/// The name of a method, with a colon for each value it takes: `save:`.
///
/// Apple's is part of the module ObjectiveC, which Linux lacks, as it lacks `#selector`; write the name as text.
///
/// - Source: developer.apple.com/documentation/objectivec/selector
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
    private let name: String

    /// Makes the selector of a method's Objective-C name.
    public init(_ str: String) { name = str }
    /// Makes the selector of a method's Objective-C name.
    public init(stringLiteral value: String) { name = value }

    /// The method's Objective-C name.
    public var description: String { name }

    /// How many values the method takes.
    package var argumentCount: Int { name.count { $0 == ":" } }
}
