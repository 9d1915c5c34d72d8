@testable import UIKit

/// A view with a content size of its own, and baselines on request: it stands in for labels and images.
@MainActor
final class SizedView: UIView {
    var contentSize: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// Whether the view counts as text of several lines; distance of its baselines from the top and from the bottom, in points.
    var wraps = false
    var baselines: (first: CGFloat, last: CGFloat) = (0, 0)
    /// How often the content size was asked for.
    private(set) var measurements = 0
    /// How often the view was laid out.
    private(set) var layouts = 0

    /// - Parameters: Points; `noIntrinsicMetric` for no size.
    init(_ width: CGFloat, _ height: CGFloat) {
        contentSize = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var wrapsToWidth: Bool { wraps }
    override func baselineOffset(first: Bool) -> CGFloat { first ? baselines.first : baselines.last }

    override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
    }

    override var intrinsicContentSize: CGSize {
        measurements += 1
        return contentSize
    }
}

extension UIView {
    /// The alignment rectangle before rounding, in the superview's coordinates.
    var solvedRect: CGRect? { layoutState.host?.solvedRect(of: self).map { CGRect($0) } }
}

extension CGRect {
    /// `x,y,w,h` with as many digits as needed.
    var numbers: String { [minX, minY, width, height].map { String(format: "%g", Double($0)) }.joined(separator: ",") }
}
