extension UIPasteboard {
    /// The name of a pasteboard.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uipasteboard/name-swift.struct
    public struct Name: Hashable, Equatable, RawRepresentable, Sendable {
        /// The name's text.
        public var rawValue: String
        /// Creates a name of a text.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Creates a name of a text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name of the general pasteboard.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// The key of an option for items.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uipasteboard/optionskey
    public struct OptionsKey: Hashable, Equatable, RawRepresentable, Sendable {
        /// The key's text.
        public var rawValue: String
        /// Creates a key of a text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A `Date` at which the items expire.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether the items are kept on this device; they always are here.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// Posted after the items of a pasteboard changed; the object is the pasteboard.
    nonisolated public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")
    /// Posted after a pasteboard was removed.
    nonisolated public static let removedNotification = NSNotification.Name("UIPasteboardRemovedNotification")
    /// User info key of the types added by a change: an array of strings.
    nonisolated public static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedUserInfoKey"
    /// User info key of the types removed by a change: an array of strings.
    nonisolated public static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedUserInfoKey"

    /// The type that stands for a type derived from the value.
    nonisolated public static let typeAutomatic = "com.apple.uikit.type-automatic"
    /// The types of texts.
    nonisolated public static let typeListString = [
        PasteboardValue.textType, "public.utf16-plain-text", "public.plain-text", "public.text",
    ]
    /// The types of links.
    nonisolated public static let typeListURL = [PasteboardValue.linkType, "public.file-url"]
    /// The types of images.
    nonisolated public static let typeListImage = [PasteboardValue.imageType, "public.jpeg", "public.image"]
    /// The types of colours.
    nonisolated public static let typeListColor = [PasteboardValue.colorType]
}
