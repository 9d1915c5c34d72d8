import Foundation
import Testing

@testable import InterfaceBuilderCanvas

struct ProjectAssetsTests {
    /// A project with a catalogue, a folder of images, and links to both and to what lies beside the project.
    @Test func linksOutOfTheProjectAreNotFollowed() throws {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appendingPathComponent("project-\(UUID().uuidString)").path
        defer { try? manager.removeItem(atPath: folder) }
        for name in ["own/.git", "own/A.xcassets", "own/images", "other/B.xcassets", "other/images"] {
            try manager.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
        }
        for name in ["own/images/a.png", "other/images/b.png"] {
            _ = manager.createFile(atPath: "\(folder)/\(name)", contents: Data())
        }
        for (name, target) in [
            ("C.xcassets", "../other/B.xcassets"), ("D.xcassets", "A.xcassets"), ("elsewhere", "../other/images"),
            ("again", "images"), ("loop", "."),
        ] {
            try manager.createSymbolicLink(atPath: "\(folder)/own/\(name)", withDestinationPath: target)
        }
        let assets = ProjectAssets(around: "\(folder)/own")
        let names = { (paths: [String]) in Set(paths.map { $0.dropFirst(folder.count) }) }
        #expect(names(assets.catalogs) == ["/own/A.xcassets", "/own/D.xcassets"])
        #expect(names(assets.files) == ["/own/images/a.png", "/own/again/a.png"])
    }

    /// A project's folders may have names with dots; packages of other tools are not looked into.
    @Test func foldersWithDotsInTheirNamesAreSearched() throws {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appendingPathComponent("project-\(UUID().uuidString)").path
        defer { try? manager.removeItem(atPath: folder) }
        for name in [
            ".git", "My.App/A.xcassets", "Some.framework/B.xcassets", "My.xcodeproj/C.xcassets", "v2.1/images/D.xcassets",
        ] {
            try manager.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
        }
        let names = ProjectAssets(around: folder).catalogs.map { $0.dropFirst(folder.count) }
        #expect(names == ["/My.App/A.xcassets", "/v2.1/images/D.xcassets"])
    }
}
