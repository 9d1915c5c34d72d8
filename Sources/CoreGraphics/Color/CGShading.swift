import Rasterizer

/// Colours of a function along a line or between two circles.
///
/// The function is sampled at 257 positions; between them colours blend in sRGB.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgshading
public final class CGShading {
    let gradient: Gradient

    /// Creates a shading along a line.
    ///
    /// - Parameters:
    ///   - space: The space of the function's outputs, which are followed by alpha.
    ///   - function: Evaluated from its smallest input, at the start, to its largest one, at the end.
    ///   - extendStart: Whether the first colour extends before the start.
    ///   - extendEnd: Whether the last colour extends beyond the end.
    public init?(
        axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        gradient = Gradient(
            geometry: .linear(start: start, end: end), stops: Self.stops(space, function), extendsBeforeStart: extendStart,
            extendsAfterEnd: extendEnd)
    }

    /// Creates a shading from a circle to another one. See
    /// ``init(axialSpace:start:end:function:extendStart:extendEnd:)``.
    public init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
        function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        gradient = Gradient(
            geometry: .radial(
                startCenter: start, startRadius: Double(startRadius), endCenter: end, endRadius: Double(endRadius)),
            stops: Self.stops(space, function), extendsBeforeStart: extendStart, extendsAfterEnd: extendEnd)
    }

    private static func stops(_ space: CGColorSpace, _ function: CGFunction) -> [Gradient.Stop] {
        let (inputs, steps) = (function.inputs, 256)
        return (0...steps).compactMap { step in
            let place = CGFloat(step) / CGFloat(steps)
            var components = function(inputs.lowerBound + place * (inputs.upperBound - inputs.lowerBound))
            if components.count == space.numberOfComponents { components.append(1) }
            guard components.count > space.numberOfComponents else { return nil }
            return CGColor(colorSpace: space, components: components).map {
                Gradient.Stop(location: Double(place), color: $0.paintColor)
            }
        }
    }
}

extension CGContext {
    /// Fills the clip with a shading.
    public func drawShading(_ shading: CGShading) {
        draw { $0.fill(shading.gradient, state.compositing) }
    }
}
