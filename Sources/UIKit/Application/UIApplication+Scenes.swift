import RuntimeReflection

/// The scenes of an application. A program without scenes has an implicit one, to which all its windows belong.
extension UIApplication {
    /// The application's state that concerns scenes.
    @MainActor
    struct Scenes {
        /// The scenes in the order of their connection; nil in a program without scenes.
        var connected: [UIScene]?
        /// The sessions whose scenes were disconnected.
        var archived: [UISceneSession] = []
        /// The windows made from storyboards, which the application retains as iOS does.
        var storyboardWindows: [UIWindow] = []
        /// The implicit scene of a program without scenes.
        lazy var implicit: UIWindowScene = {
            let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
            let scene = UIWindowScene(session: UISceneSession(configuration), connectionOptions: UIScene.ConnectionOptions())
            (scene.isConnected, scene.session.scene) = (true, scene)
            return scene
        }()
    }

    /// The scenes in the order of their connection.
    var connected: [UIScene] { scenes.connected ?? [scenes.implicit] }
    /// Whether the program has scenes, whose delegates are called instead of the application's.
    var usesScenes: Bool { scenes.connected != nil }

    /// The scene of windows that were made without one; nil in a program with scenes.
    var sceneOfOtherWindows: UIWindowScene? { usesScenes ? nil : scenes.implicit }

    /// Connects the scene that the delegate or the Info.plist describes, if there is one.
    ///
    /// - Parameter launch: The launch options.
    func connectScene(launch: [LaunchOptionsKey: Any]) {
        let session = describedSession
        let options = UIScene.ConnectionOptions(launch, launchResponse)
        configure(session, options)
        guard information.sceneManifest != nil || session.configuration.delegateClass != nil else { return }
        scenes.connected = []
        connect(session, options)
    }

    private func configure(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
        guard let delegate else { return }
        session.configuration = delegate.application(self, configurationForConnecting: session, options: options)
    }

    /// Makes and connects the scene of a session.
    @discardableResult
    private func connect(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) -> UIScene {
        let scene = UIWindowScene(session: session, connectionOptions: options)
        session.scene = scene
        scenes.connected?.append(scene)
        scene.delegate = makeDelegate(of: session.configuration)
        let window = window(of: scene)
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        if let kept = session.stateRestorationActivity { scene.delegate?.scene(scene, restoreInteractionStateWith: kept) }
        scene.isConnected = true
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        window?.makeKeyAndVisible()
        return scene
    }

    // MARK: Further scenes

    /// Brings the scene of a session to the foreground, or connects a new one.
    func activate(_ session: UISceneSession?, _ activity: NSUserActivity?, _ fail: ((any Error) -> Void)?) {
        if let scene = session?.scene, connected.contains(scene) { return bringToFront(scene, activity) }
        guard usesScenes, supportsMultipleScenes else {
            fail?(UISceneError(.multipleScenesNotSupported))
            return
        }
        let options = UIScene.ConnectionOptions()
        options.activities = activity.map { [$0] } ?? []
        let opened = session ?? describedSession
        if session == nil { configure(opened, options) }
        scenes.archived.removeAll { $0 === opened }
        let scene = connect(opened, options)
        if state != .background { tellOfForeground(scene) }
    }

    /// Brings a scene to the foreground, and makes its window key.
    private func bringToFront(_ scene: UIScene, _ activity: NSUserActivity?) {
        moveToForeground(scene)
        (scene as? UIWindowScene)?.windows.last { !$0.isHidden }?.makeKeyAndVisible()
        if let activity { scene.delegate?.scene(scene, continue: activity) }
    }

    /// Moves a scene to the background; the last one moves the application too.
    package func moveToBackground(_ scene: UIScene) {
        guard scene.isConnected, scene.ownState == nil, state != .background else { return }
        if connected.count(where: { $0.ownState == nil }) == 1 { return enterBackground() }
        scene.leave(isActive: state == .active)
    }

