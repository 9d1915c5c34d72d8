import Foundation

/// A view of a laid-out scene, as values.
public struct LaidOutView: Hashable, Sendable {
    /// The object id; for a view without one, `<parent id>.<its key>`.
    public let id: String
    /// The class the document names, or UIKit's for the element.
    public let className: String
    /// Index of the superview in the scene; nil for the root.
    public let parent: Int?
    /// Points in the superview's coordinates (in a scroll view: content coordinates), on the pixel grid.
    public let frame: CGRect
    /// Whether the view, or one above it, is hidden.
    public let isHidden: Bool

    package init(id: String, className: String, parent: Int?, frame: CGRect, isHidden: Bool) {
        self.id = id
        self.className = className
        self.parent = parent
        self.frame = frame
        self.isHidden = isHidden
    }
}
