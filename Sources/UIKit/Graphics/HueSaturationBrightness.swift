/// A colour in the HSB model, with hue, saturation and brightness in 0...1.
///
/// - Source: Smith, Color Gamut Transform Pairs, SIGGRAPH 1978.
struct HueSaturationBrightness {
    var hue: CGFloat
    var saturation: CGFloat
    var brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        (self.hue, self.saturation, self.brightness) = (hue, saturation, brightness)
    }

    /// - Parameter rgb: Red, green and blue; further components are ignored.
    init(rgb: [CGFloat]) {
        let (red, green, blue) = (rgb[0], rgb[1], rgb[2])
        let (high, low) = (max(red, green, blue), min(red, green, blue))
        let range = high - low
        let sixths: CGFloat =
            if range == 0 { 0 } else if high == red { (green - blue) / range } else if high == green {
                2 + (blue - red) / range
            } else { 4 + (red - green) / range }
        hue = (sixths < 0 ? sixths + 6 : sixths) / 6
        saturation = high > 0 ? range / high : 0
        brightness = high
    }

    /// Red, green and blue, each 0...1.
    var rgb: [CGFloat] {
        let whole = hue - hue.rounded(.down)
        return [5, 3, 1].map { (offset: CGFloat) in
            let place = (offset + whole * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
    }
}
