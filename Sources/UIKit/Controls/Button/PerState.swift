/// Values by the state of a control; states without a value have the normal state's.
struct PerState<Value> {
    private var values: [UIControl.State: Value] = [:]

    /// The value for a state, or the normal one.
    subscript(_ state: UIControl.State) -> Value? { values[state] ?? values[.normal] }

    /// The value set for exactly this state.
    subscript(only state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }
}

/// The content that the program set for a button, by state.
struct ButtonContent {
    var titles = PerState<String>()
    var attributedTitles = PerState<NSAttributedString>()
    var titleColors = PerState<UIColor>()
    var images = PerState<UIImage>()
    var backgroundImages = PerState<UIImage>()
    var symbolConfigurations = PerState<UIImage.SymbolConfiguration>()
    var titleShadowColors = PerState<UIColor>()
}
