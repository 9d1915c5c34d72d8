@testable import UIKit

/// The main screen, by which documents are loaded, as another device for a while.
@MainActor
enum MainScreen {
    /// Runs something on another screen. Windows that there are already, of tests that wait for their turn, notice
    /// nothing.
    static func stand<Result>(in environment: ScreenEnvironment, while body: () throws -> Result) rethrows -> Result {
        let (main, aside, before) = (UIScreen.main, UIScreen(), UIScreen.main.environment)
        let others = UIWindow.all.filter { $0.screen === main }
        aside.environment = before
        for window in others { window.windowScreen = aside }
        main.environment = environment
        defer {
            main.environment = before
            for window in others { window.windowScreen = main }
        }
        return try body()
    }
}
