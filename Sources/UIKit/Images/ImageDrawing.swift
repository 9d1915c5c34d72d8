/// The content of an image that has no pixels, such as a vector drawing; drawn each time that the image is drawn.
protocol ImageDrawing: AnyObject, Sendable {
    /// Points.
    var size: CGSize { get }
    /// Whether everything is drawn in the context's fill and stroke colours, which are equal.
    var followsFillColor: Bool { get }
    /// Whether drawing clears parts of what it drew before.
    var hasHoles: Bool { get }

    /// Draws over a rectangle, under the current traits.
    ///
    /// - Parameter context: Its user space is in points with y down, and it is the current one.
    func draw(in rect: CGRect, on context: CGContext)
}

extension ImageDrawing {
    var followsFillColor: Bool { false }
    var hasHoles: Bool { false }
}

extension CGContext {
    /// Draws all pixels over a rectangle, upright where y points down.
    func drawUpright(_ image: CGImage, in rect: CGRect) {
        saveGState()
        translateBy(x: rect.minX, y: rect.maxY)
        scaleBy(x: rect.width, y: -rect.height)
        draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        restoreGState()
    }
}
