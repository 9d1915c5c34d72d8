/// A blur of the backdrop under a translucent colour. It does not raise the saturation of the backdrop, as iOS does;
/// vector documents, such as PDF, show the colour only.
///
/// - Source: developer.apple.com/documentation/uikit/uiblureffect
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// The thickness of the material, and whether it is light, dark or adaptive.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiblureffect/style
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light, dark, extraDark, regular, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }

    private let style: Style

    /// Creates a blur of a style.
    public init(style: UIBlurEffect.Style) {
        self.style = style
        super.init()
    }

    override var material: UIColor? {
        let (opacity, isDark) = (Self.opacity(style), Self.isDark(style))
        return UIColor { traits in
            isDark ?? (traits.userInterfaceStyle == .dark)
                ? UIColor(white: 0.14, alpha: opacity) : UIColor(white: 0.97, alpha: opacity)
        }
    }

    /// - Source: Apple's public sample code for images that look like the blurs of iOS 7, for its three styles; the
    ///   others are taken to be like the light one.
    override var blurRadius: CGFloat {
        switch style {
        case .extraLight, .dark, .extraDark: 20
        default: 30
        }
    }

    /// The alpha of the colour. The values are our choice.
    private static func opacity(_ style: Style) -> CGFloat {
        switch style {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.45
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light, .dark: 0.6
        case .systemMaterial, .systemMaterialLight, .systemMaterialDark, .regular: 0.75
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight, .extraDark: 0.85
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark, .prominent: 0.8
        }
    }

    /// nil for adaptive styles.
    private static func isDark(_ style: Style) -> Bool? {
        switch style {
        case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
            .systemChromeMaterial:
            nil
        case .dark, .extraDark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            true
        default: false
        }
    }
}
