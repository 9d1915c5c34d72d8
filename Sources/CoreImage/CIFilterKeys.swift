// The names of inputs, attributes and categories of filters:
// developer.apple.com/documentation/coreimage/cifilter/filter_parameter_keys

/// The name of the input for the image.
public let kCIInputImageKey = "inputImage"
/// The name of the input for the background image.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The name of the input for the mask image.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The name of the input for the radius.
public let kCIInputRadiusKey = "inputRadius"
/// The name of the input for the intensity.
public let kCIInputIntensityKey = "inputIntensity"
/// The name of the input for the saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The name of the input for the brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The name of the input for the contrast.
public let kCIInputContrastKey = "inputContrast"
/// The name of the input for the color.
public let kCIInputColorKey = "inputColor"
/// The name of the input for the exposure in stops.
public let kCIInputEVKey = "inputEV"
/// The name of the input for the extent.
public let kCIInputExtentKey = "inputExtent"
/// The name of the input for the transform.
public let kCIInputTransformKey = "inputTransform"
/// The name of the input for the center.
public let kCIInputCenterKey = "inputCenter"
/// The name of the input for the angle.
public let kCIInputAngleKey = "inputAngle"
/// The name of the input for the scale.
public let kCIInputScaleKey = "inputScale"
/// The name of the input for the aspect ratio.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The name of the input for the width.
public let kCIInputWidthKey = "inputWidth"
/// The name of the input for the sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// The name of the input for the target image.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The name of the input for the time.
public let kCIInputTimeKey = "inputTime"
/// The name of the input for the bias.
public let kCIInputBiasKey = "inputBias"
/// The name of a filter's output image.
public let kCIOutputImageKey = "outputImage"
/// The attribute with the filter's name.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The attribute with the filter's categories.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The category of blur filters.
public let kCICategoryBlur = "CICategoryBlur"
/// The category of colour adjustments.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// The category of colour effects.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// The category of compositing operations.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// The category of generators.
public let kCICategoryGenerator = "CICategoryGenerator"
/// The category of geometry adjustments.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// The category of reductions.
public let kCICategoryReduction = "CICategoryReduction"
/// The category of stylizing filters.
public let kCICategoryStylize = "CICategoryStylize"
/// The category of tile effects.
public let kCICategoryTileEffect = "CICategoryTileEffect"
/// The category of built-in filters.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
