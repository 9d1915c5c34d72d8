/// How content of a scroll view looks at an edge. It reads back what was set; nothing is drawn.
///
/// - Source: developer.apple.com/documentation/uikit/uiscrolledgeeffect
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
    /// A look at an edge.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiscrolledgeeffect/style-swift.class
    open class Style: NSObject, @unchecked Sendable {
        /// What the system takes.
        public static let automatic = Style()
        /// Content fades.
        public static let soft = Style()
        /// Content ends at a line.
        public static let hard = Style()
    }

    /// The look.
    open var style = Style.automatic
    /// Whether content looks at the edge as elsewhere.
    open var isHidden = false

    nonisolated override init() { super.init() }
}
