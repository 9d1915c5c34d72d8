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
        let matrix = MatrixLayout(document, LintVariant.matrix + [LintVariant(language: .longer)])
        for scene in matrix.layouts[0].scenes.prefix(2) {
            for (place, (variant, laidOut)) in zip(matrix.variants, matrix.layOut(scene.id)).enumerated()
            where place % 7 == 0 || place == 55 {
                var canvas = variant.canvas(CanvasConfiguration())
                canvas.texts = variant.language?.texts(of: document, DocumentTranslations()) ?? [:]
                let single = SceneLayout(document, on: canvas)
                let expected = single.scenes.first { $0.id == scene.id }.map(single.layOut)
                #expect(laidOut == expected, "\(scene.id) on \(variant.name)")
            }
        }
    }

    @Test func allCombinations() {
        let model = CanvasModel.named("retina4_7")
        let matrix = LayoutMatrix(
            devices: [nil, model], orientations: [false, true], textSizes: [.large, .accessibilityLarge],
            directions: [false, true],
            appearances: [false, true], languages: [nil, .longer, .named("de")])
        let variants = matrix.variants
        #expect(variants.count == 96 && Set(variants.map(\.name)).count == 96)
        #expect(
            variants.last?.name == "iPhone SE, landscape, text size AX2, right to left, dark, language de"
                || variants.last!.name.hasSuffix(", landscape, text size AX2, right to left, dark, language de"))
        #expect(LayoutMatrix().variants.map(\.name) == [""])
    }

    /// What is the same in two variants is done once.
    @Test func variantsThatDoNotDifferShareALayout() throws {
        let document = try document("Form.storyboard")
        let matrix = MatrixLayout(
            document, [.document, LintVariant(isDark: false), LintVariant(isDark: true), LintVariant(isRightToLeft: true)])
        let scene = matrix.layouts[0].scenes[0].id
        #expect((0..<4).map { matrix.firstAlike($0, scene: scene) } == [nil, 0, nil, nil])
    }
}
