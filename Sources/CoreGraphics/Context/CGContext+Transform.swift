extension CGContext {
    /// From user space to the default user space, whose origin is at the bottom left with y up.
    public var ctm: CGAffineTransform { transform }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { transform = transform.scaledBy(x: sx, y: sy) }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) { transform = transform.translatedBy(x: tx, y: ty) }

    /// - Parameter angle: Radians, from the x axis towards the y axis.
    public func rotate(by angle: CGFloat) { transform = transform.rotated(by: angle) }

    /// Makes later coordinates pass through `transform` first.
    public func concatenate(_ transform: CGAffineTransform) {
        self.transform = transform.concatenating(self.transform)
    }

    // MARK: Device space

    /// From user space to pixels with the origin at the bottom left.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { transform }

    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(transform) }
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(transform.inverted()) }
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(transform) }
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(transform.inverted()) }
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(transform) }
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(transform.inverted()) }
}
