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
/// The image that a filter makes.
public let kCIOutputImageKey = "outputImage"
/// The name of the attribute: filter name.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The name of the attribute: filter categories.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The category of filters: blur.
public let kCICategoryBlur = "CICategoryBlur"
/// The category of filters: color adjustment.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// The category of filters: color effect.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// The category of filters: composite operation.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// The category of filters: generator.
public let kCICategoryGenerator = "CICategoryGenerator"
/// The category of filters: geometry adjustment.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// The category of filters: reduction.
public let kCICategoryReduction = "CICategoryReduction"
/// The category of filters: stylize.
public let kCICategoryStylize = "CICategoryStylize"
/// The category of filters: tile effect.
public let kCICategoryTileEffect = "CICategoryTileEffect"
/// The category of filters: built in.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
