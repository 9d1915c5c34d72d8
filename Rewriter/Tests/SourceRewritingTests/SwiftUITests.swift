import Testing

@testable import SourceRewriting

/// The rewriter makes files that import SwiftUI compile, or tells why they do not.
@Suite struct SwiftUITests {
    private func rewritten(_ sources: String...) -> (files: [[String]], messages: [String]) {
        let inputs = sources.enumerated().map { SourceRewriter.Input(path: "File\($0).swift", bytes: Array($1.utf8)) }
        let rewriter = SourceRewriter(conditions: BuildConditions(custom: ["DEBUG"], modules: ["SwiftUI"]))
        let outputs = rewriter.rewrite(rewriter.parse(inputs, in: SourceRewriter.ProjectWords(of: inputs)))
        let files = zip(outputs, sources).map { output, source in
            (output.bytes.map { String(decoding: $0, as: UTF8.self) } ?? source).split(
                separator: "\n", omittingEmptySubsequences: false
            ).map { $0.allSatisfy { $0 == " " } ? "" : String($0) }
        }
        return (files, outputs.flatMap { $0.diagnostics.map(\.description) })
    }

    private static let preview =
        "struct A_Previews: PreviewProvider {\n    static var previews: some View { List { Text(\"a\") } }\n}"

    @Test func previewsAreBlank() {
        let result = rewritten("import UIKit\nimport SwiftUI\nclass A: UIView {}\n@available(iOS 13, *)\n\(Self.preview)")
        #expect(result.files[0] == ["import UIKit", "", "class A: UIView {}", "", "", "", ""] && result.messages.isEmpty)
    }

    @Test func previewMacrosOfViewsAreBlank() {
        let result = rewritten(
            "import SwiftUI\nimport UIKit\nstruct A: View { var body: some View { Text(\"a\") } }\n#Preview { A().padding() }\n"
                + "#Preview { UILabel() }")
        #expect(result.files[0][0] == "import SwiftUI" && result.files[0][3].isEmpty)
        #expect(result.files[0][4].hasPrefix("@MainActor var _preview_File0") && result.messages.isEmpty)
    }

    @Test func declarationsForDebuggingThatCannotBeBuiltAreBlank() {
        let result = rewritten(
            "import UIKit\nimport SwiftUI\n#if DEBUG\nstruct A: View { var body: some View { List {} } }\nlet a = 1\n#endif\nlet b: Text? = nil"
        )
        #expect(
            result.files[0] == ["import UIKit", "import SwiftUI", "#if DEBUG", "", "let a = 1", "#endif", "let b: Text? = nil"])
        #expect(result.messages.isEmpty)
    }

    @Test func wrappersAndSimpleViewsStay() {
        let source = """
            import SwiftUI
            struct Meter: UIViewRepresentable {
                func makeUIView(context: Context) -> UISlider { UISlider() }
                func updateUIView(_ view: UISlider, context: Context) { view.layer.shadowRadius = 1; view.layer.mask(a) }
            }
            struct Row: View {
                @State private var isOn = false
                @Environment(\\.colorScheme) private var scheme
                var body: some View {
                    HStack(alignment: .center) { Image(systemName: "star"); Text("a").font(.title).padding(); Spacer() }
                        .frame(maxWidth: .infinity).background(Color.red).card()
                }
            }
            extension View { func card() -> some View { padding() } }
            class Host: UIHostingController<Row> {}
            """
        let result = rewritten(source)
        #expect(result.messages.isEmpty && result.files[0][0] == "import SwiftUI")
    }

    @Test(arguments: [
        ("struct A: View { var body: some View { NavigationView { Text(\"a\") } } }", "2:40", "NavigationView"),
        ("struct A: View { var body: some View { Text(\"a\").swipeActions {} } }", "2:50", "swipeActions"),
        ("let a = UIHostingController(rootView: Text(\"a\").blur(radius: 2))", "2:49", "blur"),
        ("struct A: View { @AppStorage(\"a\") var a = 1; var body: some View { Text(\"a\") } }", "2:19", "AppStorage"),
        ("struct A: View { @Environment(\\.openURL) var a; var body: some View { Text(\"a\") } }", "2:18", "openURL"),
        ("func f() { SwiftUI.Canvas { g() } }", "2:20", "Canvas"),
    ]) func filesThatSwiftUIDrawsAreToldOfOnce(_ use: String, _ place: String, _ name: String) {
        let result = rewritten("import SwiftUI\n\(use)\nlet more: GeometryProxy? = nil", "import SwiftUI\nlet a: Text? = nil")
        #expect(result.messages.count == 1)
        #expect(
            result.messages.first?.hasPrefix(
                "File0.swift:\(place): error: SwiftUI itself draws the views of this file: \(name) is") == true)
    }

    @Test func ownTypesAreNotSwiftUIs() {
        let result = rewritten(
            "import SwiftUI\nlet a = Section(1)\nlet b: Text? = nil\nlet c: Cart.List? = nil", "struct Section {}")
        #expect(result.messages.isEmpty)
    }

    @Test func librariesTakeTheirWayWithoutSwiftUI() {
        let result = rewritten(
            "#if canImport(SwiftUI)\nimport SwiftUI\npublic struct Pager: View { public var body: some View { ScrollView {} } }\n#endif",
            "#if canImport(SwiftUI) && os(iOS)\nimport SwiftUI\nextension Pager { func a() -> Text { Text(\"\") } }\n#else\nlet a = 1\n#endif",
            "#if canImport(SwiftUI)\nimport SwiftUI\nlet b: Text? = nil\n#endif")
        #expect(result.files[0][0] == "#if false" && result.files[1][0] == "#if false && true")
        #expect(result.files[2][0] == "#if canImport(SwiftUI)" && result.messages.isEmpty)
    }
}
