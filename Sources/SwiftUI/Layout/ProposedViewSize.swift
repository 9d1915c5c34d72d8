/// The size, in points, that a container proposes to a view. A view chooses its size itself.
///
/// - Source: developer.apple.com/documentation/swiftui/proposedviewsize
public struct ProposedViewSize: Hashable, Sendable {
    /// The width; nil for the view's ideal width.
    public var width: CGFloat?
    /// The height; nil for the view's ideal height.
    public var height: CGFloat?

    /// A proposal of no size, which asks for the smallest one.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// A proposal that asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// A proposal that asks for the largest size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Makes a proposal of lengths.
    public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
    /// Makes a proposal of a size.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// The size with other lengths for those that are nil.
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    // MARK: Along an axis

    subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    init(_ axis: Axis, _ length: CGFloat?, across: CGFloat?) {
        self = axis == .horizontal ? Self(width: length, height: across) : Self(width: across, height: length)
    }

    /// The proposal with other lengths where it has some.
    func adjusting(width byWidth: CGFloat, height byHeight: CGFloat) -> Self {
        Self(width: width.map { max(0, $0 + byWidth) }, height: height.map { max(0, $0 + byHeight) })
    }
}
