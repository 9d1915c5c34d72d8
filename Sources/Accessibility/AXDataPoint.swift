public import Foundation

/// A value of a point of a chart: a number or a name.
///
/// - Source: developer.apple.com/documentation/accessibility/axdatapointvalue
open class AXDataPointValue: NSObject, NSCopying {
    /// The number; 0 for names.
    open var number = 0.0
    /// The name; nil for numbers.
    open var category: String?

    /// Makes a value that is a number.
    public init(number: Double) { self.number = number }
    /// Makes a value that is a name.
    public init(category: String) { self.category = category }

    open func copy(with zone: NSZone? = nil) -> Any {
        category.map(AXDataPointValue.init(category:)) ?? AXDataPointValue(number: number)
    }
}

/// A point of a chart.
///
/// - Source: developer.apple.com/documentation/accessibility/axdatapoint
open class AXDataPoint: NSObject, NSCopying {
    /// Where the point is on the horizontal axis.
    open var xValue: AXDataPointValue
    /// Where the point is on the vertical axis; nil for nowhere.
    open var yValue: AXDataPointValue?
    /// Where the point is on further axes, in their order.
    open var additionalValues: [AXDataPointValue]
    /// What the point is called, with attributes of speech; nil for nothing.
    open var attributedLabel: NSAttributedString?
    /// What the point is called; nil for nothing.
    open var label: String? {
        get { attributedLabel?.string }
        set { attributedLabel = newValue.map { NSAttributedString(string: $0) } }
    }

    /// Makes a point above a number.
    public convenience init(x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        self.init(AXDataPointValue(number: x), y, additionalValues, label)
    }
    /// Makes a point above a name.
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

/// Points of a chart that belong together.
///
/// - Source: developer.apple.com/documentation/accessibility/axdataseriesdescriptor
open class AXDataSeriesDescriptor: NSObject, NSCopying {
    /// What the points are called, with attributes of speech; nil for nothing.
    open var attributedName: NSAttributedString?
    /// What the points are called; nil for nothing.
    open var name: String? {
        get { attributedName?.string }
        set { attributedName = newValue.map { NSAttributedString(string: $0) } }
    }
    /// Whether there are values between the points, as on a line.
    open var isContinuous: Bool
    /// The points.
    open var dataPoints: [AXDataPoint]

    /// Makes a series with a name.
    public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.init(attributedName: NSAttributedString(string: name), isContinuous: isContinuous, dataPoints: dataPoints)
    }
    /// Makes a series with a name that has attributes of speech.
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
