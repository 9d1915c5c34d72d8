import Rasterizer

/// A drawing destination: a bitmap, or a page of a document.
///
/// User space has its origin at the bottom left and y pointing up, as on Apple's platforms, until it is transformed;
/// contexts made by UIKit come with it flipped.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgcontext
public final class CGContext {
    /// The rasterizer's canvas that the context draws on.
    package let canvas: Canvas
    /// The transform from the default user space (origin bottom left, y up) to the canvas (origin top left, y down).
    private(set) var baseTransform: CGAffineTransform
    /// The transform from the space of shadow offsets to the canvas; offsets ignore the current transform.
    private(set) var shadowTransform: CGAffineTransform
    let memory: PixelMemory?
    let declaredColorSpace: CGColorSpace?
    let declaredBitmapInfo: CGBitmapInfo

    var state = GraphicsState()
    private var savedStates: [GraphicsState] = []
    private var layers: [TransparencyLayer] = []
    /// The current path in the default user space.
    var currentPath = VectorPath()
    /// The state of a PDF document that a program created the context for; nil for other contexts.
    var pdf: PDFOutput?

    /// - Parameters:
    ///   - initialTransform: The transform from the context's base user space to the default one.
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

    /// Resets the state for the canvas's current page.
    func beginPage(initialTransform: CGAffineTransform) {
        (state, savedStates, layers, currentPath) = (GraphicsState(), [], [], VectorPath())
        baseTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: canvas.size.height)
        shadowTransform = initialTransform.concatenating(baseTransform)
        canvas.save()
        transform = initialTransform
        state.patternSpace = initialTransform
    }

    /// The transform from user space to the default user space.
    var transform: CGAffineTransform {
        get { state.transform }
        set {
            state.transform = newValue
            canvas.transform = newValue.concatenating(baseTransform).matrix
        }
    }

    // MARK: State

    /// Saves the clip and all parameters for ``restoreGState()``.
    public func saveGState() {
        canvas.save()
        savedStates.append(state)
    }

    /// Restores the clip and parameters of the matching ``saveGState()``; does nothing without one in this layer.
    public func restoreGState() {
        guard savedStates.count > layers.last?.depth ?? 0, let saved = savedStates.popLast() else { return }
        draw { $0.restore() }
        state = saved
    }

    /// The number of saved states.
    var savedStateCount: Int { savedStates.count }

    /// Restores states until no more than a number are saved; those outside of an open transparency layer stay.
    func restoreGState(downTo count: Int) {
        while savedStates.count > max(count, layers.last?.depth ?? 0) { restoreGState() }
    }

    // MARK: Transparency layers

    /// Begins a layer, which is composited as a group with the current alpha, shadow and blend mode.
    ///
    /// - Parameter auxiliaryInfo: Has no effect.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        beginLayer(clippedTo: nil)
    }

    /// Begins a layer as ``beginTransparencyLayer(auxiliaryInfo:)`` does, clipped to a rectangle.
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

    /// Composites the layer and restores the state from before it began; does nothing without a layer.
    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else { return }
        draw { $0.endGroup(layer.compositing) }
        savedStates.removeLast(savedStates.count - layer.depth)
        restoreGState()
    }

    private struct TransparencyLayer {
        var compositing: Compositing
        /// The number of saved states when the layer began.
        var depth: Int
    }

    /// Draws on the canvas and synchronizes the program's bitmap memory with it, before and after.
    func draw(_ body: (Canvas) -> Void) {
        memory?.copyTo(canvas)
        body(canvas)
        memory?.copyFrom(canvas)
    }
}
