extension UIApplication {
    /// Opens a URL as ``open(_:options:completionHandler:)`` does, and returns whether a program opened it.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiapplication/open(_:options:completionhandler:)
    @discardableResult
    public func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        await withCheckedContinuation { done in open(url, options: options) { done.resume(returning: $0) } }
    }
}
