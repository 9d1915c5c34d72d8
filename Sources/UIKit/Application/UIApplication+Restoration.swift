/// Keys of saved state, and the name of an exception.
///
/// - Source: developer.apple.com/documentation/uikit/uiapplication
extension UIApplication {
    /// The version of the program that saved the state, a `String`.
    nonisolated public static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersion"
    /// The kind of device that the state was saved on, an `NSNumber`.
    nonisolated public static let stateRestorationUserInterfaceIdiomKey = "UIApplicationStateRestorationUserInterfaceIdiom"
    /// When the state was saved, a `Date`.
    nonisolated public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestamp"
    /// The version of the system that saved the state, a `String`.
    nonisolated public static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersion"
    /// The exception that is raised where a controller supports no orientation of the program's.
    nonisolated public static let invalidInterfaceOrientationException = NSExceptionName(
        "UIApplicationInvalidInterfaceOrientation")
}
