/// A placement of a requested scene. Scenes fill their screen here, whatever their placement.
///
/// - Source: developer.apple.com/documentation/uikit/uiwindowsceneplacement
@preconcurrency @MainActor
open class UIWindowScenePlacement: NSObject {
    override init() { super.init() }
}

/// The standard placement.
///
/// - Source: developer.apple.com/documentation/uikit/uiwindowscenestandardplacement
open class UIWindowSceneStandardPlacement: UIWindowScenePlacement {
    /// Makes a standard placement.
    open class func standard() -> UIWindowSceneStandardPlacement { UIWindowSceneStandardPlacement() }
}

/// A placement in front of the requesting scene.
///
/// - Source: developer.apple.com/documentation/uikit/uiwindowsceneprominentplacement
open class UIWindowSceneProminentPlacement: UIWindowScenePlacement {
    /// Makes a prominent placement.
    open class func prominent() -> UIWindowSceneProminentPlacement { UIWindowSceneProminentPlacement() }
}
