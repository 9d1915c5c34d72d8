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

/// A document after layout, or why it could not be read.
package struct LaidOutDocument: Sendable {
    /// The path as it was given.
    package let path: String
    package let outcome: Result<[LaidOutScene], DocumentFailure>

    package init(path: String, outcome: Result<[LaidOutScene], DocumentFailure>) {
        self.path = path
        self.outcome = outcome
    }
}

/// Why a document could not be read.
package struct DocumentFailure: Error, Hashable, Sendable {
    package let diagnostic: DocumentDiagnostic

    package init(_ diagnostic: DocumentDiagnostic) { self.diagnostic = diagnostic }
}

extension LaidOutDocument {
    /// What was found in all scenes, in document order.
    package var diagnostics: [DocumentDiagnostic] {
        guard case .success(let scenes) = outcome else { return [] }
        return scenes.flatMap(\.diagnostics)
    }

    /// The document as a JSON object on one line.
    package var json: String {
        var writer = JSONWriter()
        write(to: &writer)
        return writer.text
    }
}
