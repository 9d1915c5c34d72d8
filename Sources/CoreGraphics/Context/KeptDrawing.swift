import Rasterizer

/// A recording of drawing that can be drawn again at another place, such as a layer's content until it needs display.
package struct KeptDrawing {
    fileprivate var content: RecordedContent
}

extension CGContext {
    /// Draws by calling a closure, or draws again what it drew before, where the context only records drawing.
    ///
    /// - Parameter kept: What the closure drew the last time; nil where that has changed.
    package func draw(keeping kept: inout KeptDrawing?, _ draw: () -> Void) {
        guard state.drawsPlainly else { return draw() }
        let depth = savedStateCount
        kept = canvas.drawContent(kept?.content) {
            draw()
            // A program that saves states and does not restore them disturbs only itself.
            restoreGState(downTo: depth)
        }.map(KeptDrawing.init)
    }

    /// Whether the context records drawing instead of executing it.
    package var isRecording: Bool { canvas.isRecording }

    /// Whether the context records drawing, of which the clip would leave nothing within a rectangle.
    package func recordsNothing(in rect: CGRect = .infinite) -> Bool { canvas.recordsNothing(in: rect) }
}

extension GraphicsState {
    /// Whether drawing is put over what is behind as it is.
    fileprivate var drawsPlainly: Bool {
        alpha == 1 && shadow == nil && blendMode == .normal && antialiases && allowsAntialiasing
    }
}
