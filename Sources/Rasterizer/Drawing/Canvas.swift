import Foundation

/// A drawing surface with nested transforms and clips.
///
/// Coordinates are user units that ``transform`` maps to device units: pixels of a bitmap, points of an SVG or PDF
/// document, with the origin at the top left and y pointing down in all three. The same calls in the same order give
/// the same bytes. A canvas must not be used from several threads at once.
package final class Canvas {
    /// The kind of surface.
    package enum Medium: Sendable {
        case bitmap
        case svg
        case pdf
    }

    package let medium: Medium
    /// The size in device units; that of the current page in a PDF.
    package private(set) var size: CGSize
    /// The transform from user units to device units; saved by ``save()``.
    package var transform: Matrix = .identity

    let surface: CairoSurface
    let context: CairoContext
    /// The recorder of steps; nil for canvases that draw.
    let recorder: DrawingRecorder?
    /// The bitmaps of recordings that a canvas keeps between drawings; nil for a canvas that keeps none.
    var contents: ContentBitmaps?
    var shadows: ShadowCoverages?
    private var savedStates: [SavedState] = []
    /// The named destinations of a PDF document.
    var linkNames = LinkNames()

    private init(medium: Medium, size: CGSize, surface: CairoSurface, recorder: DrawingRecorder? = nil) {
        self.medium = medium
        self.size = size
        self.surface = surface
        self.recorder = recorder
        context = CairoContext(surface)
    }

    /// Creates a canvas that records drawing; see ``recording(width:height:)``.
    convenience init(recordingWidth width: Int, height: Int, surface: CairoSurface) {
        self.init(
            medium: .bitmap, size: CGSize(width: width, height: height), surface: surface, recorder: DrawingRecorder())
    }

    // MARK: Creating

    /// Creates a transparent bitmap.
    /// - Throws: ``RasterizerError/unsupportedDimensions(width:height:)``.
    package static func bitmap(width: Int, height: Int) throws(RasterizerError) -> Canvas {
        try Bitmap.checkDimensions(width: width, height: height)
        let surface = try CairoSurface.image(.argb32, width: width, height: height)
        return Canvas(medium: .bitmap, size: CGSize(width: width, height: height), surface: surface)
    }

    /// Creates a bitmap in the caller's memory, in ``Bitmap``'s pixel layout.
    ///
    /// - Parameters:
    ///   - data: At least `height * bytesPerRow` bytes that outlive the canvas.
    ///   - bytesPerRow: A multiple of four, at least `4 * width`.
    package static func bitmap(borrowing data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int)
        throws(RasterizerError) -> Canvas
    {
        try Bitmap.checkDimensions(width: width, height: height)
        let surface = try CairoSurface.image(borrowing: data, width: width, height: height, bytesPerRow: bytesPerRow)
        return Canvas(medium: .bitmap, size: CGSize(width: width, height: height), surface: surface)
    }

    /// Creates an SVG document; a point is a CSS pixel.
    /// - Throws: ``RasterizerError/unsupportedDimensions(width:height:)``.
    package static func svg(size: CGSize) throws(RasterizerError) -> Canvas {
        try checkDocumentSize(size)
        return Canvas(medium: .svg, size: size, surface: try .svg(size: size))
    }

    /// Creates a PDF document; the first page is open.
    /// - Throws: ``RasterizerError/unsupportedDimensions(width:height:)``.
    package static func pdf(pageSize: CGSize) throws(RasterizerError) -> Canvas {
        try checkDocumentSize(pageSize)
        return Canvas(medium: .pdf, size: pageSize, surface: try .pdf(pageSize: pageSize))
    }

    private static func checkDocumentSize(_ size: CGSize) throws(RasterizerError) {
        let allowed = 0.0...Double(Bitmap.maximumSide)
        guard allowed.contains(size.width), allowed.contains(size.height) else {
            throw .unsupportedDimensions(width: Int(clamping: size.width), height: Int(clamping: size.height))
        }
    }

    // MARK: Finishing

    /// Resizes the open page; only for the first page of a PDF before anything is drawn.
    package func resizeFirstPage(_ size: CGSize) throws(RasterizerError) {
        try Self.checkDocumentSize(size)
        closeOpenStates()
        surface.setPDFPageSize(size)
        self.size = size
    }

    /// Ends the page and begins another one of the given size; only for PDF.
    package func beginNextPage(size: CGSize) throws(RasterizerError) {
        try Self.checkDocumentSize(size)
        closeOpenStates()
        surface.showPage()
        surface.setPDFPageSize(size)
        self.size = size
    }

    /// Ends the last page, even if nothing was drawn on it; only for PDF.
    package func endLastPage() {
        closeOpenStates()
        defineMissingNames()
        surface.showPage()
    }

    /// A copy of a bitmap canvas's current pixels, without those of open groups.
    /// - Complexity: O(pixels).
    package func makeBitmap() -> Bitmap {
        if let recorder { return bitmap(of: recorder) }
        let (width, height) = (Int(size.width), Int(size.height))
        let pixels = surface.withPixels { bytes, bytesPerRow in
            guard bytesPerRow > width * 4 else { return Array(bytes) }
            var pixels: [UInt8] = []
            pixels.reserveCapacity(width * height * 4)
            for row in 0..<height { pixels.append(contentsOf: bytes[(row * bytesPerRow)..<(row * bytesPerRow + width * 4)]) }
            return pixels
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    /// Replaces a bitmap canvas's pixels.
    /// - Precondition: `bitmap` has the canvas's size.
    package func replacePixels(with bitmap: Bitmap) {
        precondition(bitmap.width == Int(size.width) && bitmap.height == Int(size.height))
        surface.copyPixels(of: bitmap)
    }

    /// Finishes an SVG or PDF document and returns its bytes; later drawing has no effect.
    package func finishDocument() throws(RasterizerError) -> [UInt8] {
        closeOpenStates()
        defineMissingNames()
        let bytes = try surface.finishedDocument()
        return medium == .svg ? SVGIdentifiers.renumbered(bytes) : bytes
    }

    // MARK: State

    /// Saves the transform and clip for ``restore()``.
    package func save() {
        push(isGroup: false)
    }

    /// Restores the transform and clip of the matching ``save()``; does nothing without one in the current group.
    package func restore() {
        guard let state = savedStates.last, !state.isGroup else { return }
        pop()
    }

    private func closeOpenStates() {
        while let state = savedStates.last {
            if state.isGroup { endGroup() } else { pop() }
        }
    }

    private func push(isGroup: Bool) {
        context.save()
        recorder?.open()
        savedStates.append(SavedState(transform: transform, isGroup: isGroup))
    }

    private func pop() {
        let state = savedStates.removeLast()
        state.masks.reversed().forEach(closeMask)
        recorder?.close(as: DrawingStep.scope)
        context.restore()
        transform = state.transform
    }

    /// Begins a group.
    func openGroup() {
        push(isGroup: true)
        if recorder == nil { context.pushGroup() }
    }

    /// Ends the innermost group of a recording and returns its steps; nil without a group.
    func closeRecordedGroup() -> [RecordedStep]? {
        guard let recorder, savedStates.contains(where: \.isGroup) else { return nil }
        while let state = savedStates.last, !state.isGroup { pop() }
        transform = savedStates.removeLast().transform
        context.restore()
        return recorder.close()
    }

    /// The recorded steps; restores the states that are still saved.
    var recordedSteps: [RecordedStep] {
        closeOpenStates()
        return recorder?.steps ?? []
    }

    /// Ends the innermost group, restoring its saved states, and returns its content; nil without a group.
    func closeGroup() -> CairoPattern? {
        guard savedStates.contains(where: \.isGroup) else { return nil }
        while let state = savedStates.last, !state.isGroup { pop() }
        let content = context.popGroup()
        pop()
        return content
    }

    /// Multiplies the clip with the coverage of `mask`, until the matching ``restore()``.
    /// - Precondition: Immediately after a ``save()``.
    func openMask(_ mask: CairoPattern) {
        precondition(savedStates.last?.isGroup == false, "A mask needs a saved state that ends it")
        context.pushGroup()
        savedStates[savedStates.count - 1].masks.append(mask)
    }

    private func closeMask(_ mask: CairoPattern) {
        context.setSource(context.popGroup())
        context.setCompositing(blend: .normal, antialias: true)
        context.mask(mask)
    }

    private struct SavedState {
        var transform: Matrix
        /// Whether a group began here; only the group's end restores past it.
        var isGroup: Bool
        /// The masks opened since, outermost first; each is a group that is composited when the state is restored.
        var masks: [CairoPattern] = []
    }
}

extension Int {
    /// The nearest representable integer; 0 for NaN.
    fileprivate init(clamping value: Double) {
        self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -1e15), 1e15))
    }
}
