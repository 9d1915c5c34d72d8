/// Changes the attributes that a configuration gives to a text.
///
/// - Source: developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer
public struct UIConfigurationTextAttributesTransformer: Hashable, @unchecked Sendable {
    /// Maps the attributes the text would have to those it gets.
    public let transform: (AttributeContainer) -> AttributeContainer
    /// Closures cannot be compared, so each transformer has an identity.
    private let identity = Identity()

    /// Makes a transformer of a closure; it equals its copies only.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    /// Applies the transformer to attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    /// Whether one is a copy of the other.
    public static func == (first: Self, second: Self) -> Bool { first.identity === second.identity }
    /// Hashes the transformer's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }

    private final class Identity: Sendable {}
}
