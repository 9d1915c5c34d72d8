import Foundation

/// Steps that are recorded once and drawn at several places, such as what a layer draws until it needs display again.
///
/// The steps' reaches disregard the clips in effect around the content.
package final class RecordedContent {
    let steps: [RecordedStep]
    /// The bounding box of the steps in device units.
    let reach: CGRect
    /// The transform in effect where the content was recorded.
    private let transform: Matrix
    /// How long it takes to draw the content; see ``Swift/Array/outlinePoints``.
    private(set) lazy var outlinePoints = steps.outlinePoints

    init(_ steps: [RecordedStep], recordedUnder transform: Matrix) {
        (self.steps, self.transform) = (steps, transform)
        reach = steps.reach
    }

    /// The offset of the content under a transform from its place in the recording; nil if the transform has another
    /// scale or angle.
    func distance(under other: Matrix) -> CGPoint? {
        guard transform.a == other.a, transform.b == other.b, transform.c == other.c, transform.d == other.d else { return nil }
        return CGPoint(x: other.tx - transform.tx, y: other.ty - transform.ty)
    }
}

extension RecordedContent: Equatable {
    /// Whether both draw the same at the same place.
    package static func == (one: RecordedContent, other: RecordedContent) -> Bool {
        one === other || one.transform == other.transform && one.steps == other.steps
    }
}

extension Canvas {
    /// Draws content that can be drawn again: on a canvas that records, a closure is only called if the known recording
    /// is of no use under the present transform.
    ///
    /// - Parameter known: A recording of the same content.
    /// - Returns: The recording to keep for the next time.
    package func drawContent(_ known: RecordedContent?, _ draw: () -> Void) -> RecordedContent? {
        guard let recorder else {
            draw()
            return known
        }
        if let known, let distance = known.distance(under: transform) {
            add(known, at: distance)
            return known
        }
        let start = transform
        guard let steps = recorder.content(draw) else { return nil }
        let content = RecordedContent(steps, recordedUnder: start)
        add(content, at: .zero)
        return content
    }

    private func add(_ content: RecordedContent, at distance: CGPoint) {
        guard !content.steps.isEmpty else { return }
        _ = record(.content(content, distance), reach: content.reach.moved(by: distance))
    }

    /// Whether the canvas records drawing instead of executing it.
    package var isRecording: Bool { recorder != nil }

    /// Whether the canvas records and its clip leaves nothing of later drawing within a rectangle in user units. The
    /// bounding box of the clip has whole pixels.
    package func recordsNothing(in rect: CGRect) -> Bool { isRecording && !clipBounds.intersects(rect) }
}
