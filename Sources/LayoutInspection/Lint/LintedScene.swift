import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import LayoutEngine
import UIKit

/// A scene laid out in one variant, as the rules see it.
@MainActor
final class LintedScene {
    let layout: SceneLayout
    let canvas: CanvasScene
    /// The diagnostics of reading, building and layout.
    let diagnostics: [DocumentDiagnostic]
    var scene: DocumentScene { canvas.scene }

    /// The texts that the project's languages have for the document.
    let translations: DocumentTranslations

    /// The classes of the project's sources; nil where they are not known.
    let classes: ProjectClasses?

    /// The images, colours, fonts and storyboards of the project; nil where the document belongs to none.
    let resources: ProjectResources?

    init(
        _ scene: DocumentScene, by layout: SceneLayout, _ translations: DocumentTranslations = DocumentTranslations(),
        _ classes: ProjectClasses? = nil, _ resources: ProjectResources? = nil
    ) {
        self.layout = layout
        self.translations = translations
        self.classes = classes
        self.resources = resources
        canvas = layout.build(scene)
        diagnostics = layout.layOut(built: canvas).diagnostics
    }

    /// A scene that has been laid out.
    init(laidOut canvas: CanvasScene, by layout: SceneLayout) {
        (self.canvas, self.layout) = (canvas, layout)
        (translations, classes, resources) = (DocumentTranslations(), nil, nil)
        diagnostics = layout.diagnostics(around: canvas.scene) + canvas.diagnostics
    }

    /// The recorded frames beside those that follow from them, with the sizes of texts, images and controls as
    /// recorded.
    private(set) lazy var comparison: FrameComparison = {
        let recording = layout.recordingLeaves
        return FrameComparison(recording.scenes.first { $0.id == scene.id } ?? scene, by: recording, tolerance: 1)
    }()

    /// The indices of the views that are on the screen: installed, not hidden and not transparent, nor in a view that
    /// is.
    private(set) lazy var shown: [Int] = {
        var isShown = [Bool](repeating: false, count: scene.views.count)
        for (index, view) in scene.views.enumerated() {
            // A table shows its rows, also those that the document hides.
            guard let object = canvas.views[index], !object.isHidden, object.alpha > Self.leastAlpha,
                !(view.element.variedFlag("hidden", scene.traits) ?? false)
            else { continue }
            isShown[index] = view.parent.map { isShown[$0] } ?? true
        }
        return isShown.indices.filter { isShown[$0] }
    }()

    /// UIKit sends no touches to views of less opacity.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiview/hittest(_:with:)
    private static let leastAlpha: CGFloat = 0.01

    func view(_ index: Int) -> UIView { canvas.views[index]! }

    /// A view's alignment rectangle in the root view's coordinates, in points.
    func frameInRoot(_ index: Int) -> CGRect { alignmentRect(index, in: canvas.root) }

    /// A view's alignment rectangle in another view's coordinates, in points: a switch reaches out of its own by two
    /// points, which nobody sees.
    func alignmentRect(_ index: Int, in other: UIView) -> CGRect {
        guard index > 0, let superview = view(index).superview else { return view(index).convert(view(index).bounds, to: other) }
        return superview.convert(view(index).alignmentRect(forFrame: view(index).frame), to: other)
    }

    /// The ambiguity of the constraints. The sizes that the canvas gives to plain views do not count as constraints.
    private(set) lazy var ambiguity = SceneAmbiguity(self)

    /// A laid-out scene of its own, for questions that change the layout.
    var copy: LintedScene { LintedScene(scene, by: layout) }

    /// The sizes of the views where a program makes the root larger than the document does; nil for roots whose size no
    /// program decides.
    private(set) lazy var sizesInLargerRoot: [CGSize?]? = {
        guard isLoadedIntoOwner || scene.isFreeform || canvas.root is UICollectionReusableView else { return nil }
        let other = copy
        let size = other.canvas.root.bounds.size
        other.canvas.root.frame.size = CGSize(width: size.width + 44, height: size.height + 44)
        other.canvas.root.layoutIfNeeded()
        return other.canvas.views.map { $0?.bounds.size }
    }()

    /// A view, as messages name it.
    func name(_ index: Int) -> String { scene.words(forView: index) }

    /// A fault that lies at a view.
    func fault(at index: Int, _ message: String, also others: [Int] = []) -> LintFault {
        LintFault(
            message: message, position: scene.views[index].element.position, items: ([index] + others).map { scene.views[$0].id })
    }

    // MARK: Contents

    /// The label that shows a view's text: the view itself, or a button's title; nil for other views and where there is
    /// no text.
    func textLabel(_ index: Int) -> UILabel? {
        guard let label = view(index) as? UILabel ?? (view(index) as? UIButton)?.titleLabel else { return nil }
        return label.isHidden || (label.text ?? "").isEmpty ? nil : label
    }

    /// Whether a view shows text or takes touches by itself.
    func hasContent(_ index: Int) -> Bool {
        textLabel(index) != nil || view(index) is UIControl || (view(index) as? UITextView).map { !$0.text.isEmpty } ?? false
    }

    /// The name of a view's font, where the document gives one.
    func fontName(_ index: Int) -> String? { scene.views[index].element.child(key: "fontDescription")?["name"] }

    /// Whether a view's font is neither one of the system's nor at hand.
    func hasForeignFont(_ index: Int) -> Bool {
        fontName(index).map { !$0.hasPrefix(".") && UIFont(name: $0, size: 17) == nil } ?? false
    }

    /// The nearest ancestor that is a scroll view; what lies in one need not be on the screen at once.
    func scrollView(around index: Int) -> Int? {
        var next = scene.views[index].parent
        while let here = next {
            if canvas.views[here] is UIScrollView { return here }
            next = scene.views[here].parent
        }
        return nil
    }

    /// The constraints in force that act on one view alone, such as a fixed width.
    func sizeConstraints(of index: Int, _ attribute: DocumentConstraint.Attribute) -> [DocumentConstraint] {
        scene.constraints.filter {
            $0.isInstalled && $0.second == nil && $0.first == .view(index) && $0.firstAttribute == attribute
        }
    }
}
