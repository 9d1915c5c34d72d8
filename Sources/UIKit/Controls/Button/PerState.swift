/// A value per state of a control; the normal state's stands in for states that have none of their own.
struct PerState<Value> {
    private var values: [UIControl.State: Value] = [:]

    /// The value for a state, or the normal one.
    subscript(_ state: UIControl.State) -> Value? { values[state] ?? values[.normal] }

    /// The value set for this state and no other.
    subscript(only state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }
}

/// What a button was told to show, state by state.
struct ButtonContent {
    var titles = PerState<String>()
    var attributedTitles = PerState<NSAttributedString>()
    var titleColors = PerState<UIColor>()
    var images = PerState<UIImage>()
    var backgroundImages = PerState<UIImage>()
    var symbolConfigurations = PerState<UIImage.SymbolConfiguration>()
    var titleShadowColors = PerState<UIColor>()
}
