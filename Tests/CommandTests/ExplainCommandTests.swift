import Foundation
import Testing

@testable import cairn

@MainActor
struct ExplainCommandTests {
    private let file = CommandRun.fixture("SignIn.storyboard")

    @Test func valuesAreExplainedInWordsAndAsJSON() {
        let run = CommandRun("explain", file, "lbl-Si-gn1.top", "stk-Si-gn1")
        #expect(run.status == .success && run.messages.isEmpty)
        #expect(
            run.output.hasPrefix(
                "UILabel “Terms & conditions: 5 < 6 ✓” (lbl-Si-gn1, line 35)\nlbl-Si-gn1.top = 195\n  decided by "))
        for value in ["left", "top", "width", "height"] { #expect(run.output.contains("\nstk-Si-gn1.\(value) = ")) }
        let json = CommandRun("explain", "--format", "json", file, "lbl-Si-gn1.top").output
        #expect(
            json.hasPrefix(
                "[\n{\"view\": \"lbl-Si-gn1\", \"value\": \"top\", \"points\": 195, \"ambiguous\": false, \"decides\": [{\"kind\": "
            ))
        #expect(
            json.hasSuffix("\"words\": \"UILabel “Terms & conditions: 5 < 6 ✓” (lbl-Si-gn1, line 35)\", \"path\": null}\n]\n"))
        #expect(CommandRun("explain", file, "top-Si-gn1.top").output.hasPrefix("UIView (top-Si-gn1, line 21) in UIStackView\n"))
    }

    @Test(
        "Nothing is printed beside an error",
        arguments: [["lbl-Si-gn1.top", "nobody"], ["--scene", "SignIn", "--at", "9999,1"]])
    func errors(_ arguments: [String]) {
        for format in ["json", "jsonl", "text"] {
            let run = CommandRun(["explain", "--format", format, file] + arguments)
            #expect(run.status != .success && run.output.isEmpty && run.messages.hasPrefix("cairn: "), "\(run.output)")
        }
    }

    @Test("A point is explained by the views there, the topmost first, and by the place of that one")
    func points() {
        let run = CommandRun("explain", "--scene", "SignIn", file, "--at", "120,120")
        #expect(run.status == .success && run.messages.isEmpty)
        #expect(
            run.output.hasPrefix(
                """
                at 120,120 in scene SignInController “SignIn”: UIView (top-Si-gn1, line 21), at 20 99, 353 x 34
                  over UIStackView (stk-Si-gn1, line 18), at 20 99, 353 x 80
                  over UIView (root-Si-gn, line 14), at 0 0, 393 x 852
                top-Si-gn1.left = 0

                """))
        #expect(
            run.output.contains(
                "\ntop-Si-gn1.height = 34\n  decided by the height of UIView (top-Si-gn1, line 21) = 34, on line 24\n"))
        let json = CommandRun("explain", "--scene", "SignIn", "--format", "jsonl", file, "--at", "5,800").output.split(
            separator: "\n")
        #expect(
            json.count == 5
                && json[0].hasPrefix("{\"at\": [5, 800], \"scene\": \"ctl-Si-gn1\", \"views\": [{\"id\": \"root-Si-gn\", "))
    }

    @Test func pointsThatCannotBeExplained() {
        let several = CommandRun("explain", file, "--at", "1,1")
        #expect(several.status == .failure && several.messages.contains("choose one with --scene; there are SignIn, ext-Si-gn1"))
        let outside = CommandRun("explain", "--scene", "SignIn", file, "--at", "394,10")
        #expect(outside.messages.contains("nothing is at 394,10: the scene is 393 x 852 points large"))
        #expect(
            CommandRun("explain", file, "--at", "1;1").messages.contains(
                "--at cannot be '1;1': expected two numbers such as 120,300"))
    }

    /// A hidden view, a transparent one, and a part that its superview cuts off are not there.
    @Test func whatIsNotSeenIsNotAtAPoint() throws {
        func view(_ id: String, _ attributes: String, _ frame: String, _ inside: String = "") -> String {
            "<view \(attributes) fixedFrame=\"YES\" id=\"\(id)\"><rect key=\"frame\" \(frame)/>\(inside)</view>"
        }
        let whole = "x=\"0.0\" y=\"0.0\" width=\"320\" height=\"480\""
        let inner = view("E", "", "x=\"0.0\" y=\"0.0\" width=\"320\" height=\"200\"")
        let views =
            view("A", "", whole) + view("B", "hidden=\"YES\"", whole) + view("C", "alpha=\"0.0\"", whole)
            + view(
                "D", "clipsSubviews=\"YES\"", "x=\"0.0\" y=\"0.0\" width=\"320\" height=\"100\"", "<subviews>\(inner)</subviews>")
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">\
            <device id="retina3_5" orientation="portrait"/><objects><view id="R"><rect key="frame" \(whole)/><subviews>\(views)</subviews>\
            </view></objects></document>
            """
        let file = NSTemporaryDirectory() + "cairn-point-\(UUID().uuidString).xib"
        defer { try? FileManager.default.removeItem(atPath: file) }
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        #expect(CommandRun("explain", file, "--at", "50,150").output.hasPrefix("at 50,150 in scene UIView: UIView (A, line 1)"))
        #expect(CommandRun("explain", file, "--at", "50,50").output.hasPrefix("at 50,50 in scene UIView: UIView (E, line 1)"))
    }

    @Test func viewsThatThereAreNotAreRefused() {
        #expect(CommandRun("explain", file).messages.hasPrefix("cairn: no VIEW was given"))
        let unknown = CommandRun("explain", file, "lbl-Si-gn2.top")
        #expect(unknown.status == .failure && unknown.messages.contains("has no view 'lbl-Si-gn2'; did you mean 'lbl-Si-gn1'"))
        #expect(
            CommandRun("explain", file, "lbl-Si-gn1.colour").messages.contains(
                "the view lbl-Si-gn1 has no value 'colour'; there are left, top, right, bottom, width, height\n"))
        #expect(CommandRun("explain", "none.xib", "a").status == .failure)
    }
}
