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
        guard let scene = connected.first, let delegate = scene.delegate else { return false }
        delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
        delegate.scene(scene, continue: activity)
        return true
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
