/// A property that views of a class take over from an appearance proxy; classes list theirs in `appearanceValues`.
@MainActor
struct AppearanceValue {
    /// Hands the value from a proxy to a view, if it was set on the proxy and not on the view. The view in the middle is one on which nothing
    /// was set.
    let take: @MainActor (_ proxy: UIView, _ plain: UIView, _ view: UIView) -> Void

    static func value<View: UIView, Kind: Equatable>(_ path: ReferenceWritableKeyPath<View, Kind>) -> AppearanceValue {
        AppearanceValue { proxy, plain, target in
            guard let proxy = proxy as? View, let plain = plain as? View, let target = target as? View else { return }
            let (wanted, usual) = (proxy[keyPath: path], plain[keyPath: path])
            if wanted != usual, target[keyPath: path] == usual { target[keyPath: path] = wanted }
        }
    }

    /// A value that is nil until it is set, and cannot be compared.
    static func optional<View: UIView, Kind>(_ path: ReferenceWritableKeyPath<View, Kind?>) -> AppearanceValue {
        AppearanceValue { proxy, _, target in
            guard let proxy = proxy as? View, let target = target as? View, let wanted = proxy[keyPath: path] else { return }
            if target[keyPath: path] == nil { target[keyPath: path] = wanted }
        }
    }
}
