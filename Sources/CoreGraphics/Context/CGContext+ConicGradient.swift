import Rasterizer

extension CGContext {
    /// Fills the clip with colours that change around a point.
    ///
    /// - Parameters:
    ///   - center: The centre in user space.
    ///   - angle: The direction of the first colour, in radians from the positive x axis towards the positive y axis;
    ///     the others follow in that sense.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        let clip = boundingBoxOfClipPath
        let toUser = transform.inverted()
        guard !clip.isNull, !gradient.stops.isEmpty, transform.a * transform.d != transform.b * transform.c else { return }
        let pixels = clip.applying(transform).integral
        guard (1...4_096).contains(pixels.width), (1...4_096).contains(pixels.height),
            var bitmap = try? Bitmap(width: Int(pixels.width), height: Int(pixels.height))
        else { return }
        let ramp = ColorRamp(gradient.stops)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let point = CGPoint(x: pixels.minX + CGFloat(x) + 0.5, y: pixels.maxY - CGFloat(y) - 0.5).applying(toUser)
                let turns = (atan2(point.y - center.y, point.x - center.x) - angle) / (2 * .pi)
                bitmap.set(ramp.color(at: Double(turns - turns.rounded(.down))), x: x, y: y)
            }
        }
        let toPixels = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: pixels.minX, ty: pixels.maxY)
        draw {
            $0.draw(bitmap, placement: toPixels.concatenating(toUser).matrix, interpolation: .none, state.compositing)
        }
    }
}

/// The colours interpolated between stops.
private struct ColorRamp {
    private let stops: [Gradient.Stop]

    init(_ stops: [Gradient.Stop]) { self.stops = stops }

    func color(at place: Double) -> PaintColor {
        guard let next = stops.firstIndex(where: { $0.location > place }) else { return stops[stops.count - 1].color }
        guard next > 0 else { return stops[0].color }
        let (before, after) = (stops[next - 1], stops[next])
        let share = (place - before.location) / (after.location - before.location)
        func mix(_ component: KeyPath<PaintColor, Double>) -> Double {
            before.color[keyPath: component] * (1 - share) + after.color[keyPath: component] * share
        }
        return PaintColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
    }
}

extension Bitmap {
    /// Sets a pixel.
    fileprivate mutating func set(_ color: PaintColor, x: Int, y: Int) {
        let start = y * bytesPerRow + x * 4
        func byte(_ component: Double) -> UInt8 { UInt8((min(max(component, 0), 1) * color.alpha * 255).rounded()) }
        (pixels[start], pixels[start + 1], pixels[start + 2]) = (byte(color.blue), byte(color.green), byte(color.red))
        pixels[start + 3] = UInt8((color.alpha * 255).rounded())
    }
}
