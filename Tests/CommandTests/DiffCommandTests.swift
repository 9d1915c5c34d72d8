import Foundation
import LayoutInspection
import Testing

@testable import cairn

@MainActor
struct DiffCommandTests {
    private func withFolder(_ body: (_ folder: String) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "cairn-diff-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try body(folder)
    }

    private func text(_ top: Int, version: String = "21701") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch" \
        useAutolayout="YES"><device id="retina3_5" orientation="portrait"/><objects>
        <view id="R"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/><subviews>
        <view id="A" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0.0" y="20" width="320" height="30"/></view>
        </subviews><constraints>
        <constraint firstItem="A" firstAttribute="top" secondItem="R" secondAttribute="top" constant="\(top)" id="t"/>
        <constraint firstItem="A" firstAttribute="leading" secondItem="R" secondAttribute="leading" id="l"/>
        <constraint firstItem="A" firstAttribute="trailing" secondItem="R" secondAttribute="trailing" id="r"/>
        <constraint firstItem="A" firstAttribute="height" constant="30" id="h"/>
        </constraints></view></objects></document>

        """
    }

    private func write(_ text: String, _ folder: String, _ name: String) throws -> String {
        let file = "\(folder)/\(name)"
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        return file
    }

    @Test func filesAreToldApartByWordsAndStatus() throws {
        try withFolder { folder in
            let (old, new) = (try write(text(20), folder, "old.xib"), try write(text(44), folder, "new.xib"))
            let run = CommandRun("diff", old, new)
            #expect(run.status == .found && run.messages.isEmpty)
            #expect(
                run.output.hasPrefix("\(new)\n  scene UIView (R)\n    UIView (A, line 3) moved from 0 20 320x30 to 0 44 320x30\n")
            )
            #expect(
                run.output.contains(
                    "\n      because of the top of UIView (A, line 3) = the top of UIView (R, line 2) + 44, on line 5; it was "))
            let same = CommandRun("diff", old, try write(text(20, version: "22154"), folder, "same.xib"))
            #expect(same.status == .success && same.output.isEmpty)
            #expect(CommandRun("diff", old).status == .failure)
            #expect(
                CommandRun("diff", old, folder + "/none.xib").messages.contains("there is no such file, and no such revision"))
            #expect(CommandRun("diff", old, new, "-o", "page.txt").status == .failure)
        }
    }

    @Test("Another version of Interface Builder alone is no difference", arguments: ["12121", "24128"])
    func versions(_ version: String) throws {
        var changed = 0
        for file in try CommandRun.someFixtures() + [CommandRun.fixture("Environments.storyboard")] {
            try withFolder { folder in
                let old = String(decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
                let new = old.replacing(/toolsVersion="[^"]*"/, with: "toolsVersion=\"\(version)\" systemVersion=\"24A335\"")
                    .replacing(/IBCocoaTouchPlugin" version="[^"]*"/, with: "IBCocoaTouchPlugin\" version=\"24063\"")
                    .replacing(/key="canvasLocation" x="[^"]*"/, with: "key=\"canvasLocation\" x=\"77\"")
                let run = CommandRun("diff", file, try write(new, folder, (file as NSString).lastPathComponent))
                #expect(run.status == .success && run.output.isEmpty, "\(file) \(run.output)")
                changed += new == old ? 0 : 1
            }
        }
        #expect(changed > 4)
    }

    @Test func foldersAreComparedByTheirDocuments() throws {
        try withFolder { folder in
            _ = try write(text(20), folder, "old/sub/A.xib")
            _ = try write(text(30), folder, "new/sub/A.xib")
            _ = try write(text(20), folder, "old/B.xib")
            _ = try write(text(20), folder, "new/C.xib")
            let run = CommandRun("diff", "--format", "jsonl", folder + "/old", folder + "/new")
            let lines = run.output.split(separator: "\n")
            #expect(run.status == .found && lines.count == 3)
            #expect(zip(lines, ["B.xib", "C.xib", "sub/A.xib"]).allSatisfy { $0.contains("{\"document\": \"\($1)\"") })
            #expect(lines[0].contains("\"presence\": \"removed\"") && lines[1].contains("\"presence\": \"added\""))
        }
    }

    @Test func thePageShowsScenesThatLookDifferent() throws {
        try withFolder { folder in
            let (old, new) = (try write(text(20), folder, "old.xib"), try write(text(44), folder, "<new>.xib"))
            let page = folder + "/page.html"
            #expect(CommandRun("diff", old, new, "-o", page).status == .found)
            let html = try String(contentsOfFile: page, encoding: .utf8)
            #expect(html.components(separatedBy: "data:image/png;base64,").count == 3, "before and after")
            #expect(html.contains("&lt;new&gt;.xib</h2>") && html.hasSuffix("</html>\n"))
        }
    }

    @Test func gitCallsItAsAnExternalDiff() throws {
        try withFolder { folder in
            let (old, new) = (try write(text(20), folder, "old.xib"), try write(text(44), folder, "new.xib"))
            let run = CommandRun("diff", "App/View.xib", old, "abc", "100644", new, "def", "100644")
            #expect(run.status == .success && run.output.hasPrefix("App/View.xib\n  scene UIView (R)\n"))
            let gone = CommandRun("diff", "App/View.xib", old, "abc", "100644", "/dev/null", ".", ".")
            #expect(gone.output == "App/View.xib\n  scene UIView (R) is gone\n")
        }
    }

    @Test func revisionsAreReadFromTheRepository() throws {
        try withFolder { folder in
            let script = """
                set -e; cd '\(folder)'; git init -q .; git config user.email a@example.com; git config user.name A
                git add .; git commit -qm one; cp new.txt View.xib; git commit -qam two
                """
            _ = try write(text(20), folder, "View.xib")
            _ = try write(text(44), folder, "new.txt")
            #expect(system(script) == 0)
            #expect(system("cd '\(folder)'; '\(command)' diff HEAD~1 HEAD > words.txt") == 256, "the status of a difference")
            let words = try String(contentsOfFile: folder + "/words.txt", encoding: .utf8)
            #expect(words.hasPrefix("View.xib\n  scene UIView (R)\n    UIView (A, line 3) moved from 0 20"))
            #expect(system("cd '\(folder)'; '\(command)' diff HEAD HEAD") == 0)
            #expect(system("cd '\(folder)'; '\(command)' diff HEAD~1.. > range.txt; cmp -s range.txt words.txt") == 0)
        }
    }

    @Test func aRevisionIsComparedWithTheWorkingTree() throws {
        try withFolder { folder in
            _ = try write(text(20), folder, "View.xib")
            _ = try write(text(20), folder, "App/Other.xib")
            let script = """
                set -e; cd '\(folder)'; git init -q .; git config user.email a@example.com; git config user.name A
                git add .; git commit -qm one
                """
            #expect(system(script) == 0 && system("cd '\(folder)'; '\(command)' diff HEAD") == 0)
            _ = try write(text(44), folder, "View.xib")
            try FileManager.default.removeItem(atPath: folder + "/App/Other.xib")
            #expect(system("cd '\(folder)'; '\(command)' diff HEAD > words.txt") == 256)
            let words = try String(contentsOfFile: folder + "/words.txt", encoding: .utf8)
            #expect(
                words.hasPrefix("App/Other.xib\n  scene UIView (R) is gone\n")
                    && words.contains("View.xib\n  scene UIView (R)\n    UIView"))
            #expect(system("cd '\(folder)'; '\(command)' diff HEAD App > words.txt") == 256)
            #expect(
                try String(contentsOfFile: folder + "/words.txt", encoding: .utf8)
                    == "App/Other.xib\n  scene UIView (R) is gone\n")
        }
    }

    /// The command itself, beside the tests.
    private var command: String {
        URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("cairn").path
    }

    @Test func sidesAreMergedOverOurs() throws {
        try withFolder { folder in
            let base = try write(text(20), folder, "base.xib")
            let ours = try write(text(44), folder, "ours.xib")
            let theirs = try write(text(20).replacing("constant=\"30\"", with: "constant=\"50\""), folder, "theirs.xib")
            let run = CommandRun("merge", base, ours, theirs)
            #expect(run.status == .success && run.output.isEmpty && run.messages.isEmpty)
            let merged = try String(contentsOfFile: ours, encoding: .utf8)
            #expect(merged.contains("constant=\"44\"") && merged.contains("constant=\"50\""))
            let other = try write(text(60), folder, "other.xib")
            let contested = CommandRun("merge", base, ours, other, "-o", folder + "/out.xib")
            #expect(contested.status == .found)
            #expect(
                contested.messages
                    == "\(folder)/out.xib:10:17: warning: \(Self.contested): constant is “44” in ours and “60” in theirs [merge]\n"
            )
            let named = CommandRun("merge", "--path", "App/Main.xib", base, ours, other, "-o", folder + "/out.xib")
            #expect(named.messages.hasPrefix("App/Main.xib:10:17: warning: \(Self.contested): "))
            #expect(CommandRun("merge", base, ours).status == .failure)
            #expect(CommandRun("merge", base, ours, folder + "/none.xib").status == .failure)
        }
    }

    private static let contested = "constraint (the top of UIView (A) = the top of UIView (R) + 44, t) in scene UIView"

    @Test func faultsOfCopiesAreToldUnderTheNameOfTheMergedDocument() throws {
        try withFolder { folder in
            let (base, theirs) = (try write(text(20), folder, "base.xib"), try write("<document", folder, "theirs.xib"))
            let run = CommandRun("merge", "--path", "App/Main.xib", base, base, theirs)
            #expect(
                run.status == .failure && run.messages.hasPrefix("App/Main.xib:1:") && run.messages.contains(" error: theirs: "))
            #expect(CommandRun("merge", base, base, theirs).messages.hasPrefix("\(theirs):1:"))
        }
    }

    @Test func documentsThatTwoBranchesAddedAreJoined() throws {
        try withFolder { folder in
            let start = """
                set -e; cd '\(folder)'; git init -q -b main .; git config user.email a@example.com; git config user.name A
                git config merge.cairn.driver "'\(command)' merge --path %P %O %A %B"; echo '*.xib merge=cairn' > .gitattributes
                git add .gitattributes; git commit -qm base; git checkout -q -b other
                """
            #expect(system(start) == 0)
            _ = try write(text(20), folder, "View.xib")
            #expect(system("cd '\(folder)'; git add View.xib; git commit -qm theirs; git checkout -q main") == 0)
            _ = try write(
                text(20).replacing(
                    "<constraints>",
                    with: "<constraints><constraint firstItem=\"A\" firstAttribute=\"width\" "
                        + "relation=\"lessThanOrEqual\" constant=\"500\" id=\"w\"/>"), folder, "View.xib")
            #expect(
                system("cd '\(folder)'; git add View.xib; git commit -qm ours; git merge -q -m both other > words.txt 2>&1") == 0)
            let merged = try String(contentsOfFile: folder + "/View.xib", encoding: .utf8)
            #expect(merged.contains("id=\"w\"") && !merged.contains("<!--"))
            #expect(system("cd '\(folder)'; git reset -q --hard HEAD~1") == 0)
            _ = try write(text(44), folder, "View.xib")
            #expect(system("cd '\(folder)'; git commit -qam ours; git merge -q -m both other > words.txt 2>&1") == 256)
            let words = try String(contentsOfFile: folder + "/words.txt", encoding: .utf8)
            #expect(words.contains("View.xib:") && words.contains("constant is “44” in ours and “20” in theirs [merge]"))
        }
    }

    @Test func conflictsAreToldAsJSON() throws {
        try withFolder { folder in
            let base = try write(text(20), folder, "base.xib")
            let (ours, theirs) = (try write(text(44), folder, "ours.xib"), try write(text(60), folder, "theirs.xib"))
            let run = CommandRun("merge", "--format", "json", base, ours, theirs)
            #expect(run.status == .found && run.messages.isEmpty)
            #expect(
                run.output
                    == """
                    {"document": "\(ours)", "isComplete": false, "conflicts": [{"scene": "UIView", "id": "t", "object": "constraint (the top of UIView (A) = the top of UIView (R) + 44, t)", \
                    "attribute": "constant", "message": "\(Self.contested): constant is “44” in ours and “60” in theirs", \
                    "line": 5}]}

