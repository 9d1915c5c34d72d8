public import Foundation

/// A view that shows a chart which assistive technologies can present as audio. None runs here: the description is for
/// tests.
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

    /// The title with speech attributes; nil for none.
    open var attributedTitle: NSAttributedString?
    /// The title; nil for none.
    open var title: String? {
        get { attributedTitle?.string }
        set { attributedTitle = newValue.map { NSAttributedString(string: $0) } }
    }
    /// A summary of the chart's content in a sentence; nil for none.
    open var summary: String?
    /// The direction in which the chart is read.
    open var contentDirection = ContentDirection.leftToRight
    /// The frame of the chart in its view, in points; empty for the whole view.
    open var contentFrame = CGRect.zero
    /// The data series.
    open var series: [AXDataSeriesDescriptor]
    /// The horizontal axis.
    open var xAxis: any AXDataAxisDescriptor
    /// The vertical axis; nil for none.
    open var yAxis: AXNumericDataAxisDescriptor?
    /// Additional axes, such as one of colours.
    open var additionalAxes: [any AXDataAxisDescriptor]?

    /// Creates a descriptor of a chart with a title.
    public convenience init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor]? = nil, series: [AXDataSeriesDescriptor]
    ) {
        self.init(
            attributedTitle: title.map { NSAttributedString(string: $0) }, summary: summary, xAxis: xAxis, yAxis: yAxis,
            additionalAxes: additionalAxes, series: series)
    }
    /// Creates a descriptor of a chart whose title has speech attributes.
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
