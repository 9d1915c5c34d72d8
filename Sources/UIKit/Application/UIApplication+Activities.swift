/// Activities that go on in this program.
extension UIApplication {
    /// Hands an activity to the scene's delegate, or in a program without scenes to the application's. Returns whether the program takes it.
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

    /// Tells the program that an activity was brought up to date: the delegate of the scene that shows its responder, or the application's.
    func tellOfUpdate(_ activity: NSUserActivity) {
        guard usesScenes else {
            delegate?.application(self, didUpdate: activity)
            return
        }
        let shown = connected.first { $0.userActivity === activity }
        guard let scene = activity.owner?.sceneAbove ?? shown ?? connected.first else { return }
        scene.delegate?.scene(scene, didUpdate: activity)
    }

    /// Tells the program that an activity which it was to go on with did not arrive.
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
    /// The scene in which the responder is; nil for none.
    fileprivate var sceneAbove: UIScene? { (self as? UIScene) ?? next?.sceneAbove }
}
