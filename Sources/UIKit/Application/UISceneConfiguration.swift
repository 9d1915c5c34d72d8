/// How a scene is made: the classes of the scene and its delegate, and the storyboard of its window.
///
/// - Source: developer.apple.com/documentation/uikit/uisceneconfiguration
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The configuration's name in the Info.plist.
    public let name: String?
    /// What scenes of the configuration are for.
    public let role: UISceneSession.Role
    /// The class of the scene. Kept: scenes are `UIWindowScene`s.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate, which is made by its `init()`.
    open var delegateClass: AnyClass?
    /// The storyboard whose initial controller the scene's window shows. One that the Info.plist names is read when the scene is connected.
    open var storyboard: UIStoryboard?
    /// The storyboard that the Info.plist names.
    private var storyboardName: String?

    /// Makes the configuration with a name, as the program's Info.plist describes it.
    ///
    /// - Parameters:
    ///   - name: The name in the Info.plist; nil for the first one of the role.
    ///   - sessionRole: What scenes of the configuration are for.
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

    /// Reads the storyboard that the Info.plist names, unless the program set one. Returns whether there is one.
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

/// Shows the storyboards that an Info.plist names. The controllers' folder implements it; `Assembly.swift` says which implementation is used.
@MainActor
protocol MainStoryboards {
    /// Gives a configuration the storyboard with a name. Raises `NSInvalidArgumentException` where there is none.
    func set(_ name: String, from bundle: Bundle?, on configuration: UISceneConfiguration)
    /// Makes the initial controller of the configuration's storyboard a window's root.
    func fill(_ window: UIWindow, by configuration: UISceneConfiguration)
    /// What is wrong with the storyboard that the system shows before a program runs, a sentence each.
    func problems(ofLaunchScreen name: String, from bundle: Bundle?) -> [String]
    /// Makes the initial controller of the storyboard with a name a window's root.
    func fill(_ window: UIWindow, byStoryboardNamed name: String, from bundle: Bundle?)
}
