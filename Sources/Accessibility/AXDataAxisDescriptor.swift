public import Foundation

/// An axis of a chart.
///
/// - Source: developer.apple.com/documentation/accessibility/axdataaxisdescriptor
public protocol AXDataAxisDescriptor: NSCopying {
    /// The title.
    var title: String { get set }
    /// The title, with speech attributes.
    var attributedTitle: NSAttributedString { get set }
}

/// An axis of numeric values.
///
/// - Source: developer.apple.com/documentation/accessibility/axnumericdataaxisdescriptor
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// The scale of an axis.
    ///
    /// - Source: developer.apple.com/documentation/accessibility/axnumericdataaxisdescriptor/scaletype-swift.enum
    public enum ScaleType: Int, Sendable {
        /// Linear.
        case linear = 0
        /// Logarithmic, to base 10.
        case log10
        /// Logarithmic, to base e.
        case ln
    }

    open var attributedTitle: NSAttributedString
    open var title: String {
        get { attributedTitle.string }
        set { attributedTitle = NSAttributedString(string: newValue) }
    }
    /// The scale of the axis.
    open var scaleType = ScaleType.linear
    /// The values at the ends of the axis.
    open var range: ClosedRange<Double>
    /// The value at the start of the axis.
    open var lowerBound: Double {
        get { range.lowerBound }
        set { range = newValue...max(newValue, range.upperBound) }
    }
    /// The value at the end of the axis.
    open var upperBound: Double {
        get { range.upperBound }
        set { range = min(newValue, range.lowerBound)...newValue }
    }
    /// The values at which grid lines cross the chart.
    open var gridlinePositions: [Double]
    /// Returns the spoken description of a value.
    open var valueDescriptionProvider: (Double) -> String

    /// Creates an axis with a title.
    public convenience init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.init(
            attributedTitle: NSAttributedString(string: title), range: range, gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider)
    }
    /// Creates an axis whose title has speech attributes.
    public init(
        attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        (self.attributedTitle, self.range, self.gridlinePositions) = (attributedTitle, range, gridlinePositions)
        self.valueDescriptionProvider = valueDescriptionProvider
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXNumericDataAxisDescriptor(
            attributedTitle: attributedTitle, range: range, gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider)
        copy.scaleType = scaleType
        return copy
    }
}

/// An axis of categories.
///
/// - Source: developer.apple.com/documentation/accessibility/axcategoricaldataaxisdescriptor
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    open var attributedTitle: NSAttributedString
    open var title: String {
        get { attributedTitle.string }
        set { attributedTitle = NSAttributedString(string: newValue) }
    }
    /// The categories, from the start of the axis to its end.
    open var categoryOrder: [String]

    /// Creates an axis with a title.
    public convenience init(title: String, categoryOrder: [String]) {
        self.init(attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
    }
    /// Creates an axis whose title has speech attributes.
    public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
        (self.attributedTitle, self.categoryOrder) = (attributedTitle, categoryOrder)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        AXCategoricalDataAxisDescriptor(attributedTitle: attributedTitle, categoryOrder: categoryOrder)
    }
}