    /// Moves a scene to the foreground; if the application was in the background, only this scene.
    package func moveToForeground(_ scene: UIScene) {
        guard scene.isConnected else { return }
        guard state == .background else { return scene.ownState == .background ? tellOfForeground(scene) : () }
        for other in connected { other.ownState = other === scene ? nil : .background }
        enterForeground()
    }

    /// Disconnects a scene in the background, as the system does to free memory; its session stays open.
    package func disconnect(_ scene: UIScene) {
        guard usesScenes, scene.activationState == .background else { return }
        scenes.archived.append(scene.session)
        remove(scene)
    }

    private func remove(_ scene: UIScene) {
        scene.disconnect()
        scenes.connected?.removeAll { $0 === scene }
        for window in (scene as? UIWindowScene)?.windows ?? [] { window.isHidden = true }
    }

    /// Moves a further scene of an application in the foreground to the foreground.
    private func tellOfForeground(_ scene: UIScene) {
        if scene.ownState == nil { scene.ownState = .foregroundInactive }
        scene.delegate?.sceneWillEnterForeground(scene)
        NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
        scene.ownState = nil
        guard state == .active else { return }
        scene.delegate?.sceneDidBecomeActive(scene)
        NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
    }

    /// Disconnects a scene and discards its session.
    func destroy(_ session: UISceneSession, _ fail: ((any Error) -> Void)?) {
        let isLast = connected.contains { $0.session === session } && connected.count == 1
        guard openSessions.contains(session), supportsMultipleScenes, !isLast else {
            fail?(UISceneError(supportsMultipleScenes ? .requestDenied : .multipleScenesNotSupported))
            return
        }
        if let scene = session.scene, scene.isConnected {
            moveToBackground(scene)
            remove(scene)
        }
        scenes.archived.removeAll { $0 === session }
        delegate?.application(self, didDiscardSceneSessions: [session])
    }

    private var describedSession: UISceneSession {
        UISceneSession(UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    }

    private func makeDelegate(of configuration: UISceneConfiguration) -> (any UISceneDelegate)? {
        guard let type = configuration.delegateClass else { return nil }
        guard let type = type as? NSObject.Type, let delegate = makeInstance(of: type) as? any UISceneDelegate else {
            raise("NSInternalInconsistencyException", "\(LayoutText.name(of: type)) does not conform to UISceneDelegate.")
        }
        return delegate
    }

    /// The window with the initial controller of the configuration's storyboard.
    private func window(of scene: UIWindowScene) -> UIWindow? {
        guard scene.session.configuration.loadStoryboard() else { return nil }
        let window = UIWindow(windowScene: scene)
        (scene.delegate as? any UIWindowSceneDelegate)?.window = window
        mainStoryboards.fill(window, by: scene.session.configuration)
        scenes.storyboardWindows.append(window)
        return window
    }

    /// The window of a program without scenes whose Info.plist names a storyboard.
    func loadMainStoryboard() -> UIWindow? {
        let isPad = UIDevice.current.userInterfaceIdiom == .pad
        guard information.sceneManifest == nil, let name = information.mainStoryboard(isPad: isPad) else { return nil }
        let window = UIWindow(frame: UIScreen.main.bounds)
        delegate?.window = window
        mainStoryboards.fill(window, byStoryboardNamed: name, from: information.bundle)
        scenes.storyboardWindows.append(window)
        return window
    }
}

extension UIScene {
    /// Moves the scene to the background while others stay in the foreground.
    ///
    /// - Parameter isActive: Whether the scene was active.
    fileprivate func leave(isActive: Bool) {
        if isActive {
            delegate?.sceneWillResignActive(self)
            NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: self)
        }
        ownState = .background
        delegate?.sceneDidEnterBackground(self)
        NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: self)
        keepRestorationActivity()
    }

    /// Requests the activity for state restoration from the delegate, and stores it in the session.
    func keepRestorationActivity() {
        if let delegate { session.stateRestorationActivity = delegate.stateRestorationActivity(for: self) }
    }

    /// Disconnects the scene and notifies its delegate.
    func disconnect() {
        delegate?.sceneDidDisconnect(self)
        NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: self)
        isConnected = false
    }
}
