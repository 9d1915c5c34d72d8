import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import UIKit

/// Lays out the scenes of a document on a canvas.
///
/// ```swift
/// let document = try InterfaceDocument(bytes: [UInt8](Data(contentsOf: file)))
/// let layout = SceneLayout(document)
/// for view in layout.scenes.flatMap({ layout.layOut($0).views }) { print(view.id, view.frame) }
/// ```
@MainActor
public struct SceneLayout {
    /// The document whose scenes are laid out.
    public let document: InterfaceDocument
    /// The document's scenes, in document order, with the size classes that they have on the canvas or the device.
    public private(set) var scenes: [DocumentScene]
    /// The configuration as the caller asks for it.
    private let asked: CanvasConfiguration
    private var canvas: CanvasConfiguration
    private let insetKey: String?
    private let sizeClasses: SizeClasses
    private let device: CanvasDevice?
    private let presenter: ScenePresenter
    private let canvasSafeArea: CanvasSafeArea
    private let root: CanvasRoot
    private let pictures: DocumentPictures?
    /// The places of scenes inside others; nil on Interface Builder's canvas, where each scene stands by itself.
    private let containment: SceneContainment?
    private let cycles: EmbeddingCycles

    /// A layout of a document's scenes on its own canvas, or on another.
    ///
    /// - Parameters:
    ///   - canvas: The properties in which the canvas differs from the document's own.
    ///   - insetKey: The name under which the canvas's table of insets knows the document.
    ///   - folder: The path of the folder where the document's pictures are looked for; nil for placeholders in their
    ///     place.
    public init(
        _ document: InterfaceDocument, on canvas: CanvasConfiguration = CanvasConfiguration(), insetKey: String? = nil,
        folder: String? = nil
    ) {
        pictures = folder.map(DocumentPictures.init)
        self.document = document
        cycles = EmbeddingCycles(document)
        asked = canvas
        let canvas = canvas.completed(for: document)
        self.canvas = canvas
        self.insetKey = insetKey
        device = canvas.device(of: document)
        presenter = canvas.presenter(of: document)
        canvasSafeArea = CanvasSafeArea(document, of: presenter)
        root = CanvasRoot(document, on: canvas, canvasSafeArea)
        sizeClasses = canvas.traits(on: device) ?? SizeClasses()
        scenes = document.scenes(traits: sizeClasses)
        containment = canvas.placesScenesInOthers ? SceneContainment(document, cycles) : nil
        takeSizeClasses()
    }

    /// A layout on another canvas, which shares with layouts of the same document what does not depend on the canvas.
    ///
    /// - Parameter others: Layouts of the document, one at least; scenes are taken from those with the same size
    ///   classes.
    init(sharing others: [SceneLayout], on canvas: CanvasConfiguration) {
        let first = others[0]
        (document, pictures, insetKey, cycles) = (first.document, first.pictures, first.insetKey, first.cycles)
        asked = canvas
        let canvas = canvas.completed(for: document)
        self.canvas = canvas
        device = canvas.device(of: document)
        presenter = canvas.presenter(of: document)
        canvasSafeArea = presenter == first.presenter ? first.canvasSafeArea : CanvasSafeArea(document, of: presenter)
        root = CanvasRoot(document, on: canvas, canvasSafeArea)
        let traits = canvas.traits(on: device) ?? SizeClasses()
        sizeClasses = traits
        scenes = others.first { $0.sizeClasses == traits }?.scenes ?? document.scenes(traits: traits)
        containment = canvas.placesScenesInOthers ? SceneContainment(document, cycles) : nil
        takeSizeClasses()
    }

    /// Gives scenes in columns and sheets their own size classes, which only tablets' screens do not share.
    private mutating func takeSizeClasses() {
        guard let containment, sizeClasses.width == .regular, document.isStoryboard else { return }
        var adapted: [SizeClasses: [DocumentScene]] = [:]
        for (index, scene) in scenes.enumerated() where scene.traits == sizeClasses {
            guard let own = containment.place(of: scene.id, by: self)?.sizeClasses, own != sizeClasses else { continue }
            let others = adapted[own] ?? document.scenes(traits: own)
            adapted[own] = others
            if let other = others.first(where: { $0.id == scene.id }) { scenes[index] = other }
        }
    }

    /// A layout with root views of a size, whose frames are not rounded to pixels.
    ///
    /// - Parameter others: Layouts of the document, one at least; scenes are taken from those with the same size
    ///   classes.
    func unrounded(size: CGSize, sharing others: [SceneLayout]) -> SceneLayout {
        var configuration = canvas
        configuration.size = size
        configuration.roundsFrames = false
        return SceneLayout(sharing: others, on: configuration)
    }

