extension ProcessInfo {
    /// Whether the user saves power: never here.
    public var isLowPowerModeEnabled: Bool { false }
    /// How hot the device is; always as usual here.
    public var thermalState: ThermalState { .nominal }
    /// Whether a program for iOS runs on a Mac: never.
    public var isiOSAppOnMac: Bool { false }
    /// Whether a program for the iPad runs as one for the Mac: never.
    public var isMacCatalystApp: Bool { false }

    /// How hot a device is.
    ///
    /// - Source: developer.apple.com/documentation/foundation/processinfo/thermalstate-swift.enum
    public enum ThermalState: Int, Sendable {
        case nominal = 0
        case fair, serious, critical
    }
}

extension NSNotification.Name {
    /// The user began or ceased to save power. Nobody posts it here.
    public static let NSProcessInfoPowerStateDidChange = NSNotification.Name("NSProcessInfoPowerStateDidChangeNotification")
}

extension FileManager {
    /// The folder that programs of a group share; nil, since there are no groups here.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
    /// Who the user of the cloud is; nil, since there is none here.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
    /// A folder of the cloud; nil, since there is none here.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}
