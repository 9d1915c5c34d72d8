import InterfaceBuilderDocument
import Testing

@testable import LayoutInspection

/// What Interface Builder calls ambiguous beyond plain views: the content of scroll views, and views without content in
/// stack views.
@MainActor
struct AmbiguityTests {
    // MARK: Scroll views

    private nonisolated static let edges = [
        "t S top R top 0", "l S leading R leading 0", "b R bottom S bottom 0", "r R trailing S trailing 0",
    ]

    private func content(
        _ attributes: String = "", subviews: String = "", element: String = "scrollView", _ constraints: [String] = edges
    ) throws -> [LintFinding] {
        let view = JudgedDocument.view(
            "S", "0 0 320 480", attributes, element: element, contents: subviews.isEmpty ? "" : "<subviews>\(subviews)</subviews>"
        )
        return try LintCase.findings(
            "ambiguous-content-size", in: "<subviews>\(view)</subviews>" + JudgedDocument.constraints(constraints))
    }

    /// The same of a scroll view without constraints.
    private func maskedContent(_ subviews: String) throws -> [LintFinding] {
        let view = JudgedDocument.view("S", "0 0 320 480", element: "scrollView", contents: "<subviews>\(subviews)</subviews>")
            .replacing("translatesAutoresizingMaskIntoConstraints=\"NO\" ", with: "")
        return try LintCase.findings("ambiguous-content-size", in: "<subviews>\(view)</subviews>")
    }

    private nonisolated static let label = LintCase.label("A", "0 0 40 21")

    @Test("A scroll view without views is left to the program that fills it")
    func emptyScrollView() throws {
        #expect(try content().isEmpty)
        #expect(try content(element: "tableView").isEmpty, "a table lays its rows out itself")
    }

    @Test("Views that no constraint ties to the content leave its size open")
    func untiedContent() throws {
        let masked = Self.label.replacing("translatesAutoresizingMaskIntoConstraints=\"NO\" ", with: "")
        #expect(try content(subviews: masked).map(\.severity) == [.warning])
        let fixed = Self.label.replacing("<label ", with: "<label fixedFrame=\"YES\" ")
        #expect(try content(subviews: fixed).map(\.severity) == [.warning])
        #expect(try content("verifyAmbiguity=\"off\"", subviews: masked).isEmpty)
        #expect(try content("fixedFrame=\"YES\"", subviews: masked, []).isEmpty, "the document lays the scroll view out by hand")
        #expect(try maskedContent(masked).isEmpty, "nothing but masks places the scroll view and its content")
    }

