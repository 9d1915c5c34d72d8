extension CGContext {
    /// The transform from user space to the default user space, whose origin is at the bottom left with y up.
    public var ctm: CGAffineTransform { transform }

    /// Scales user space by unitless factors, applied before the current transform.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { transform = transform.scaledBy(x: sx, y: sy) }

    /// Translates user space by a distance in current user units.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { transform = transform.translatedBy(x: tx, y: ty) }

    /// Rotates user space around its origin.
    ///
    /// - Parameter angle: Radians, from the x axis towards the y axis.
    public func rotate(by angle: CGFloat) { transform = transform.rotated(by: angle) }

    /// Concatenates a transform, applied before the current one.
    public func concatenate(_ transform: CGAffineTransform) {
        self.transform = transform.concatenating(self.transform)
    }

    // MARK: Device space

    /// The transform from user space to pixels with the origin at the bottom left.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { transform }

    /// Converts a point from user space to pixels with the origin at the bottom left.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(transform) }
    /// Converts a point from pixels with the origin at the bottom left to user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(transform.inverted()) }
    /// Converts a size from user space to pixels, without the translation.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(transform) }
    /// Converts a size from pixels to user space, without the translation.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(transform.inverted()) }
    /// Converts a rectangle of user space to its bounding box in pixels.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(transform) }
    /// Converts a rectangle of pixels to its bounding box in user space.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(transform.inverted()) }
}
