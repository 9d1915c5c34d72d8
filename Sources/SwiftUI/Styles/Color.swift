/// A colour, which as a view fills its place.
///
/// - Source: developer.apple.com/documentation/swiftui/color
public struct Color: Hashable, Sendable, ShapeStyle {
    let uiColor: UIColor

    /// Makes a colour of UIKit's.
    public init(uiColor: UIColor) { self.uiColor = uiColor }
    /// Makes a colour of UIKit's.
    @_disfavoredOverload
    public init(_ color: UIColor) { self.init(uiColor: color) }
    /// Makes a colour of Core Graphics's.
    public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor)) }
    /// Makes the colour of a name in a catalogue of colours; where there is none, a clear one.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(uiColor: UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear)
    }

    /// Makes the colour of a symbol that Xcode made of a catalogue.
    public init(_ resource: ColorResource) { self.init(uiColor: UIColor(resource: resource)) }

    /// The spaces of components.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }

    /// Makes a colour of its components.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        switch colorSpace {
        case .sRGB: self.init(uiColor: UIColor(red: red, green: green, blue: blue, alpha: opacity))
        case .displayP3: self.init(uiColor: UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity))
        case .sRGBLinear:
            let parts = [red, green, blue].map(Self.encoded)
            self.init(uiColor: UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: opacity))
        }
    }

    /// A linear component in the encoding of sRGB (IEC 61966-2-1).
    private static func encoded(_ part: Double) -> Double {
        part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
    }

    /// Makes a grey.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Makes a colour of hue, saturation and brightness.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(uiColor: UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
    }

    /// The colour with its opacity multiplied.
    public func opacity(_ opacity: Double) -> Color {
        let color = uiColor
        return Color(
            uiColor: UIColor { traits in
                let resolved = color.resolvedColor(with: traits)
                return resolved.withAlphaComponent(resolved.cgColor.alpha * opacity)
            })
    }

    /// The colour as it is drawn, in the components of Core Graphics, where it is the same everywhere.
    public var cgColor: CGColor? { uiColor.cgColor }
}

extension Color: View {
    /// The content of the view.
    public var body: some View { StyledArea(style: self) }
}

extension UIColor {
    /// Makes a colour of SwiftUI's.
    public convenience init(_ color: Color) {
        let own = color.uiColor
        self.init { own.resolvedColor(with: $0) }
    }
}

extension Color {
    /// The system's red.
    public static let red = Color(uiColor: .systemRed)
    /// The system's orange.
    public static let orange = Color(uiColor: .systemOrange)
    /// The system's yellow.
    public static let yellow = Color(uiColor: .systemYellow)
    /// The system's green.
    public static let green = Color(uiColor: .systemGreen)
    /// The system's mint.
    public static let mint = Color(uiColor: .systemMint)
    /// The system's teal.
    public static let teal = Color(uiColor: .systemTeal)
    /// The system's cyan.
    public static let cyan = Color(uiColor: .systemCyan)
    /// The system's blue.
    public static let blue = Color(uiColor: .systemBlue)
    /// The system's indigo.
    public static let indigo = Color(uiColor: .systemIndigo)
    /// The system's purple.
    public static let purple = Color(uiColor: .systemPurple)
    /// The system's pink.
    public static let pink = Color(uiColor: .systemPink)
    /// The system's brown.
    public static let brown = Color(uiColor: .systemBrown)
    /// The system's gray.
    public static let gray = Color(uiColor: .systemGray)
    /// White.
    public static let white = Color(uiColor: .white)
    /// Black.
    public static let black = Color(uiColor: .black)
    /// No colour.
    public static let clear = Color(uiColor: .clear)
    /// The colour of text.
    public static let primary = Color(uiColor: .label)
    /// The colour of less important text.
    public static let secondary = Color(uiColor: .secondaryLabel)
    /// The tint of the view that the colour is in.
    public static var accentColor: Color { Color(uiColor: .tintColor) }
}

extension ShapeStyle where Self == Color {
    /// The system's red.
    public static var red: Color { .red }
    /// The system's orange.
    public static var orange: Color { .orange }
    /// The system's yellow.
    public static var yellow: Color { .yellow }
    /// The system's green.
    public static var green: Color { .green }
    /// The system's mint.
    public static var mint: Color { .mint }
    /// The system's teal.
    public static var teal: Color { .teal }
    /// The system's cyan.
    public static var cyan: Color { .cyan }
    /// The system's blue.
    public static var blue: Color { .blue }
    /// The system's indigo.
    public static var indigo: Color { .indigo }
    /// The system's purple.
    public static var purple: Color { .purple }
    /// The system's pink.
    public static var pink: Color { .pink }
    /// The system's brown.
    public static var brown: Color { .brown }
    /// The system's gray.
    public static var gray: Color { .gray }
    /// White.
    public static var white: Color { .white }
    /// Black.
    public static var black: Color { .black }
    /// No colour.
    public static var clear: Color { .clear }
}