    /// Whether scenes are the same as those of another layout of the document.
    func hasSizeClasses(of other: SceneLayout) -> Bool { sizeClasses == other.sizeClasses }

    /// The size of a scene's root view, in points.
    package func rootSize(of scene: DocumentScene) -> CGSize {
        place(of: scene)?.size ?? root.size(of: scene) ?? scene.views[0].element.recordedFrame?.size ?? screenSize
    }

    /// Whether nothing that a layout of a scene depends on is different on the canvas of another layout of the
    /// document.
    func isAlike(_ scene: DocumentScene, to other: SceneLayout, _ otherScene: DocumentScene) -> Bool {
        guard sizeClasses == other.sizeClasses, canvas.texts == other.canvas.texts, canvas.insets == nil,
            other.canvas.insets == nil
        else { return false }
        let (own, its) = (environment(of: scene), other.environment(of: otherScene))
        return own.traits == its.traits && own.rootSize == its.rootSize && own.safeArea == its.safeArea
            && own.screenSafeArea == its.screenSafeArea && own.screenSize == its.screenSize && own.leafSizes == its.leafSizes
            && own.presenter == its.presenter && device == other.device && screenSize == other.screenSize
    }

    /// A scene's frames and diagnostics: one of ``scenes``.
    public func layOut(_ scene: DocumentScene) -> LaidOutScene {
        layOut(built: build(scene))
    }

    /// Keeps UIKit's texts for the console back from now on: findings say what concerns a document, with its names, and
    /// the console has addresses.
    package static func silenceConsole() {
        ConflictLog.sink = nil
        LayoutWarning.sink = { _ in }
    }

    /// Lays out a scene that ``build(_:isDrawn:)`` made.
    func layOut(built: CanvasScene) -> LaidOutScene {
        let scene = built.scene
        built.layOut()
        return LaidOutScene(
            id: scene.id, className: scene.element.className, scale: Double(built.environment.traits.displayScale),
            size: built.root.bounds.size, views: views(of: built), diagnostics: diagnostics(around: scene) + built.diagnostics)
    }

    /// The same layout with texts, images and controls measured; nil where they are.
    var measuringLeaves: SceneLayout? {
        guard canvas.leafSizes == .recorded else { return nil }
        var layout = self
        layout.canvas.leafSizes = .measured
        return layout
    }

    /// Whether nothing but the sizes of texts, images and controls and the looks differ from what the document records.
    var isOnOwnCanvas: Bool {
        !canvas.showsDevice && canvas.model == nil && canvas.isLandscape == nil && canvas.size == nil && canvas.scale == nil
            && canvas.contentSize == nil && !canvas.isRightToLeft && canvas.texts.isEmpty
    }

    /// The layout on the canvas that recorded frames come from, with the sizes of texts, images and controls as
    /// recorded.
    var recordingLeaves: SceneLayout {
        var canvas = asked
        canvas.leafSizes = .recorded
        canvas.showsDevice = false
        return SceneLayout(sharing: [self], on: canvas)
    }

    /// The document's diagnostics from the beginning of the scene to that of the next one; the first scene has those
    /// before it too. A scene that contains itself is one.
    package func diagnostics(around scene: DocumentScene) -> [DocumentDiagnostic] {
        let ofReading = document.diagnostics.filter { diagnostic in
            guard let position = diagnostic.position else { return scene.id == scenes.first?.id }
            return (scenes.last { $0.element.position <= position } ?? scenes.first)?.id == scene.id
        }
        return ofReading + [cycles.diagnostic(of: scene)].compactMap { $0 }
    }

    /// A scene as views, not laid out yet.
    ///
    /// - Parameters:
    ///   - place: The place inside of another scene or container; nil for the one that the document says.
    ///   - isDrawn: Whether a picture is wanted; where only frames are, image files are not read.
    package func build(_ scene: DocumentScene, at place: ContainerStage.Place? = nil, isDrawn: Bool = false) -> CanvasScene {
        var environment = environment(of: scene, at: place ?? self.place(of: scene))
        environment.showsImages = isDrawn
        let built = CanvasScene.build(scene, of: document, in: environment)
        containment?.sizeContainers(in: built, by: self)
        return built
    }

    /// The faults of the image files and asset catalogues that were read until now.
    package var assetDiagnostics: [AssetDiagnostic] { pictures?.diagnostics ?? [] }

    private func views(of built: CanvasScene) -> [LaidOutView] {
        var places = [Int?](repeating: nil, count: built.scene.views.count)
        var laidOut: [LaidOutView] = []
        for (index, view) in built.scene.views.enumerated() {
            guard let frame = built.frame(ofView: index) else { continue }
            places[index] = laidOut.count
            laidOut.append(
                LaidOutView(
                    id: view.id, className: view.element.className, parent: view.parent.flatMap { places[$0] }, frame: frame,
                    isHidden: built.isHidden(view: index)))
        }
        return laidOut
    }

