import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import LayoutInspection
import UIKit
import ViewInspection

/// A document's scenes, where Interface Builder's canvas has them, and the segues between them.
struct OpenedDocument: Encodable {
    struct Scene: Encodable {
        let id, title: String
        /// The class of the controller or of the view.
        let className: String?
        let identifier: String?
        /// Points on the canvas.
        let place: [Double]
        /// Whether it has views; containers and references to other storyboards have none.
        let hasViews: Bool
        /// Whether it is a container controller, which can be opened with what it shows.
        let isContainer: Bool
    }

    struct Segue: Encodable {
        let source, target, kind: String
        /// Where the segue leaves the source, as a share of its height.
        let start: Double
    }

    let scenes: [Scene]
    let segues: [Segue]
    let initial: String?
    /// The size of the canvas, in points.
    let size: [Double]
    let languages: [String]
    /// Interface Builder's id of the document's device.
    let device: String?
    let isLandscape: Bool
    let diagnostics: [String]

    @MainActor
    init(
        _ document: InterfaceDocument, _ translations: DocumentTranslations, _ scenes: [CanvasScene],
        _ canvas: StoryboardCanvas, isContainer: (String) -> Bool, diagnostics: [String]
    ) {
        let known = Dictionary(scenes.map { ($0.scene.id, $0.scene) }) { first, _ in first }
        self.scenes = canvas.places.map { place in
            let scene = known[place.id]
            return Scene(
                id: place.id, title: place.title, className: scene?.element.className, identifier: scene?.storyboardIdentifier,
                place: ViewTree.numbers(place.frame), hasViews: place.isScene,
                isContainer: !place.isScene && isContainer(place.id))
        }
        segues = canvas.arrows.map {
            Segue(source: $0.source, target: $0.target, kind: $0.kind, start: ViewTree.number($0.start))
        }
        initial = document.root["initialViewController"]
        size = ViewTree.numbers(canvas.size)
        languages = translations.languages
        device = document.device?.id
        isLandscape = document.device?.isLandscape ?? false
        self.diagnostics = diagnostics + document.diagnostics.map { "line \($0.position?.line ?? 0): \($0.message) [\($0.id)]" }
    }
}

/// A finding of lint.
struct FoundFault: Encodable {
    let rule, severity, message, scene: String
    let line: Int
    let items: [String]
    /// The widths of the root view with the fault, in points; empty where widths were not searched.
    let widths: [[Double]]

    init(_ finding: LintFinding) {
        (rule, severity, message, scene) = (finding.rule, finding.severity.rawValue, finding.message, finding.scene)
        (line, items) = (finding.position.line, finding.items)
        widths = finding.widths.map { [$0.lowerBound, $0.upperBound] }
    }
}

/// Where frames bend or jump while a root view gets wider, and where it has faults.
struct WidthReport: Encodable {
    let range: [Double]
    let breakpoints: [Double]
    let faults: [FoundFault]
}

/// Two layouts that meet a scene's constraints equally well: the places of the views that differ, in points of the
/// root.
struct AlternativeLayout: Encodable {
    let isAmbiguous: Bool
    let before, after: [String: [Double]]
}

/// A preview or a snapshot of the last run of tests.
struct ShownSnapshot: Encodable {
    let file, test, name, variant, device, status, message: String
    /// The newest picture and the recorded one, by their names in the report.
    let picture, expected: String?
    /// Points.
    let size: [Double]
    let isPreview: Bool
    let line: Int

    init(_ result: SnapshotResult) {
        (file, test, name, variant) = (result.file, result.test, result.name, result.variant)
        (device, status, message, line) = (result.device, result.status.rawValue, result.message, result.line)
        (picture, expected, size) = (result.actual ?? result.expected, result.expected, result.size)
        isPreview = result.test.hasPrefix("preview_")
    }
}
