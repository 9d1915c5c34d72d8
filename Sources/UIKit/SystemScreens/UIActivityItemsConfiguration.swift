/// Offers what an object shows, so that it can be shared or copied.
///
/// - Source: developer.apple.com/documentation/uikit/uiactivityitemsconfigurationreading
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
    /// The items, as providers.
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
    /// Whether the items may be used so.
    func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
    /// What is known of all items together; nil for nothing.
    func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
    /// What is known of an item; nil for nothing.
    func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any?
    /// Provides a picture of an item; nil for none.
    func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider?
    /// The program's own activities; nil for none.
    func applicationActivitiesForActivityItemsConfiguration() -> [UIActivity]?
}

extension UIActivityItemsConfigurationReading {
    /// Returns true.
    public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool { true }
    /// Returns nil.
    public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
    /// Returns nil.
    public func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        nil
    }
    /// Returns nil.
    public func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? { nil }
    /// Returns nil.
    public func applicationActivitiesForActivityItemsConfiguration() -> [UIActivity]? { nil }
}

/// How items are used.
///
/// - Source: developer.apple.com/documentation/uikit/uiactivityitemsconfigurationinteraction
public struct UIActivityItemsConfigurationInteraction: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a use of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// They are shared.
    public static let share = Self(rawValue: "share")
    /// They are copied.
    public static let copy = Self(rawValue: "copy")
}

/// What is known of items.
///
/// - Source: developer.apple.com/documentation/uikit/uiactivityitemsconfigurationmetadatakey
public struct UIActivityItemsConfigurationMetadataKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A title, a `String`.
    public static let title = Self(rawValue: "title")
    /// A message that goes with the items, a `String`.
    public static let messageBody = Self(rawValue: "messageBody")
}

/// What a picture of an item is for.
///
/// - Source: developer.apple.com/documentation/uikit/uiactivityitemsconfigurationpreviewintent
public struct UIActivityItemsConfigurationPreviewIntent: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a purpose of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A large picture.
    public static let fullSize = Self(rawValue: "fullSize")
    /// A small picture.
    public static let thumbnail = Self(rawValue: "thumbnail")
}

/// Offers objects, and answers by closures.
///
/// - Source: developer.apple.com/documentation/uikit/uiactivityitemsconfiguration
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
    /// What the program knows the configuration by.
    open var localObject: Any?
    /// How the items may be used; by sharing alone by default.
    open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]
    /// Tells what is known of all items together.
    open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
    /// Tells what is known of an item.
    open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
    /// Gives a picture of an item.
    open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
    /// Gives the program's own activities.
    open var applicationActivitiesProvider: (() -> [UIActivity]?)?

    /// The items, as providers.
    public let itemProvidersForActivityItemsConfiguration: [NSItemProvider]

    /// Offers objects.
    public convenience init(objects: [any NSItemProviderWriting]) {
        self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
    }

    /// Offers what providers make.
    public init(itemProviders: [NSItemProvider]) {
        itemProvidersForActivityItemsConfiguration = itemProviders
        super.init()
    }

    /// Whether ``supportedInteractions`` has the use.
    open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        supportedInteractions.contains(interaction)
    }
    /// Asks ``metadataProvider``.
    open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        metadataProvider?(key)
    }
    /// Asks ``perItemMetadataProvider``.
    open func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        perItemMetadataProvider?(index, key)
    }
    /// Asks ``previewProvider``.
    open func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }
    /// Asks ``applicationActivitiesProvider``.
    open func applicationActivitiesForActivityItemsConfiguration() -> [UIActivity]? { applicationActivitiesProvider?() }
}

extension UIResponder {
    /// What can be shared of the object, as a share sheet of a controller reads it; nil for nothing.
    public var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
        get { sharedItems as? any UIActivityItemsConfigurationReading }
        set { sharedItems = newValue }
    }
}
