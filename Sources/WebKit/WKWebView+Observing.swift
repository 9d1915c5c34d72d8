import QuartzCore

/// Lends its name to key paths from classes below.
package protocol WebViewPaths: WKWebView {}
extension WKWebView: WebViewPaths {}

extension WKWebView: KeyValueObservableBelow {
    package nonisolated static func ownObservablePaths(from root: Any.Type) -> [ObservablePath] {
        nonisolated(unsafe) var found: [ObservablePath] = []
        MainActor.assumeIsolated { if let root = root as? any WebViewPaths.Type { found = paths(root) } }
        return found
    }

    private static func paths<Root: WebViewPaths>(_ root: Root.Type) -> [ObservablePath] {
        [
            ObservablePath("title", \Root.title), ObservablePath("URL", \Root.url), ObservablePath("loading", \Root.isLoading),
            ObservablePath("estimatedProgress", \Root.estimatedProgress), ObservablePath("canGoBack", \Root.canGoBack),
            ObservablePath("canGoForward", \Root.canGoForward),
        ]
    }

    /// Notifies observers of properties that may have changed.
    func tellObservers() {
        if KeyValueObservers.exist { KeyValueObservers.changed(self) }
    }
}
