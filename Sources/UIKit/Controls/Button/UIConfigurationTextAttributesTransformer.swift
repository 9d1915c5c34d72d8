/// Changes the attributes that a configuration gives a text.
///
/// - Source: developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer
public struct UIConfigurationTextAttributesTransformer: Hashable, @unchecked Sendable {
    /// From the attributes a text would have to those it shall have.
    public let transform: (AttributeContainer) -> AttributeContainer
    /// Closures have no identity, so each transformer gets one.
    private let identity = Identity()

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    /// The attributes transformed.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    public static func == (first: Self, second: Self) -> Bool { first.identity === second.identity }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }

    private final class Identity: Sendable {}
}
