import RuntimeReflection

/// Makes the application and its delegate, launches the application, and runs the main run loop.
///
/// - Parameters:
///   - argc: The number of arguments; ignored in favour of the process's own.
///   - argv: The arguments; ignored in favour of the process's own.
///   - principalClassName: `UIApplication` or a subclass, with its module: `Shop.ShopApplication`. Nil for the class of
///     the key `NSPrincipalClass` in the program's Info.plist, or `UIApplication` if there is none.
///   - delegateClassName: The delegate's class with its module, as returned by `NSStringFromClass`; nil for none.
/// - Returns: Never: the program ends by a signal or by `exit`.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    let delegate = delegateClassName.map(UIApplication.delegateClass)
    ApplicationLaunch(delegate: delegate, principalClassName: principalClassName).run()
    return 0
}

/// The launch of a program, and its run loop.
@MainActor
struct ApplicationLaunch {
    private let application: UIApplication

    /// Makes the application and its delegate.
    init(delegate: (any UIApplicationDelegate.Type)?, principalClassName: String?) {
        Self.chooseDevice()
        let information = ProgramInformation.read(for: delegate)
        application = makeInstance(of: information.principalClass(named: principalClassName))
        application.information = information
        Self.turnScreen(to: application.describedOrientations)
        information.registerFonts()
        application.ownedDelegate = delegate.map(Self.makeDelegate)
        application.delegate = application.ownedDelegate
    }

    /// Sets the main screen to that of the device in the process's options.
    private static func chooseDevice() {
        do throws(DeviceSettings.Problem) {
            try DeviceSettings(arguments: Array(CommandLine.arguments.dropFirst())).use()
        } catch {
            raise("NSInvalidArgumentException", "\(error)")
        }
    }

    /// Turns the screen to an orientation that the Info.plist lists, as a launch does.
    private static func turnScreen(to orientations: UIInterfaceOrientationMask) {
        guard let environment = UIScreen.main.environment.turned(to: orientations) else { return }
        UIScreen.main.environment = environment
    }

    static func makeDelegate(_ type: any UIApplicationDelegate.Type) -> any UIApplicationDelegate {
        guard let type = type as? NSObject.Type, let delegate = makeInstance(of: type) as? any UIApplicationDelegate else {
            raise("NSInternalInconsistencyException", "\(LayoutText.name(of: type)) is not derived from NSObject.")
        }
        return delegate
    }

    /// Launches the application and runs its loop, which never ends. As the host of tests it only launches: the tests
    /// run then.
    func run() {
        guard !UIApplication.isHostOfTests else { return application.launch(options: nil) }
        let signals = [SIGTERM, SIGINT].map(terminating)
        application.launch(options: nil)
        while true { withExtendedLifetime(signals) { _ = RunLoop.main.run(mode: .default, before: .distantFuture) } }
    }

    /// Terminates the application when a signal arrives, so that the delegate is notified.
    private func terminating(by signal: Int32) -> any DispatchSourceSignal {
        let source = DispatchSource.makeSignalSource(signal: signal, queue: .main)
        Foundation.signal(signal, SIG_IGN)
        source.setEventHandler { [application] in
            MainActor.assumeIsolated { application.terminate() }
            exit(0)
        }
        source.resume()
        return source
    }
}

extension ProgramInformation {
    /// The application's class with a name, or the one in the Info.plist.
    @MainActor
    fileprivate func principalClass(named name: String?) -> UIApplication.Type {
        guard let name = name ?? principalClassName, name != "UIApplication" else { return UIApplication.self }
        guard let type = programClass(named: name) as? UIApplication.Type else {
            raise(
                "NSInternalInconsistencyException",
                "Unable to instantiate the UIApplication subclass instance. No class named \(name) is loaded.")
        }
        return type
    }
}

extension UIApplication {
    /// The delegate's class with a name.
    static func delegateClass(named name: String) -> any UIApplicationDelegate.Type {
        guard let type = NamedClasses.find(name) as? any UIApplicationDelegate.Type else {
            raise(
                "NSInternalInconsistencyException",
                "Unable to instantiate the UIApplication delegate instance. No class named \(name) is loaded.")
        }
        return type
    }
}
