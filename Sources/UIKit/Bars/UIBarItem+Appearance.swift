import RuntimeReflection

extension UIBarItem: UIAppearance {
    /// The proxy for all items of the class. Title attributes and the tint colour are copied from it.
    public class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    /// The proxy for items of the class inside instances of the given classes, the innermost container first.
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        BarItemProxies.proxy(of: self, in: containerTypes)
    }

    /// The proxy for all items of the class; traits are ignored here.
    public class func appearance(for trait: UITraitCollection) -> Self { appearance() }

    /// The proxy for items of the class inside instances of the given classes; traits are ignored here.
    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearance(whenContainedInInstancesOf: containerTypes) }

    /// The first value that is not nil of the matching proxies; those of derived classes and with more containers come
    /// first.
    func proxied<Value>(_ value: (UIBarItem) -> Value?) -> Value? { BarItemProxies.value(for: self, value) }
}

/// The appearance proxies of bar items. A proxy is an item of its class.
@MainActor
enum BarItemProxies {
    private struct Entry {
        var type: UIBarItem.Type
        var containers: [any UIAppearanceContainer.Type]
        /// Nil until the item has been made. The item's initializer may ask for the proxy before that.
        var proxy: UIBarItem?
    }
    private static var entries: [Entry] = []

    static func proxy<Item: UIBarItem>(of type: Item.Type, in containers: [any UIAppearanceContainer.Type]) -> Item {
        let known = entries.first { $0.type == type && $0.containers.elementsEqual(containers, by: ==) }
        guard let known else { return makeProxy(of: type, in: containers) }
        guard let proxy = known.proxy as? Item else { AppearanceProxies.endAskingTooEarly(for: type) }
        return proxy
    }

    private static func makeProxy<Item: UIBarItem>(of type: Item.Type, in containers: [any UIAppearanceContainer.Type]) -> Item {
        let place = entries.count
        entries.append(Entry(type: type, containers: containers, proxy: nil))
        let made = makeInstance(of: type)
        entries[place].proxy = made
        return made
    }

    /// Called when an item's initializer reaches `UIBarItem`: if the item is a proxy, it can be returned as such from
    /// here on.
    static func initializing(_ item: UIBarItem) {
        guard let place = entries.lastIndex(where: { $0.proxy == nil && $0.type == Swift.type(of: item) }) else { return }
        entries[place].proxy = item
    }

    static func value<Value>(for item: UIBarItem, _ value: (UIBarItem) -> Value?) -> Value? {
        guard !entries.isEmpty, !entries.contains(where: { $0.proxy === item }) else { return nil }
        let classes = sequence(first: Swift.type(of: item) as AnyClass) { _getSuperclass($0) }
        for type in classes {
            let fitting = entries.filter { $0.type == type && isInside(item, $0.containers[...]) }
            for entry in fitting.sorted(by: { $0.containers.count > $1.containers.count }) {
                if let found = entry.proxy.flatMap(value) { return found }
            }
        }
        return nil
    }

    private static func isInside(_ item: UIBarItem, _ containers: ArraySlice<any UIAppearanceContainer.Type>) -> Bool {
        var rest = containers
        var next: UIResponder? = (item.place as? UIResponder) ?? (item.place as? UINavigationItem)?.bar
        while let responder = next, let wanted = rest.first {
            let classes = sequence(first: Swift.type(of: responder) as AnyClass) { _getSuperclass($0) }
            if classes.contains(where: { $0 == wanted }) { rest = rest.dropFirst() }
            next = responder.next
        }
        return rest.isEmpty
    }
}
