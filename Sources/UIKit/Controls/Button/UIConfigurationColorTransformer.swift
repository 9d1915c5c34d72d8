/// Changes the colour that a configuration has.
///
/// - Source: developer.apple.com/documentation/uikit/uiconfigurationcolortransformer-swift.struct
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
    /// Maps the colour the configuration would have to the one it gets.
    public let transform: (UIColor) -> UIColor
    /// Closures cannot be compared, so each transformer has an identity.
    let identity = Identity()

    final class Identity: Sendable {}

    /// Makes a transformer of a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

    /// Applies the transformer to a colour.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// Whether both are copies of one transformer.
    public static func == (lhs: UIConfigurationColorTransformer, rhs: UIConfigurationColorTransformer) -> Bool {
        lhs.identity === rhs.identity
    }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }

    /// Makes colours grey, as light as they seem to the eye.
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
        }
    }

    /// Makes colours the system's blue, which stands for a tint that the user prefers.
    public static let preferredTint = UIConfigurationColorTransformer { _ in .systemBlue }
    /// Makes colours those of text.
    public static let monochromeTint = UIConfigurationColorTransformer { _ in .label }
}
