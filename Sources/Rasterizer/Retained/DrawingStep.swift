import Foundation

/// One call to a canvas, with all that it depends on besides the clip.
indirect enum DrawingStep: Equatable {
    case fill(DeviceShape, FillRule, PaintColor, Compositing)
    case stroke(VectorPath, StrokeStyle, PaintColor, Compositing, Matrix)
    case gradient(Gradient, Compositing, Matrix)
    case bitmap(Bitmap, placement: Matrix, Interpolation, Compositing)
    case shadow(VectorPath, Compositing, Matrix)
    case clip(VectorPath, FillRule, antialias: Bool, Matrix)
    case clipToAlpha(Bitmap, placement: Matrix, Interpolation)
    /// What was drawn between saving the state and restoring it.
    case scope([RecordedStep])
    /// A transparent layer.
    case group([RecordedStep], Compositing)
    /// A transparent layer that is drawn through the alpha of another drawing.
    case masked([RecordedStep], mask: [RecordedStep])

    /// Whether what follows in the same scope depends on the step.
    var clips: Bool {
        switch self {
        case .clip, .clipToAlpha: true
        default: false
        }
    }
}

/// A step of a drawing that was recorded.
struct RecordedStep: Equatable {
    let step: DrawingStep
    /// Whole device units; the step changes no pixel outside. Empty for steps that draw nothing.
    let reach: CGRect
}

extension [RecordedStep] {
    /// The rectangle around what the steps reach; empty if they draw nothing.
    var reach: CGRect {
        let all = reduce(CGRect.null) { $1.reach.isEmpty ? $0 : $0.union($1.reach) }
        return all.isNull ? .zero : all
    }
}

/// Keeps the steps of a drawing as a tree, whose inner nodes are scopes and layers.
final class DrawingRecorder {
    /// The steps of the whole drawing, and those of scopes and layers that are still open, outermost first.
    private(set) var levels: [[RecordedStep]] = [[]]

    /// - Parameters:
    ///   - reach: Device units; may be infinite.
    ///   - clip: The rectangle around the clip, in device units.
    func add(_ step: DrawingStep, reach: CGRect, clip: CGRect) {
        // A pixel for edges between pixels.
        let visible = reach.isNull || reach.isInfinite ? reach : reach.insetBy(dx: -1, dy: -1)
        let pixels = visible.intersection(clip)
        add(RecordedStep(step: step, reach: pixels.isNull || pixels.isEmpty ? .zero : pixels.integral))
    }

    private func add(_ step: RecordedStep) { levels[levels.count - 1].append(step) }

    func open() { levels.append([]) }

    /// Ends the innermost level and returns its steps.
    func close() -> [RecordedStep] { levels.removeLast() }

    /// Ends the innermost level as a step that reaches as far as what is in it.
    func close(as step: ([RecordedStep]) -> DrawingStep) {
        let steps = close()
        if !steps.isEmpty { add(RecordedStep(step: step(steps), reach: steps.reach)) }
    }

    /// All steps, without those of scopes and layers that are still open.
    var steps: [RecordedStep] { levels[0] }
}
