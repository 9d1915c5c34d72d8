import Foundation
import InterfaceBuilderDocument

/// A scene after layout, as values.
package struct LaidOutScene: Hashable, Sendable {
    /// The controller's object id, or the top-level view's.
    package let id: String
    /// The class of the controller or of the top-level view.
    package let className: String
    /// Pixels in a point.
    package let scale: Double
    /// The root view's size, in points.
    package let size: CGSize
    /// In document order; views that are not installed on the canvas are left out.
    package let views: [LaidOutView]
    package let diagnostics: [DocumentDiagnostic]

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
