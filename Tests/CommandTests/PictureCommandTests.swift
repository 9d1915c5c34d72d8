import Foundation
import Testing

@testable import cairn

/// `cairn picture`. What is built for it is tried by `Scripts/examples`.
@Suite @MainActor struct PictureCommandTests {
    @Test func withoutSwiftItSaysWhatToInstall() throws {
        let machine = Machine(environment: ["PATH": "/nowhere", "HOME": "/nowhere"])
        let error = #expect(throws: UsageError.self) { try ProgramKit.checkSwift(in: machine) }
        #expect(error?.description.contains("install Swift \(CairnVersion.swift) or later") == true)
        #expect(throws: Never.self) { try ProgramKit.checkSwift() }
    }

    @Test func tapsAreLabelsOrPoints() {
        for (text, point) in [("12,30", (12.0, 30.0)), (" 1.5, 2", (1.5, 2))] {
            guard case .point(let x, let y) = TapTarget(text) else {
                Issue.record("\(text) is no point")
                continue
            }
            #expect((x, y) == point)
        }
        for text in ["Save", "1,2,3", "Rome, Italy", "3"] {
            guard case .element(text) = TapTarget(text) else {
                Issue.record("\(text) is a point")
                continue
            }
        }
    }

    private func element(_ label: String, _ identifier: String? = nil, _ traits: [String] = []) throws -> ScreenElement {
        let fields: [String: Any] = [
            "label": label, "identifier": identifier ?? NSNull(), "traits": traits, "place": [10, 20, 30, 40],
        ]
        return try JSONDecoder().decode(ScreenElement.self, from: JSONSerialization.data(withJSONObject: fields))
    }

    @Test func elementsAreFoundByIdentifierLabelAndPartsOfIt() throws {
        let elements = try [
            element("Save"), element("Save", nil, ["button"]), element("other", "save-button"), element("Rome, Italy"),
            element("Settings and more"),
        ]
        #expect(ScreenElement.named("save-button", among: elements)?.label == "other")
        #expect(ScreenElement.named("Save", among: elements)?.traits == ["button"])
        #expect(ScreenElement.named("SAVE", among: elements)?.label == "Save")
        #expect(ScreenElement.named("Italy", among: elements)?.label == "Rome, Italy")
        #expect(ScreenElement.named("settings", among: elements)?.label == "Settings and more")
        #expect(ScreenElement.named("Delete", among: elements) == nil)
        #expect(try element("a").middle == (25, 40))
    }

    @Test func wrongUseIsTold() {
        let folder = FileManager.default.temporaryDirectory.path
        #expect(CommandRun("picture").messages.contains("no APP was given"))
        #expect(CommandRun("picture", "A", "B").status == .failure)
        #expect(CommandRun("picture", "A", "-o", "a.jpg").messages.contains("a name that ends in .png"))
        #expect(CommandRun("picture", folder + "/none.xcodeproj").messages.contains("there is no such file"))
        #expect(CommandRun("picture", "--wait", "long", "A").messages.contains("a number of seconds"))
    }

    // MARK: Operands

    private func operand(_ path: String) throws -> String {
        switch try ProgramOperand(path, product: nil, { _ in }) {
        case .program: "program"
        case .package(_, let product): "package \(product ?? "-")"
        case .source(.package, _): "foreign package"
        case .source(.project, _): "project"
        case .source(.folder, _): "folder"
        case .source: "other"
        }
    }

    @Test func operandsAreToldApart() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("picture-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func write(_ text: String, to file: String) throws {
            let url = URL(fileURLWithPath: "\(folder)/\(file)")
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        try write("let package = Package(name: \"A\")", to: "Foreign/Package.swift")
        try write(".product(name: \"UIKit\", package: \"Cairn\")", to: "Own/Package.swift")
        try write("let a = 1", to: "Sources/A.swift")
        try write("#!/bin/sh", to: "Tool/tool")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder + "/Tool/tool")
        let root = CommandRun.fixtures.deletingLastPathComponent().path
        #expect(try operand(folder + "/Foreign") == "foreign package")
        #expect(try operand(folder + "/Own") == "package -")
        #expect(try operand(folder + "/Sources") == "folder")
        #expect(try operand(folder + "/Tool/tool") == "program")
        #expect(try operand(root) == "package -")
        #expect(try operand(root + "/Examples/XcodeProject/Notes.xcodeproj") == "project")
        #expect(throws: UsageError.self) { try operand(folder + "/nothing") }
    }
}
