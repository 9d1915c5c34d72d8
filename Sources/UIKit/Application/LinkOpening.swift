/// The URLs that other programs of the simulated device open: by default those of a browser and the settings; tests can
/// change the schemes. The other programs show nothing, and the program stays in the foreground.
package struct LinkOpening {
    /// The lower-case schemes of URLs that other programs open.
    package var schemes: Set<String> = ["http", "https", "app-settings"]
    /// The URLs that other programs opened, in order.
    package private(set) var opened: [URL] = []
    /// The lower-case schemes that the program's own Info.plist declares.
    package var ownSchemes: Set<String> = []

    func takes(_ url: URL) -> Bool { isOwn(url) || schemes.contains(Self.scheme(of: url)) }
    func isOwn(_ url: URL) -> Bool { ownSchemes.contains(Self.scheme(of: url)) }

    /// Opens a URL in another program. Returns whether there is one for it.
    mutating func handOver(_ url: URL) -> Bool {
        guard schemes.contains(Self.scheme(of: url)) else { return false }
        opened.append(url)
        return true
    }

    private static func scheme(of url: URL) -> String { url.scheme?.lowercased() ?? "" }

    /// The schemes of the key `CFBundleURLTypes`.
    package static func declaredSchemes(in information: [String: Any]) -> Set<String> {
        let types = information["CFBundleURLTypes"] as? [[String: Any]] ?? []
        return Set(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() })
    }
}

extension UIApplication {
    /// The URL of the program's page in the settings.
    nonisolated public static let openSettingsURLString = "app-settings:"
    /// The URL of the program's notifications in the settings.
    nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

    /// Opens a URL. Returns whether a program opened it.
    func openLink(_ url: URL, isUniversalOnly: Bool) -> Bool {
        if isUniversalOnly { return false }
        return linkOpening.isOwn(url) ? receiveLink(url) : linkOpening.handOver(url)
    }

    /// Passes a URL with one of the program's schemes to the program. Returns whether it opened it.
    package func receiveLink(_ url: URL) -> Bool {
        guard usesScenes else { return delegate?.application(self, open: url, options: [.openInPlace: false]) ?? false }
        guard let scene = connected.first, let delegate = scene.delegate else { return false }
        delegate.scene(scene, openURLContexts: [UIOpenURLContext(url)])
        return true
    }
}

/// The URL of the program's notifications in the settings, under the name of iOS 15.4.
@available(*, deprecated, renamed: "UIApplication.openNotificationSettingsURLString")
public let UIApplicationOpenNotificationSettingsURLString = UIApplication.openNotificationSettingsURLString
