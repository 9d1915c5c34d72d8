import Rasterizer

/// A place to draw: a bitmap, or a page of a document.
///
/// User space has its origin at the bottom left and y pointing up, as on Apple's platforms, until it is transformed;
/// contexts made by UIKit come with it flipped.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgcontext
public final class CGContext {
    /// What the context draws on.
    package let canvas: Canvas
    /// From the default user space (origin bottom left, y up) to the canvas (origin top left, y down).
    private(set) var baseTransform: CGAffineTransform
    /// From the space of shadow offsets to the canvas; offsets do not follow later transforms.
    private(set) var shadowTransform: CGAffineTransform
    let memory: PixelMemory?
    let declaredColorSpace: CGColorSpace?
    let declaredBitmapInfo: CGBitmapInfo

    var state = GraphicsState()
    private var savedStates: [GraphicsState] = []
    private var layers: [TransparencyLayer] = []
    /// In the default user space.
    var currentPath = VectorPath()
    /// Set for PDF documents that programs made the context for.
    var pdf: PDFOutput?

    /// - Parameters:
    ///   - initialTransform: From the user space the context starts with to the default one.
    init(
        canvas: Canvas, initialTransform: CGAffineTransform = .identity, memory: PixelMemory? = nil,
        colorSpace: CGColorSpace? = CGColorSpace(.sRGB), bitmapInfo: CGBitmapInfo = .native
    ) {
        self.canvas = canvas
        self.memory = memory
        declaredColorSpace = colorSpace
        declaredBitmapInfo = bitmapInfo
        (baseTransform, shadowTransform) = (.identity, .identity)
        beginPage(initialTransform: initialTransform)
    }

    deinit { closePDF() }

    /// Starts over on the canvas's current page.
    func beginPage(initialTransform: CGAffineTransform) {
        (state, savedStates, layers, currentPath) = (GraphicsState(), [], [], VectorPath())
        baseTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: canvas.size.height)
        shadowTransform = initialTransform.concatenating(baseTransform)
        canvas.save()
        transform = initialTransform
        state.patternSpace = initialTransform
    }

    /// From user space to the default user space.
    var transform: CGAffineTransform {
        get { state.transform }
        set {
            state.transform = newValue
            canvas.transform = newValue.concatenating(baseTransform).matrix
        }
    }

    // MARK: State

    /// Keeps the clip and all parameters for ``restoreGState()``.
    public func saveGState() {
        canvas.save()
        savedStates.append(state)
    }

    /// Returns to the clip and parameters of the matching ``saveGState()``; does nothing without one in this layer.
    public func restoreGState() {
        guard savedStates.count > layers.last?.depth ?? 0, let saved = savedStates.popLast() else { return }
        draw { $0.restore() }
        state = saved
    }

    // MARK: Transparency layers

    /// Collects later drawing in a layer that takes the current alpha, shadow and blend mode as one picture.
    ///
    /// - Parameter auxiliaryInfo: Not used.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        beginLayer(clippedTo: nil)
    }

    /// As ``beginTransparencyLayer(auxiliaryInfo:)``, with the layer clipped to a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginLayer(clippedTo: rect)
    }

    private func beginLayer(clippedTo rect: CGRect?) {
        saveGState()
        let compositing = state.compositing
        if let rect { clip(to: rect) }
        canvas.beginGroup()
        layers.append(TransparencyLayer(compositing: compositing, depth: savedStates.count))
        state.alpha = 1
        state.shadow = nil
        state.blendMode = .normal
    }

    /// Composites the layer and restores the state saved when it began; does nothing without a layer.
    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else { return }
        draw { $0.endGroup(layer.compositing) }
        savedStates.removeLast(savedStates.count - layer.depth)
        restoreGState()
    }

    private struct TransparencyLayer {
        var compositing: Compositing
        /// How many states were saved when the layer began.
        var depth: Int
    }

    /// Draws on the canvas and keeps the program's bitmap memory in step, before and after.
    func draw(_ body: (Canvas) -> Void) {
        memory?.copyTo(canvas)
        body(canvas)
        memory?.copyFrom(canvas)
    }
}
