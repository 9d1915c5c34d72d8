extension CGContext {
    /// From user space to the default user space, whose origin is at the bottom left with y up.
    public var ctm: CGAffineTransform { transform }

    /// Scales the coordinates of later drawing; unitless factors, applied before the present transform.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { transform = transform.scaledBy(x: sx, y: sy) }

    /// Moves the origin of later drawing by a distance in present user units.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { transform = transform.translatedBy(x: tx, y: ty) }

    /// Turns the coordinates of later drawing around the origin.
    ///
    /// - Parameter angle: Radians, from the x axis towards the y axis.
    public func rotate(by angle: CGFloat) { transform = transform.rotated(by: angle) }

    /// Applies `transform` to later coordinates before the present transform.
    public func concatenate(_ transform: CGAffineTransform) {
        self.transform = transform.concatenating(self.transform)
    }

    // MARK: Device space

    /// From user space to pixels with the origin at the bottom left.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { transform }

    /// Maps a point from user space to pixels with the origin at the bottom left.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(transform) }
    /// Maps a point from pixels with the origin at the bottom left to user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(transform.inverted()) }
    /// Maps a size from user space to pixels; translation does not count.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(transform) }
    /// Maps a size from pixels to user space; translation does not count.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(transform.inverted()) }
    /// The smallest upright rectangle in pixels around a mapped rectangle of user space.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(transform) }
    /// The smallest upright rectangle in user space around a mapped rectangle of pixels.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(transform.inverted()) }
}
