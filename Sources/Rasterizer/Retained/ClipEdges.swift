import Foundation

/// The clips in effect whose edges run between pixels. Where such an edge cuts a step, Cairo's rounding depends on all
/// shapes of the step.
struct ClipEdges {
    /// The pixels that the clips leave whole, in device units; nil without such clips.
    private var wholePixels: CGRect?

    static let none = ClipEdges()

    /// Whether there are such clips.
    var exist: Bool { wholePixels != nil }

    /// Whether no edge cuts a rectangle of whole pixels.
    func leaveWhole(_ rect: CGRect) -> Bool { rect.isEmpty || wholePixels?.contains(rect) ?? true }

    /// Adds a clip to a path.
    mutating func add(_ path: DeviceShape) {
        if !path.isRectangleOfPixels { add(leaving: path.wholePixels) }
    }

    /// Adds a clip to the alpha of a bitmap.
    mutating func addMask() { add(leaving: .null) }

    private mutating func add(leaving rect: CGRect) {
        wholePixels = wholePixels.map { $0.intersection(rect) } ?? rect
    }
}
