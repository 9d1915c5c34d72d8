import Foundation
import RuntimeReflection

/// Has `Locale.current` be that of a device: the option or default `AppleLocale`, or en_US.
///
/// On Linux it is en_001, whatever the environment and the defaults say, so that money has the sign ¤. Foundation makes
/// one object for it, keeps it, and asks it for its identifier each time. So the identifier of that object is replaced
/// before `main` runs; formatters and calendars follow it.
enum DeviceLocale {
    /// The locale of Foundation on Linux.
    private static let foundations = "en_001"

    static func install() {
        let identifier = UserDefaults.standard.string(forKey: "AppleLocale") ?? "en_US"
        guard let object = KeptText.object(in: "_locale", of: Locale.current) else { return }
        KeptText.replace(foundations, by: identifier, in: ["identifier", "identifierCapturingPreferences"], of: object)
    }
}
