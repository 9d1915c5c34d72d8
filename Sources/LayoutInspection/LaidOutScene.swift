import Foundation
import InterfaceBuilderDocument

/// A scene after layout, as values.
public struct LaidOutScene: Hashable, Sendable {
    /// The controller's object id, or the top-level view's.
    public let id: String
    /// The class of the controller or of the top-level view.
    public let className: String
    /// Pixels in a point.
    public let scale: Double
    /// The root view's size, in points.
    public let size: CGSize
    /// In document order; views that are not installed on the canvas are left out.
    public let views: [LaidOutView]
    /// The diagnostics of the scene: faults of the document, and conflicts and ambiguity of its constraints.
    public let diagnostics: [DocumentDiagnostic]

    package init(
        id: String, className: String, scale: Double, size: CGSize, views: [LaidOutView], diagnostics: [DocumentDiagnostic]
    ) {
        self.id = id
        self.className = className
        self.scale = scale
        self.size = size
        self.views = views
        self.diagnostics = diagnostics
    }
}
