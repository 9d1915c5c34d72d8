/// The typographic features of a font, each a dictionary with its type and selectors; nil for none.
///
/// Of the fonts here the system font alone has a feature that takes effect, number spacing. Others are kept in
/// descriptors.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontcopyfeatures(_:)
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? {
    guard let isMonospaced = font.hasMonospacedNumbers else { return nil }
    let feature: [CFString: Any] = [
        kCTFontFeatureTypeIdentifierKey: kNumberSpacingType, kCTFontFeatureTypeNameKey: "Number Spacing",
        kCTFontFeatureTypeExclusiveKey: true,
        kCTFontFeatureTypeSelectorsKey: [
            selector(kMonospacedNumbersSelector, "Monospaced Numbers", isSet: isMonospaced),
            selector(kProportionalNumbersSelector, "Proportional Numbers", isSet: !isMonospaced, isDefault: true),
        ],
    ]
    return [feature]
}

private func selector(_ id: Int, _ name: String, isSet: Bool, isDefault: Bool = false) -> [CFString: Any] {
    var keys: [CFString: Any] = [kCTFontFeatureSelectorIdentifierKey: id, kCTFontFeatureSelectorNameKey: name]
    if isDefault { keys[kCTFontFeatureSelectorDefaultKey] = true }
    if isSet { keys[kCTFontFeatureSelectorSettingKey] = true }
    return keys
}

/// The settings of features that a font was made with, each a dictionary with type and selector; nil for none.
///
/// - Source: developer.apple.com/documentation/coretext/ctfontcopyfeaturesettings(_:)
public func CTFontCopyFeatureSettings(_ font: CTFont) -> CFArray? {
    let settings = font.request.features.map { setting in
        Dictionary(uniqueKeysWithValues: setting.map { ($0.key.rawValue, $0.value) })
    }
    return settings.isEmpty ? nil : settings
}

extension UIFont {
    /// Whether all digits have the same width, for fonts that offer both; nil for others.
    fileprivate var hasMonospacedNumbers: Bool? {
        guard case .system(let style) = request.kind else { return nil }
        return switch style.design {
        case .standard: false
        case .monospacedDigits: true
        default: nil
        }
    }
}
