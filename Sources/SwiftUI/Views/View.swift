/// A part of a program's interface, described as a value.
///
/// - Source: developer.apple.com/documentation/swiftui/view
@MainActor @preconcurrency
public protocol View {
    /// The type of the view's content.
    associatedtype Body: View
    /// The content of the view, which is asked for whenever the state that it reads may have changed.
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
    /// There is no value of this type.
    public var body: Never { fatalError("Never has no body.") }
}

extension Optional: View where Wrapped: View {
    /// Nothing: other views do not describe this one.
    public typealias Body = Never
}

extension View where Body == Never {
    /// Ends the program: the view has no content that is described by other views.
    public var body: Never { fatalError("body is not called on \(Self.self), which has no content of other views.") }
}