                    """)
        }
    }

    @Test("The page has the ways of comparing that the page of snapshots has, and shows both pictures without scripts")
    func thePageComparesPictures() throws {
        try withFolder { folder in
            let (old, new) = (try write(text(20), folder, "old.xib"), try write(text(44), folder, "new.xib"))
            #expect(CommandRun("diff", old, new, "-o", folder + "/page.html").status == .found)
            let html = try String(contentsOfFile: folder + "/page.html", encoding: .utf8)
            let snapshots = SnapshotPage.html
            for mode in ["slider", "overlay", "blink", "difference"] {
                for rule in [".frame.\(mode)", "[\"\(mode)\", \"\(mode)\"]"] {
                    #expect(
                        html.contains(rule)
                            && snapshots.components(separatedBy: rule).count == html.components(separatedBy: rule).count)
                }
            }
            let pictures = html.components(separatedBy: "<div class=\"pictures compared\">")
            #expect(pictures.count == 2 && pictures[1].contains("<figcaption>before</figcaption>"))
            #expect(pictures[1].contains("<figcaption>after</figcaption>"))
        }
    }

    @Test func framesThatBothSidesMovedAreSolvedAnew() throws {
        try withFolder { folder in
            let moved = text(44).replacing("y=\"20\"", with: "y=\"44\"")
            let taller = text(20).replacing("height=\"30\"", with: "height=\"50\"").replacing("=\"30\"", with: "=\"50\"")
            let base = try write(text(20), folder, "base.xib")
            let ours = try write(moved, folder, "ours.xib")
            #expect(CommandRun("merge", base, ours, try write(taller, folder, "theirs.xib")).status == .success)
            let merged = try String(contentsOfFile: ours, encoding: .utf8)
            #expect(merged.contains(#"<rect key="frame" x="0.0" y="44" width="320" height="50"/>"#))
        }
    }

    @Test func aDashIsStandardInput() throws {
        try withFolder { folder in
            #expect(system("'\(command)' layout - < '\(CommandRun.fixture("SignIn.storyboard"))' > '\(folder)/frames.txt'") == 0)
            let frames = try String(contentsOfFile: folder + "/frames.txt", encoding: .utf8)
            #expect(frames.hasPrefix("-: scene ctl-Si-gn1"))
        }
    }

    @Test("The operand that is nothing is named, not the file beside it") func missingOperands() throws {
        try withFolder { folder in
            let file = try write(text(20), folder, "old.xib")
            for operands in [[file, "nope"], ["nope", file]] {
                let run = CommandRun(["diff"] + operands)
                #expect(run.status == .failure && run.messages.hasPrefix("cairn: cannot read nope: there is no such file"))
            }
        }
    }

    @Test("A complete difference has versions and places on the canvas") func completeDifferences() throws {
        try withFolder { folder in
            let plugIn = "<plugIn identifier=\"com.apple.InterfaceBuilder.IBCocoaTouchPlugin\" version=\"1\"/>"
            let old = try String(contentsOfFile: CommandRun.fixture("SignIn.storyboard"), encoding: .utf8)
                .replacing("</dependencies>", with: "\(plugIn)</dependencies>")
            let new = old.replacing(/toolsVersion="[^"]*"/, with: "toolsVersion=\"1\"")
                .replacing(plugIn, with: plugIn.replacing("\"1\"", with: "\"2\""))
                .replacing(/key="canvasLocation" x="[^"]*"/, with: "key=\"canvasLocation\" x=\"77\"")
            let files = [try write(old, folder, "old.storyboard"), try write(new, folder, "new.storyboard")]
            #expect(CommandRun(["diff"] + files).output.isEmpty)
            let run = CommandRun(["diff", "--complete"] + files)
            #expect(run.status == .found)
            #expect(run.output.contains("\n  the document: toolsVersion is “1” instead of “"))
            #expect(
                run.output.contains(
                    "\n  the document: plugIn com.apple.InterfaceBuilder.IBCocoaTouchPlugin is “2” instead of “1”"))
            #expect(run.output.contains("\n    the controller: canvasLocation is “x=77 "), "\(run.output)")
            let json = CommandRun(["diff", "--complete", "--format", "jsonl"] + files).output
            #expect(json.contains("\"properties\": [{\"name\": \"toolsVersion\", \"old\": \""))
        }
    }
}
