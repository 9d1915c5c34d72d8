@testable import UIKit

/// A view with a content size of its own, and baselines on request: it stands in for labels and images.
@MainActor
final class SizedView: UIView {
    var contentSize: CGSize {
        didSet {
            solvedWidth = nil
            invalidateIntrinsicContentSize()
        }
    }
    /// Whether the view counts as text of several lines; distance of its baselines from the top and from the bottom, in
    /// points.
    var wraps = false
    var baselines: (first: CGFloat, last: CGFloat) = (0, 0)
    /// Whether the content flows into further lines where there is less width, as text does.
    var flows = false
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

    override var wrapsToWidth: Bool { wraps || flows }
    override func widthSolved(_ width: CGFloat) { if flows, width > 0 { wrap(width < contentSize.width ? width : nil) } }
    override func forgetSolvedWidth() { wrap(nil) }

    private func wrap(_ width: CGFloat?) {
        guard width != solvedWidth else { return }
        solvedWidth = width
        contentSizeChanged()
    }

    override func baselineOffset(first: Bool) -> CGFloat { first ? baselines.first : baselines.last }

    override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
    }

    override var intrinsicContentSize: CGSize {
        measurements += 1
        guard flows, let width = solvedWidth else { return contentSize }
        // Widths that differ in their last digits alone have as many lines.
        let lines = (contentSize.width / width - 1e-9).rounded(.up)
        return CGSize(width: (contentSize.width / lines).rounded(.up), height: lines * contentSize.height)
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
