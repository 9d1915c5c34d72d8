public import Foundation

extension ProcessInfo {
    /// The name that Swift has for the notification that the device got warmer or colder; never posted here.
    public class var thermalStateDidChangeNotification: NSNotification.Name {
        NSNotification.Name("NSProcessInfoThermalStateDidChangeNotification")
    }

    /// The actions that the system leaves out while an activity goes on. Here it takes none of them.
    ///
    /// - Source: developer.apple.com/documentation/foundation/processinfo/activityoptions
    public struct ActivityOptions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt64
        /// Creates a value of a raw value.
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        /// The screen stays on.
        public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
        /// The device stays awake.
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        /// The program is not ended suddenly.
        public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
        /// The program is not ended by itself.
        public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
        /// An activity that the user asked for.
        public static let userInitiated = ActivityOptions(rawValue: 0x00ff_ffff)
        /// An activity that the user asked for, on a device that may sleep.
        public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0x00ff_ffff & ~(1 << 20))
        /// An activity that the user did not ask for.
        public static let background = ActivityOptions(rawValue: 0xff)
        /// An activity that must not be late.
        public static let latencyCritical = ActivityOptions(rawValue: 0xff_0000_0000)
    }

    /// Begins an activity, until it is ended by the result.
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSObject() }
    /// Ends an activity.
    public func endActivity(_ activity: any NSObjectProtocol) {}
    /// Does something as an activity.
    public func performActivity(options: ActivityOptions = [], reason: String, using block: () -> Void) { block() }
    /// Does something that the system gives time for: all of it.
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { block(false) }
    }
}

extension NSString {
    /// A text with values in the form of the user's region.
    ///
    /// - Source: developer.apple.com/documentation/foundation/nsstring/localizedstringwithformat(_:_:)
    public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
        NSString(string: String(format: format as String, locale: Locale.current, arguments: args))
    }
}
