/// How far a scene takes part in the program.
///
/// - Source: developer.apple.com/documentation/swiftui/scenephase
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// It cannot be seen.
    case background
    /// It takes no touches.
    case inactive
    /// It is on the screen and takes touches.
    case active
}

extension EnvironmentValues {
    /// The phase of the scene that has the view; it is active here.
    public var scenePhase: ScenePhase { .active }
}
