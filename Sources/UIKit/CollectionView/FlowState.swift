/// The result of a flow layout. `main` is along the scroll direction, `cross` across it; lengths are points.
struct FlowState {
    struct Line {
        /// Start and end of the line along the scroll direction.
        var start, end: CGFloat
        var items: Range<Int>
    }

    struct Section {
        var start: CGFloat = 0
        var end: CGFloat = 0
        /// The frames of header and footer; those without a length along the scroll direction have no view.
        var header = CGRect.zero
        var footer = CGRect.zero
        var lines: [Line] = []
        var frames: [CGRect] = []
    }

    var sections: [Section] = []
    var contentSize = CGSize.zero
    /// The sizes that cells with an estimated size asked for.
    var preferredSizes: [IndexPath: CGSize] = [:]
    /// The length across the scroll direction that the layout was computed for.
    var cross: CGFloat = 0
    /// The length across the scroll direction for which a warning of large items was written.
    var warnedCross: CGFloat?
}
