import RuntimeReflection

/// The methods that programs name as actions of buttons, such as `#selector(WKWebView.goBack)`.
extension WKWebView {
    /// Registers the methods once, as the first web view is made.
    static let actions: Void = MemberTables.register {
        MemberTable(
            describes: { $0 is WKWebView.Type },
            methods: [
                ("goBack", call { $0.goBack() }), ("goForward", call { $0.goForward() }), ("reload", call { $0.reload() }),
                ("reloadFromOrigin", call { $0.reloadFromOrigin() }),
                (
                    "stopLoading",
                    call {
                        $0.stopLoading()
                        return nil
                    }
                ),
            ])
    }

    nonisolated private static func call(_ method: @escaping @MainActor (WKWebView) -> WKNavigation?) -> MemberTable.Call {
        { view, _ in (view as? WKWebView).flatMap(method) }
    }
}
