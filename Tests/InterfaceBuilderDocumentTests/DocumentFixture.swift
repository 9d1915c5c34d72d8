import Foundation

@testable import InterfaceBuilderDocument

/// The project's own documents.
enum DocumentFixture {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/Documents")

    static let names = [
        "SignIn.storyboard", "SizeClasses.xib", "Cells.storyboard", "Faults.xib", "LineEnds.xib", "Stacks.xib", "Controls.xib",
    ]

    static func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
    }

    static func document(_ name: String) throws -> InterfaceDocument { try InterfaceDocument(bytes: bytes(name)) }

    /// A document around some views.
    static func xib(_ objects: String) throws -> InterfaceDocument {
        try InterfaceDocument(
            bytes: Array(
                #"<document type="CocoaTouch" targetRuntime="iOS.CocoaTouch"><objects>\#(objects)</objects></document>"#.utf8))
    }
}
