import Foundation

@testable import XcodeProjects

/// A project in a folder of its own, which is removed with the value.
final class ProjectFolder {
    let path: String

    /// - Parameters:
    ///   - objects: The project's objects.
    ///   - files: Paths in the folder, for files with a line of text.
    init(objects: String, files: [String]) throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("project-\(UUID().uuidString)").path
        try write("{ objects = {\n\(objects)\n}; rootObject = P; }", to: "App.xcodeproj/project.pbxproj")
        for file in files { try write("// \(file)\n", to: file) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var projectFile: String { path + "/App.xcodeproj/project.pbxproj" }

    func write(_ text: String, to file: String) throws {
        let url = URL(fileURLWithPath: "\(path)/\(file)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    func read() throws -> (project: ImportedProject, notes: [String]) {
        var reading = ProjectImport(try XcodeProject(bundle: path + "/App.xcodeproj"))
        let project = try reading.imported(name: "App")
        return (project, reading.notes.map(\.message))
    }

    /// The manifest that is written for the project.
    func manifest() throws -> String {
        try String(contentsOfFile: PackageWriting(try read().project, cairn: "/cairn").write(), encoding: .utf8)
    }

    /// Paths in the folder without the folder's own.
    func short(_ paths: [String]) -> [String] { paths.map { String($0.dropFirst(path.count + 1)) } }
}

/// Objects of a project with one program.
func program(
    phases: String = "", more: String = "", target: String = "", settings: String = "", project: String = ""
) -> String {
    """
    P = {isa = PBXProject; mainGroup = G; targets = (T, \(project.isEmpty ? "" : "U")); };
    G = {isa = PBXGroup; children = (F1, F2, S); sourceTree = "<group>"; };
    T = {isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application"; buildPhases = (\(phases));
        buildConfigurationList = L; \(target) };
    L = {isa = XCConfigurationList; buildConfigurations = (C); };
    C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
    F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
    F2 = {isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
    B1 = {isa = PBXBuildFile; fileRef = F1; };
    B2 = {isa = PBXBuildFile; fileRef = F2; };
    \(project)
    \(more)
    """
}
