import Foundation

/// A call to a canvas, with all state that it depends on except the clip.
indirect enum DrawingStep: Equatable {
    case fill(DeviceShape, FillRule, PaintColor, Compositing)
    case stroke(VectorPath, StrokeStyle, PaintColor, Compositing, Matrix)
    case gradient(Gradient, Compositing, Matrix)
    case bitmap(Bitmap, placement: Matrix, Interpolation, Compositing)
    case shadow(VectorPath, Compositing, Matrix)
    case clip(VectorPath, FillRule, antialias: Bool, Matrix)
    case clipToAlpha(Bitmap, placement: Matrix, Interpolation)
    /// The steps between saving the state and restoring it.
    case scope([RecordedStep])
    /// A transparent layer.
    case group([RecordedStep], Compositing)
    /// A transparent layer that is multiplied by the alpha of another drawing.
    case masked([RecordedStep], mask: [RecordedStep])

    /// Whether later steps in the same scope depend on the step.
    var clips: Bool {
        switch self {
        case .clip, .clipToAlpha: true
        default: false
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
}

/// Records the steps of a drawing as a tree, whose inner nodes are scopes and layers.
final class DrawingRecorder {
    /// The steps of the whole drawing, and those of the open scopes and layers, outermost first.
    private(set) var levels: [[RecordedStep]] = [[]]

    /// - Parameters:
    ///   - reach: The bounding box in device units; may be infinite.
    ///   - clip: The bounding box of the clip, in device units.
    func add(_ step: DrawingStep, reach: CGRect, clip: CGRect) {
        // A margin of a pixel for edges between pixels.
        let visible = reach.isNull || reach.isInfinite ? reach : reach.insetBy(dx: -1, dy: -1)
        let pixels = visible.intersection(clip)
        add(RecordedStep(step: step, reach: pixels.isNull || pixels.isEmpty ? .zero : pixels.integral))
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
