extension UIApplication {
    /// Launches the program whose tests run in this process, by its entry point, which returns. One turn of the run
    /// loop follows, so that its windows are laid out.
    ///
    /// - Parameter entryPoint: Calls ``UIApplicationMain(_:_:_:_:)``, or the delegate's `main()`.
    package static func hostTests(_ entryPoint: () -> Void) {
        isHostOfTests = true
        defer { isHostOfTests = false }
        entryPoint()
        _ = RunLoop.main.run(mode: .default, before: Date())
    }

    /// Whether the program is launched as the host of tests.
    private(set) static var isHostOfTests = false
}

/// Programs that run temporarily in the process of a test.
extension UIApplication {
    /// Launches the program with a delegate class in the existing application, calls a closure, and terminates the
    /// program.
    ///
    /// - Returns: What the closure returns.
    package func run<Result>(
        _ program: any UIApplicationDelegate.Type, options: [LaunchOptionsKey: Any]? = nil, while body: () throws -> Result
    ) rethrows -> Result {
        let (before, owned) = ((information, scenes, state, delegate), ownedDelegate)
        information = ProgramInformation.read(for: program)
        (scenes, state) = (Scenes(), .inactive)
        information.registerFonts()
        ownedDelegate = ApplicationLaunch.makeDelegate(program)
        delegate = ownedDelegate
        defer {
            terminate()
            enterNoBackground()
            ownedDelegate = owned
            (information, scenes, state, delegate) = before
        }
        launch(options: options)
        return try body()
    }

    /// Ends the background time of a program that terminated in the background.
    private func enterNoBackground() {
        backgroundEnd?.cancel()
        backgroundTasks.enterForeground()
    }
}
