import RuntimeReflection

/// A property that is copied from an appearance proxy to views; classes list theirs in `appearanceValues`.
@MainActor
struct AppearanceValue {
    /// Copies the value from a proxy to a view, if it was set on the proxy and not on the view. `plain` is a view on
    /// which nothing was set.
    let take: @MainActor (_ proxy: UIView, _ plain: UIView, _ view: UIView) -> Void

    static func value<View: UIView, Kind: Equatable>(_ path: ReferenceWritableKeyPath<View, Kind>) -> AppearanceValue {
        AppearanceValue { proxy, plain, target in
            guard let proxy = proxy as? View, let plain = plain as? View, let target = target as? View else { return }
            let (wanted, usual) = (proxy[keyPath: path], plain[keyPath: path])
            if wanted != usual, target[keyPath: path] == usual { target[keyPath: path] = wanted }
        }
    }

    /// A property of the program's own classes, which rewritten sources declare `dynamic`.
    static func named(_ key: String) -> AppearanceValue {
        AppearanceValue { proxy, plain, target in
            let usual = value(key, of: plain)
            guard !KeyValueObservers.areSameUnwrapped(value(key, of: proxy), usual),
                KeyValueObservers.areSameUnwrapped(value(key, of: target), usual)
            else { return }
            _ = MemberTables.setter(key, of: type(of: target))?(target, value(key, of: proxy))
        }
    }

    /// The value of a property, unwrapped from any optionals.
    private static func value(_ key: String, of view: UIView) -> Any? {
        KeyValueObservers.unwrapped(MemberTables.getter(key, of: type(of: view))?(view))
    }

    /// An optional property whose value is nil until it is set, and which cannot be compared.
    static func optional<View: UIView, Kind>(_ path: ReferenceWritableKeyPath<View, Kind?>) -> AppearanceValue {
        AppearanceValue { proxy, _, target in
            guard let proxy = proxy as? View, let target = target as? View, let wanted = proxy[keyPath: path] else { return }
            if target[keyPath: path] == nil { target[keyPath: path] = wanted }
        }
    }
}
