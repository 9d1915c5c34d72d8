public import Foundation

/// A view that shows a chart, which an assistive technology can make heard. None runs here: the description is for tests.
///
/// - Source: developer.apple.com/documentation/accessibility/axchart
@preconcurrency @MainActor
public protocol AXChart: NSObjectProtocol {
    /// Describes the chart; nil for none.
    var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// Describes a chart.
///
/// - Source: developer.apple.com/documentation/accessibility/axchartdescriptor
open class AXChartDescriptor: NSObject, NSCopying {
    /// The direction in which a chart is read.
    ///
    /// - Source: developer.apple.com/documentation/accessibility/axchartdescriptor/contentdirection-swift.enum
    public enum ContentDirection: Int, Sendable {
        case leftToRight = 0
        case rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
    }

    /// What the chart shows, with attributes of speech; nil for nothing.
    open var attributedTitle: NSAttributedString?
    /// What the chart shows; nil for nothing.
    open var title: String? {
        get { attributedTitle?.string }
        set { attributedTitle = newValue.map { NSAttributedString(string: $0) } }
    }
    /// What is to be seen in the chart, in a sentence; nil for nothing.
    open var summary: String?
    /// The direction in which the chart is read.
    open var contentDirection = ContentDirection.leftToRight
    /// Where the chart is in its view, in points; empty for all of it.
    open var contentFrame = CGRect.zero
    /// The points.
    open var series: [AXDataSeriesDescriptor]
    /// The horizontal axis.
    open var xAxis: any AXDataAxisDescriptor
    /// The vertical axis; nil for none.
    open var yAxis: AXNumericDataAxisDescriptor?
    /// Further axes, such as that of colours.
    open var additionalAxes: [any AXDataAxisDescriptor]?

    /// Makes the description of a chart with a title.
    public convenience init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor]? = nil, series: [AXDataSeriesDescriptor]
    ) {
        self.init(
            attributedTitle: title.map { NSAttributedString(string: $0) }, summary: summary, xAxis: xAxis, yAxis: yAxis,
            additionalAxes: additionalAxes, series: series)
    }
    /// Makes the description of a chart with a title that has attributes of speech.
    public init(
        attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor,
        yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor]? = nil,
        series: [AXDataSeriesDescriptor]
    ) {
        (self.attributedTitle, self.summary, self.series) = (attributedTitle, summary, series)
        (self.xAxis, self.yAxis, self.additionalAxes) = (xAxis, yAxis, additionalAxes)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXChartDescriptor(
            attributedTitle: attributedTitle, summary: summary, xAxis: xAxis, yAxis: yAxis, additionalAxes: additionalAxes,
            series: series)
        (copy.contentDirection, copy.contentFrame) = (contentDirection, contentFrame)
        return copy
    }
}
