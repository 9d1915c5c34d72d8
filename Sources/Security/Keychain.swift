import CoreGraphics

/// The items of the keychain, which is in memory: they are lost when the program ends.
final class Keychain: @unchecked Sendable {
    static let shared = Keychain()

    private struct Item {
        let number: Int
        var attributes: [String: Any]
        var data: Data?
        var object: Any?
    }
    private let lock = NSLock()
    private var items: [Item] = []
    private var count = 0

    // MARK: What identifies an item

    /// The attributes that tell items of a class from each other.
    ///
    /// - Source: developer.apple.com/documentation/security/errsecduplicateitem
    private static let primary: [String: [String]] = [
        kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup, kSecAttrSynchronizable],
        kSecClassInternetPassword: [
            kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType, kSecAttrPort,
            kSecAttrPath, kSecAttrAccessGroup, kSecAttrSynchronizable,
        ],
        kSecClassCertificate: [kSecAttrIssuer, kSecAttrSerialNumber, kSecAttrAccessGroup, kSecAttrSynchronizable, kSecAttrLabel],
        kSecClassKey: [
            kSecAttrKeyClass, kSecAttrKeyType, kSecAttrApplicationLabel, kSecAttrApplicationTag, kSecAttrAccessGroup,
            kSecAttrSynchronizable, kSecAttrKeySizeInBits,
        ],
        kSecClassIdentity: [kSecAttrLabel, kSecAttrAccessGroup, kSecAttrSynchronizable],
    ]

    /// Keys of queries that are no attributes of items.
    private static func isAttribute(_ key: String) -> Bool {
        !["m_", "r_", "v_", "u_"].contains(where: key.hasPrefix) && key != kSecUseDataProtectionKeychain
    }

    private static func attributes(_ query: [String: Any]) -> [String: Any] { query.filter { isAttribute($0.key) } }

    private static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        if let one = one as? any Hashable, let other = other as? any Hashable { return AnyHashable(one) == AnyHashable(other) }
        return (one as AnyObject) === (other as AnyObject)
    }

    /// Whether an item is not on all devices of the user counts as whether it says nothing of it.
    private static func value(_ key: String, _ attributes: [String: Any]) -> Any? {
        guard key == kSecAttrSynchronizable else { return attributes[key] }
        return (attributes[key] as? NSNumber)?.boolValue ?? (attributes[key] as? Bool) ?? false
    }

    // MARK: Operations

    func add(_ query: [String: Any]) -> (OSStatus, Any?) {
        guard let itemClass = query[kSecClass] as? String ?? Self.itemClass(of: query[kSecValueRef]),
            let keys = Self.primary[itemClass]
        else { return (errSecParam, nil) }
        var attributes = Self.attributes(query)
        attributes[kSecClass] = itemClass
        for key in [kSecAttrCreationDate, kSecAttrModificationDate] where attributes[key] == nil { attributes[key] = Date() }
        if attributes[kSecAttrAccessible] == nil, attributes[kSecAttrAccessControl] == nil {
            attributes[kSecAttrAccessible] = kSecAttrAccessibleWhenUnlocked
        }
        return lock.withLock {
            let isThere = items.contains { item in
                ([kSecClass] + keys).allSatisfy { Self.areEqual(Self.value($0, item.attributes), Self.value($0, attributes)) }
            }
            if isThere { return (errSecDuplicateItem, nil) }
            count += 1
            let item = Item(number: count, attributes: attributes, data: Self.data(query), object: query[kSecValueRef])
            items.append(item)
            return (errSecSuccess, result(item, query))
        }
    }

    private static func itemClass(of object: Any?) -> String? {
        object is SecCertificate ? kSecClassCertificate : nil
    }

    private static func data(_ query: [String: Any]) -> Data? { query[kSecValueData] as? Data }

    func find(_ query: [String: Any]) -> (OSStatus, Any?) {
        guard query[kSecClass] != nil || query[kSecValuePersistentRef] != nil else { return (errSecParam, nil) }
        return lock.withLock {
            let found = indices(query).map { items[$0] }
            guard let first = found.first else { return (errSecItemNotFound, nil) }
            let limit = query[kSecMatchLimit]
            if (limit as? String) == kSecMatchLimitAll { return (errSecSuccess, found.compactMap { result($0, query) }) }
            guard let count = (limit as? NSNumber)?.intValue ?? limit as? Int, count > 1 else {
                return (errSecSuccess, result(first, query))
            }
            return (errSecSuccess, found.prefix(count).compactMap { result($0, query) })
        }
    }

    func update(_ query: [String: Any], _ changes: [String: Any]) -> OSStatus {
        guard query[kSecClass] != nil, changes[kSecClass] == nil else { return errSecParam }
        return lock.withLock {
            let found = indices(query)
            if found.isEmpty { return errSecItemNotFound }
            for index in found {
                items[index].attributes.merge(Self.attributes(changes)) { $1 }
                items[index].attributes[kSecAttrModificationDate] = Date()
                if let data = Self.data(changes) { items[index].data = data }
            }
            return errSecSuccess
        }
    }

    func remove(_ query: [String: Any]) -> OSStatus {
        guard query[kSecClass] != nil || query[kSecValuePersistentRef] != nil else { return errSecParam }
        return lock.withLock {
            let found = indices(query)
            for index in found.reversed() { items.remove(at: index) }
            return found.isEmpty ? errSecItemNotFound : errSecSuccess
        }
    }

    // MARK: Searches

    private func indices(_ query: [String: Any]) -> [Int] {
        items.indices.filter { index in
            if let reference = query[kSecValuePersistentRef] as? Data { return reference == Self.reference(items[index]) }
            return Self.attributes(query).allSatisfy { key, wanted in isMatch(items[index], key, wanted) }
        }
    }

    private func isMatch(_ item: Item, _ key: String, _ wanted: Any) -> Bool {
        if key == kSecAttrSynchronizable, (wanted as? String) == kSecAttrSynchronizableAny { return true }
        return Self.areEqual(Self.value(key, item.attributes), Self.value(key, [key: wanted]))
    }

    private static func reference(_ item: Item) -> Data { Data("keychain item \(item.number)".utf8) }

    /// Returns the form of an item that a query asks for: one value, or a dictionary of several; nil for none.
    private func result(_ item: Item, _ query: [String: Any]) -> Any? {
        func asks(_ key: String) -> Bool { (query[key] as? NSNumber)?.boolValue ?? query[key] as? Bool ?? false }
        let data = asks(kSecReturnData) ? item.data : nil
        let object = asks(kSecReturnRef) ? item.object : nil
        let reference = asks(kSecReturnPersistentRef) ? Self.reference(item) : nil
        let kinds = [kSecReturnData, kSecReturnAttributes, kSecReturnRef, kSecReturnPersistentRef].filter(asks)
        guard kinds.count > 1 || kinds == [kSecReturnAttributes] else { return data ?? object ?? reference }
        var values: [String: Any] = asks(kSecReturnAttributes) ? item.attributes : [:]
        if let data { values[kSecValueData] = data }
        if let object { values[kSecValueRef] = object }
        if let reference { values[kSecValuePersistentRef] = reference }
        return values
    }
}
