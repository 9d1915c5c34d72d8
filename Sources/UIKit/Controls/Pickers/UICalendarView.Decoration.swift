extension UICalendarView {
    /// The size of a decoration.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicalendarview/decorationsize
    public enum DecorationSize: Int, Sendable {
        case small = 0
        case medium, large

        /// The diameter of a dot and the point size of a symbol; our choice.
        fileprivate var lengths: (dot: CGFloat, symbol: CGFloat) {
            switch self {
            case .small: (4, 8)
            case .medium: (6, 11)
            case .large: (8, 14)
            }
        }
    }

    /// A decoration below a day.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uicalendarview/decoration
    @preconcurrency @MainActor
    open class Decoration: NSObject {
        private enum Kind {
            case dot(UIColor, DecorationSize)
            case image(UIImage?, UIColor, DecorationSize)
            case view(() -> UIView)
        }
        private let kind: Kind

        private init(_ kind: Kind) {
            self.kind = kind
            super.init()
        }

        /// Makes a grey dot.
        public override convenience init() { self.init(color: nil, size: .medium) }
        /// Makes a dot; nil for a grey one.
        public convenience init(color: UIColor?, size: DecorationSize = .medium) {
            self.init(.dot(color ?? .systemGray, size))
        }
        /// Makes a decoration of a picture, which is a template; nil for a grey one.
        public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
            self.init(.image(image, color ?? .systemGray, size))
        }
        /// Makes a decoration of a view, which is as large as it asks for.
        public convenience init(customViewProvider: @escaping () -> UIView) { self.init(.view(customViewProvider)) }

        /// A dot; nil for a grey one.
        open class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(color: color, size: size)
        }
        /// A picture, which is a template; nil for a grey one.
        open class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(image: image, color: color, size: size)
        }
        /// A view, which is as large as it asks for.
        open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
            Decoration(customViewProvider: customViewProvider)
        }

        /// The view for one day, with its size.
        func makeView() -> UIView {
            switch kind {
            case .dot(let color, let size):
                let view = UIView(frame: CGRect(x: 0, y: 0, width: size.lengths.dot, height: size.lengths.dot))
                view.backgroundColor = color
                view.layer.cornerRadius = size.lengths.dot / 2
                return view
            case .image(let image, let color, let size):
                let configured = image?.applyingSymbolConfiguration(.init(pointSize: size.lengths.symbol)) ?? image
                let view = UIImageView(image: configured?.withRenderingMode(.alwaysTemplate))
                view.tintColor = color
                return view
            case .view(let make):
                let view = make()
                view.frame.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                return view
            }
        }
    }
}
