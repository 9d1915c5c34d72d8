/// The parts of the alignment rectangle that constraints name.
///
/// - Source: developer.apple.com/documentation/uikit/nslayoutanchor
extension UIView {
    /// The edge where the layout direction begins: left if it is left to right.
    public var leadingAnchor: NSLayoutXAxisAnchor { .of(UncountedItem(self), .leading) }
    /// The edge where the layout direction ends: right if it is left to right.
    public var trailingAnchor: NSLayoutXAxisAnchor { .of(UncountedItem(self), .trailing) }
    /// The left edge, whatever the layout direction.
    public var leftAnchor: NSLayoutXAxisAnchor { .of(UncountedItem(self), .left) }
    /// The right edge, whatever the layout direction.
    public var rightAnchor: NSLayoutXAxisAnchor { .of(UncountedItem(self), .right) }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { .of(UncountedItem(self), .top) }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { .of(UncountedItem(self), .bottom) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { .of(UncountedItem(self), .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { .of(UncountedItem(self), .height) }
    /// The horizontal centre.
    public var centerXAnchor: NSLayoutXAxisAnchor { .of(UncountedItem(self), .centerX) }
    /// The vertical centre.
    public var centerYAnchor: NSLayoutYAxisAnchor { .of(UncountedItem(self), .centerY) }
    /// The baseline of the first line of text; the top edge of a view without text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { .of(UncountedItem(self), .firstBaseline) }
    /// The baseline of the last line of text; the bottom edge of a view without text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { .of(UncountedItem(self), .lastBaseline) }
}
