import Combine

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
        // The compiler takes it for a value of the task; all of this is on the main actor.
        nonisolated(unsafe) let program = Self()
        ProgramDelegate.content = { AnyView(ProgramView(program: program)) }
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(ProgramDelegate.self))
        exit(0)
    }
}

/// The first view of a program, whose dynamic properties are connected as those of a view.
private struct ProgramView<Program: App>: View, NodeView {
    typealias Body = Never
    let program: Program

    static func makeNode() -> TypedNode<ProgramView> { Node() }

    private final class Node: TypedNode<ProgramView> {
        private var properties = PropertyStores()
        private var node: ViewNode?
        override var children: [ViewNode] { node.map { [$0] } ?? [] }

        override func show(_ view: ProgramView) {
            var program = view.program
            properties.link(&program, in: self)
            node = updated(node, to: program.body.firstView)
        }

        override func dismantle() {
            super.dismantle()
            properties.end()
        }
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
    /// Makes a group of windows with a title, which nothing shows.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { view = content() }
    /// Makes a group of windows with a title, which nothing shows.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { view = content() }
    /// Makes a group of windows with an identifier.
    public init(id: String, @ViewBuilder content: () -> Content) { view = content() }

    /// Ends the program: the group is not described by other scenes.
    public var body: Never { fatalError("body is not called on WindowGroup.") }
    var content: AnyView { AnyView(view) }
}

extension Scene {
    /// Calls a closure with a value when it has changed.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene {
        ViewScene(content: AnyView(firstView.onChange(of: value, perform: action)))
    }
    /// Calls a closure with the old and the new value when a value has changed.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        ViewScene(content: AnyView(firstView.onChange(of: value, initial: initial, action)))
    }
    /// Calls a closure when a value has changed.
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene {
        ViewScene(content: AnyView(firstView.onChange(of: value, initial: initial, action)))
    }
    /// Sets a value of the environment for the views in the scene.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        ViewScene(content: AnyView(firstView.environment(keyPath, value)))
    }
    /// Puts an object into the environment of the views in the scene, by its type.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        ViewScene(content: AnyView(firstView.environmentObject(object)))
    }
}

/// A scene of a view that a modifier of another scene made.
private struct ViewScene: Scene, WindowScene {
    let content: AnyView
    var body: Never { fatalError("body is not called on a scene of a view.") }
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
