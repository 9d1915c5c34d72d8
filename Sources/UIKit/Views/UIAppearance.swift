/// A class whose instances take property values from appearance proxies.
///
/// When an object is added to a window, properties that were set on a proxy and not on the object are copied to it; the
/// proxies with the most containers win. Colours, fonts and the appearances of bars are copied, as the classes list
/// them in `appearanceValues`.
///
/// - Source: developer.apple.com/documentation/uikit/uiappearance
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// The proxy for all instances of the class.
    static func appearance() -> Self
    /// The proxy for instances inside instances of the given classes, the innermost container first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// The proxy for instances whose traits contain the given ones.
    static func appearance(for trait: UITraitCollection) -> Self
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// A class whose instances can be containers in an appearance proxy's condition.
///
/// - Source: developer.apple.com/documentation/uikit/uiappearancecontainer
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// The proxy for all views of the class.
    public class func appearance() -> Self { AppearanceProxies.proxy(of: self) }
    /// The proxy for views of the class inside instances of the given classes, the innermost container first.
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceProxies.proxy(of: self, in: containerTypes)
    }
    /// The proxy for views of the class whose traits contain the given ones.
    public class func appearance(for trait: UITraitCollection) -> Self { AppearanceProxies.proxy(of: self, for: trait) }
    /// The proxy for views of the class inside instances of the given classes and with traits that contain the given
    /// ones.
    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceProxies.proxy(of: self, for: trait, in: containerTypes) }
}
