/// Where a scene comes that is asked for. Scenes fill their screen here, wherever they are wanted.
///
/// - Source: developer.apple.com/documentation/uikit/uiwindowsceneplacement
@preconcurrency @MainActor
open class UIWindowScenePlacement: NSObject {
    override init() { super.init() }
}

/// Where scenes come as a rule.
///
/// - Source: developer.apple.com/documentation/uikit/uiwindowscenestandardplacement
open class UIWindowSceneStandardPlacement: UIWindowScenePlacement {
    /// Returns the placement.
    open class func standard() -> UIWindowSceneStandardPlacement { UIWindowSceneStandardPlacement() }
}

/// In front of the scene that asks.
///
/// - Source: developer.apple.com/documentation/uikit/uiwindowsceneprominentplacement
open class UIWindowSceneProminentPlacement: UIWindowScenePlacement {
    /// Returns the placement.
    open class func prominent() -> UIWindowSceneProminentPlacement { UIWindowSceneProminentPlacement() }
}
