public import Foundation

/// A value of a data point: a number or a category.
///
/// - Source: developer.apple.com/documentation/accessibility/axdatapointvalue
open class AXDataPointValue: NSObject, NSCopying {
    /// The number; 0 for categories.
    open var number = 0.0
    /// The category; nil for numbers.
    open var category: String?

    /// Creates a numeric value.
    public init(number: Double) { self.number = number }
    /// Creates a value that is a category.
    public init(category: String) { self.category = category }

    open func copy(with zone: NSZone? = nil) -> Any {
        category.map(AXDataPointValue.init(category:)) ?? AXDataPointValue(number: number)
    }
}

/// A data point of a chart.
///
/// - Source: developer.apple.com/documentation/accessibility/axdatapoint
open class AXDataPoint: NSObject, NSCopying {
    /// The value on the x axis.
    open var xValue: AXDataPointValue
    /// The value on the y axis; nil for none.
    open var yValue: AXDataPointValue?
    /// The values on the additional axes, in their order.
    open var additionalValues: [AXDataPointValue]
    /// The label, with speech attributes; nil for none.
    open var attributedLabel: NSAttributedString?
    /// The label; nil for none.
    open var label: String? {
        get { attributedLabel?.string }
        set { attributedLabel = newValue.map { NSAttributedString(string: $0) } }
    }

    /// Creates a point with a numeric x value.
    public convenience init(x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        self.init(AXDataPointValue(number: x), y, additionalValues, label)
    }
    /// Creates a point whose x value is a category.
    public convenience init(x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        self.init(AXDataPointValue(category: x), y, additionalValues, label)
    }

    private init(_ x: AXDataPointValue, _ y: Double?, _ additionalValues: [AXDataPointValue], _ label: String?) {
        (xValue, yValue, self.additionalValues) = (x, y.map(AXDataPointValue.init(number:)), additionalValues)
        attributedLabel = label.map { NSAttributedString(string: $0) }
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXDataPoint(xValue, yValue?.number, additionalValues, nil)
        copy.attributedLabel = attributedLabel
        return copy
    }
}

/// A series of data points of a chart.
///
/// - Source: developer.apple.com/documentation/accessibility/axdataseriesdescriptor
open class AXDataSeriesDescriptor: NSObject, NSCopying {
    /// The name, with speech attributes; nil for none.
    open var attributedName: NSAttributedString?
    /// The name; nil for none.
    open var name: String? {
        get { attributedName?.string }
        set { attributedName = newValue.map { NSAttributedString(string: $0) } }
    }
    /// Whether the series has values between its points, as a line chart does.
    open var isContinuous: Bool
    /// The data points.
    open var dataPoints: [AXDataPoint]

    /// Creates a series with a name.
    public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.init(attributedName: NSAttributedString(string: name), isContinuous: isContinuous, dataPoints: dataPoints)
    }
    /// Creates a series whose name has speech attributes.
    public init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (self.attributedName, self.isContinuous, self.dataPoints) = (attributedName, isContinuous, dataPoints)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXDataSeriesDescriptor(
            attributedName: attributedName ?? NSAttributedString(string: ""), isContinuous: isContinuous, dataPoints: dataPoints)
        copy.attributedName = attributedName
        return copy
    }
}
