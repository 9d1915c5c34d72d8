import RuntimeReflection

/// The appearance proxies of classes. A proxy is a view of its class; a property counts as set on it if its value
/// differs from that of a new view.
@MainActor
enum AppearanceProxies {
    fileprivate struct Entry {
        var type: UIView.Type
        var traits: UITraitCollection?
        var containers: [any UIAppearanceContainer.Type]
        /// Nil until the view has been made. The view's initializer may ask for the proxy before that.
        var proxy: UIView?
        /// A view of the class on which nothing was set; nil until it is made.
        var plain: UIView?
        /// The properties that are copied from the proxy to views of the class.
        var values: [AppearanceValue]
    }
    @exclusivity(unchecked) fileprivate static var entries: [Entry] = []

    static func proxy<View: UIView>(
        of type: View.Type, for traits: UITraitCollection? = nil, in containers: [any UIAppearanceContainer.Type] = []
    ) -> View {
        let known = entries.first {
            $0.type == type && $0.traits == traits && $0.containers.elementsEqual(containers, by: ==)
        }
        guard let known else { return makeProxy(of: type, for: traits, in: containers) }
        guard let proxy = known.proxy as? View else { endAskingTooEarly(for: type) }
        return proxy
    }

    /// Registers the entry before the proxy's initializer runs, because the initializer may ask for the proxy.
    private static func makeProxy<View: UIView>(
        of type: View.Type, for traits: UITraitCollection?, in containers: [any UIAppearanceContainer.Type]
    ) -> View {
        let place = entries.count
        entries.append(
            Entry(
                type: type, traits: traits, containers: containers, proxy: nil, plain: nil,
                values: type.appearanceValues + MemberTables.changingKeys(of: type).map { .named($0) }))
        proxiesInTheMaking += 1
        let made = makeInstance(of: type)
        proxiesInTheMaking -= 1
        entries[place].proxy = made
        entries[place].plain = makeInstance(of: type)
        return made
    }

    /// The number of proxies whose initializers are running at present; initializers can nest.
    private static var proxiesInTheMaking = 0
    /// Whether a view that is being initialized may be a proxy.
    static var areInTheMaking: Bool { proxiesInTheMaking > 0 }

    /// Called when a view's initializer reaches `UIView`: all properties of its class have values by then, so that the
    /// view can be returned as the proxy if it is one.
    static func initializing(_ view: UIView) {
        guard let place = entries.lastIndex(where: { $0.proxy == nil && $0.type == Swift.type(of: view) }) else { return }
        entries[place].proxy = view
    }

    /// Ends the program: the proxy was requested before an object of the class exists.
    static func endAskingTooEarly(for type: AnyClass) -> Never {
        raise(
            "NSInternalInconsistencyException",
            "The initializer of \(type) asks for its own appearance() before it calls super.init. "
                + "Ask for it after that call, or in a static property of the type Void.")
    }

    /// Whether a program requested any proxy.
    static var exist: Bool { !entries.isEmpty }

    /// Copies the values of the matching proxies to a view that was added to a window; the most derived class and the
    /// most containers win.
    static func apply(to view: UIView) {
        let fitting = entries.filter { $0.fits(view) }
        for entry in fitting.sorted(by: { $0.rank > $1.rank }) {
            guard let proxy = entry.proxy, let plain = entry.plain else { continue }
            for value in entry.values { value.take(proxy, plain, view) }
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

    /// The specificity of a proxy: derived classes and more containers rank higher. Proxies of higher rank are applied
    /// first, and later ones do not overwrite the values that they set.
    @MainActor
    var rank: Int {
        let depth = sequence(first: type as AnyClass) { _getSuperclass($0) }.reduce(0) { count, _ in count + 1 }
        return containers.count * 100 + depth
    }
}
