extension UIScrollView {
    /// The way in which the safe area is added to the content insets.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Like `scrollableAxes`; the content scroll view of a controller that a navigation or tab bar controller shows
        /// is always inset at top and bottom.
        case automatic = 0
        /// On scrollable axes: the content is larger than the view, or always bounces.
        case scrollableAxes
        /// Not at all.
        case never
        /// On all edges.
        case always
    }
}
