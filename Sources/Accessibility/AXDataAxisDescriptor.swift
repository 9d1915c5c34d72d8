public import Foundation

/// An axis of a chart.
///
/// - Source: developer.apple.com/documentation/accessibility/axdataaxisdescriptor
public protocol AXDataAxisDescriptor: NSCopying {
    /// What the axis shows.
    var title: String { get set }
    /// What the axis shows, with attributes of speech.
    var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
///
/// - Source: developer.apple.com/documentation/accessibility/axnumericdataaxisdescriptor
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    /// How numbers are spread along the axis.
    ///
    /// - Source: developer.apple.com/documentation/accessibility/axnumericdataaxisdescriptor/scaletype-swift.enum
    public enum ScaleType: Int, Sendable {
        /// Evenly.
        case linear = 0
        /// By their logarithms to base 10.
        case log10
        /// By their natural logarithms.
        case ln
    }

    open var attributedTitle: NSAttributedString
    open var title: String {
        get { attributedTitle.string }
        set { attributedTitle = NSAttributedString(string: newValue) }
    }
    /// How numbers are spread along the axis.
    open var scaleType = ScaleType.linear
    /// The numbers at both ends.
    open var range: ClosedRange<Double>
    /// The number at the axis's beginning.
    open var lowerBound: Double {
        get { range.lowerBound }
        set { range = newValue...max(newValue, range.upperBound) }
    }
    /// The number at the axis's end.
    open var upperBound: Double {
        get { range.upperBound }
        set { range = min(newValue, range.lowerBound)...newValue }
    }
    /// The numbers that have lines across the chart.
    open var gridlinePositions: [Double]
    /// Makes the text that is said of a number.
    open var valueDescriptionProvider: (Double) -> String

    /// Makes an axis with a title.
    public convenience init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.init(
            attributedTitle: NSAttributedString(string: title), range: range, gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider)
    }
    /// Makes an axis with a title that has attributes of speech.
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

/// An axis of names.
///
/// - Source: developer.apple.com/documentation/accessibility/axcategoricaldataaxisdescriptor
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
    open var attributedTitle: NSAttributedString
    open var title: String {
        get { attributedTitle.string }
        set { attributedTitle = NSAttributedString(string: newValue) }
    }
    /// The names from the axis's beginning to its end.
    open var categoryOrder: [String]

    /// Makes an axis with a title.
    public convenience init(title: String, categoryOrder: [String]) {
        self.init(attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
    }
    /// Makes an axis with a title that has attributes of speech.
    public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
        (self.attributedTitle, self.categoryOrder) = (attributedTitle, categoryOrder)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        AXCategoricalDataAxisDescriptor(attributedTitle: attributedTitle, categoryOrder: categoryOrder)
    }
}
