/// Makes one view of the views that the statements of a closure describe.
///
/// - Source: developer.apple.com/documentation/swiftui/viewbuilder
@resultBuilder
public struct ViewBuilder {
    /// Takes a view as it is.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    /// Makes an empty view of no statements.
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// Takes a single view as it is.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// Makes one view of several.
    @MainActor
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
        var parts: [any View] = []
        repeat parts.append(each content)
        return TupleView((repeat each content), parts: parts)
    }

    /// Makes a view of an `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// Makes a view of the first branch of a condition.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(.first(first)) }
    /// Makes a view of the second branch of a condition.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent(.second(second)) }
    /// Hides the type of a view behind a condition of availability.
    @MainActor
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
