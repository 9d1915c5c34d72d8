/// Snapshots of views.
extension UIView {
    func makeSnapshot(of rect: CGRect, afterScreenUpdates: Bool, _ capInsets: UIEdgeInsets) -> UIView? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        if afterScreenUpdates { layoutIfNeeded() }
        let format = UIGraphicsImageRendererFormat()
        format.scale = pixelScale
        let image = UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
            context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
            layer.layerToDraw.render(in: context.cgContext)
        }
        let snapshot = UIImageView(image: capInsets == .zero ? image : image.resizableImage(withCapInsets: capInsets))
        snapshot.frame = CGRect(origin: frame.origin, size: rect.size)
        return snapshot
    }

    func drawTree(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        (self as? UIWindow)?.tellIfHidden()
        if afterScreenUpdates { layoutIfNeeded() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.layerToDraw.render(in: context)
        context.restoreGState()
        return true
    }
}
