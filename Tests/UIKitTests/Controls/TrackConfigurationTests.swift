import Testing
import UIKit

/// The values of a slider that its track lets be chosen.
@MainActor
@Suite struct TrackConfigurationTests {
    private func slider(_ configuration: UISlider.TrackConfiguration?) -> UISlider {
        let slider = UISlider()
        slider.maximumValue = 10
        slider.trackConfiguration = configuration
        return slider
    }

    @Test("Values are those of the nearest ticks, where only these are allowed") func ticks() {
        let slider = slider(.init(numberOfTicks: 5))
        #expect(slider.trackConfiguration?.ticks.map(\.position) == [0, 0.25, 0.5, 0.75, 1])
        slider.value = 6
        #expect(slider.value == 5)
        slider.setValue(7, animated: false)
        #expect(slider.value == 7.5)
        slider.trackConfiguration = .init(allowsTickValuesOnly: false, numberOfTicks: 5)
        slider.value = 6
        #expect(slider.value == 6)
        slider.trackConfiguration = .init(numberOfTicks: 5)
        #expect(slider.value == 5)
    }

    @Test("Values stay in the enabled range; no configuration leaves them") func ranges() {
        let slider = slider(.init(enabledRange: 2...4, ticks: []))
        slider.value = 9
        #expect(slider.value == 4)
        slider.trackConfiguration = .init(enabledRange: 2...4, ticks: [.init(position: 0.3, title: "a"), .init(position: 0.9)])
        #expect(slider.value == 3)
        slider.trackConfiguration = nil
        slider.value = 9
        #expect(slider.value == 9 && slider.sliderStyle == .default)
    }
}
