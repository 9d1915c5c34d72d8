import CoreGraphics
import Foundation

/// The filters as types, which iOS has in `CoreImage.CIFilterBuiltins`.
///
/// - Source: developer.apple.com/documentation/coreimage/cifilterprotocol
public protocol CIFilterProtocol: AnyObject {
    /// The output image; nil if a required input is missing.
    var outputImage: CIImage? { get }
}

/// Blurs an image.
public protocol CIGaussianBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    /// The standard deviation in pixels; 10 by default.
    var radius: Float { get set }
}

/// Applies a sepia tone.
public protocol CISepiaTone: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    /// The intensity, 0...1; 1 by default.
    var intensity: Float { get set }
}

/// Changes saturation, brightness and contrast.
public protocol CIColorControls: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    /// The saturation: 0 for greys, 1 by default.
    var saturation: Float { get set }
    /// A value added to all components; 0 by default.
    var brightness: Float { get set }
    /// The factor of distances from the mean grey; 1 by default.
    var contrast: Float { get set }
}

/// Inverts the colours.
public protocol CIColorInvert: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

/// Maps the colours to shades of one colour.
public protocol CIColorMonochrome: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var color: CIColor { get set }
    /// The intensity, 0...1; 1 by default.
    var intensity: Float { get set }
}

/// Maps the brightness to shades between two colours.
public protocol CIFalseColor: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    /// The colour of black.
    var color0: CIColor { get set }
    /// The colour of white.
    var color1: CIColor { get set }
}

/// Changes the exposure.
public protocol CIExposureAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    /// The change in stops; 0 by default.
    var ev: Float { get set }
}

/// Generates a QR code.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    /// The error correction: `L`, `M`, `Q` or `H`; `M` by default.
    var correctionLevel: String { get set }
}

/// A filter with properties for the inputs of all typed filters.
private final class TypedFilter: CIFilter, CIGaussianBlur, CISepiaTone, CIColorControls, CIColorInvert, CIColorMonochrome,
    CIExposureAdjust, CIFalseColor, CIQRCodeGenerator
{
    /// - Precondition: The filter is supported.
    static func make(_ name: String) -> TypedFilter {
        guard let recipe = FilterRecipe.all[name] else { preconditionFailure("No filter \(name)") }
        return TypedFilter(recipe)
    }

    private func number(_ key: String) -> Float { (value(forKey: key) as? NSNumber)?.floatValue ?? 0 }
    private func set(_ number: Float, _ key: String) { setValue(NSNumber(value: number), forKey: key) }

    var inputImage: CIImage? {
        get { value(forKey: kCIInputImageKey) as? CIImage }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var radius: Float {
        get { number(kCIInputRadiusKey) }
        set { set(newValue, kCIInputRadiusKey) }
    }
    var intensity: Float {
        get { number(kCIInputIntensityKey) }
        set { set(newValue, kCIInputIntensityKey) }
    }
    var saturation: Float {
        get { number(kCIInputSaturationKey) }
        set { set(newValue, kCIInputSaturationKey) }
    }
    var brightness: Float {
        get { number(kCIInputBrightnessKey) }
        set { set(newValue, kCIInputBrightnessKey) }
    }
    var contrast: Float {
        get { number(kCIInputContrastKey) }
        set { set(newValue, kCIInputContrastKey) }
    }
    var ev: Float {
        get { number(kCIInputEVKey) }
        set { set(newValue, kCIInputEVKey) }
    }
    var color: CIColor {
        get { value(forKey: kCIInputColorKey) as? CIColor ?? .white }
        set { setValue(newValue, forKey: kCIInputColorKey) }
    }
    var color0: CIColor {
        get { value(forKey: "inputColor0") as? CIColor ?? CIColor(red: 0.3, green: 0, blue: 0) }
        set { setValue(newValue, forKey: "inputColor0") }
    }
    var color1: CIColor {
        get { value(forKey: "inputColor1") as? CIColor ?? CIColor(red: 1, green: 0.9, blue: 0.8) }
        set { setValue(newValue, forKey: "inputColor1") }
    }
    var message: Data {
        get { value(forKey: "inputMessage") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    var correctionLevel: String {
        get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
}

extension CIFilter {
    /// Creates a Gaussian blur.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { TypedFilter.make("CIGaussianBlur") }
    /// Creates a sepia tone.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { TypedFilter.make("CISepiaTone") }
    /// Creates a filter of saturation, brightness and contrast.
    public class func colorControls() -> any CIFilter & CIColorControls { TypedFilter.make("CIColorControls") }
    /// Creates a filter that inverts colours.
    public class func colorInvert() -> any CIFilter & CIColorInvert { TypedFilter.make("CIColorInvert") }
    /// Creates a filter for shades of one colour.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { TypedFilter.make("CIColorMonochrome") }
    /// Creates a filter for shades between two colours.
    public class func falseColor() -> any CIFilter & CIFalseColor { TypedFilter.make("CIFalseColor") }
    /// Creates a filter that changes the exposure.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { TypedFilter.make("CIExposureAdjust") }
    /// Creates a generator of QR codes.
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { TypedFilter.make("CIQRCodeGenerator") }
}
