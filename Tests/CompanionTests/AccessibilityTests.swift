import Accessibility
import Testing
import UIKit

/// Descriptions of charts, and further content of elements, as views give them.
@MainActor @Suite struct AccessibilityTests {
    private final class Chart: UIView, AXChart, AXCustomContentProvider {
        var accessibilityChartDescriptor: AXChartDescriptor?
        var accessibilityCustomContent: [AXCustomContent]! = []
    }

    @Test func chartsAreDescribed() throws {
        let time = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon", "Tue"])
        let steps = AXNumericDataAxisDescriptor(title: "Steps", range: 0...9000, gridlinePositions: [3000]) { "\(Int($0)) steps" }
        let points = [
            AXDataPoint(x: "Mon", y: 3000), AXDataPoint(x: "Tue", y: 9000, additionalValues: [.init(number: 2)], label: "Best"),
        ]
        let series = AXDataSeriesDescriptor(name: "Walks", isContinuous: false, dataPoints: points)
        let chart = Chart()
        chart.accessibilityChartDescriptor = AXChartDescriptor(
            title: "Steps by day", summary: nil, xAxis: time, yAxis: steps, series: [series])
        let told = try #require(chart.accessibilityChartDescriptor)
        #expect(told.title == "Steps by day" && told.xAxis.title == "Day" && told.contentDirection == .leftToRight)
        #expect(told.yAxis?.valueDescriptionProvider(3000) == "3000 steps" && told.yAxis?.scaleType == .linear)
        #expect(told.series[0].dataPoints.map { $0.xValue.category } == ["Mon", "Tue"])
        #expect(told.series[0].dataPoints[1].yValue?.number == 9000 && told.series[0].dataPoints[1].label == "Best")
        steps.lowerBound = 10_000
        #expect(steps.range == 10_000...10_000, "The ends keep their order.")
        steps.upperBound = 5
        #expect(steps.range == 5...5)
    }

    @Test func copiesAreTheirOwn() throws {
        let content = AXCustomContent(label: "Weight", value: "3 kg")
        content.importance = .high
        let copy = try #require(content.copy() as? AXCustomContent)
        content.importance = .default
        #expect(copy.importance == .high && copy.label == "Weight" && copy.value == "3 kg")
        let point = AXDataPoint(x: 1, y: 2, label: "a")
        let other = try #require(point.copy() as? AXDataPoint)
        point.label = "b"
        #expect(other.label == "a" && other.xValue.number == 1)
        let axis = AXCategoricalDataAxisDescriptor(title: "x", categoryOrder: ["a"])
        let otherAxis = try #require(axis.copy() as? AXCategoricalDataAxisDescriptor)
        axis.title = "y"
        #expect(otherAxis.title == "x" && otherAxis.categoryOrder == ["a"])
        let chart = AXChartDescriptor(title: "t", summary: "s", xAxis: axis, yAxis: nil, series: [])
        chart.contentDirection = .radialClockwise
        let otherChart = try #require(chart.copy() as? AXChartDescriptor)
        #expect(otherChart.contentDirection == .radialClockwise && otherChart.summary == "s")
    }
}
