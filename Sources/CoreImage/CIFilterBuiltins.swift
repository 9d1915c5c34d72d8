import CoreGraphics
import Foundation

/// The filters as types, which iOS has in `CoreImage.CIFilterBuiltins`.
///
/// - Source: developer.apple.com/documentation/coreimage/cifilterprotocol
public protocol CIFilterProtocol: AnyObject {
    /// The image that the filter makes; nil while an input that it needs is missing.
    var outputImage: CIImage? { get }
}

/// Blurs an image.
public protocol CIGaussianBlur: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    /// The standard deviation in pixels; 10 at first.
    var radius: Float { get set }
}

/// Makes an image brown.
public protocol CISepiaTone: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    /// 0...1; 1 at first.
    var intensity: Float { get set }
}

/// Changes saturation, brightness and contrast.
public protocol CIColorControls: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    /// 0 for greys, 1 at first.
    var saturation: Float { get set }
    /// Added to all components; 0 at first.
    var brightness: Float { get set }
    /// The factor of distances from the middle; 1 at first.
    var contrast: Float { get set }
}

/// Makes an image a negative.
public protocol CIColorInvert: CIFilterProtocol {
    var inputImage: CIImage? { get set }
}

/// Makes an image shades of a colour.
public protocol CIColorMonochrome: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    var color: CIColor { get set }
    /// 0...1; 1 at first.
    var intensity: Float { get set }
}

/// Makes an image brighter, or darker.
public protocol CIExposureAdjust: CIFilterProtocol {
    var inputImage: CIImage? { get set }
    /// Stops; 0 at first.
    var ev: Float { get set }
}

/// Makes a QR code of bytes.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    var message: Data { get set }
    /// `L`, `M`, `Q` or `H`; `M` at first.
    var correctionLevel: String { get set }
}

/// The properties by which the filters' types name their inputs.
private final class TypedFilter: CIFilter, CIGaussianBlur, CISepiaTone, CIColorControls, CIColorInvert, CIColorMonochrome,
    CIExposureAdjust, CIQRCodeGenerator
{
    /// - Precondition: the kind is one of those that are available.
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
    /// Makes a filter that blurs.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { TypedFilter.make("CIGaussianBlur") }
    /// Makes a filter that makes images brown.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { TypedFilter.make("CISepiaTone") }
    /// Makes a filter that changes saturation, brightness and contrast.
    public class func colorControls() -> any CIFilter & CIColorControls { TypedFilter.make("CIColorControls") }
    /// Makes a filter that makes negatives.
    public class func colorInvert() -> any CIFilter & CIColorInvert { TypedFilter.make("CIColorInvert") }
    /// Makes a filter that makes shades of a colour.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { TypedFilter.make("CIColorMonochrome") }
    /// Makes a filter that makes images brighter.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { TypedFilter.make("CIExposureAdjust") }
    /// Makes a filter that makes QR codes.
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { TypedFilter.make("CIQRCodeGenerator") }
}