    // MARK: Environment

    private func environment(of scene: DocumentScene) -> CanvasEnvironment { environment(of: scene, at: place(of: scene)) }

    /// The place of a scene that another one or a split view shows beside others; nil for a scene that has the screen.
    func place(of scene: DocumentScene) -> ContainerStage.Place? { containment?.place(of: scene.id, by: self) }

    /// The kind of place that a scene is shown in.
    func holder(of scene: DocumentScene) -> SceneContainment.Holder { containment?.holder(of: scene.id, by: self) ?? .screen }

    /// The segue that presents a container of the document; nil if none does.
    func presentation(of container: String) -> MarkupElement? { containment?.presentation(of: container) }

    /// The whole screen, for containers that fill it.
    var screenPlace: ContainerStage.Place {
        ContainerStage.Place(size: screenSize, safeArea: canvas.safeArea.map { UIEdgeInsets($0) } ?? UIEdgeInsets(screenInsets))
    }

    /// Whether scenes are shown as on a device.
    var isDevice: Bool { canvas.showsDevice }

    /// The controller that a container view shows; nil for other views, and if it is in another document.
    func embeddedController(of view: MarkupElement) -> MarkupElement? {
        guard view.name == "containerView" else { return nil }
        let segue = view.children(in: "connections").first { StoryboardSegue.Kind(of: $0) == .embed }
        return segue?["destination"].flatMap { document.elementsByID[$0] }
    }

    /// The scenes with an object id or a storyboard identifier, or those in the container controller with it.
    public func scenes(named wanted: String) -> [DocumentScene] {
        let found = scenes.filter { $0.id == wanted || $0.views[0].id == wanted || $0.storyboardIdentifier == wanted }
        guard found.isEmpty, isDevice, let container = document.container(wanted) else { return found }
        let held = document.controllersHeld(by: container)
        return scenes.filter { held.contains($0.id) }
    }

    /// Whether a container controller with an object id or a storyboard identifier has a picture of its own, as on a
    /// device.
    package func showsContainer(_ name: String) -> Bool { isDevice && document.container(name) != nil }

    /// Whether there is such a container controller and it has no picture of its own, as on Interface Builder's canvas.
    package func hidesContainer(_ name: String) -> Bool { !isDevice && document.container(name) != nil }

    /// The object ids of the container controllers that the picture of no scene shows, in document order: no scene of
    /// the document stands in them, and they fill no container view.
    package var containersWithoutScenes: [String] {
        let shown = Set(scenes.map(\.id))
        let embedded = Set(document.segues.filter { $0.kind == .embed }.compactMap { $0.destination?.id })
        return containers.filter { container in
            container.id.map { !embedded.contains($0) } ?? false
                && document.controllersHeld(by: container).isDisjoint(with: shown)
        }.compactMap(\.id)
    }

    /// The container controllers that have pictures of their own.
    private var containers: [MarkupElement] { isDevice ? document.containers : [] }

    /// The object ids and titles of what can be drawn by itself: scenes, and after them container controllers.
    package var sceneNames: [(id: String, title: String)] {
        let scenes = scenes.map { ($0.id, CanvasNode.title(of: $0.element)) }
        return scenes + containers.compactMap { container in container.id.map { ($0, CanvasNode.title(of: container)) } }
    }

    /// A container's controllers as the device shows them.
    ///
    /// - Parameters:
    ///   - path: The object ids of controllers that are to be shown.
    ///   - presentation: The segue that presents the container; nil for one that fills the place.
    func stage(
        _ container: MarkupElement, showing path: Set<String> = [], at place: ContainerStage.Place,
        presentedBy presentation: MarkupElement? = nil, isDrawn: Bool = false
    ) -> ContainerStage {
        var environment = CanvasEnvironment()
        setSurroundings(of: &environment)
        environment.traits = traits(withClasses: sizeClasses, scale: model?.scale ?? 2)
        environment.showsImages = isDrawn
        return ContainerStage(
            container, of: document, showing: path, in: environment, place, presentedBy: presentation)
    }

    private func setSurroundings(of environment: inout CanvasEnvironment) {
        environment.presenter = presenter
        environment.leafSizes = canvas.leafSizes
        environment.pictures = pictures
        environment.strings = canvas.texts
        environment.roundsFrames = canvas.roundsFrames
        environment.recordedContentSize = documentsContentSize
        environment.screenSafeArea = UIEdgeInsets(screenInsets)
        environment.screenSize = device == nil || model == nil ? nil : screenSize
    }

