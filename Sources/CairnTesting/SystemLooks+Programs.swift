import LayoutInspection
import UIKit

/// The systems whose looks programs may have: ``CairnTesting/SystemLooks/iOS12``, `iOS18` or `iOS26`, which is what they have by default.
public typealias SystemLooks = LayoutInspection.SystemLooks

extension UIScreen {
    /// The system whose looks windows on the screen have. Setting it changes their traits, and they are laid out again.
    public var systemLooks: SystemLooks {
        get { SystemLooks(traitCollection.generation) }
        set { environment.traits.generation = newValue.generation }
    }
}

extension SystemLooks {
    /// Runs a closure during which the main screen has these looks, and so have views outside of windows and what is made without any view,
    /// such as content configurations.
    ///
    /// - Returns: What the closure returns. The looks from before count again then, for windows on the main screen too.
    @MainActor
    public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
        let (before, screenBefore) = (UITraitCollection.current, UIScreen.main.environment.traits.generation)
        defer {
            UITraitCollection.current = before
            UIScreen.main.environment.traits.generation = screenBefore
        }
        var values = before.values
        values.generation = generation
        UITraitCollection.current = UITraitCollection(values: values)
        UIScreen.main.environment.traits.generation = generation
        return try body()
    }
}
