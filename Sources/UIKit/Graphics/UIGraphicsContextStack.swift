/// The stack of current contexts of a thread, innermost last.
final class GraphicsContextStack: NSObject {
    enum Entry {
        /// A context pushed by the program.
        case pushed(CGContext)
        /// A bitmap begun with `UIGraphicsBeginImageContext`; nil if its size was impossible.
        case image(CGContext?, scale: CGFloat)
        /// A document begun with `UIGraphicsBeginPDFContextToData` or the like; nil if its size was impossible.
        case document(CurrentPDF?)

        var context: CGContext? {
            switch self {
            case .pushed(let context): context
            case .image(let context, _): context
            case .document(let document): document?.pages.context
            }
        }
    }

    var entries: [Entry] = []

    private static let threadKey = "UIKit.GraphicsContextStack"

    /// The stack of the calling thread.
    static var current: GraphicsContextStack {
        let storage = Thread.current.threadDictionary
        if let stack = storage[threadKey] as? GraphicsContextStack { return stack }
        let stack = GraphicsContextStack()
        storage[threadKey] = stack
        return stack
    }
}

/// The innermost current context of the calling thread; nil without one.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsContextStack.current.entries.last?.context
}

/// Makes `context` the current one of the calling thread until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsContextStack.current.entries.append(.pushed(context))
}

/// Ends the use of the context pushed last; does nothing if a bitmap was begun since.
public func UIGraphicsPopContext() {
    let stack = GraphicsContextStack.current
    if case .pushed = stack.entries.last { stack.entries.removeLast() }
}

// MARK: - Rectangles in the current context

/// Fills a rectangle with the fill colour, replacing what is there.
public func UIRectFill(_ rect: CGRect) {
    UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle with the fill colour and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.withBlendMode(blendMode) { $0.fill(rect) }
}

/// Draws a frame one point wide inside a rectangle with the fill colour, replacing what is there.
public func UIRectFrame(_ rect: CGRect) {
    UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a frame one point wide inside a rectangle with the fill colour and a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    UIGraphicsGetCurrentContext()?.withBlendMode(blendMode) { context in
        context.addRects([rect, rect.insetBy(dx: 1, dy: 1)])
        context.fillPath(using: .evenOdd)
    }
}

/// Intersects the current context's clip with a rectangle.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension CGContext {
    /// Draws with another blend mode and opacity and restores the state.
    func withBlendMode(_ mode: CGBlendMode, alpha: CGFloat? = nil, _ draw: (CGContext) -> Void) {
        saveGState()
        setBlendMode(mode)
        if let alpha { setAlpha(alpha) }
        draw(self)
        restoreGState()
    }
}

extension UITraitCollection {
    /// Pixels per point of pictures for which none are specified; never 0.
    static var drawingScale: CGFloat {
        let scale = current.displayScale
        return scale > 0 ? scale : Values.standard.displayScale
    }
}
