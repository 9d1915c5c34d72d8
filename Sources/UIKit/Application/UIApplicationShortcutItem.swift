/// An action that the home screen offers for a program. There is no home screen here: tests choose items by `CairnTesting`.
///
/// - Source: developer.apple.com/documentation/uikit/uiapplicationshortcutitem
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
    /// What a copy takes over.
    struct Values {
        var type: String
        var localizedTitle: String
        var localizedSubtitle: String?
        var icon: UIApplicationShortcutIcon?
        var userInfo: [String: any NSSecureCoding]?
        var targetContentIdentifier: Any?
    }

    nonisolated(unsafe) var values: Values

    /// Makes an item.
    ///
    /// - Parameters:
    ///   - type: The name by which the program knows it.
    ///   - userInfo: What the program wants to know when it is chosen.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        values = Values(
            type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
        super.init()
    }

    /// Makes an item with a title only.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    nonisolated init(_ values: Values) {
        self.values = values
        super.init()
    }

    /// The name by which the program knows the item.
    open var type: String { values.type }
    /// The item's first line.
    open var localizedTitle: String { values.localizedTitle }
    /// The item's second line.
    open var localizedSubtitle: String? { values.localizedSubtitle }
    /// The item's picture.
    open var icon: UIApplicationShortcutIcon? { values.icon }
    /// What the program wants to know when the item is chosen.
    open var userInfo: [String: any NSSecureCoding]? { values.userInfo }
    /// By which the scene is chosen that performs the item. Stored; there is one scene.
    open var targetContentIdentifier: Any? { values.targetContentIdentifier }

    /// Returns an immutable item of the same values.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { UIApplicationShortcutItem(values) }
    /// Returns a ``UIMutableApplicationShortcutItem`` of the same values.
    nonisolated open func mutableCopy(with zone: NSZone? = nil) -> Any { UIMutableApplicationShortcutItem(values) }
}

/// An action of the home screen whose values change.
///
/// - Source: developer.apple.com/documentation/uikit/uimutableapplicationshortcutitem
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// The name by which the program knows the item.
    open override var type: String {
        get { values.type }
        set { values.type = newValue }
    }
    /// The item's first line.
    open override var localizedTitle: String {
        get { values.localizedTitle }
        set { values.localizedTitle = newValue }
    }
    /// The item's second line.
    open override var localizedSubtitle: String? {
        get { values.localizedSubtitle }
        set { values.localizedSubtitle = newValue }
    }
    /// The item's picture.
    open override var icon: UIApplicationShortcutIcon? {
        get { values.icon }
        set { values.icon = newValue }
    }
    /// What the program wants to know when the item is chosen.
    open override var userInfo: [String: any NSSecureCoding]? {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    /// By which the scene is chosen that performs the item. Stored; there is one scene.
    open override var targetContentIdentifier: Any? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }
}

/// The picture of an action of the home screen. Nothing draws it here.
///
/// - Source: developer.apple.com/documentation/uikit/uiapplicationshortcuticon
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
    /// The system's pictures.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiapplicationshortcuticon/icontype
    public enum IconType: Int, Sendable {
        case compose = 0
        case play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love, cloud
        case invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm
        case bookmark, shuffle, audio, update
    }

    private enum Picture: Equatable {
        case system(IconType)
        case template(String)
        case symbol(String)
    }

    private let picture: Picture

    /// Makes an icon of the system's picture.
    public init(type: IconType) {
        picture = .system(type)
        super.init()
    }
    /// Makes an icon of one of the program's images.
    public init(templateImageName: String) {
        picture = .template(templateImageName)
        super.init()
    }
    /// Makes an icon of a symbol.
    public init(systemImageName: String) {
        picture = .symbol(systemImageName)
        super.init()
    }

    /// Whether the other object is an icon of the same picture.
    nonisolated open override func isEqual(_ object: Any?) -> Bool { (object as? UIApplicationShortcutIcon)?.picture == picture }
    /// The same for equal icons.
    nonisolated open override var hash: Int {
        switch picture {
        case .system(let type): type.rawValue
        case .template(let name), .symbol(let name): name.hashValue
        }
    }
}
