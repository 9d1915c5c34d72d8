/// A home screen quick action of a program. There is no home screen here: tests choose items through `CairnTesting`.
///
/// - Source: developer.apple.com/documentation/uikit/uiapplicationshortcutitem
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
    /// The values that copies share.
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
    ///   - type: The program's identifier of the action.
    ///   - userInfo: Further data of the program.
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

    /// The program's identifier of the action.
    open var type: String { values.type }
    /// The title.
    open var localizedTitle: String { values.localizedTitle }
    /// The subtitle.
    open var localizedSubtitle: String? { values.localizedSubtitle }
    /// The icon.
    open var icon: UIApplicationShortcutIcon? { values.icon }
    /// Further data of the program.
    open var userInfo: [String: any NSSecureCoding]? { values.userInfo }
    /// The identifier by which the scene for the action is chosen. It reads back what was set; there is one scene.
    open var targetContentIdentifier: Any? { values.targetContentIdentifier }

    /// Returns an immutable item with the same values.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { UIApplicationShortcutItem(values) }
    /// Returns a ``UIMutableApplicationShortcutItem`` with the same values.
    nonisolated open func mutableCopy(with zone: NSZone? = nil) -> Any { UIMutableApplicationShortcutItem(values) }
}

/// A home screen quick action whose values can change.
///
/// - Source: developer.apple.com/documentation/uikit/uimutableapplicationshortcutitem
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// The program's identifier of the action.
    open override var type: String {
        get { values.type }
        set { values.type = newValue }
    }
    /// The title.
    open override var localizedTitle: String {
        get { values.localizedTitle }
        set { values.localizedTitle = newValue }
    }
    /// The subtitle.
    open override var localizedSubtitle: String? {
        get { values.localizedSubtitle }
        set { values.localizedSubtitle = newValue }
    }
    /// The icon.
    open override var icon: UIApplicationShortcutIcon? {
        get { values.icon }
        set { values.icon = newValue }
    }
    /// Further data of the program.
    open override var userInfo: [String: any NSSecureCoding]? {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    /// The identifier by which the scene for the action is chosen. It reads back what was set; there is one scene.
    open override var targetContentIdentifier: Any? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }
}

/// The icon of a home screen quick action. Nothing draws it here.
///
/// - Source: developer.apple.com/documentation/uikit/uiapplicationshortcuticon
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
    /// The system's icons.
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

    /// Makes a system icon.
    public init(type: IconType) {
        picture = .system(type)
        super.init()
    }
    /// Makes an icon from one of the program's images.
    public init(templateImageName: String) {
        picture = .template(templateImageName)
        super.init()
    }
    /// Makes an icon from a symbol.
    public init(systemImageName: String) {
        picture = .symbol(systemImageName)
        super.init()
    }

    /// Whether the other object is an icon with the same image.
    nonisolated open override func isEqual(_ object: Any?) -> Bool { (object as? UIApplicationShortcutIcon)?.picture == picture }
    /// Equal for equal icons.
    nonisolated open override var hash: Int {
        switch picture {
        case .system(let type): type.rawValue
        case .template(let name), .symbol(let name): name.hashValue
        }
    }
}
