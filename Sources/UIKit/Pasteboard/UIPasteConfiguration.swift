/// The types that an object accepts from the pasteboard and from drags.
///
/// - Source: developer.apple.com/documentation/uikit/uipasteconfiguration
open class UIPasteConfiguration: NSObject, NSCopying {
    /// The uniform type identifiers of the accepted types, the preferred one first.
    open var acceptableTypeIdentifiers: [String]

    /// Creates a configuration that accepts nothing.
    public override convenience init() { self.init(acceptableTypeIdentifiers: []) }

    /// Creates a configuration with types.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }

    /// Creates a configuration with the readable types of a class.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }

    /// Adds accepted types.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }
    /// Adds the readable types of a class.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
    }

    func accepts(_ provider: NSItemProvider) -> Bool {
        acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
}

/// Accepts pasted or dropped items by a configuration.
///
/// - Source: developer.apple.com/documentation/uikit/uipasteconfigurationsupporting
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// The accepted types; nil for none.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Receives the items.
    func paste(itemProviders: [NSItemProvider])
    /// Whether the items are accepted.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
