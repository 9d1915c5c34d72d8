import Foundation
import Testing

@testable import XcodeProjects

@Suite struct FolderImportTests {
    /// The targets of a folder of files, a line each.
    private func targets(_ files: [(String, String)], check: (ProjectFolder, ImportedProject, [ImportNote]) throws -> Void) throws
    {
        let folder = try ProjectFolder(objects: "", files: [])
        try FileManager.default.removeItem(atPath: folder.path + "/App.xcodeproj")
        for (name, text) in files { try folder.write(text, to: "Shop/" + name) }
        var reading = FolderImport(folder: folder.path + "/Shop")
        try check(folder, reading.imported(), reading.notes)
    }

    @Test func aProgramWithTests() throws {
        try targets([
            ("App/AppDelegate.swift", "import UIKit\n@UIApplicationMain\nclass AppDelegate {}\n"),
            ("App/Base.lproj/Main.storyboard", ""), ("App/Assets.xcassets/Contents.json", "{}"), ("App/Info.plist", ""),
            ("Views/Card.swift", "import WebKit\nclass Card: ObservableObject {}\n"),
            ("ShopTests/CardTests.swift", "import XCTest\n@testable import Shop\n"),
            ("Pods/Other/Other.swift", ""), ("README.md", ""), ("Old/Old.m", ""),
        ]) { folder, project, notes in
            #expect(project.targets.map(\.module) == ["Shop", "ShopTests"])
            #expect(project.targets.map(\.kind) == [.program, .tests])
            let program = project.targets[0]
            #expect(folder.short(program.folders) == ["Shop/App", "Shop/Views"])
            #expect(folder.short(program.resources) == ["Shop/App/Assets.xcassets", "Shop/App/Base.lproj/Main.storyboard"])
            #expect(program.infoPath?.hasSuffix("Shop/App/Info.plist") == true && program.companions == ["Combine", "WebKit"])
            #expect(project.targets[1].dependencies == ["Shop"])
            #expect(notes.map(\.id) == ["file"] && notes[0].path.hasSuffix("Old/Old.m"))
        }
    }

    @Test func aLibraryWhoseTestsNameIt() throws {
        try targets([
            ("Sources/A.swift", "import UIKit\n"), ("Sources/Deep/B.swift", ""),
            ("Tests/ATests.swift", "@testable import Pins\nimport Testing\n"),
        ]) { folder, project, _ in
            #expect(project.targets.map(\.module) == ["Pins", "ShopTests"])
            #expect(project.targets.map(\.kind) == [.library, .tests])
            #expect(folder.short(project.targets[0].folders) == ["Shop/Sources"])
            #expect(project.targets[1].dependencies == ["Pins"])
        }
    }

    @Test func foldersThatOthersImportAreModules() throws {
        try targets([
            ("Sources/Kit/K.swift", "public let k = 1\n"), ("Sources/Screens/S.swift", "import Kit\n"),
            ("Sources/Words/W.swift", "let w = 1\n"),
            ("Tests/KitTests/T.swift", "import XCTest\n@testable import Kit\n@testable import Screens\n"),
        ]) { folder, project, _ in
            #expect(project.targets.map(\.module) == ["Shop", "Kit", "Screens", "KitTests"])
            #expect(folder.short(project.targets[0].folders) == ["Shop/Sources"])
            #expect(project.targets[0].swiftFiles.map { ($0 as NSString).lastPathComponent } == ["W.swift"])
            #expect(project.targets.map(\.dependencies) == [[], [], ["Kit"], ["Kit", "Screens"]])
        }
    }

    @Test func tellsOfFrameworksOnceWithTheirPlace() throws {
        try targets([
            ("A.swift", "import UIKit\nimport HomeKit\n  @preconcurrency import GLKit\n"), ("B.swift", "import HomeKit\n"),
            ("C.swift", "#if canImport(CoreData)\nimport CoreData\n#endif\n"),
        ]) { _, _, notes in
            #expect(
                notes.map(\.message).map { $0.prefix { $0 != ":" } } == ["GLKit is not supported", "HomeKit is not supported"])
            #expect(notes.map(\.position) == [.init(line: 3, column: 3), .init(line: 2, column: 1)])
        }
    }

    @Test func theManifestNamesFilesAndFolders() throws {
        try targets([("main.swift", "print(1)\n"), ("Kit/K.swift", ""), ("Notes.txt", "")]) { folder, project, _ in
            let path = try PackageWriting(project, cairn: "/cairn").write()
            let manifest = try String(contentsOfFile: path, encoding: .utf8)
            #expect(folder.short([path]) == ["Shop/Package.swift"])
            #expect(manifest.contains(".executableTarget(\n            name: \"Shop\""))
            for word in ["\"Kit\"", "\"main.swift\"", "exclude: [\"Notes.txt\"]"] { #expect(manifest.contains(word), "\(word)") }
        }
    }
}
