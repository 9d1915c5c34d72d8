/// Programs that live in the process of a test for a while.
extension UIApplication {
    /// Launches the program whose delegate is of a class, as far as an application that is there already can, runs a closure, and ends the program.
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

    /// The time in the background is over, for a program that ended there.
    private func enterNoBackground() {
        backgroundEnd?.cancel()
        backgroundTasks.enterForeground()
    }
}
