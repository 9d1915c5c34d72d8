/// A program.
///
/// - Source: developer.apple.com/documentation/swiftui/app
@MainActor @preconcurrency
public protocol App {
    /// The type of the program's scenes.
    associatedtype Body: Scene
    /// The scenes of the program.
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    /// Makes the program.
    @MainActor @preconcurrency init()
}

extension App {
    /// Makes the program and runs it, in a window with the first view of its first group of windows.
    public static func main() {
        ProgramDelegate.program = Self()
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(ProgramDelegate.self))
        exit(0)
    }
}

extension App {
    fileprivate var firstView: AnyView { body.firstView }
}

/// The delegate of a program whose scenes are SwiftUI's.
final class ProgramDelegate: UIResponder, UIApplicationDelegate {
    static var program: (any App)?
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIHostingController(rootView: Self.program?.firstView)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

/// A part of a program's interface with a life of its own.
///
/// - Source: developer.apple.com/documentation/swiftui/scene
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the scene's content.
    associatedtype Body: Scene
    /// The content of the scene.
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene {
    /// The view of the first group of windows.
    var firstView: AnyView {
        (self as? any WindowScene)?.content ?? (Body.self == Never.self ? AnyView(EmptyView()) : body.firstView)
    }
}

/// A scene that has a view.
@MainActor
protocol WindowScene {
    var content: AnyView { get }
}

/// Windows with the same content.
///
/// - Source: developer.apple.com/documentation/swiftui/windowgroup
public struct WindowGroup<Content: View>: Scene, WindowScene {
    private let view: Content

    /// Makes a group of windows.
    public init(@ViewBuilder content: () -> Content) { view = content() }
    /// Makes a group of windows with an identifier.
    public init(id: String, @ViewBuilder content: () -> Content) { view = content() }

    /// Ends the program: the group is not described by other scenes.
    public var body: Never { fatalError("body is not called on WindowGroup.") }
    var content: AnyView { AnyView(view) }
}

/// Makes one scene of those that the statements of a closure describe.
///
/// - Source: developer.apple.com/documentation/swiftui/scenebuilder
@resultBuilder
public struct SceneBuilder {
    /// Takes a scene as it is.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// Takes a scene as it is.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
