import CairnTesting
import UIKit

/// Shows what stack views are good for, one picture an example: `swift run StackGallery pictures`.
@main
@MainActor
struct StackGallery {
    static func main() throws {
        let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for example in Example.all {
            let window = example.show()
            try write(window.picture(scale: 2).pngData(), example.name, to: folder)
            guard let change = example.change else { continue }
            if example.duration > 0 {
                let recording = record(window, example.duration, change)
                try write(recording.apngData(), example.name + "-animated", to: folder)
                try write(recording.strip().pngData(), example.name + "-strip", to: folder)
            } else {
                change()
            }
            try write(window.picture(scale: 2).pngData(), example.name + "-changed", to: folder)
        }
    }

    /// Pictures of a change while it happens.
    static func record(_ window: UIWindow, _ duration: TimeInterval, _ change: () -> Void) -> AnimationRecording {
        TestClock.hold { clock in
            change()
            return clock.record(window, for: duration, scale: 2)
        }
    }

    private static func write(_ file: Data?, _ name: String, to folder: URL) throws {
        try file?.write(to: folder.appendingPathComponent(name + ".png"))
        print(name + ".png")
    }
}
