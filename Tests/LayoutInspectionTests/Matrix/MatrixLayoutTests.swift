import DocumentFolders
import Foundation
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import Testing
import UIKit

@testable import LayoutInspection

/// A matrix gives what each of its variants gives by itself.
@MainActor
struct MatrixLayoutTests {
    private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

    private func document(_ name: String) throws -> InterfaceDocument {
        try InterfaceDocument(bytes: Array(Data(contentsOf: Self.fixtures.appendingPathComponent(name))))
    }

    @Test(arguments: [
        "Form.storyboard", "Documents/SizeClasses.xib", "Documents/Environments.storyboard", "Documents/Cells.storyboard",
    ])
    func eachVariantIsAsByItself(_ name: String) throws {
        ConflictLog.sink = { _ in }
        let document = try document(name)
        let matrix = MatrixLayout(document, [.document] + ScreenMatrix.usual.variants + [ScreenVariant(language: "longer")])
        for scene in matrix.layouts[0].scenes.prefix(2) {
            for (place, (variant, laidOut)) in zip(matrix.variants, matrix.layOut(scene.id)).enumerated()
            where place % 7 == 0 || place == 55 {
                var canvas = variant.canvas(CanvasConfiguration())
                canvas.texts = variant.documentLanguage?.texts(of: document, DocumentTranslations()) ?? [:]
                let single = SceneLayout(document, on: canvas)
                let expected = single.scenes.first { $0.id == scene.id }.map(single.layOut)
                #expect(laidOut == expected, "\(scene.id) on \(variant.name)")
            }
        }
    }

    /// What is the same in two variants is done once.
    @Test func variantsThatDoNotDifferShareALayout() throws {
        let document = try document("Form.storyboard")
        let matrix = MatrixLayout(
            document,
            [
                .document, ScreenVariant(appearance: .light), ScreenVariant(appearance: .dark),
                ScreenVariant(direction: .rightToLeft),
            ])
        let scene = matrix.layouts[0].scenes[0].id
        #expect((0..<4).map { matrix.firstAlike($0, scene: scene) } == [nil, 0, nil, nil])
    }
}
