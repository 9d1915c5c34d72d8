import Foundation
import Testing

@testable import cairn

/// `cairn render` of container controllers: those of a document without other scenes, and those that are asked for.
@MainActor @Suite(.serialized) struct RenderContainerTests {
    private let folder = NSTemporaryDirectory() + "cairn-containers-\(UUID().uuidString)"

    private static func tabs(_ id: String, _ held: String...) -> String {
        let segues = held.map {
            "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"\(id)-\($0)\"/>"
        }
        return
            "<tabBarController title=\"Tabs \(id)\" id=\"\(id)\"><connections>\(segues.joined())</connections></tabBarController>"
    }

    private static func controller(_ id: String, _ views: String = "") -> String {
        """
        <viewController title="\(id)" id="\(id)"><view key="view" id="\(id)-view"><rect key="frame" width="375" height="667"/>\(views)
        </view></viewController>
        """
    }

    private static let boxOfEmbedded = """
        <subviews><containerView fixedFrame="YES" id="box"><rect key="frame" width="375" height="300"/><connections>
        <segue destination="embedded" kind="embed" id="embed"/></connections></containerView></subviews>
        """

    private func withDocument(_ scenes: [String], _ body: (_ file: String) throws -> Void) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22000"
            targetRuntime="iOS.CocoaTouch"><device id="retina4_7" orientation="portrait"/>
            <scenes>\(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined())</scenes></document>
            """
        let file = folder + "/Main.storyboard"
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        try body(file)
    }

    /// The names of the pictures that a call writes, `{scene}` in the place of their ids.
    private func scenes(_ file: String, _ arguments: String...) -> Set<String> {
        let run = CommandRun(["render", file, "-o", folder + "/{scene}.png"] + arguments)
        #expect(run.status == .success && run.messages.isEmpty, "\(run.messages)")
        return Set(
            run.output.split(separator: "\n").map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension })
    }

    @Test("A container is drawn where the document has no other scene, on a device and on the canvas")
    func theOnlyScene() throws {
        try withDocument([Self.tabs("t")]) { file in
            let out = folder + "/a.png"
            #expect(CommandRun("render", file, "-o", out).output == out + "\n")
            #expect(CommandRun("render", file, "--canvas", "-o", out).output == out + "\n")
            #expect(scenes(file) == ["t"])
            let unknown = CommandRun("render", file, "--scene", "x", "-o", out)
            #expect(unknown.messages.contains("has no scene 'x'; there are t\n"))
        }
    }

    @Test("Several containers need a choice, whose words have ids and titles") func several() throws {
        try withDocument([Self.tabs("t"), Self.tabs("u")]) { file in
            #expect(scenes(file) == ["t", "u"])
            for (out, words) in [("-", "takes one picture"), (folder + "/a.png", "has 2 scenes")] {
                let run = CommandRun("render", file, "-o", out)
                #expect(run.status == .failure && run.messages.contains(words))
                #expect(run.messages.contains("; there are t “Tabs t”, u “Tabs u”\n"), "\(run.messages)")
            }
        }
    }

    @Test("Beside scenes only those containers are drawn by themselves that no scene's picture shows")
    func besideScenes() throws {
        let document = [
            Self.tabs("empty"), Self.tabs("holding", "held"), Self.controller("held"), Self.tabs("embedded"),
            Self.controller("outer", Self.boxOfEmbedded),
        ]
        try withDocument(document) { file in
            #expect(scenes(file) == ["held", "outer", "empty"])
            #expect(scenes(file, "--scene", "holding") == ["holding"])
        }
        try withDocument([Self.tabs("empty"), Self.controller("one")]) { file in
            let out = folder + "/a.png"
            #expect(CommandRun("render", file, "-o", out).output == out + "\n", "one scene needs no choice")
        }
    }

    @Test("A sheet shows a container; a canvas has no such scene") func choices() throws {
        try withDocument([Self.tabs("t", "a", "b"), Self.controller("a"), Self.controller("b")]) { file in
            #expect(scenes(file, "--scene", "t", "--sheet", "--scale", "1") == ["t"])
            let run = CommandRun("render", file, "--scene", "t", "--canvas", "-o", folder + "/a.png")
            #expect(run.status == .failure)
            #expect(run.messages.hasPrefix("cairn: Interface Builder's canvas has no scene 't' of \(file): it is a container"))
            #expect(run.messages.contains("there are a, b\n"))
        }
    }

    @Test("Options that a sheet leaves without effect are refused", arguments: [["--device", "iPhone 8"], ["--canvas"]])
    func sheets(_ arguments: [String]) throws {
        try withDocument([Self.controller("a")]) { file in
            let run = CommandRun(["render", file, "--sheet", "-o", folder + "/a.png"] + arguments)
            #expect(run.status == .failure && run.messages.contains("\(arguments[0]) cannot stand beside --sheet: "))
        }
    }
}
