/// Provides an object's content for sharing or copying.
///
/// - Source: developer.apple.com/documentation/uikit/uiactivityitemsconfigurationreading
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
    /// The item providers.
    var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
    /// Whether the items support an interaction.
    func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
    /// Metadata of all items together; nil for none.
    func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
    /// Metadata of an item; nil for none.
    func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any?
    /// A provider of an item's preview; nil for none.
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

/// An interaction with items.
///
/// - Source: developer.apple.com/documentation/uikit/uiactivityitemsconfigurationinteraction
public struct UIActivityItemsConfigurationInteraction: Hashable, RawRepresentable, Sendable {
    /// The interaction's string.
    public let rawValue: String
    /// Makes an interaction from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sharing.
    public static let share = Self(rawValue: "share")
    /// Copying.
    public static let copy = Self(rawValue: "copy")
}

/// A key of metadata.
///
/// - Source: developer.apple.com/documentation/uikit/uiactivityitemsconfigurationmetadatakey
public struct UIActivityItemsConfigurationMetadataKey: Hashable, RawRepresentable, Sendable {
    /// The key's string.
    public let rawValue: String
    /// Makes a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A title, a `String`.
    public static let title = Self(rawValue: "title")
    /// A message that is sent with the items, a `String`.
    public static let messageBody = Self(rawValue: "messageBody")
}

/// The purpose of an item's preview.
///
/// - Source: developer.apple.com/documentation/uikit/uiactivityitemsconfigurationpreviewintent
public struct UIActivityItemsConfigurationPreviewIntent: Hashable, RawRepresentable, Sendable {
    /// The purpose's string.
    public let rawValue: String
    /// Makes a purpose from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A large preview.
    public static let fullSize = Self(rawValue: "fullSize")
    /// A thumbnail.
    public static let thumbnail = Self(rawValue: "thumbnail")
}

/// Provides items, with closures for their metadata.
///
/// - Source: developer.apple.com/documentation/uikit/uiactivityitemsconfiguration
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
    /// An object by which the program identifies the configuration.
    open var localObject: Any?
    /// The supported interactions; only sharing by default.
    open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]
    /// Returns metadata of all items together.
    open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
    /// Returns metadata of an item.
    open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
    /// Returns a provider of an item's preview.
    open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
    /// Returns the program's own activities.
    open var applicationActivitiesProvider: (() -> [UIActivity]?)?

    /// The item providers.
    public let itemProvidersForActivityItemsConfiguration: [NSItemProvider]

    /// Makes a configuration with objects.
    public convenience init(objects: [any NSItemProviderWriting]) {
        self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
    }

    /// Makes a configuration with item providers.
    public init(itemProviders: [NSItemProvider]) {
        itemProvidersForActivityItemsConfiguration = itemProviders
        super.init()
    }

    /// Whether ``supportedInteractions`` contains the interaction.
    open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
        supportedInteractions.contains(interaction)
    }
    /// Calls ``metadataProvider``.
    open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        metadataProvider?(key)
    }
    /// Calls ``perItemMetadataProvider``.
    open func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any? {
        perItemMetadataProvider?(index, key)
    }
    /// Calls ``previewProvider``.
    open func activityItemsConfigurationPreviewForItem(
        at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
    ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }
    /// Calls ``applicationActivitiesProvider``.
    open func applicationActivitiesForActivityItemsConfiguration() -> [UIActivity]? { applicationActivitiesProvider?() }
}

extension UIResponder {
    /// The configuration with the items that can be shared from the object; nil for none.
    public var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
        get { sharedItems as? any UIActivityItemsConfigurationReading }
        set { sharedItems = newValue }
    }
}
