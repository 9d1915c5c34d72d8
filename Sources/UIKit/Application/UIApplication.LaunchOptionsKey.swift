extension UIApplication {
    /// A key of the launch options, which give the reason of a launch.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiapplication/launchoptionskey
    public struct LaunchOptionsKey: Hashable, Equatable, RawRepresentable, Sendable {
        /// The key's string.
        public var rawValue: String
        /// Makes a key from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The URL to open, a `URL`.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The program that requested to open the URL, a `String`.
        public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// The remote notification that launched the program; never here.
        public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// The local notification that launched the program; never here.
        public static let localNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        /// Whether the program was launched for a change of location; never here.
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
        /// The user activity to continue; never here.
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// The type of the user activity to continue; never here.
        public static let userActivityType = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
        /// The home screen quick action that launched the program; never here.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// Further data for the URL to open; never here.
        public static let annotation = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        /// Downloads of newsstand issues that finished; never here.
        @available(iOS, introduced: 5.0, deprecated: 13.0, message: "schedule background tasks instead")
        public static let newsstandDownloads = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
        /// Identifiers of Bluetooth central managers to restore; never here.
        public static let bluetoothCentrals = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
        /// Identifiers of Bluetooth peripheral managers to restore; never here.
        public static let bluetoothPeripherals = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
        /// The accepted invitation to shared records; never here.
        public static let cloudKitShareMetadata = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
    }

    /// A key of the options that a delegate receives with a URL to open.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiapplication/openurloptionskey
    public struct OpenURLOptionsKey: Hashable, Equatable, RawRepresentable, Sendable {
        /// The key's string.
        public var rawValue: String
        /// Makes a key from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The program that requested to open the URL, a `String`.
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// Further data from that program; never here.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether the file must be copied before it is used, a `Bool`.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// A key of the options for opening a URL in another program.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiapplication/openexternalurloptionskey
    public struct OpenExternalURLOptionsKey: Hashable, Equatable, RawRepresentable, Sendable {
        /// The key's string.
        public var rawValue: String
        /// Makes a key from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whether only a program associated with the web site may open the URL, a `Bool`; there is none here.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
}
