/// User activities that are continued in this program.
extension UIApplication {
    /// Passes an activity to the scene's delegate, or to the application's in a program without scenes. Returns whether
    /// the program accepts it.
    package func continueActivity(_ activity: NSUserActivity) -> Bool {
        guard usesScenes else {
            guard let delegate else { return false }
            _ = delegate.application(self, willContinueUserActivityWithType: activity.activityType)
            return delegate.application(
                self, continue: activity, restorationHandler: { $0?.forEach { $0.restoreUserActivityState(activity) } })
        }
        guard let scene = scene(forTarget: activity.targetContentIdentifier), let delegate = scene.delegate else { return false }
        delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
        delegate.scene(scene, continue: activity)
        return true
    }

    /// Notifies the delegate of the scene with the activity's responder, or the application's, that an activity was
    /// updated.
    func tellOfUpdate(_ activity: NSUserActivity) {
        guard usesScenes else {
            delegate?.application(self, didUpdate: activity)
            return
        }
        let shown = connected.first { $0.userActivity === activity }
        guard let scene = activity.owner?.sceneAbove ?? shown ?? connected.first else { return }
        scene.delegate?.scene(scene, didUpdate: activity)
    }

    /// Notifies the program that an activity could not be transferred.
    package func failToContinue(_ type: String, _ error: any Error) {
        guard usesScenes else {
            delegate?.application(self, didFailToContinueUserActivityWithType: type, error: error)
            return
        }
        guard let scene = connected.first else { return }
        scene.delegate?.scene(scene, didFailToContinueUserActivityWithType: type, error: error)
    }
}

extension UIResponder {
    /// The scene of the responder; nil for none.
    fileprivate var sceneAbove: UIScene? { (self as? UIScene) ?? next?.sceneAbove }
}
