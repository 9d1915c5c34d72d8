import Foundation
import Testing

@testable import cairn

/// `cairn import`. What projects become is tested with `XcodeProjects`; what comes of the package, by `Scripts/test`.
@Suite @MainActor struct ImportCommandTests {
    private let cairn = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    private func withCopy(_ body: (String) throws -> Void) throws {
        let copy = FileManager.default.temporaryDirectory.appendingPathComponent("import-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: copy) }
        for name in ["Notes", "NotesTests", "Notes.xcodeproj"] {
            try FileManager.default.copyItem(atPath: "\(cairn)/Examples/XcodeProject/\(name)", toPath: "\(copy)/\(name)")
        }
        try body(copy)
    }

    @Test func writesAPackageAndTellsWhatIsLeftOut() throws {
        try withCopy { copy in
            let run = CommandRun("import", copy, "--cairn", cairn)
            #expect(run.status == .success && run.output == "\(copy)/Package.swift\n")
            #expect(run.messages.hasPrefix("\(copy)/Notes.xcodeproj/project.pbxproj:177:"))
            #expect(run.messages.hasSuffix("'Lint', which is not run [build-phase]\n"))
            let manifest = try String(contentsOfFile: "\(copy)/Package.swift", encoding: .utf8)
            #expect(manifest.contains(".process(\"Notes/Base.lproj/Main.storyboard\")"))
            #expect(FileManager.default.fileExists(atPath: "\(copy)/CairnImport/Notes-Info.plist"))
        }
    }

    @Test func aPackageForTheSDKNamesNoDependency() throws {
        try withCopy { copy in
            let run = CommandRun("import", copy)
            #expect(run.status == .success && run.output == "\(copy)/Package.swift\n")
            let manifest = try String(contentsOfFile: "\(copy)/Package.swift", encoding: .utf8)
            #expect(!manifest.contains("Cairn\"") && !manifest.contains("UIKit"))
            let settings = try String(contentsOfFile: "\(copy)/.sourcekit-lsp/config.json", encoding: .utf8)
            #expect(settings.contains("\"swiftSDK\": \"cairn\""))
        }
    }

    @Test func theSettingsOfAnEditorAreKept() throws {
        try withCopy { copy in
            try FileManager.default.createDirectory(atPath: "\(copy)/.sourcekit-lsp", withIntermediateDirectories: false)
            try "{}".write(toFile: "\(copy)/.sourcekit-lsp/config.json", atomically: true, encoding: .utf8)
            #expect(CommandRun("import", copy).status == .success)
            #expect(try String(contentsOfFile: "\(copy)/.sourcekit-lsp/config.json", encoding: .utf8) == "{}")
        }
    }

    /// The check tells what an import would leave out, and writes nothing.
    @Test func aCheckWritesNothing() throws {
        try withCopy { copy in
            let run = CommandRun("import", "--check", "\(copy)/Notes.xcodeproj")
            #expect(run.status == .found && run.output.contains("Notes.xcodeproj/project.pbxproj:177:"))
            #expect(!FileManager.default.fileExists(atPath: "\(copy)/Package.swift"))
        }
    }

    @Test func aPackageNeedsNoImportForTheSDK() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("import-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let manifest = "let package = Package(name: \"Cards\")"
        try manifest.write(toFile: folder + "/Package.swift", atomically: true, encoding: .utf8)
        let run = CommandRun("import", folder)
        #expect(run.status == .success && run.output.contains("swift build --swift-sdk cairn"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["Package.swift"])
    }

    @Test func pathsAreRelativeWhereTheOperandIs() throws {
        try withCopy { copy in
            let folder = ".build/import-\(UUID().uuidString)"
            try FileManager.default.createDirectory(atPath: ".build", withIntermediateDirectories: true)
            try FileManager.default.copyItem(atPath: copy, toPath: folder)
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let run = CommandRun("import", "\(folder)/Notes.xcodeproj", "--cairn", cairn)
            #expect(run.status == .success && run.output == "\(folder)/Package.swift\n")
            #expect(run.messages.hasPrefix("\(folder)/Notes.xcodeproj/project.pbxproj:177:"))
        }
    }

    @Test func tellsWhereAProjectIsDamaged() throws {
        try withCopy { copy in
            try "{\n  objects = \n".write(toFile: "\(copy)/Notes.xcodeproj/project.pbxproj", atomically: true, encoding: .utf8)
            let run = CommandRun("import", "\(copy)/Notes.xcodeproj", "--cairn", cairn)
            #expect(run.status == .failure)
            #expect(
                run.messages
                    == "\(copy)/Notes.xcodeproj/project.pbxproj:3:1: error: a value is expected at the end of the text\n")
        }
    }

    @Test func aWorkspaceStandsForItsProjects() throws {
        try withCopy { copy in
            try FileManager.default.createDirectory(atPath: "\(copy)/All.xcworkspace", withIntermediateDirectories: false)
            try #"<Workspace version = "1.0"><FileRef location = "group:Notes.xcodeproj"></FileRef></Workspace>"#
                .write(toFile: "\(copy)/All.xcworkspace/contents.xcworkspacedata", atomically: true, encoding: .utf8)
            let run = CommandRun("import", "\(copy)/All.xcworkspace", "--cairn", cairn)
            #expect(run.status == .success && run.output.hasSuffix("/Package.swift\n"))
        }
    }

    @Test func refusesWhatIsNoProject() throws {
        #expect(CommandRun("import", cairn + "/Examples").messages.contains("it holds projects below; name one of "))
        #expect(CommandRun("import", cairn + "/Documentation").messages.contains("it holds no project and no Swift files"))
        #expect(
            CommandRun("import", cairn + "/README.md").messages.contains("it is neither a project, nor a workspace, nor a folder")
        )
        #expect(CommandRun("import", cairn).status != .success)
        try withCopy { copy in
            let workspace = "\(copy)/Notes.xcworkspace"
            try FileManager.default.createDirectory(atPath: workspace, withIntermediateDirectories: false)
            try #"<Workspace version = "1.0"><FileRef location = "group:Gone.xcodeproj"></FileRef></Workspace>"#
                .write(toFile: "\(workspace)/contents.xcworkspacedata", atomically: true, encoding: .utf8)
            let run = CommandRun("import", workspace)
            #expect(run.status == .failure && run.messages.contains("Notes.xcworkspace: it names no project that exists"))
            #expect(
                run.messages.contains("contents.xcworkspacedata:1:28: note: \(copy)/Gone.xcodeproj does not exist [workspace]"))
            try "<Workspace>".write(toFile: "\(workspace)/contents.xcworkspacedata", atomically: true, encoding: .utf8)
            #expect(
                CommandRun("import", workspace).messages.contains(
                    "contents.xcworkspacedata:1:1: error: <Workspace> is never closed"))
        }
    }

    @Test func aFolderOfSourcesBecomesAPackageAgainAndAgain() throws {
        try withCopy { copy in
            try FileManager.default.removeItem(atPath: "\(copy)/Notes.xcodeproj")
            let first = CommandRun("import", copy, "--cairn", cairn)
            #expect(first.status == .success && first.messages.isEmpty && first.output == "\(copy)/Package.swift\n")
            let manifest = try String(contentsOfFile: "\(copy)/Package.swift", encoding: .utf8)
            #expect(manifest.contains("name: \"NotesTests\"") && manifest.contains("name: \"Notes\""))
            #expect(CommandRun("import", copy, "--cairn", cairn).status == .success)
            #expect(try String(contentsOfFile: "\(copy)/Package.swift", encoding: .utf8) == manifest)
        }
    }
}
