extension CALayer {
    /// Draws an image whose middle part, ``contentsCenter``, is stretched while its corners keep their sizes.
    func renderStretched(_ image: CGImage, in rect: CGRect, context: CGContext) {
        let center = contentsCenter
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        let columns = Self.cuts(width, center.minX, center.maxX, contentsScale, from: rect.minX, to: rect.maxX)
        let rows = Self.cuts(height, center.minY, center.maxY, contentsScale, from: rect.minY, to: rect.maxY)
        for column in columns {
            for row in rows {
                let source = CGRect(
                    x: column.source.lowerBound, y: row.source.lowerBound,
                    width: column.source.upperBound - column.source.lowerBound,
                    height: row.source.upperBound - row.source.lowerBound)
                guard !source.isEmpty, let part = image.cropping(to: source) else { continue }
                // Here y points up, and the first row of the image is the topmost.
                let bottom = rect.minY + rect.maxY - row.target.upperBound
                context.draw(
                    part,
                    in: CGRect(
                        x: column.target.lowerBound, y: bottom, width: column.target.upperBound - column.target.lowerBound,
                        height: row.target.upperBound - row.target.lowerBound))
            }
        }
    }

    private typealias Cut = (source: ClosedRange<CGFloat>, target: ClosedRange<CGFloat>)

    /// The three parts of an image along an axis and their targets. Ends that are too long share the space.
    private static func cuts(
        _ pixels: CGFloat, _ first: CGFloat, _ last: CGFloat, _ scale: CGFloat, from start: CGFloat, to end: CGFloat
    ) -> [Cut] {
        let (low, high) = ((first * pixels).rounded(), max((last * pixels).rounded(), (first * pixels).rounded()))
        let ends = (low + pixels - high) / scale
        let shrink = ends > end - start && ends > 0 ? (end - start) / ends : 1
        let (left, right) = (start + low / scale * shrink, end - (pixels - high) / scale * shrink)
        return [
            (0...max(low, 0), start...max(left, start)), (low...high, left...max(right, left)),
            (high...max(pixels, high), right...max(end, right)),
        ].filter { $0.source.upperBound > $0.source.lowerBound && $0.target.upperBound > $0.target.lowerBound }
    }
}
