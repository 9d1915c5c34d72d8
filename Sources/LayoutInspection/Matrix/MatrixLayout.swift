import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import UIKit

/// A document's scenes laid out in several variants of the canvas. What the variants have in common is done once: the
/// document is read once, its scenes once for each pair of size classes, its pictures are searched once, and variants
/// in which nothing about a scene is different share a layout.
@MainActor
public struct MatrixLayout {
    /// The variants, in their order.
    public let variants: [ScreenVariant]
    /// A layout for each of the variants.
    public let layouts: [SceneLayout]

    /// The layouts of a document.
    ///
    /// - Parameters:
    ///   - variants: How the scenes are laid out.
    ///   - canvas: The properties in which all variants differ from the document's own canvas.
    ///   - folder: The path of the folder where the document's pictures are looked for; nil for placeholders in their
    ///     place.
    ///   - translations: The texts of the project's languages, for variants in one of them.
    public init(
        _ document: InterfaceDocument, _ variants: [ScreenVariant], canvas: CanvasConfiguration = CanvasConfiguration(),
        folder: String? = nil, translations: DocumentTranslations = DocumentTranslations()
    ) {
        self.variants = variants
        var texts: [DocumentLanguage: [String: String]] = [:]
        var layouts: [SceneLayout] = []
        for variant in variants {
            var configuration = variant.canvas(canvas)
            if let language = variant.documentLanguage {
                let known = texts[language] ?? language.texts(of: document, translations)
                texts[language] = known
                configuration.texts = known
            }
            if let first = layouts.first {
                layouts.append(SceneLayout(sharing: [first] + layouts.suffix(4), on: configuration))
            } else {
                layouts.append(SceneLayout(document, on: configuration, folder: folder))
            }
        }
        self.layouts = layouts
    }

    /// A scene in all variants, in their order.
    ///
    /// - Returns: Nil in place of variants whose size classes have no such scene.
    /// - Complexity: a layout of the scene for each variant that differs from those before it.
    public func layOut(_ id: String) -> [LaidOutScene?] {
        var done: [LaidOutScene?] = []
        for index in layouts.indices {
            if let same = firstAlike(index, scene: id) {
                done.append(done[same])
            } else {
                done.append(scene(id, in: index).map(layouts[index].layOut))
            }
        }
        return done
    }

    /// The scene in a variant.
    func scene(_ id: String, in variant: Int) -> DocumentScene? { layouts[variant].scenes.first { $0.id == id } }

    /// The first variant before this one in which nothing about the scene is different; nil where there is none.
    func firstAlike(_ variant: Int, scene id: String) -> Int? {
        guard let scene = scene(id, in: variant) else { return nil }
        return layouts[..<variant].indices.first { earlier in
            guard let other = self.scene(id, in: earlier) else { return false }
            return layouts[variant].isAlike(scene, to: layouts[earlier], other)
        }
    }
}
