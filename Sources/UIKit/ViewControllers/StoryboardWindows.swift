/// Sets the root view controllers of windows from the storyboards that an Info.plist names.
struct StoryboardWindows: MainStoryboards {
    func set(_ name: String, from bundle: Bundle?, on configuration: UISceneConfiguration) {
        configuration.storyboard = UIStoryboard(name: name, bundle: bundle)
    }

    func fill(_ window: UIWindow, by configuration: UISceneConfiguration) {
        window.rootViewController = configuration.storyboard?.instantiateInitialViewController()
    }

    func problems(ofLaunchScreen name: String, from bundle: Bundle?) -> [String] {
        storyboardReader.problems(ofLaunchScreen: name, bundle: bundle)
    }

    func fill(_ window: UIWindow, byStoryboardNamed name: String, from bundle: Bundle?) {
        window.rootViewController = UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController()
    }
}
