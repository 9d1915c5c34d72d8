// Keys of the settings of typographic features in a font descriptor's attributes, which are also those of
// `UIFontDescriptor.FeatureKey`.
//
// - Source: developer.apple.com/documentation/coretext/font_feature_constants

/// A number, the type of the feature.
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
/// A number, the selector of the feature.
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
