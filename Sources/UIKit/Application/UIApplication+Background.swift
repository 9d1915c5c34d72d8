/// What is asked of a program that is in the background. The simulated system asks nothing by itself: tests do by `CairnTesting`.
extension UIApplication {
    /// The least number of seconds between two fetches that the system chooses by itself.
    nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// A number of seconds that stands for no fetches at all.
    nonisolated public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
    /// Posted when ``backgroundRefreshStatus`` changed, which it does not.
    nonisolated public static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")

    /// Has the program handle the events of a session that loaded while it did not run.
    package func handleBackgroundSession(_ identifier: String, _ completion: @escaping () -> Void) {
        delegate?.application(self, handleEventsForBackgroundURLSession: identifier, completionHandler: completion)
    }

    /// Asks the delegate to fetch new content.
    package func fetch(_ completion: @escaping (UIBackgroundFetchResult) -> Void) {
        guard let delegate else { return completion(.noData) }
        delegate.application(self, performFetchWithCompletionHandler: completion)
    }

    /// Hands a remote notification to the delegate.
    package func receiveRemoteNotification(
        _ information: [AnyHashable: Any], _ completion: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        guard let delegate else { return completion(.noData) }
        delegate.application(self, didReceiveRemoteNotification: information, fetchCompletionHandler: completion)
    }

    /// Hands an action of the home screen to the scene's delegate, or in a program without scenes to the application's.
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
