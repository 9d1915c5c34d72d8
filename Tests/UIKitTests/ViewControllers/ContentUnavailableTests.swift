import Testing

@testable import UIKit

/// What controllers show where there is no content.
@MainActor
struct ContentUnavailableTests {
    private func labels(in view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }

    @Test func aConfigurationCoversTheViewUntilItIsTakenAway() throws {
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "No Photos"
        configuration.secondaryText = "Take one."
        var taps = 0
        configuration.button.title = "Camera"
        configuration.buttonProperties.primaryAction = UIAction(title: "Camera") { _ in taps += 1 }
        controller.contentUnavailableConfiguration = configuration
        controller.view.layoutIfNeeded()
        let shown = try #require(controller.view.subviews.last as? UIContentUnavailableView)
        #expect(shown.frame == controller.view.bounds)
        #expect(labels(in: shown).prefix(2) == ["No Photos", "Take one."])
        let text = try #require(shown.subviews.first?.subviews.first as? UILabel)
        let place = text.convert(text.bounds, to: shown)
        #expect(abs(place.midX - 160) <= 0.5 && place.minY > 150 && place.maxY < 330)
        let button = try #require(shown.subviews.first?.subviews.last as? UIButton)
        button.sendActions(for: .primaryActionTriggered)
        #expect(taps == 1)
        configuration.text = "Nothing"
        controller.contentUnavailableConfiguration = configuration
        #expect(controller.view.subviews.last === shown && labels(in: shown).first == "Nothing")
        controller.contentUnavailableConfiguration = nil
        #expect(shown.superview == nil)
    }

    @Test func aSearchNamesItsWords() {
        let configuration = UIContentUnavailableConfiguration.search()
        var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
        #expect(configuration.updated(for: state).text == "No Results")
        state.searchText = "fern"
        #expect(configuration.updated(for: state).text == "No Results for \u{201C}fern\u{201D}")
        var own = UIContentUnavailableConfiguration.loading()
        own.text = "Wait"
        #expect(own.updated(for: state).text == "Wait")
        #expect(UIContentUnavailableView(configuration: own).subviews.first?.subviews.first is UIActivityIndicatorView)
    }

    @Test func controllersAreAskedForTheirConfiguration() {
        final class Controller: UIViewController {
            var asked = 0
            override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
                asked += 1
            }
        }
        let controller = Controller()
        controller.setNeedsUpdateContentUnavailableConfiguration()
        #expect(controller.asked == 0)
        controller.loadViewIfNeeded()
        controller.setNeedsUpdateContentUnavailableConfiguration()
        #expect(controller.asked == 1)
    }

    @Test func aNamedScrollViewIsTheOneThatBarsFollow() {
        let (controller, scroll) = (UIViewController(), UIScrollView())
        controller.setContentScrollView(scroll, for: [.top, .bottom])
        #expect(controller.contentScrollView(for: .top) === scroll && controller.contentScrollView(for: .leading) == nil)
        #expect(controller.topScrollView == nil || controller.topScrollView === scroll)
        controller.setContentScrollView(nil)
        #expect(controller.contentScrollView(for: .top) == nil)
    }
}
