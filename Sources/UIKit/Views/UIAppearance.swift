/// A class whose look can be set for all its objects at once, before they come on screen.
///
/// Objects take over what is set on the proxy and not on themselves when they come into a window; what is set for a place inside of containers
/// goes before the rest. Colours, fonts and the appearances of bars are taken over, as the classes list them in `appearanceValues`.
///
/// - Source: developer.apple.com/documentation/uikit/uiappearance
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// Stands for all objects of the class.
    static func appearance() -> Self
    /// Stands for those that are inside of objects of the classes, the innermost first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// Stands for those whose traits are as given.
    static func appearance(for trait: UITraitCollection) -> Self
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// A class whose objects other objects can be inside of.
///
/// - Source: developer.apple.com/documentation/uikit/uiappearancecontainer
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
    public class func appearance() -> Self { AppearanceProxies.proxy(of: self) }
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceProxies.proxy(of: self, in: containerTypes)
    }
    public class func appearance(for trait: UITraitCollection) -> Self { AppearanceProxies.proxy(of: self, for: trait) }
    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceProxies.proxy(of: self, for: trait, in: containerTypes) }
}
