import SwiftUI
import XCTest

/// A slider in a view of SwiftUI, as an app wraps it: its coordinator takes the control's actions.
private struct Meter: UIViewRepresentable {
    @Binding var value: Float

    final class Coordinator: NSObject {
        private let meter: Meter
        init(_ meter: Meter) { self.meter = meter }
        @objc func changed(_ sender: UISlider) { meter.value = sender.value }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UISlider {
        let slider = UISlider()
        slider.addTarget(context.coordinator, action: #selector(Coordinator.changed(_:)), for: .valueChanged)
        return slider
    }

    func updateUIView(_ uiView: UISlider, context: Context) { uiView.value = value }
}

private final class Settings: ObservableObject {
    @Published var volume: Float = 0.25
}

private struct SettingsView: View {
    @ObservedObject var settings: Settings
    @State private var isMuted = false

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(verbatim: isMuted ? "muted" : "\(Int(settings.volume * 100)) %").font(.headline)
            Meter(value: $settings.volume).frame(width: 200, height: 40)
            Button("Mute") { isMuted = true }
        }
        .padding()
        .card()
    }
}

extension View {
    fileprivate func card() -> some View { background(Color(.secondarySystemBackground)) }
}

// Only Xcode looks at previews, so they may use what SwiftUI itself draws.
struct SettingsView_Previews: PreviewProvider {
    static var previews: some View {
        NavigationView { List { SettingsView(settings: Settings()).previewLayout(.sizeThatFits) } }
    }
}

private final class SettingsController: UIHostingController<SettingsView> {
    init(_ settings: Settings) { super.init(rootView: SettingsView(settings: settings)) }
    required init?(coder: NSCoder) { super.init(coder: coder, rootView: SettingsView(settings: Settings())) }
}

final class SwiftUITests: XCTestCase {
    @MainActor
    func testAppsHostViewsAndRepresentControls() throws {
        let (window, settings) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), Settings())
        let controller = SettingsController(settings)
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        let slider = try XCTUnwrap(controller.view.subviews.first { $0 is UISlider } as? UISlider)
        let label = try XCTUnwrap(controller.view.subviews.first { $0 is UILabel } as? UILabel)
        XCTAssertEqual(slider.frame.size, CGSize(width: 200, height: 40))
        XCTAssertEqual(label.text, "25 %")
        slider.value = 0.5
        slider.sendActions(for: .valueChanged)
        window.layoutIfNeeded()
        XCTAssertEqual(settings.volume, 0.5)
        XCTAssertEqual(label.text, "50 %")
    }

    func testFilesThatSwiftUIDrawsHaveAWayWithoutIt() { XCTAssertEqual(PagerStyle.name, "UIKit") }
}
