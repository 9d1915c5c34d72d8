extension UIApplication {
    /// Why a program was launched.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiapplication/launchoptionskey
    public struct LaunchOptionsKey: Hashable, Equatable, RawRepresentable, Sendable {
        /// Apple's name of the key.
        public var rawValue: String
        /// Makes the key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The link to open, a `URL`.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The program that asked to open it, a `String`.
        public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// The remote notification that launched the program; never here.
        public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// The local notification that launched the program; never here.
        public static let localNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        /// Whether the program was launched for a change of place; never here.
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
        /// The activity that goes on; never here.
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// The type of the activity that goes on; never here.
        public static let userActivityType = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
        /// The action of the home screen that launched the program; never here.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// What came with the link to open; never here.
        public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        /// Magazines that were loaded; never here.
        @available(iOS, introduced: 5.0, deprecated: 13.0, message: "schedule background tasks instead")
        public static let newsstandDownloads = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
        /// Identifiers of central managers that are restored; never here.
        public static let bluetoothCentrals = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
        /// Identifiers of peripheral managers that are restored; never here.
        public static let bluetoothPeripherals = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
        /// The invitation to shared records that was accepted; never here.
        public static let cloudKitShareMetadata = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
    }

    /// What a delegate is told of a link to open.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiapplication/openurloptionskey
    public struct OpenURLOptionsKey: Hashable, Equatable, RawRepresentable, Sendable {
        /// Apple's name of the key.
        public var rawValue: String
        /// Makes the key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The program that asked to open the link, a `String`.
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// What that program sent along; never here.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether the file must be copied before it is used, a `Bool`.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// How a link is to be opened.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiapplication/openexternalurloptionskey
    public struct OpenExternalURLOptionsKey: Hashable, Equatable, RawRepresentable, Sendable {
        /// Apple's name of the key.
        public var rawValue: String
        /// Makes the key of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whether only a program that belongs to the web site may open the link, a `Bool`; there is none here.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
}
