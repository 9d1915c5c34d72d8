/// Frameworks of iOS that no module stands for.
enum AbsentFrameworks {
    /// In alphabetical order.
    static let names = [
        "ARKit", "AVFAudio", "Accelerate", "Accounts", "ActivityKit", "AppIntents", "CFNetwork", "CallKit", "CarPlay", "Charts",
        "ClassKit", "CloudKit", "CoreAudio", "CoreAudioKit", "CoreHaptics", "CoreMIDI", "CoreML", "CoreMedia", "CoreNFC",
        "CoreServices", "CoreTransferable", "CoreVideo", "DeviceCheck", "ExternalAccessory", "FileProvider", "GLKit",
        "GameController", "GameKit", "HealthKit", "HomeKit", "IOKit", "IOSurface", "IntentsUI", "JavaScriptCore",
        "Metal", "MetalKit", "MetalPerformanceShaders", "MetricKit", "NaturalLanguage", "NetworkExtension",
        "NotificationCenter", "OpenGLES", "PassKit", "PencilKit", "PushKit", "QuickLookThumbnailing", "RealityKit", "ReplayKit",
        "SceneKit", "SoundAnalysis", "SwiftData", "TipKit", "VideoToolbox", "Vision", "VisionKit",
        "WatchConnectivity", "WatchKit", "WidgetKit", "simd",
    ]
}
