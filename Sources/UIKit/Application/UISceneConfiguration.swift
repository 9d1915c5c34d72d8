/// The configuration of a scene: the classes of the scene and its delegate, and the storyboard of its window.
///
/// - Source: developer.apple.com/documentation/uikit/uisceneconfiguration
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The configuration's name in the Info.plist.
    public let name: String?
    /// The role of scenes with the configuration.
    public let role: UISceneSession.Role
    /// The class of the scene. It reads back what was set; scenes are `UIWindowScene`s.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate, which is created by its `init()`.
    open var delegateClass: AnyClass?
    /// The storyboard whose initial controller the scene's window shows. The one in the Info.plist is read when the
    /// scene is connected.
    open var storyboard: UIStoryboard?
    /// The name of the storyboard in the Info.plist.
    private var storyboardName: String?

    /// Makes the configuration with a name from the program's Info.plist.
    ///
    /// - Parameters:
    ///   - name: The name in the Info.plist; nil for the first configuration of the role.
    ///   - sessionRole: The role of scenes with the configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        let information = UIApplication.shared.information
        let described = information.sceneManifest?.configuration(named: name, role: sessionRole.rawValue)
        self.name = name ?? described?.name
        role = sessionRole
        super.init()
        guard let described else { return }
        delegateClass = described.delegateClassName.flatMap { Self.delegateClass($0, of: information, self.name) }
        storyboardName = described.storyboard
    }

    /// Reads the storyboard named in the Info.plist, unless the program set one. Returns whether there is one.
    func loadStoryboard() -> Bool {
        if storyboard == nil, let storyboardName {
            mainStoryboards.set(storyboardName, from: UIApplication.shared.information.bundle, on: self)
        }
        return storyboard != nil
    }

    private static func delegateClass(_ name: String, of information: ProgramInformation, _ configuration: String?) -> AnyClass? {
        if let found = information.programClass(named: name) { return found }
        LoadingLog.write(
            "Info.plist configuration \"\(configuration ?? "(no name)")\" contained UISceneDelegateClassName key, but could not load "
                + "class with name \"\(name)\".", place: information.path)
        return nil
    }
}

/// Shows the storyboards that an Info.plist names. The controllers' folder implements it; `Assembly.swift` selects the
/// implementation.
@MainActor
protocol MainStoryboards {
    /// Sets a configuration's storyboard by its name. Raises `NSInvalidArgumentException` if there is none.
    func set(_ name: String, from bundle: Bundle?, on configuration: UISceneConfiguration)
    /// Sets a window's root to the initial controller of the configuration's storyboard.
    func fill(_ window: UIWindow, by configuration: UISceneConfiguration)
    /// The problems of a launch screen's storyboard, one sentence each.
    func problems(ofLaunchScreen name: String, from bundle: Bundle?) -> [String]
    /// Sets a window's root to the initial controller of the storyboard with a name.
    func fill(_ window: UIWindow, byStoryboardNamed name: String, from bundle: Bundle?)
}
