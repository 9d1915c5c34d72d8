import Foundation
import InterfaceBuilderDocument
import Testing

@testable import LayoutInspection

/// Images, colours, fonts, classes and storyboards that documents name and the project does not have, and those that it
/// has.
@MainActor
struct MissingResourceTests {
    /// A project with a catalogue, a font and two storyboards, for as long as the value is there.
    private final class Project {
        let folder = NSTemporaryDirectory() + "cairn-project-\(UUID().uuidString)"

        init() throws {
            for name in [
                "App.xcodeproj", "App/Assets.xcassets/star.imageset", "App/Assets.xcassets/AppIcon.appiconset",
                "App/Assets.xcassets/Icons/small.imageset", "App/Assets.xcassets/ink.colorset",
                "Pods/Library.xcassets/other.imageset",
            ] {
                try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
            }
            try write("App/Assets.xcassets/Icons/Contents.json", "{\"properties\": {\"provides-namespace\": true}}")
            for file in ["photo@2x.png", "film.gif", "Fonts/Sans.ttf"] { try write("App/\(file)", "") }
            try write("App/Base.lproj/Detail.storyboard", Self.storyboard)
            try write("App/Damaged.storyboard", "<document")
        }

        private func write(_ name: String, _ text: String) throws {
            let file = URL(fileURLWithPath: "\(folder)/\(name)")
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }

        deinit { try? FileManager.default.removeItem(atPath: folder) }

        private static let storyboard = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
            targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
            <viewController storyboardIdentifier="Rating" id="C"><view key="view" id="V"/></viewController>
            </objects></scene></scenes></document>
            """
    }

    /// What a rule finds in a controller's view with contents, beside another scene; the document lies in a folder of
    /// the project.
    private func findings(
        _ rule: String, _ contents: String, around: String = "", folder: String? = "App", classes: String? = nil
    ) throws -> [LintFinding] {
        let project = try Project()
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>
            <customFonts key="customFonts"><array key="Sans.ttf"><string>Sans-Bold</string></array>
            <array key="Lost.ttf"><string>Lost-Bold</string></array></customFonts><scenes>
            <scene sceneID="s1"><objects>\(around)<viewController id="C"><view key="view" id="R">
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            \(contents)
            </subviews></view></viewController></objects></scene>
            <scene sceneID="s2"><objects><viewController id="D"><view key="view" id="S"/></viewController></objects></scene></scenes>
            <resources><image name="moon" catalog="system" width="128" height="121"/><image name="gone" width="24" height="24"/>
            <namedColor name="lost"><color white="0.5" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </namedColor></resources></document>
            """
        let around = folder.flatMap { ProjectResources.folder(around: "\(project.folder)/\($0)") }
        let lint = DocumentLint(
            try InterfaceDocument(bytes: Array(text.utf8)), rules: [LintRule.named(rule)!],
            classes: try classes.map { try JSONDecoder().decode(ProjectClasses.self, from: Data($0.utf8)) },
            resources: around.map(ProjectResources.init))
        return lint.scenes.flatMap(lint.findings)
    }

    private static func image(_ id: String, _ attribute: String) -> String {
        "<imageView \(attribute) id=\"\(id)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"24\" height=\"24\"/></imageView>\n"
    }

    @Test func anImageIsToldOnceWithThoseThatNameIt() throws {
        let item =
            "<button id=\"B\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"24\" height=\"24\"/><state key=\"normal\" backgroundImage=\"gone\"/></button>"
        let found = try findings(
            "missing-image", Self.image("I", "image=\"gone\"") + item + Self.image("J", "highlightedImage=\"gone\""))
        #expect(found.map(\.items) == [["I", "gone"]])
        #expect(found.first?.message == "the project has no image “gone”, which UIImageView (I, line 6) and 2 other objects name")
        #expect(found.first?.position.line == 6 && found.first?.severity == .warning)
    }

    @Test(arguments: [
        "image=\"star\"", "image=\"star.png\"", "image=\"Icons/small\"", "image=\"AppIcon\"", "image=\"photo\"",
        "image=\"photo.png\"",
        "image=\"film\"", "image=\"film.gif\"", "image=\"moon\"", "image=\"Card.bundle/front\"",
    ])
    func imagesThatAreThere(_ attribute: String) throws {
        let found = try findings("missing-image", Self.image("I", attribute))
        #expect(found.isEmpty, "\(found.map(\.message))")
    }

