/// Requests to a program in the background. The simulated system makes none by itself: tests make them through
/// `CairnTesting`.
extension UIApplication {
    /// The minimum interval between two background fetches, in seconds; the system chooses.
    nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// An interval, in seconds, that disables background fetches.
    nonisolated public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
    /// Posted when ``backgroundRefreshStatus`` changed: never here.
    nonisolated public static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")

    /// Lets the program handle the events of a background session that finished while the program did not run.
    package func handleBackgroundSession(_ identifier: String, _ completion: @escaping () -> Void) {
        delegate?.application(self, handleEventsForBackgroundURLSession: identifier, completionHandler: completion)
    }

    /// Lets the delegate fetch new content.
    package func fetch(_ completion: @escaping (UIBackgroundFetchResult) -> Void) {
        guard let delegate else { return completion(.noData) }
        delegate.application(self, performFetchWithCompletionHandler: completion)
    }

    /// Passes a remote notification to the delegate.
    package func receiveRemoteNotification(
        _ information: [AnyHashable: Any], _ completion: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        guard let delegate else { return completion(.noData) }
        delegate.application(self, didReceiveRemoteNotification: information, fetchCompletionHandler: completion)
    }

    /// Passes a home screen quick action to the scene's delegate, or to the application's in a program without scenes.
    package func perform(_ shortcut: UIApplicationShortcutItem, _ completion: @escaping (Bool) -> Void) {
        guard usesScenes else {
            guard let delegate else { return completion(false) }
            return delegate.application(self, performActionFor: shortcut, completionHandler: completion)
        }
        guard let scene = connected.first as? UIWindowScene, let delegate = scene.delegate as? any UIWindowSceneDelegate
        else { return completion(false) }
        delegate.windowScene(scene, performActionFor: shortcut, completionHandler: completion)
    }
}
