/// A pasteboard for copying and pasting. Pasteboards belong to the process: other programs neither see nor change them.
///
/// - Source: developer.apple.com/documentation/uikit/uipasteboard
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    private let contents: PasteboardContents
    private let isGeneral: Bool

    private init(_ contents: PasteboardContents) {
        self.contents = contents
        isGeneral = contents.name == .general
        super.init()
    }

    // MARK: Pasteboards

    /// The general pasteboard.
    open class var general: UIPasteboard { generalPasteboard }
    private static let generalPasteboard = UIPasteboard(.named(.general))

    /// The pasteboard with a name. Objects with the same name share their items.
    ///
    /// - Parameter create: Whether a missing pasteboard is created; otherwise the result is nil then.
    public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
        guard let contents = PasteboardContents.find(pasteboardName, creating: create) else { return nil }
        self.init(contents)
    }

    /// Creates a pasteboard with a unique name.
    open class func withUniqueName() -> UIPasteboard { UIPasteboard(PasteboardContents.unique()) }

    /// Removes the pasteboard with a name and its items; the general one stays.
    open class func remove(withName pasteboardName: UIPasteboard.Name) {
        guard pasteboardName != .general, PasteboardContents.forget(pasteboardName) else { return }
        NotificationCenter.default.post(name: removedNotification, object: nil)
    }

    /// The pasteboard's name.
    open var name: UIPasteboard.Name { contents.name }

    /// Whether the items outlive the program: on a device those of the general pasteboard do. Here none do.
    open var isPersistent: Bool { isGeneral }

    /// The number of changes of the items since the program started.
    open var changeCount: Int { contents.changeCount }

    // MARK: Items

    /// The items: for each, its values by their types (uniform type identifiers as `public.utf8-plain-text`).
    open var items: [[String: Any]] {
        get { contents.items }
        set { replace(newValue) }
    }

    /// The number of items.
    open var numberOfItems: Int { items.count }

    /// Appends items, each a set of values by their types.
    open func addItems(_ items: [[String: Any]]) { replace(contents.items + items, until: contents.end) }

    /// Replaces the items.
    ///
    /// - Parameter options: ``OptionsKey/expirationDate`` is a `Date` at which the items expire.
    open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
        replace(items, until: options[.expirationDate] as? Date)
    }

    private func replace(_ items: [[String: Any]], until end: Date? = nil) {
        let before = contents.allTypes
        contents.set(items, until: end)
        let after = contents.allTypes
        NotificationCenter.default.post(
            name: Self.changedNotification, object: self,
            userInfo: [
                Self.changedTypesAddedUserInfoKey: after.filter { !before.contains($0) },
                Self.changedTypesRemovedUserInfoKey: before.filter { !after.contains($0) },
            ])
    }

    // MARK: The first item

    /// The types of the first item, sorted.
    open var types: [String] { items.first?.keys.sorted() ?? [] }

    /// Whether the first item has a value of one of the types.
    open func contains(pasteboardTypes: [String]) -> Bool { pasteboardTypes.contains { items.first?[$0] != nil } }

    /// The first item's value of a type; nil for none.
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

    /// The bytes of the first item's value of a type: of text in UTF-8, of an image as PNG; nil for values that have
    /// none.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        items.first?[pasteboardType].flatMap(PasteboardValue.data)
    }

    /// Replaces the items by one with a value of a type.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { replace([[pasteboardType: value]]) }

    /// Replaces the items by one with bytes of a type.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        replace([[pasteboardType: data]])
    }

    // MARK: Several items

    /// The types of the items in a set, or of all if it is nil; nil if an index is out of range.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { items(in: itemSet)?.map { $0.keys.sorted() } }

    /// Whether each item of a set, or each of all if it is nil, has a value of one of the types.
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        guard let items = items(in: itemSet), !items.isEmpty else { return false }
        return items.allSatisfy { item in pasteboardTypes.contains { item[$0] != nil } }
    }

    /// The items that have a value of one of the types; nil for none.
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let found = IndexSet(items.indices.filter { index in pasteboardTypes.contains { items[index][$0] != nil } })
        return found.isEmpty ? nil : found
    }

    /// The values of a type of the items in a set, or of all if it is nil, omitting items without one; nil if an index
    /// is out of range.
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        items(in: itemSet)?.compactMap { $0[pasteboardType] }
    }

    /// The data of a type of the items in a set, or of all if it is nil; nil if an index is out of range.
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        values(forPasteboardType: pasteboardType, inItemSet: itemSet)?.compactMap(PasteboardValue.data)
    }

    private func items(in set: IndexSet?) -> [[String: Any]]? {
        guard let set else { return items }
        let items = items
        return set.allSatisfy(items.indices.contains) ? set.map { items[$0] } : nil
    }

    // MARK: Values by kinds

    /// The first text; nil for none. Setting it replaces the items by one, or by none if it is nil.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    /// The texts of all items that have one; nil for none.
    open var strings: [String]? {
        get { read(PasteboardValue.string) }
        set { write(newValue, as: PasteboardValue.textType) }
    }
    /// The first link; nil for none. Setting it replaces the items by one, or by none if it is nil.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    /// The links of all items that have one; nil for none.
    open var urls: [URL]? {
        get { read(PasteboardValue.url) }
        set { write(newValue, as: PasteboardValue.linkType) }
    }
    /// The first image; nil for none. Setting it replaces the items by one, or by none if it is nil.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    /// The images of all items that have one; nil for none.
    open var images: [UIImage]? {
        get { read(PasteboardValue.image) }
        set { write(newValue, as: PasteboardValue.imageType) }
    }
    /// The first colour; nil for none. Setting it replaces the items by one, or by none if it is nil.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }
    /// The colours of all items that have one; nil for none.
    open var colors: [UIColor]? {
        get { read(PasteboardValue.color) }
        set { write(newValue, as: PasteboardValue.colorType) }
    }

    /// The items as providers that load each of their types.
    open var itemProviders: [NSItemProvider] {
        get { items.map(Self.provider) }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }
    /// Puts objects on the pasteboard, each as an item with its writable types.
    open func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }
    /// Puts objects on the pasteboard. See ``setItemProviders(_:localOnly:expirationDate:)``.
    open func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        setItemProviders(objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
    }

    /// Puts the items of providers on the pasteboard. They are loaded at once; representations delivered later are
    /// added to their items, unless the pasteboard's items changed meanwhile.
    ///
    /// - Parameters:
    ///   - localOnly: Whether the items are hidden from other devices; they always are here.
    ///   - expirationDate: The date at which the items expire; nil for never.
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        let loading = LoadingItems(itemProviders.count)
        for (index, provider) in itemProviders.enumerated() {
            for type in provider.registeredTypeIdentifiers {
                provider.loadAtOnce(type) { value in
                    nonisolated(unsafe) let value = value
                    let take = { @MainActor [weak self] in
                        loading.items[index][type] = value
                        if let self, let count = loading.changeCount, changeCount == count { contents.complete(loading.items) }
                    }
                    if Thread.isMainThread { MainActor.assumeIsolated(take) } else { DispatchQueue.main.async(execute: take) }
                }
            }
        }
        replace(loading.items, until: expirationDate)
        loading.changeCount = changeCount
    }

    /// The representations loaded so far.
    @MainActor
    private final class LoadingItems {
        var items: [[String: Any]]
        /// The pasteboard's count of changes once it has the items; nil before.
        var changeCount: Int?

        init(_ count: Int) { items = Array(repeating: [:], count: count) }
    }

    private static func provider(of item: [String: Any]) -> NSItemProvider {
        let provider = NSItemProvider()
        for (type, value) in item.sorted(by: { $0.key < $1.key }) {
            nonisolated(unsafe) let value = value
            provider.registerItem(forTypeIdentifier: type) { completion, _, _ in
                completion?(value as? any NSSecureCoding ?? (value as AnyObject) as? any NSSecureCoding, nil)
            }
        }
        return provider
    }

    /// Whether an item has a text.
    open var hasStrings: Bool { strings != nil }
    /// Whether an item has a link.
    open var hasURLs: Bool { urls != nil }
    /// Whether an item has an image.
    open var hasImages: Bool { images != nil }
    /// Whether an item has a colour.
    open var hasColors: Bool { colors != nil }

    private func read<Value>(_ value: ([String: Any]) -> Value?) -> [Value]? {
        let found = items.compactMap(value)
        return found.isEmpty ? nil : found
    }

    private func write(_ values: [Any]?, as type: String) { replace((values ?? []).map { [type: $0] }) }

    /// Detects patterns in the text, without notifying the user.
    open func detectPatterns(
        for patterns: Set<UIPasteboard.DetectionPattern>,
        completionHandler: @escaping (Result<Set<UIPasteboard.DetectionPattern>, any Error>) -> Void
    ) { completionHandler(.success(patterns.filter { $0.isFound(in: string ?? url?.absoluteString ?? "") })) }
}
