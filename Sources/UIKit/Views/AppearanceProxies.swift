import RuntimeReflection

/// The appearance proxies of classes. A proxy is a view of its class; a property was set where it differs from that of a new view.
@MainActor
enum AppearanceProxies {
    fileprivate struct Entry {
        var type: UIView.Type
        var traits: UITraitCollection?
        var containers: [any UIAppearanceContainer.Type]
        var proxy: UIView
        /// A view of the class on which nothing was set.
        var plain: UIView
        /// The properties that views of the class take over.
        var values: [AppearanceValue]
    }
    @exclusivity(unchecked) fileprivate static var entries: [Entry] = []

    static func proxy<View: UIView>(
        of type: View.Type, for traits: UITraitCollection? = nil, in containers: [any UIAppearanceContainer.Type] = []
    ) -> View {
        let known = entries.first {
            $0.type == type && $0.traits == traits && $0.containers.elementsEqual(containers, by: ==)
        }
        if let known = known?.proxy as? View { return known }
        let made = makeInstance(of: type)
        entries.append(
            Entry(
                type: type, traits: traits, containers: containers, proxy: made, plain: makeInstance(of: type),
                values: type.appearanceValues + MemberTables.changingKeys(of: type).map { .named($0) }))
        return made
    }

    /// Whether a program asked for any proxy.
    static var exist: Bool { !entries.isEmpty }

    /// Applies the fitting proxies to a view that was added to a window; the most derived class and the most containers win.
    static func apply(to view: UIView) {
        let fitting = entries.filter { $0.fits(view) }
        for entry in fitting.sorted(by: { $0.rank > $1.rank }) {
            for value in entry.values { value.take(entry.proxy, entry.plain, view) }
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

    /// Proxies of greater rank come first, those of derived classes and with more containers; later ones do not overwrite what they set.
    @MainActor
    var rank: Int {
        let depth = sequence(first: type as AnyClass) { _getSuperclass($0) }.reduce(0) { count, _ in count + 1 }
        return containers.count * 100 + depth
    }
}