    @Test(arguments: ["small", "other", "moonlight"])
    func namesBesideThoseOfImages(_ name: String) throws {
        #expect(try findings("missing-image", Self.image("I", "image=\"\(name)\"")).count == 1)
    }

    @Test func documentsOutsideOfTheProjectAreNotJudged() throws {
        let contents = Self.image("I", "image=\"gone\"")
        #expect(try findings("missing-image", contents, folder: "Pods/Library").isEmpty)
        #expect(try findings("missing-image", contents, folder: nil).isEmpty)
        #expect(try findings("missing-image", contents, folder: "App/Base.lproj").count == 1)
    }

    @Test func namedColors() throws {
        func view(_ name: String) -> String {
            "<view id=\"A\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"24\" height=\"24\"/><color key=\"tintColor\" \(name)/></view>"
        }
        let found = try findings("missing-color", view("name=\"lost\""))
        #expect(found.map(\.message) == ["the project has no colour “lost”, which UIView (A, line 6) names"])
        for known in ["name=\"ink\"", "systemColor=\"labelColor\"", "white=\"0\" alpha=\"1\" colorSpace=\"calibratedWhite\""] {
            #expect(try findings("missing-color", view(known)).isEmpty)
        }
    }

    @Test func fontsOfFiles() throws {
        func label(_ name: String) -> String {
            """
            <label text="A" id="L"><rect key="frame" x="0" y="0" width="24" height="24"/>
            <fontDescription key="fontDescription" name="\(name)" family="F" pointSize="17"/></label>
            """
        }
        let found = try findings("missing-font", label("Lost-Bold"))
        #expect(
            found.map(\.message) == [
                "the project has no file Lost.ttf, with the font “Lost-Bold”, which UILabel “A” (L, line 6) names"
            ])
        #expect(try findings("missing-font", label("Sans-Bold")).isEmpty)
        #expect(try findings("missing-font", label("Menlo-Regular")).isEmpty, "a font of the system")
    }

    @Test func classesOfTheProjectsModule() throws {
        let classes = "{\"classes\": [{\"inherited\":[\"UIView\"],\"members\":[],\"name\":\"Card\"}]}"
        func view(_ attributes: String) -> String {
            "<view \(attributes) id=\"A\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"24\" height=\"24\"/></view>"
        }
        let lost = view("customClass=\"Lost\" customModule=\"App\" customModuleProvider=\"target\"")
        let found = try findings("missing-class", lost, classes: classes)
        #expect(found.map(\.message) == ["the sources have no class Lost, which UIView (A, line 6) names"])
        #expect(found.first?.severity == .error)
        #expect(try findings("missing-class", lost).isEmpty, "no list of classes")
        for known in [
            "customClass=\"Card\" customModule=\"App\" customModuleProvider=\"target\"",
            "customClass=\"Lost\" customModule=\"Library\"",
            "customClass=\"Lost\"",
        ] {
            #expect(try findings("missing-class", view(known), classes: classes).isEmpty)
        }
    }

    @Test func storyboardReferences() throws {
        func reference(_ attributes: String) -> String { "<viewControllerPlaceholder \(attributes) id=\"P\"/>" }
        func messages(_ attributes: String) throws -> [String] {
            try findings("missing-storyboard", "", around: reference(attributes)).map(\.message)
        }
        #expect(
            try messages("storyboardName=\"Lost\"")
                == ["the project has no storyboard “Lost”, which a storyboard reference names"])
        #expect(
            try messages("storyboardName=\"Detail\" referencedIdentifier=\"Ratings\"")
                == ["Detail.storyboard has no scene with the identifier “Ratings”, which a storyboard reference names"])
        #expect(
            try messages("storyboardName=\"Detail\"")
                == ["Detail.storyboard has no initial scene, which a storyboard reference names"])
        for known in [
            "storyboardName=\"Detail\" referencedIdentifier=\"Rating\"",
            "storyboardName=\"Damaged\" referencedIdentifier=\"Rating\"",
            "storyboardName=\"Lost\" bundleIdentifier=\"com.example.library\"", "referencedIdentifier=\"Rating\"",
        ] {
            #expect(try messages(known) == [])
        }
    }
}
