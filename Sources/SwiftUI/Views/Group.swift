/// Several views as one, which the container around it lays out one by one.
///
/// - Source: developer.apple.com/documentation/swiftui/group
public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    /// Makes a group of views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    /// The views of the group.
    public var body: Content { content }
}