    private func environment(of scene: DocumentScene, at place: ContainerStage.Place?) -> CanvasEnvironment {
        var environment = CanvasEnvironment()
        setSurroundings(of: &environment)
        environment.traits = traits(withClasses: place?.sizeClasses ?? scene.traits, scale: scale(of: scene))
        if place != nil, holder(of: scene) == .sheet { environment.traits = environment.traits.elevated }
        environment.rootSize = place?.size ?? root.size(of: scene)
        environment.safeArea = place?.safeArea ?? safeArea(of: scene)
        if let insetKey { environment.insets = canvas.insets?.rows(file: insetKey, scene: scene.id) ?? [] }
        return environment
    }

    private var model: CanvasModel? { canvas.model ?? device.flatMap { CanvasModel.named($0.id) } }

    private func traits(of scene: DocumentScene) -> UITraitCollection.Values {
        traits(withClasses: scene.traits, scale: scale(of: scene))
    }

    private func traits(withClasses classes: SizeClasses, scale: Double) -> UITraitCollection.Values {
        var traits = UITraitCollection.Values.standard
        traits.horizontalSizeClass = classes.width?.sizeClass ?? .unspecified
        traits.verticalSizeClass = classes.height?.sizeClass ?? .unspecified
        traits.userInterfaceStyle = canvas.isDark ?? device?.isDark ?? false ? .dark : .light
        traits.userInterfaceIdiom = device?.isPad ?? false ? .pad : .phone
        traits.layoutDirection = canvas.isRightToLeft ? .rightToLeft : .leftToRight
        traits.displayScale = CGFloat(canvas.scale ?? scale)
        traits.preferredContentSizeCategory = canvas.contentSize ?? documentsContentSize
        guard canvas.hasHighContrast else { return traits }
        return UITraitCollection(values: traits).modifyingTraits { $0.accessibilityContrast = .high }.values
    }

    /// Documents without a device are at 1x, unless a number that layout starts from lies between points.
    private func scale(of scene: DocumentScene) -> Double {
        if device != nil { return model?.scale ?? 2 }
        return scene.hasFractionalGivens(document.resources, withLeafSizes: canvas.leafSizes == .recorded) ? 2 : 1
    }

    private var documentsContentSize: UIContentSizeCategory { CanvasEnvironment.contentSize(of: presenter) }

    /// Points, of the screen that the document is shown on.
    package var screenSize: CGSize {
        guard let device, let model else { return CGSize(width: 600, height: 600) }
        return device.windowSize(on: model)
    }

    private func safeArea(of scene: DocumentScene) -> UIEdgeInsets {
        (canvas.safeArea ?? deviceSafeArea(of: scene)).map { UIEdgeInsets($0) } ?? .zero
    }

    /// Sets what the screen itself covers of a controller's root view that fills it.
    func screen(of scene: DocumentScene, size: CGSize, into surroundings: inout SceneSurroundings) {
        guard scene.kind == .controller, model != nil, canvas.size == nil else { return }
        guard size.height >= screenSize.height else { return }
        let insets = screenInsets
        surroundings.statusBar = CGFloat(insets.top)
        surroundings.homeIndicator = CGFloat(insets.bottom)
        surroundings.hasRoundedCorners = insets.bottom > 0 && !(device?.isPad ?? false)
    }

    /// The safe-area insets of a window that fills the screen, in points.
    private var screenInsets: DocumentInsets {
        model?.screen.screenInsets(isLandscape: device?.isLandscape ?? false, presenter: presenter.ofChrome)
            ?? DocumentInsets()
    }

    private func deviceSafeArea(of scene: DocumentScene) -> DocumentInsets? {
        // The bars follow from the size that the screen gives the root view, not from a size that the caller asks for.
        guard let size = root.carriedSize(of: scene) ?? scene.views[0].element.recordedFrame?.size,
            let screen = canvasScreen(ofRootSized: size)
        else { return nil }
        var traits = traits(of: scene)
        traits.generation = presenter.generation
        return canvasSafeArea.insets(of: scene, size: size, on: screen.showing(UITraitCollection(values: traits)))
    }

    private func canvasScreen(ofRootSized size: CGSize) -> CanvasScreen? {
        guard let model, size != CanvasScreen.anySize || canvas.model != nil else {
            return CanvasScreen(ofRootSized: size, presenter)
        }
        return CanvasScreen(model, isLandscape: device?.isLandscape ?? false, presenter)
    }
}

extension UITraitCollection.Values {
    /// The traits in what is shown over other content.
    fileprivate var elevated: UITraitCollection.Values {
        UITraitCollection(values: self).modifyingTraits { $0.userInterfaceLevel = .elevated }.values
    }
}

extension SizeClasses.SizeClass {
    fileprivate var sizeClass: UIUserInterfaceSizeClass { self == .compact ? .compact : .regular }
}
