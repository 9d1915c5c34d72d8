// Keys of the settings of typographic features in a font descriptor's attributes, which are also those of
// `UIFontDescriptor.FeatureKey`.
//
// - Source: developer.apple.com/documentation/coretext/font_feature_constants

/// A number, the type of the feature.
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
/// A number, the selector of the feature.
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
/// The name of the feature's type.
public let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
/// Whether one selector of the type at most applies.
public let kCTFontFeatureTypeExclusiveKey: CFString = "CTFeatureTypeExclusive"
/// The selectors of the feature's type, an array of dictionaries.
public let kCTFontFeatureTypeSelectorsKey: CFString = "CTFeatureTypeSelectors"
/// The name of the selector.
public let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
/// Whether the selector applies by default.
public let kCTFontFeatureSelectorDefaultKey: CFString = "CTFeatureSelectorDefault"
/// Whether the selector applies to the font.
public let kCTFontFeatureSelectorSettingKey: CFString = "CTFeatureSelectorSetting"
