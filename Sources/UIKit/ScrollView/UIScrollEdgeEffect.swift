/// The visual effect at an edge of a scroll view's content. It reads back what was set; nothing is drawn.
///
/// - Source: developer.apple.com/documentation/uikit/uiscrolledgeeffect
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
    /// The style of an edge effect.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiscrolledgeeffect/style-swift.class
    open class Style: NSObject, @unchecked Sendable {
        /// The system's default.
        public static let automatic = Style()
        /// Content fades.
        public static let soft = Style()
        /// Content ends at a line.
        public static let hard = Style()
    }

    /// The style.
    open var style = Style.automatic
    /// Whether the effect is hidden.
    open var isHidden = false

    nonisolated override init() { super.init() }
}
