import CoreGraphics
import Foundation

/// The inputs of a filter and the computation of its output.
struct FilterRecipe: Sendable {
    let name: String
    let category: String
    /// The inputs in order.
    let keys: [String]
    private let numbers: [String: Float]
    let make: @Sendable (FilterInputs) -> CIImage?

    init(
        _ name: String, _ category: String, _ keys: [String], numbers: [String: Float] = [:],
        make: @escaping @Sendable (FilterInputs) -> CIImage?
    ) {
        (self.name, self.category, self.keys, self.numbers, self.make) = (name, category, keys, numbers, make)
    }

    var categories: [String] { [category, kCICategoryBuiltIn] }

    /// The default values of the inputs.
    var usual: [String: Any] {
        var values: [String: Any] = numbers.mapValues { NSNumber(value: $0) }
        switch name {
        case "CIQRCodeGenerator": values["inputCorrectionLevel"] = "M"
        case "CIColorMonochrome": values[kCIInputColorKey] = CIColor(red: 0.6, green: 0.45, blue: 0.3)
        case "CIColorMatrix": values.merge(Self.unchangedMatrix) { $1 }
        case "CIConstantColorGenerator": values[kCIInputColorKey] = CIColor.red
        default: break
        }
        return values
    }

    private static var unchangedMatrix: [String: Any] {
        [
            "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0), "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0),
            "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0), "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1),
            "inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 0),
        ]
    }

    /// All supported filters, by name. Inputs and default values are those of Apple's filter reference.
    static let all: [String: FilterRecipe] = Dictionary(
        uniqueKeysWithValues: (adjustments + effects + places + composites + generators).map { ($0.name, $0) })

    // MARK: Colours

    private static let adjustments = [
        FilterRecipe(
            "CIColorControls", kCICategoryColorAdjustment,
            [kCIInputImageKey, kCIInputSaturationKey, kCIInputBrightnessKey, kCIInputContrastKey],
            numbers: [kCIInputSaturationKey: 1, kCIInputBrightnessKey: 0, kCIInputContrastKey: 1]
        ) { inputs in
            let saturation = inputs.number(kCIInputSaturationKey)
            let (brightness, contrast) = (inputs.number(kCIInputBrightnessKey), inputs.number(kCIInputContrastKey))
            return inputs.image?.mapping { color in
                let grey = color.luminance
                return color.mapped { ((grey + ($0 - grey) * saturation) - 0.5) * contrast + 0.5 + brightness }
            }
        },
        FilterRecipe(
            "CIExposureAdjust", kCICategoryColorAdjustment, [kCIInputImageKey, kCIInputEVKey], numbers: [kCIInputEVKey: 0]
        ) { inputs in
            let factor = exp2f(inputs.number(kCIInputEVKey))
            return inputs.image?.mapping { $0.mapped { $0 * factor } }
        },
        FilterRecipe(
            "CIGammaAdjust", kCICategoryColorAdjustment, [kCIInputImageKey, "inputPower"], numbers: ["inputPower": 1]
        ) { inputs in
            let power = inputs.number("inputPower")
            return inputs.image?.mapping { $0.mapped { powf(max($0, 0), power) } }
        },
        FilterRecipe(
            "CIColorMatrix", kCICategoryColorAdjustment,
            [kCIInputImageKey, "inputRVector", "inputGVector", "inputBVector", "inputAVector", "inputBiasVector"]
        ) { inputs in
            let rows = ["R", "G", "B", "A"].map { inputs.vector("input\($0)Vector").numbers }
            let bias = inputs.vector("inputBiasVector").numbers
            return inputs.image?.mapping { color in
                SIMD4(
                    (color * rows[0]).sum(), (color * rows[1]).sum(), (color * rows[2]).sum(), (color * rows[3]).sum())
                    + bias
            }
        },
    ]

    private static let effects = [
        FilterRecipe(
            "CISepiaTone", kCICategoryColorEffect, [kCIInputImageKey, kCIInputIntensityKey], numbers: [kCIInputIntensityKey: 1]
        ) { inputs in
            let intensity = inputs.number(kCIInputIntensityKey)
            return inputs.image?.mapping { $0.mixed(with: $0.sepia, intensity) }
        },
        FilterRecipe("CIColorInvert", kCICategoryColorEffect, [kCIInputImageKey]) { inputs in
            inputs.image?.mapping { $0.mapped { 1 - $0 } }
        },
        FilterRecipe(
            "CIColorMonochrome", kCICategoryColorEffect, [kCIInputImageKey, kCIInputColorKey, kCIInputIntensityKey],
            numbers: [kCIInputIntensityKey: 1]
        ) { inputs in
            let (tint, intensity) = (inputs.color(kCIInputColorKey) ?? .white, inputs.number(kCIInputIntensityKey))
            let parts = SIMD4(Float(tint.red), Float(tint.green), Float(tint.blue), 1)
            return inputs.image?.mapping { color in
                let grey = color.luminance
                return color.mixed(with: SIMD4(grey * parts.x, grey * parts.y, grey * parts.z, color.w), intensity)
            }
        },
        FilterRecipe("CIFalseColor", kCICategoryColorEffect, [kCIInputImageKey, "inputColor0", "inputColor1"]) { inputs in
            let ends = [
                inputs.color("inputColor0") ?? CIColor(red: 0.3, green: 0, blue: 0),
                inputs.color("inputColor1") ?? CIColor(red: 1, green: 0.9, blue: 0.8),
            ].map { SIMD4(Float($0.red), Float($0.green), Float($0.blue), Float($0.alpha)) }
            return inputs.image?.mapping { color in
                let mixed = ends[0].mixed(with: ends[1], color.luminance)
                return SIMD4(mixed.x, mixed.y, mixed.z, mixed.w * color.w)
            }
        },
        FilterRecipe("CIMaskToAlpha", kCICategoryColorEffect, [kCIInputImageKey]) { inputs in
            inputs.image?.mapping { SIMD4(1, 1, 1, min(max($0.luminance, 0), 1) * $0.w) }
        },
        FilterRecipe(
            "CIGaussianBlur", kCICategoryBlur, [kCIInputImageKey, kCIInputRadiusKey], numbers: [kCIInputRadiusKey: 10]
        ) { inputs in inputs.image?.applyingGaussianBlur(sigma: Double(inputs.number(kCIInputRadiusKey))) },
    ]

    // MARK: Geometry

    private static let places = [
        FilterRecipe("CICrop", kCICategoryGeometryAdjustment, [kCIInputImageKey, "inputRectangle"]) { inputs in
            inputs.vector("inputRectangle").flatMap { inputs.image?.cropped(to: $0.cgRectValue) } ?? inputs.image
        },
        FilterRecipe("CIAffineTransform", kCICategoryGeometryAdjustment, [kCIInputImageKey, kCIInputTransformKey]) { inputs in
            inputs.image?.transformed(by: inputs.transform(kCIInputTransformKey) ?? .identity)
        },
        FilterRecipe("CIAffineClamp", kCICategoryTileEffect, [kCIInputImageKey, kCIInputTransformKey]) { inputs in
            inputs.image?.transformed(by: inputs.transform(kCIInputTransformKey) ?? .identity).clampedToExtent()
        },
        FilterRecipe("CIAreaAverage", kCICategoryReduction, [kCIInputImageKey, kCIInputExtentKey]) { inputs in
            inputs.image?.averaged(in: inputs.vector(kCIInputExtentKey)?.cgRectValue)
        },
    ]

    // MARK: Several images

    private static let composites = [
        FilterRecipe(
            "CISourceOverCompositing", kCICategoryCompositeOperation, [kCIInputImageKey, kCIInputBackgroundImageKey]
        ) { inputs in
            guard let image = inputs.image else { return nil }
            return inputs.image(kCIInputBackgroundImageKey).map { image.composited(over: $0) } ?? image
        },
        FilterRecipe(
            "CIBlendWithMask", kCICategoryStylize, [kCIInputImageKey, kCIInputBackgroundImageKey, kCIInputMaskImageKey]
        ) { inputs in
            guard let image = inputs.image, let mask = inputs.image(kCIInputMaskImageKey) else { return nil }
            return image.blended(with: inputs.image(kCIInputBackgroundImageKey) ?? .empty(), mask: mask)
        },
    ]

    private static let generators = [
        FilterRecipe("CIConstantColorGenerator", kCICategoryGenerator, [kCIInputColorKey]) { inputs in
            inputs.color(kCIInputColorKey).map(CIImage.init(color:))
        },
        FilterRecipe("CIQRCodeGenerator", kCICategoryGenerator, ["inputMessage", "inputCorrectionLevel"]) { inputs in
            let level = inputs.text("inputCorrectionLevel").flatMap(QRCode.Level.init) ?? .medium
            return inputs.data("inputMessage").flatMap { QRCode($0, level) }?.image
        },
    ]
}

