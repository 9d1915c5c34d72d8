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
            try write(window, example.name, to: folder)
            guard let change = example.change else { continue }
            change()
            try write(window, example.name + "-changed", to: folder)
        }
    }

    private static func write(_ window: UIWindow, _ name: String, to folder: URL) throws {
        try window.picture(scale: 2).pngData()?.write(to: folder.appendingPathComponent(name + ".png"))
        print(name + ".png")
    }
}
