import InterfaceBuilderCanvas
import ConstraintSolver
import DocumentFolders
import Foundation
import InterfaceBuilderDocument
import Testing
import UIKit

@testable import LayoutInspection

/// Whole documents are laid out alike by the solver's fast pricing and by its careful pricing: frames and diagnostics.
///
/// `CAIRN_CORPUS` names a folder with more documents.
@MainActor
@Suite struct PricingTests {
    @Test(arguments: [LeafSizes.measured, .recorded])
    func documentsAreLaidOutAlike(leafSizes: LeafSizes) throws {
        ConflictLog.sink = { _ in }
        var canvas = CanvasConfiguration()
        canvas.leafSizes = leafSizes
        for url in DocumentFolders.fixtures + DocumentFolders.corpus {
            guard let document = try? InterfaceDocument(bytes: [UInt8](Data(contentsOf: url))) else { continue }
            let fast = scenes(of: document, on: canvas)
            let careful = ConstraintSolver.$standardPolicy.withValue(.careful) { scenes(of: document, on: canvas) }
            #expect(fast == careful, "\(url.path)")
        }
    }

    private func scenes(of document: InterfaceDocument, on canvas: CanvasConfiguration) -> [LaidOutScene] {
        let layout = SceneLayout(document, on: canvas)
        return layout.scenes.map(layout.layOut)
    }
}
