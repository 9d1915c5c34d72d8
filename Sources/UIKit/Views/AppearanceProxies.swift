import RuntimeReflection

/// What was set for all views of a class: proxies are views of the class, and what differs from a fresh one was set.
@MainActor
enum AppearanceProxies {
    fileprivate struct Entry {
        var type: UIView.Type
        var traits: UITraitCollection?
        var containers: [any UIAppearanceContainer.Type]
        var proxy: UIView
        /// As a proxy on which nothing was set.
        var plain: UIView
    }
    fileprivate static var entries: [Entry] = []

    static func proxy<View: UIView>(
        of type: View.Type, for traits: UITraitCollection? = nil, in containers: [any UIAppearanceContainer.Type] = []
    ) -> View {
        let known = entries.first {
            $0.type == type && $0.traits == traits && $0.containers.elementsEqual(containers, by: ==)
        }
        if let known = known?.proxy as? View { return known }
        let made = makeInstance(of: type)
        entries.append(
            Entry(type: type, traits: traits, containers: containers, proxy: made, plain: makeInstance(of: type)))
        return made
    }

    /// Has a view that came into a window take over what was set for it: what was set for the narrowest class and place counts.
    static func apply(to view: UIView) {
        guard !entries.isEmpty else { return }
        let fitting = entries.filter { $0.fits(view) }
        for entry in fitting.sorted(by: { $0.rank > $1.rank }) {
            for value in AppearanceTable.values { value.take(entry.proxy, entry.plain, view) }
        }
    }
}

extension AppearanceProxies.Entry {
    @MainActor
    func fits(_ view: UIView) -> Bool {
        guard Self.isInstance(view, of: type), traits.map({ view.traitCollection.containsTraits(in: $0) }) ?? true else {
            return false
        }
        var rest = containers[...]
        var next: UIResponder? = view.next
        while let responder = next, let wanted = rest.first {
            if Self.isInstance(responder, of: wanted) { rest = rest.dropFirst() }
            next = responder.next
        }
        return rest.isEmpty
    }

    private static func isInstance(_ object: AnyObject, of type: Any.Type) -> Bool {
        sequence(first: Swift.type(of: object) as AnyClass) { _getSuperclass($0) }.contains { $0 == type }
    }

    /// Narrower classes and more containers come first; what they set is not set again.
    @MainActor
    var rank: Int {
        let depth = sequence(first: type as AnyClass) { _getSuperclass($0) }.reduce(0) { count, _ in count + 1 }
        return containers.count * 100 + depth
    }
}

/// The values that views take over from proxies.
@MainActor
enum AppearanceTable {
    /// Hands a value from a proxy to a view, if it was set on that and not on this. The one in the middle is a view on which nothing was set.
    struct Value {
        let take: @MainActor (UIView, UIView, UIView) -> Void
    }

    private static func value<View: UIView, Kind: Equatable>(_ path: ReferenceWritableKeyPath<View, Kind>) -> Value {
        Value { proxy, plain, target in
            guard let proxy = proxy as? View, let plain = plain as? View, let target = target as? View else { return }
            let (wanted, usual) = (proxy[keyPath: path], plain[keyPath: path])
            if wanted != usual, target[keyPath: path] == usual { target[keyPath: path] = wanted }
        }
    }

    /// A value that is nil until it is set, and cannot be compared.
    private static func optional<View: UIView, Kind>(_ path: ReferenceWritableKeyPath<View, Kind?>) -> Value {
        Value { proxy, _, target in
            guard let proxy = proxy as? View, let target = target as? View, let wanted = proxy[keyPath: path] else { return }
            if target[keyPath: path] == nil { target[keyPath: path] = wanted }
        }
    }

    static let values: [Value] = [
        value(\UIView.backgroundColor), value(\UIView.ownTintColor), value(\UILabel.font), value(\UILabel.textColor),
        value(\UINavigationBar.isTranslucent), value(\UINavigationBar.barTintColor),
        value(\UINavigationBar.prefersLargeTitles), optional(\UINavigationBar.titleTextAttributes),
        optional(\UINavigationBar.largeTitleTextAttributes), optional(\UINavigationBar.ownStandardAppearance),
        optional(\UITabBar.ownStandardAppearance), optional(\UINavigationBar.compactAppearance),
        optional(\UINavigationBar.scrollEdgeAppearance),
        value(\UITabBar.isTranslucent), value(\UITabBar.barTintColor), value(\UITabBar.unselectedItemTintColor),
        value(\UIToolbar.barTintColor), value(\UISwitch.onTintColor), value(\UISwitch.thumbTintColor),
        value(\UISlider.minimumTrackTintColor), value(\UISlider.maximumTrackTintColor), value(\UISlider.thumbTintColor),
        value(\UIPageControl.pageIndicatorTintColor), value(\UIPageControl.currentPageIndicatorTintColor),
        value(\UIProgressView.progressTintColor), value(\UIProgressView.trackTintColor),
        value(\UISegmentedControl.selectedSegmentTintColor), value(\UITableView.separatorColor),
    ]
}
