/// Geometry as strings.
///
/// - Source: developer.apple.com/documentation/foundation/nscoder
extension NSCoder {
    /// A point as a text: `{x, y}`.
    public class func string(for point: CGPoint) -> String { text(point.x, point.y) }
    /// A size as a text: `{width, height}`.
    public class func string(for size: CGSize) -> String { text(size.width, size.height) }
    /// A vector as a text: `{dx, dy}`.
    public class func string(for vector: CGVector) -> String { text(vector.dx, vector.dy) }
    /// A rectangle as a text: `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
    /// A transform as a text: `[a, b, c, d, tx, ty]`.
    public class func string(for transform: CGAffineTransform) -> String {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return "[\(numbers.map(text).joined(separator: ", "))]"
    }
    /// Insets as a text: `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String { text(insets.top, insets.left, insets.bottom, insets.right) }

    /// Parses a point; zero for other texts.
    public class func cgPoint(for string: String) -> CGPoint {
        numbers(in: string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }
    /// Parses a size; zero for other texts.
    public class func cgSize(for string: String) -> CGSize {
        numbers(in: string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    /// Parses a vector; zero for other texts.
    public class func cgVector(for string: String) -> CGVector {
        numbers(in: string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? CGVector(dx: 0, dy: 0)
    }
    /// Parses a rectangle; zero for other texts.
    public class func cgRect(for string: String) -> CGRect {
        numbers(in: string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }
    /// Parses a transform; the identity for other texts.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        numbers(in: string, 6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
            ?? .identity
    }
    /// Parses insets; zero for other texts.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(in: string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }
    /// Parses directional insets; zero for other texts.
    public class func directionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        numbers(in: string, 4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) }
            ?? .zero
    }
    /// Parses an offset; zero for other texts.
    public class func uiOffset(for string: String) -> UIOffset {
        numbers(in: string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    private static func text(_ numbers: CGFloat...) -> String { "{\(numbers.map(text).joined(separator: ", "))}" }

    private static func text(_ number: CGFloat) -> String {
        let text = "\(Double(number))"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// The numbers between brackets; nil if their count is another one.
    private static func numbers(in text: String, _ count: Int) -> [Double]? {
        let parts = text.split { "{}[], ".contains($0) }
        let numbers = parts.compactMap { Double($0) }
        return numbers.count == count && parts.count == count ? numbers : nil
    }
}
