/// The built-in images of some button types.
@MainActor
enum ButtonSymbol {
    /// - Source: recorded frames, 25 x 24 for information and add buttons.
    private static let size = CGSize(width: 25, height: 24)
    private static let lineWidth: CGFloat = 1.5

    /// A template image, or nil for types without a built-in image.
    static func image(_ type: UIButton.ButtonType) -> UIImage? {
        switch type {
        case .custom, .system, .plain: nil
        case .detailDisclosure, .infoLight, .infoDark: draw(letterI)
        case .contactAdd: draw(plus)
        case .close: draw(cross)
        }
    }

    private static func draw(_ sign: (CGPoint) -> UIBezierPath) -> UIImage {
        let bounds = CGRect(origin: .zero, size: size)
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in
            let center = CGPoint(x: bounds.midX, y: bounds.midY)
            let circle = UIBezierPath(ovalIn: CGRect(center: center, width: 20, height: 20))
            for path in [circle, sign(center)] {
                path.lineWidth = lineWidth
                path.stroke()
            }
        }.withRenderingMode(.alwaysTemplate)
    }

    /// Three pixels per point, which is enough for every screen.
    private static var format: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        return format
    }

    private static func plus(_ center: CGPoint) -> UIBezierPath {
        lines([(-5, 0, 5, 0), (0, -5, 0, 5)], center)
    }

    private static func cross(_ center: CGPoint) -> UIBezierPath {
        lines([(-4, -4, 4, 4), (4, -4, -4, 4)], center)
    }

    private static func letterI(_ center: CGPoint) -> UIBezierPath {
        lines([(0, -1.5, 0, 5), (0, -5, 0, -3.5)], center)
    }

    private static func lines(_ lines: [(CGFloat, CGFloat, CGFloat, CGFloat)], _ center: CGPoint) -> UIBezierPath {
        let path = UIBezierPath()
        for line in lines {
            path.move(to: CGPoint(x: center.x + line.0, y: center.y + line.1))
            path.addLine(to: CGPoint(x: center.x + line.2, y: center.y + line.3))
        }
        return path
    }
}
