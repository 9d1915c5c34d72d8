/// Who takes links on the simulated device: a browser and the settings, unless a test says otherwise. They take links and show nothing, and
/// the program stays in front.
package struct LinkOpening {
    /// The schemes, in small letters, of links that other programs take.
    package var schemes: Set<String> = ["http", "https", "app-settings"]
    /// The links that other programs took, in order.
    package private(set) var opened: [URL] = []
    /// The schemes that the program's own Info.plist declares, in small letters.
    package var ownSchemes: Set<String> = []

    func takes(_ url: URL) -> Bool { isOwn(url) || schemes.contains(Self.scheme(of: url)) }
    func isOwn(_ url: URL) -> Bool { ownSchemes.contains(Self.scheme(of: url)) }

    /// Hands a link to another program. Returns whether there is one.
    mutating func handOver(_ url: URL) -> Bool {
        guard schemes.contains(Self.scheme(of: url)) else { return false }
        opened.append(url)
        return true
    }

    private static func scheme(of url: URL) -> String { url.scheme?.lowercased() ?? "" }

    /// The schemes below the key `CFBundleURLTypes`.
    package static func declaredSchemes(in information: [String: Any]) -> Set<String> {
        let types = information["CFBundleURLTypes"] as? [[String: Any]] ?? []
        return Set(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
    }
}

extension UIApplication {
    /// The link to the program's own page of the settings.
    nonisolated public static let openSettingsURLString = "app-settings:"
    /// The link to the program's notifications in the settings.
    nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

    /// Opens a link. Returns whether somebody took it.
    func openLink(_ url: URL, isUniversalOnly: Bool) -> Bool {
        if isUniversalOnly { return false }
        return linkOpening.isOwn(url) ? receiveLink(url) : linkOpening.handOver(url)
    }

    /// Hands a link of one of the program's schemes to the program. Returns whether it took it.
    package func receiveLink(_ url: URL) -> Bool {
        guard usesScenes else { return delegate?.application(self, open: url, options: [.openInPlace: false]) ?? false }
        guard let scene = connected.first, let delegate = scene.delegate else { return false }
        delegate.scene(scene, openURLContexts: [UIOpenURLContext(url)])
        return true
    }
}

/// The link to the program's notifications in the settings, under the name of iOS 15.4.
@available(*, deprecated, renamed: "UIApplication.openNotificationSettingsURLString")
public let UIApplicationOpenNotificationSettingsURLString = UIApplication.openNotificationSettingsURLString
