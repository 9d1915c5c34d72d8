/// Keys of state restoration, and the name of an exception.
///
/// - Source: developer.apple.com/documentation/uikit/uiapplication
extension UIApplication {
    /// The key of the version of the program that saved the state, a `String`.
    nonisolated public static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersion"
    /// The key of the idiom on which the state was saved, an `NSNumber`.
    nonisolated public static let stateRestorationUserInterfaceIdiomKey = "UIApplicationStateRestorationUserInterfaceIdiom"
    /// The key of the time at which the state was saved, a `Date`.
    nonisolated public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestamp"
    /// The key of the version of the system that saved the state, a `String`.
    nonisolated public static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersion"
    /// The exception for a controller that supports none of the program's orientations.
    nonisolated public static let invalidInterfaceOrientationException = NSExceptionName(
        "UIApplicationInvalidInterfaceOrientation")
}
