/// Frameworks whose declarations another module has here.
enum ContainedFrameworks {
    /// The modules by the names of the frameworks.
    static let modules = [
        "AVFAudio": "AVFoundation", "CFNetwork": "Foundation", "CoreAudio": "AVFoundation", "CoreAudioTypes": "AVFoundation",
        "CoreMedia": "AVFoundation", "CoreServices": "MobileCoreServices", "CoreVideo": "CoreImage",
        "simd": "SceneKit",
    ]
}
