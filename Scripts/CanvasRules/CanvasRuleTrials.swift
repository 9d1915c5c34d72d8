import Foundation
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import LayoutInspection

/// Lays documents out with all rules of the canvas, then with each rule left out whose condition is met, and prints the
/// frames.
///
/// Each line is a JSON object: the document, the name of the rule that is left out, and frames by scene and view. Where
/// a rule is left out, only the views have frames that differ.
@MainActor
struct CanvasRuleTrials {
    private typealias Frames = [String: [String: [Double]]]

    private struct Line: Encodable {
        let document: String
        let without: String?
        let frames: Frames
    }

    private var configuration = CanvasConfiguration()

    /// - Parameter leafSizes: `recorded` or `measured`; nil is returned for other words.
    init?(leafSizes: String) {
        guard let leafSizes = LeafSizes(rawValue: leafSizes) else { return nil }
        configuration.leafSizes = leafSizes
    }

    func run(_ path: String) throws {
        let document = try InterfaceDocument(bytes: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let usual = CanvasRuleTrial()
        let frames = usual.run { self.frames(of: document, folder) }
        try print(Line(document: path, without: nil, frames: frames))
        for rule in CanvasRule.all where usual.met.contains(rule.name) {
            let others = CanvasRuleTrial(leavingOut: rule.name).run { self.frames(of: document, folder) }
            let changed = others.reduce(into: Frames()) { changed, scene in
                let views = scene.value.filter { $0.value != frames[scene.key]?[$0.key] }
                if !views.isEmpty { changed[scene.key] = views }
            }
            if !changed.isEmpty { try print(Line(document: path, without: rule.name, frames: changed)) }
        }
    }

    private func frames(of document: InterfaceDocument, _ folder: String) -> Frames {
        let layout = SceneLayout(document, on: configuration, folder: folder)
        return layout.scenes.reduce(into: [:]) { found, scene in
            let views = layout.layOut(scene).views
            found[scene.id] = Dictionary(
                views.map { ($0.id, [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height].map(Double.init)) },
                uniquingKeysWith: { first, _ in first })
        }
    }

    private func print(_ line: Line) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        FileHandle.standardOutput.write(try encoder.encode(line) + Data("\n".utf8))
    }
}
