extension ProcessInfo {
    /// Whether low power mode is enabled; always false here.
    public var isLowPowerModeEnabled: Bool { false }
    /// The thermal state of the device; always nominal here.
    public var thermalState: ThermalState { .nominal }
    /// Whether an iOS program runs on a Mac; always false.
    public var isiOSAppOnMac: Bool { false }
    /// Whether an iPad program runs as a Mac Catalyst program; always false.
    public var isMacCatalystApp: Bool { false }

    /// The thermal state of a device.
    ///
    /// - Source: developer.apple.com/documentation/foundation/processinfo/thermalstate-swift.enum
    public enum ThermalState: Int, Sendable {
        case nominal = 0
        case fair, serious, critical
    }
}

extension NSNotification.Name {
    /// Posted when low power mode changed; never posted here.
    public static let NSProcessInfoPowerStateDidChange = NSNotification.Name("NSProcessInfoPowerStateDidChangeNotification")
}

extension FileManager {
    /// The folder shared by a group of programs; nil, since there are no groups here.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
    /// The identity of the iCloud user; nil, since there is none here.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
    /// A folder of iCloud; nil, since there is none here.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}
