/// The kind of list that contains a view.
///
/// - Source: developer.apple.com/documentation/uikit/uilistenvironment
public enum UIListEnvironment: Int, Sendable {
    case unspecified = 0
    /// Not in a list.
    case none
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
}

/// Whether a scene is being recorded or mirrored to another screen.
///
/// - Source: developer.apple.com/documentation/uikit/uiscenecapturestate
public enum UISceneCaptureState: Int, Sendable {
    case unspecified = -1
    case inactive, active
}

/// The kind of list that contains a view. Set only by overrides.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitlistenvironment
public struct UITraitListEnvironment: UITraitDefinition {
    /// The value if nothing specifies the trait.
    public static let defaultValue = UIListEnvironment.unspecified
}

/// Whether a scene is being captured. Set only by overrides.
///
/// - Source: developer.apple.com/documentation/uikit/uitraitscenecapturestate
public struct UITraitSceneCaptureState: UITraitDefinition {
    /// The value if nothing specifies the trait.
    public static let defaultValue = UISceneCaptureState.unspecified
}

extension UITraitCollection {
    /// Creates a collection that specifies the list environment only.
    public convenience init(listEnvironment: UIListEnvironment) {
        self.init { $0[UITraitListEnvironment.self] = listEnvironment }
    }
    /// Creates a collection that specifies the capture state only.
    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init { $0[UITraitSceneCaptureState.self] = sceneCaptureState }
    }

    /// The kind of list that contains the view.
    public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }
    /// Whether the scene is being captured.
    public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
}

extension UIMutableTraits {
    /// The kind of list that contains the view.
    public var listEnvironment: UIListEnvironment {
        get { self[UITraitListEnvironment.self] }
        set { self[UITraitListEnvironment.self] = newValue }
    }
    /// Whether the scene is being captured.
    public var sceneCaptureState: UISceneCaptureState {
        get { self[UITraitSceneCaptureState.self] }
        set { self[UITraitSceneCaptureState.self] = newValue }
    }
}
