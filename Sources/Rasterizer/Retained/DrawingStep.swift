import Foundation

/// A call to a canvas, with all state that it depends on except the clip.
indirect enum DrawingStep: Equatable {
    case fill(DeviceShape, FillRule, PaintColor, Compositing)
    case stroke(VectorPath, StrokeStyle, PaintColor, Compositing, Matrix)
    case gradient(Gradient, Compositing, Matrix)
    case bitmap(Bitmap, placement: Matrix, Interpolation, Compositing)
    case shadow(VectorPath, Compositing, Matrix)
    /// A blur of the pixels behind a path.
    case backdrop(VectorPath, sigma: Double, Matrix)
    case clip(VectorPath, FillRule, antialias: Bool, Matrix)
    case clipToAlpha(Bitmap, placement: Matrix, Interpolation)
    /// The steps between saving the state and restoring it.
    case scope([RecordedStep])
    /// A transparent layer.
    case group([RecordedStep], Compositing)
    /// A transparent layer that is multiplied by the alpha of another drawing.
    case masked([RecordedStep], mask: [RecordedStep])
    /// Steps that were recorded once, moved by a distance in device units.
    case content(RecordedContent, CGPoint)

    /// Whether later steps in the same scope depend on the step.
    var clips: Bool {
        switch self {
        case .clip, .clipToAlpha: true
        default: false
        }
    }

    /// Whether the step blurs a shadow when it is drawn.
    var hasShadow: Bool {
        switch self {
        case .fill(_, _, _, let compositing), .stroke(_, _, _, let compositing, _), .group(_, let compositing),
            .bitmap(_, placement: _, _, let compositing), .shadow(_, let compositing, _):
            compositing.shadow != nil
        case .gradient, .backdrop, .clip, .clipToAlpha, .scope, .masked, .content: false
        }
    }

    /// The step at another place; the distance is in device units.
    func moved(by distance: CGPoint) -> DrawingStep {
        switch self {
        case .fill(let shape, let rule, let color, let compositing):
            .fill(shape.moved(by: distance), rule, color, compositing)
        case .stroke(let path, let style, let color, let compositing, let toDevice):
            .stroke(path, style, color, compositing, toDevice.moved(by: distance))
        case .gradient(let gradient, let compositing, let toDevice):
            .gradient(gradient, compositing, toDevice.moved(by: distance))
        case .bitmap(let bitmap, let placement, let interpolation, let compositing):
            .bitmap(bitmap, placement: placement.moved(by: distance), interpolation, compositing)
        case .shadow(let path, let compositing, let toDevice): .shadow(path, compositing, toDevice.moved(by: distance))
        case .backdrop(let path, let sigma, let toDevice): .backdrop(path, sigma: sigma, toDevice.moved(by: distance))
        case .clip(let path, let rule, let antialias, let toDevice):
            .clip(path, rule, antialias: antialias, toDevice.moved(by: distance))
        case .clipToAlpha(let bitmap, let placement, let interpolation):
            .clipToAlpha(bitmap, placement: placement.moved(by: distance), interpolation)
        case .scope(let steps): .scope(steps.moved(by: distance))
        case .group(let steps, let compositing): .group(steps.moved(by: distance), compositing)
        case .masked(let steps, let mask): .masked(steps.moved(by: distance), mask: mask.moved(by: distance))
        case .content(let content, let before):
            .content(content, CGPoint(x: before.x + distance.x, y: before.y + distance.y))
        }
    }
}

extension Matrix {
    /// The transform followed by a translation.
    fileprivate func moved(by distance: CGPoint) -> Matrix {
        Matrix(a: a, b: b, c: c, d: d, tx: tx + distance.x, ty: ty + distance.y)
    }
}

extension DeviceShape {
    fileprivate func moved(by distance: CGPoint) -> DeviceShape {
        switch self {
        case .path(let path, let toDevice): .path(path, toDevice.moved(by: distance))
        case .glyphs(let glyphs, let face, let size, let toDevice):
            .glyphs(glyphs, face, size: size, toDevice.moved(by: distance))
        }
    }
}

/// A recorded step.
struct RecordedStep: Equatable {
    let step: DrawingStep
    /// The bounding box in whole device units, outside of which the step changes no pixel. Empty for steps that draw
    /// nothing.
    let reach: CGRect
}

extension [RecordedStep] {
    /// The bounding box of the steps; empty if they draw nothing.
    var reach: CGRect {
        let all = reduce(CGRect.null) { $1.reach.isEmpty ? $0 : $0.union($1.reach) }
        return all.isNull ? .zero : all
    }

    /// The steps at another place; the distance is in device units.
    func moved(by distance: CGPoint) -> [RecordedStep] {
        if distance == .zero { return self }
        return map { RecordedStep(step: $0.step.moved(by: distance), reach: $0.reach.moved(by: distance)) }
    }
}

extension CGRect {
    /// The rectangle at another place; infinite, null and empty rectangles are returned unchanged.
    func moved(by distance: CGPoint) -> CGRect {
        isNull || isInfinite || isEmpty ? self : offsetBy(dx: distance.x, dy: distance.y)
    }
}

/// Records the steps of a drawing as a tree, whose inner nodes are scopes and layers.
final class DrawingRecorder {
    /// The steps of the whole drawing, and those of the open scopes and layers, outermost first.
    private(set) var levels: [[RecordedStep]] = [[]]
    /// The areas on whose pixels blurs of the backdrop depend, in the order of the drawing, in whole device units.
    private(set) var backdrops: [CGRect] = []
    /// The number of contents that are being recorded inside one another. Their steps' reaches disregard the clip,
    /// since the contents will be drawn behind other clips.
    private var openContents = 0

    /// - Parameters:
    ///   - reach: The bounding box in device units; may be infinite.
    ///   - clip: The bounding box of the clip, in device units.
    func add(_ step: DrawingStep, reach: CGRect, clip: CGRect) {
        // A margin of a pixel for edges between pixels.
        let visible = reach.isNull || reach.isInfinite ? reach : reach.insetBy(dx: -1, dy: -1)
        let pixels = openContents > 0 ? visible : visible.intersection(clip)
        let reach = pixels.isNull || pixels.isEmpty ? .zero : pixels.isInfinite ? pixels : pixels.integral
        if case .backdrop(_, let sigma, _) = step, !reach.isEmpty {
            let margin = -CGFloat(BackdropBlur(sigma: sigma).margin)
            backdrops.append(reach.insetBy(dx: margin, dy: margin))
        }
        add(RecordedStep(step: step, reach: reach))
    }

    /// Records what a closure draws as a content.
    ///
    /// - Returns: Nil if the closure ended levels that it did not open.
    func content(_ draw: () -> Void) -> [RecordedStep]? {
        let depth = levels.count
        openContents += 1
        open()
        draw()
        openContents -= 1
        return levels.count == depth + 1 ? close() : nil
    }

    private func add(_ step: RecordedStep) { levels[levels.count - 1].append(step) }

    func open() { levels.append([]) }

    /// Ends the innermost level and returns its steps.
    func close() -> [RecordedStep] { levels.removeLast() }

    /// Ends the innermost level as a step with the bounding box of its content.
    func close(as step: ([RecordedStep]) -> DrawingStep) {
        let steps = close()
        if !steps.isEmpty { add(RecordedStep(step: step(steps), reach: steps.reach)) }
    }

    /// All steps, without those of open scopes and layers.
    var steps: [RecordedStep] { levels[0] }
}
