/// Frameworks of iOS that no module stands for.
enum AbsentFrameworks {
    /// In alphabetical order.
    static let names = [
        "Accounts", "ActivityKit", "AppIntents", "CarPlay", "Charts", "ClassKit", "CoreAudioKit", "CoreMIDI",
        "CoreTransferable", "DeviceCheck", "ExternalAccessory", "FileProvider", "GLKit", "GameController", "HomeKit",
        "IOKit", "IOSurface", "IntentsUI", "JavaScriptCore", "MetalPerformanceShaders", "MetricKit", "NetworkExtension",
        "NotificationCenter", "OpenGLES", "PushKit", "QuickLookThumbnailing", "RealityKit", "SoundAnalysis",
        "SwiftData", "TipKit", "VideoToolbox", "WatchKit",
    ]
}
