/// Programs that run temporarily in the process of a test.
extension UIApplication {
    /// Launches the program with a delegate class in the existing application, calls a closure, and terminates the
    /// program.
    ///
    /// - Returns: What the closure returns.
    package func run<Result>(
        _ program: any UIApplicationDelegate.Type, options: [LaunchOptionsKey: Any]? = nil, while body: () throws -> Result
    ) rethrows -> Result {
        let before = (information, scenes, state, delegate)
        information = ProgramInformation.read(for: program)
        (scenes, state) = (Scenes(), .inactive)
        information.registerFonts()
        ownedDelegate = ApplicationLaunch.makeDelegate(program)
        delegate = ownedDelegate
        defer {
            terminate()
            enterNoBackground()
            ownedDelegate = nil
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
