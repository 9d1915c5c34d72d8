import CoreGraphics
import Foundation

/// Produces an image from inputs.
///
/// - Source: developer.apple.com/documentation/coreimage/cifilter
open class CIFilter: NSObject {
    /// The name of the filter's kind, such as `CIGaussianBlur`.
    open var name: String
    private let recipe: FilterRecipe
    private var values: [String: Any]

    init(_ recipe: FilterRecipe) {
        (name, self.recipe, values) = (recipe.name, recipe, recipe.usual)
    }

    /// Creates a filter with default inputs; nil for unsupported kinds, which ``filterNames(inCategory:)`` does not
    /// list.
    public convenience init?(name: String) {
        guard let recipe = FilterRecipe.all[name] else { return nil }
        self.init(recipe)
    }

    /// Creates a filter with some inputs set; nil for unsupported kinds.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    /// The supported filters of a category, sorted.
    open class func filterNames(inCategory category: String?) -> [String] {
        FilterRecipe.all.values.filter { category == nil || $0.categories.contains(category ?? "") }.map(\.name).sorted()
    }

    /// The supported filters that belong to all of some categories, sorted.
    open class func filterNames(inCategories categories: [String]?) -> [String] {
        filterNames(inCategory: nil).filter { name in
            (categories ?? []).allSatisfy { FilterRecipe.all[name]?.categories.contains($0) ?? false }
        }
    }

    /// The names of the inputs, in order.
    open var inputKeys: [String] { recipe.keys }
    /// The names of the outputs: an image.
    open var outputKeys: [String] { [kCIOutputImageKey] }
    /// The attributes of the filter: its name and categories.
    open var attributes: [String: Any] {
        [kCIAttributeFilterName: recipe.name, kCIAttributeFilterCategories: recipe.categories]
    }

    /// Sets the inputs to their default values.
    open func setDefaults() { values.merge(recipe.usual) { _, usual in usual } }

    /// Sets an input by its name. Raises `NSUnknownKeyException` for names that the filter does not have.
    open func setValue(_ value: Any?, forKey key: String) {
        guard recipe.keys.contains(key) else { unknown(key) }
        values[key] = value
    }

    /// The value of an input, or the output image, by its name; nil if it is not set.
    open func value(forKey key: String) -> Any? {
        if key == kCIOutputImageKey { return outputImage }
        guard recipe.keys.contains(key) else { unknown(key) }
        return values[key]
    }

    private func unknown(_ key: String) -> Never {
        fatalError(
            "*** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: '[<CIFilter> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key).'"
        )
    }

    /// The output image; nil if a required input is missing.
    open var outputImage: CIImage? { recipe.make(FilterInputs(values)) }
}

/// The inputs of a filter, by their types.
struct FilterInputs {
    private let values: [String: Any]
    init(_ values: [String: Any]) { self.values = values }

    var image: CIImage? { image(kCIInputImageKey) }
    func image(_ key: String) -> CIImage? { values[key] as? CIImage }
    func color(_ key: String) -> CIColor? { values[key] as? CIColor }
    func vector(_ key: String) -> CIVector? { values[key] as? CIVector }
    func data(_ key: String) -> Data? { values[key] as? Data ?? (values[key] as? NSData).map { Data(referencing: $0) } }
    func text(_ key: String) -> String? { values[key] as? String }
    func transform(_ key: String) -> CGAffineTransform? { values[key] as? CGAffineTransform }

    func number(_ key: String) -> Float {
        switch values[key] {
        case let value as NSNumber: value.floatValue
        case let value as Double: Float(value)
        case let value as Float: value
        case let value as CGFloat: Float(value)
        case let value as Int: Float(value)
        default: 0
        }
    }
}
