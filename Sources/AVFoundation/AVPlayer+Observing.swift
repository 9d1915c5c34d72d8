import QuartzCore

/// Protocols that make the key paths of classes below usable by name.
package protocol PlayerPaths: AVPlayer {}
package protocol PlayerItemPaths: AVPlayerItem {}
extension AVPlayer: PlayerPaths {}
extension AVPlayerItem: PlayerItemPaths {}

extension AVPlayer: KeyValueObservable {
    package nonisolated static func observablePaths(from root: Any.Type) -> [ObservablePath] {
        nonisolated(unsafe) var found: [ObservablePath] = []
        MainActor.assumeIsolated { if let root = root as? any PlayerPaths.Type { found = paths(root) } }
        return found
    }

    private static func paths<Root: PlayerPaths>(_ root: Root.Type) -> [ObservablePath] {
        [
            ObservablePath("rate", \Root.rate), ObservablePath("status", \Root.status), ObservablePath("error", \Root.error),
            ObservablePath("currentItem", \Root.currentItem), ObservablePath("currentItem.status", \Root.currentItem?.status),
            ObservablePath("timeControlStatus", \Root.timeControlStatus), ObservablePath("volume", \Root.volume),
            ObservablePath("muted", \Root.isMuted),
        ]
    }
}

/// No property of an item changes here: observers receive only the initial values.
extension AVPlayerItem: KeyValueObservable {
    package nonisolated static func observablePaths(from root: Any.Type) -> [ObservablePath] {
        nonisolated(unsafe) var found: [ObservablePath] = []
        MainActor.assumeIsolated { if let root = root as? any PlayerItemPaths.Type { found = paths(root) } }
        return found
    }

    private static func paths<Root: PlayerItemPaths>(_ root: Root.Type) -> [ObservablePath] {
        [
            ObservablePath("status", \Root.status), ObservablePath("error", \Root.error),
            ObservablePath("duration", \Root.duration), ObservablePath("presentationSize", \Root.presentationSize),
            ObservablePath("loadedTimeRanges", \Root.loadedTimeRanges),
            ObservablePath("playbackBufferEmpty", \Root.isPlaybackBufferEmpty),
            ObservablePath("playbackBufferFull", \Root.isPlaybackBufferFull),
            ObservablePath("playbackLikelyToKeepUp", \Root.isPlaybackLikelyToKeepUp),
        ]
    }
}
