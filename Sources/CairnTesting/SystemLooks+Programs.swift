import LayoutInspection
import UIKit

/// The system whose look a program has: ``CairnTesting/SystemLooks/iOS12``, `iOS18` or `iOS26`, the default.
public typealias SystemLooks = LayoutInspection.SystemLooks

extension UIScreen {
    /// The system whose look the screen's windows have. Setting it changes their traits and lays them out again.
    public var systemLooks: SystemLooks {
        get { SystemLooks(traitCollection.generation) }
        set { environment.traits.generation = newValue.generation }
    }
}

extension SystemLooks {
    /// Runs a closure while the main screen has this look, and with it views outside of windows and values made without
    /// a view, such as content configurations.
    ///
    /// - Returns: What the closure returns. The previous look is restored then, also for windows on the main screen.
    @MainActor
    public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        let before = UIScreen.main.environment.traits.generation
        defer { UIScreen.main.environment.traits.generation = before }
        UIScreen.main.environment.traits.generation = generation
        return try body()
    }
}