    @Test("A chain of constraints decides the content along its axis alone")
    func chains() throws {
        let across = ["p A leading S leading 0", "q S trailing A trailing 0"]
        let down = ["u A top S top 0", "v S bottom A bottom 0"]
        #expect(try content(subviews: Self.label, Self.edges + across + down).isEmpty)
        let open = try content(subviews: Self.label, Self.edges + across + ["y A centerY S centerY 0"])
        #expect(
            open.map(\.message) == [
                "the constraints in UIScrollView (S, line 1) do not decide the height of its content"
                    + ": no constraint ties its views to the content's edges"
            ])
        let half = try content(subviews: Self.label, Self.edges + across + ["u A top S top 0"])
        #expect(half.map(\.message) == ["the constraints in UIScrollView (S, line 1) do not decide the height of its content"])
    }

    // MARK: Stack views

    private func shares(
        _ views: String..., height: Double? = 200, attributes: String = "", variants: [ScreenVariant] = [.document]
    ) throws -> [LintFinding] {
        let stack = JudgedDocument.view(
            "S", "0 0 320 200", "axis=\"vertical\" \(attributes)", element: "stackView",
            contents: "<subviews>\(views.joined())</subviews>")
        let constraints = Array(Self.edges.filter { !$0.hasPrefix("b ") }) + (height.map { ["h S height - - \($0)"] } ?? [])
        return try LintCase.findings(
            "ambiguous-layout", in: "<subviews>\(stack)</subviews>" + JudgedDocument.constraints(constraints),
            variants: variants)
    }

    @Test("Nothing decides how a stack view shares its length among views without content")
    func viewsWithoutContent() throws {
        let (a, b) = (JudgedDocument.view("A", "0 0 320 100"), JudgedDocument.view("B", "0 100 320 100"))
        let found = try shares(a, b)
        #expect(found.map(\.items) == [["A", "B", "vertical"]] && found.map(\.severity) == [.warning])
        #expect(
            found.first?.message
                == "nothing decides how UIStackView (S, line 1) shares its height among UIView (A, line 1), which has no content size, and UIView (B, line 1)"
        )
        #expect(try shares(a, Self.label).isEmpty, "the label keeps its height, and the view has the rest")
        #expect(try shares(a, b, attributes: "distribution=\"fillEqually\"").isEmpty)
        let fixed = JudgedDocument.view("B", "0 100 320 100", contents: JudgedDocument.constraints("w B height - - 100"))
        #expect(try shares(a, fixed).isEmpty)
        let alone = try shares(Self.label, a, height: nil)
        #expect(alone.map(\.message) == ["nothing decides the height of UIView (A, line 1), which has no content size"])
        let unverified = try shares(
            JudgedDocument.view("A", "0 0 320 100", "verifyAmbiguity=\"ignoreSizes\""), Self.label, height: nil)
        #expect(unverified.isEmpty, "\(unverified)")
        let stated = #"<constraints><constraint firstAttribute="height" constant="56" placeholder="YES" id="p"/></constraints>"#
        #expect(try shares(JudgedDocument.view("A", "0 0 320 56", contents: stated), height: nil).isEmpty)
    }

    @Test("Two contents share what is left over: within a point they may just fit on a device", arguments: [41.5, 60])
    func sharedRest(height: Double) throws {
        let labels = LintCase.label("A", "0 0 40 20.5") + LintCase.label("B", "0 20.5 40 20.5")
        let places = ["t A top R top 20", "l A leading R leading 20", "u B top A bottom 0", "m B leading R leading 20"]
        let found = try LintCase.findings(
            "ambiguous-layout",
            in: "<subviews>\(labels)</subviews>"
                + JudgedDocument.constraints(places + ["h B bottom R top \(20 + height)"]))
        #expect(found.map(\.items) == (height == 60 ? [["A", "vertical"]] : []))
    }

    @Test("A cell places its background, whatever constraints say of it", arguments: ["backgroundView", "banner"])
    func partsOfCells(outlet: String) throws {
        let text = """
            <document type="CocoaTouch.XIB" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
            <tableViewCell id="C"><rect key="frame" width="320" height="60"/><tableViewCellContentView key="contentView" id="V"
             tableViewCell="C"><rect key="frame" width="320" height="60"/><subviews>
            \(JudgedDocument.view("A", "0 0 320 60", "", contents: "<color key=\"backgroundColor\" white=\"0\" alpha=\"1\"/>"))
            </subviews></tableViewCellContentView>
            <connections><outlet property="\(outlet)" destination="A" id="o"/></connections></tableViewCell></objects></document>
            """
        let lint = DocumentLint(try InterfaceDocument(bytes: Array(text.utf8)), rules: [.ambiguousLayout])
        let found = lint.scenes.flatMap(lint.findings).map(\.items)
        #expect(found == (outlet == "banner" ? [["A", "horizontal"], ["A", "vertical"]] : []))
    }

    @Test("A place that is open only for some size classes names the variants that have them")
    func sizeClasses() throws {
        let contents =
            "<subviews>\(Self.label)</subviews>"
            + JudgedDocument.constraints("t A top R top 40", "l A leading R leading 20")
            + "<variation key=\"heightClass=compact\"><mask key=\"constraints\"><exclude reference=\"l\"/></mask></variation>"
        let variants: [ScreenVariant] = [.document] + ScreenMatrix.usual.variants
        #expect(try LintCase.findings("ambiguous-layout", in: contents).isEmpty)
        let found = try LintCase.findings("ambiguous-layout", in: contents, variants: variants)
        #expect(found.map(\.items) == [["A", "horizontal"]])
        let names = try #require(found.first?.variants)
        #expect(!names.isEmpty && names.allSatisfy { $0.contains("landscape") })
    }
}