extension Optional where Wrapped == CIVector {
    fileprivate var numbers: SIMD4<Float> {
        map { SIMD4(Float($0.x), Float($0.y), Float($0.z), Float($0.w)) } ?? .zero
    }
}

extension SIMD4<Float> {
    /// - Source: the weights of ITU-R BT.709
    fileprivate var luminance: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }

    /// The colour with a function applied to each component except alpha.
    fileprivate func mapped(_ change: (Float) -> Float) -> SIMD4<Float> { SIMD4(change(x), change(y), change(z), w) }

    fileprivate func mixed(with other: SIMD4<Float>, _ share: Float) -> SIMD4<Float> { self + (other - self) * share }

    /// - Source: the sepia shorthand of the Filter Effects specification, w3.org/TR/filter-effects-1; Apple's weights
    ///   are not published.
    fileprivate var sepia: SIMD4<Float> {
        SIMD4(
            0.393 * x + 0.769 * y + 0.189 * z, 0.349 * x + 0.686 * y + 0.168 * z, 0.272 * x + 0.534 * y + 0.131 * z, w)
    }
}

extension CIImage {
    /// An image of one pixel with the mean colour of a rectangle.
    fileprivate func averaged(in area: CGRect?) -> CIImage? {
        guard let region = PixelRect(area ?? extent), region.width > 0, region.height > 0 else { return nil }
        return CIImage(extent: CGRect(x: 0, y: 0, width: 1, height: 1)) { [self] rect, encoding in
            let colors = pixels(in: region, encoding).values
            let mean = colors.reduce(SIMD4<Float>.zero, +) / Float(colors.count)
            var tile = PixelTile(rect)
            tile.fill { x, y in x == 0 && y == 0 ? mean : .zero }
            return tile
        }
    }

    /// The image where a mask is white, blended with another one where it is black.
    fileprivate func blended(with other: CIImage, mask: CIImage) -> CIImage {
        CIImage(extent: extent.union(other.extent)) { [self] rect, encoding in
            var tile = pixels(in: rect, encoding)
            let (below, shares) = (other.pixels(in: rect, encoding), mask.pixels(in: rect, encoding))
            for index in tile.values.indices {
                tile.values[index] = below.values[index].mixed(with: tile.values[index], shares.values[index].luminance)
            }
            return tile
        }
    }
}
