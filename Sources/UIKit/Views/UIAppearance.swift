/// A class whose objects take their appearance from proxies.
///
/// When an object is added to a window, properties that were set on a proxy and not on the object are copied to it; proxies for objects inside
/// of containers win. Colours, fonts and the appearances of bars are taken over, as the classes list them in `appearanceValues`.
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
    /// Stands for all views of the class.
    public class func appearance() -> Self { AppearanceProxies.proxy(of: self) }
    /// Stands for the views of the class that are inside of objects of the given classes, the innermost first.
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceProxies.proxy(of: self, in: containerTypes)
    }
    /// Stands for the views of the class whose traits contain the given ones.
    public class func appearance(for trait: UITraitCollection) -> Self { AppearanceProxies.proxy(of: self, for: trait) }
    /// Stands for the views of the class that are inside of objects of the given classes and whose traits contain the given ones.
    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceProxies.proxy(of: self, for: trait, in: containerTypes) }
}
