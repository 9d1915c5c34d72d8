import InterfaceBuilderCanvas
import ConstraintSolver
import DocumentFolders
import Foundation
import InterfaceBuilderDocument
import Testing
import UIKit

@testable import LayoutInspection

/// Whole documents are laid out alike by the solver's quick way and by its general method: frames and diagnostics.
///
/// `CAIRN_CORPUS` names a folder with more documents.
@MainActor
@Suite struct QuickWayTests {
    @Test(arguments: [LeafSizes.measured, .recorded])
    func documentsAreLaidOutAlike(leafSizes: LeafSizes) throws {
        ConflictLog.sink = { _ in }
        var canvas = CanvasConfiguration()
        canvas.leafSizes = leafSizes
        for url in DocumentFolders.fixtures + DocumentFolders.corpus {
            guard let document = try? InterfaceDocument(bytes: [UInt8](Data(contentsOf: url))) else { continue }
            let quick = scenes(of: document, on: canvas)
            let general = ConstraintSolver.$quickWayIsTaken.withValue(false) { scenes(of: document, on: canvas) }
            #expect(quick == general, "\(url.path)")
        }
    }

    private func scenes(of document: InterfaceDocument, on canvas: CanvasConfiguration) -> [LaidOutScene] {
        let layout = SceneLayout(document, on: canvas)
        return layout.scenes.map(layout.layOut)
    }
}
