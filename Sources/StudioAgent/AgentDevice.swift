import QuartzCore
import StudioMessages
import UIKit

/// The simulated device and the life of the program.
@MainActor
final class AgentDevice {
    private var settings = DeviceSettings.ofProcess

    /// Changes what a look names; the rest stays as it is. The interface keeps an orientation that the program supports.
    ///
    /// - Returns: The device's name.
    func take(_ look: StudioLook) throws -> String {
        let screen = UIScreen.main.environment
        if let device = look.device { settings.device = device }
        if let isLandscape = look.isLandscape { settings.isLandscape = isLandscape }
        if let size = look.textSize { settings.contentSizeCategory = Self.category(size) }
        if let isDark = look.isDark { settings.style = isDark ? .dark : .light }
        if let isRightToLeft = look.isRightToLeft { settings.direction = isRightToLeft ? .rightToLeft : .leftToRight }
        if let language = look.language { settings.languages = [language] }
        guard var environment = settings.environment else {
            throw StudioAgent.Refusal(description: "there is no device \(settings.device)")
        }
        if let contrast = look.hasHighContrast {
            environment.traits =
                UITraitCollection(values: environment.traits).modifyingTraits {
                    $0.accessibilityContrast = contrast ? .high : .normal
                }.values
        }
        environment.softwareKeyboardHeight =
            look.hasKeyboard.map { $0 ? Self.keyboardHeight(screen: environment.size) : nil }
            ?? screen.softwareKeyboardHeight
        if let languages = settings.languages { DeviceSettings.chosenLanguages = languages }
        UIScreen.main.environment = UIApplication.shared.inSupportedOrientation(environment)
        return settings.device
    }

    /// The usual height of a keyboard, with the home indicator's area, in points.
    private static func keyboardHeight(screen: CGSize) -> CGFloat { screen.width > screen.height ? 219 : 336 }

    static func category(_ name: String) -> UIContentSizeCategory {
        let accessible = ["AX1": "M", "AX2": "L", "AX3": "XL", "AX4": "XXL", "AX5": "XXXL"]
        return UIContentSizeCategory(
            rawValue: "UICTContentSizeCategory" + (accessible[name].map { "Accessibility" + $0 } ?? name))
    }

    func change(phase: String) throws {
        let application = UIApplication.shared
        switch phase {
        case "background": application.enterBackground()
        case "foreground": application.enterForeground()
        case "inactive": application.resignActive()
        case "active": application.becomeActive()
        case "memory": application.receiveMemoryWarning()
        default: throw StudioAgent.Refusal(description: "a phase is background, foreground, inactive, active or memory")
        }
    }
}

/// The program's clock: slowed, stopped, or moved by steps.
@MainActor
final class AgentClock {
    /// The clock as a request finds it.
    struct State: Encodable {
        /// Seconds.
        let time: Double
        /// Whether something on the screen is animated.
        let isAnimating: Bool
    }

    private var timer: (any DispatchSourceTimer)?
    /// How many times slower than real time.
    private static let slowness = 10.0

    /// - Returns: The time on the clock, in seconds.
    func take(_ request: StudioRequest) throws -> Double {
        let clock = MediaClock.shared
        timer?.cancel()
        timer = nil
        switch request.phase {
        case "run": if clock.isHeld { clock.release() }
        case "pause": if !clock.isHeld { clock.hold() }
        case "step":
            if !clock.isHeld { clock.hold() }
            clock.advance(by: request.dx ?? Frames.duration)
        case "slow":
            if !clock.isHeld { clock.hold() }
            slow(by: request.dx ?? Self.slowness)
        default: throw StudioAgent.Refusal(description: "the clock can run, slow, pause or step")
        }
        StudioAgent.shared?.screen.setNeedsFrame()
        return clock.now
    }

    private func slow(by factor: Double) {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now(), repeating: Frames.duration)
        timer.setEventHandler { MediaClock.shared.advance(by: Frames.duration / max(1, factor)) }
        timer.resume()
        self.timer = timer
    }
}
