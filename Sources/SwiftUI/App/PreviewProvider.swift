/// Views that Xcode shows beside the source. Nothing shows them here.
///
/// - Source: developer.apple.com/documentation/swiftui/previewprovider
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the views.
    associatedtype Previews: View
    /// The views.
    @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}
