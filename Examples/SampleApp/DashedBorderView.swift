import UIKit

/// A dashed red line around the view, drawn by a shape layer.
final class DashedBorderView: LoudView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    private var shape: CAShapeLayer? { layer as? CAShapeLayer }

    override init(frame: CGRect) {
        super.init(frame: frame)
        shape?.fillColor = UIColor.clear.cgColor
        shape?.strokeColor = UIColor(red: 1, green: 0.25, blue: 0.25, alpha: 1).cgColor
        shape?.lineWidth = 1
        shape?.lineDashPattern = [8, 8]
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        shape?.path = UIBezierPath(rect: bounds).cgPath
    }
}
