import SeededRandom

/// The files of a made-up project: objects that refer to each other at random, settings that name each other, paths
/// that lead anywhere, in one notation or the other, and bytes that are damaged in some.
struct ProjectFiles {
    private var files = TextFiles()

    static func make(_ random: inout SplitMix) -> TextFiles {
        var made = ProjectFiles()
        let kind = random.below(8)
        if kind > 0 { made.addProject(&random) }
        if kind == 1 { made.addWorkspace(&random) }
        for path in written where random.below(3) > 0 {
            made.files.add("repository/App/" + path, contents(of: path, &random))
        }
        if random.below(3) == 0 { made.files.damage(&random, inserting: lines) }
        return made.files
    }

    /// Mostly what a file of its kind has, else any lines.
    private static func contents(of path: String, _ random: inout SplitMix) -> [String] {
        if random.below(6) > 0 {
            switch path {
            case "L.xcstrings": return ["{\"sourceLanguage\": \"en\", \"strings\": {}}"]
            case "Info.plist": return ["{ A = \"$(A)\"; B = (\"$(B)\"); }"]
            default: break
            }
        }
        return [random.pick(lines), random.pick(lines), random.pick(lines)]
    }

    // MARK: Words

    private static let ids = (0..<14).map { "A\($0)" }
    private static let kinds = [
        "PBXProject", "PBXGroup", "PBXNativeTarget", "PBXNativeTarget", "PBXAggregateTarget", "XCConfigurationList",
        "XCBuildConfiguration", "PBXFileReference", "PBXFileReference", "PBXBuildFile", "PBXSourcesBuildPhase", "PBXVariantGroup",
        "PBXResourcesBuildPhase", "PBXFrameworksBuildPhase", "PBXShellScriptBuildPhase", "PBXTargetDependency",
        "PBXFileSystemSynchronizedRootGroup", "PBXFileSystemSynchronizedBuildFileExceptionSet", "XCLocalSwiftPackageReference",
        "XCRemoteSwiftPackageReference", "XCSwiftPackageProductDependency",
    ]
    private static let lists = [
        "children", "targets", "files", "buildPhases", "buildConfigurations", "dependencies", "fileSystemSynchronizedGroups",
        "exceptions", "packageReferences", "packageProductDependencies",
    ]
    private static let references = [
        "buildConfigurationList", "baseConfigurationReference", "fileRef", "target", "package", "productReference", "mainGroup",
    ]
    private static let paths = [
        "App.swift", "Views", "Views/Card.swift", "Base.lproj/Main.storyboard", "A.xcassets", "A.xcassets/Contents.json",
        "B.xcconfig",
        "Info.plist", "L.xcstrings", "Tests/T.swift", "Old.m", "../Shared.swift", "../../../etc/passwd", "/dev/zero", "/etc",
        "..", ".",
        "", "a\\nb\\\"c.swift", "Very/Deep/Folder/Of/Files.swift", "main.swift", "Font.ttf", "Local/Package.swift",
    ]
    private static let written = [
        "App.swift", "Views/Card.swift", "Base.lproj/Main.storyboard", "A.xcassets/Contents.json", "B.xcconfig", "Info.plist",
        "L.xcstrings", "Tests/T.swift", "Old.m", "Very/Deep/Folder/Of/Files.swift", "main.swift", "Local/Package.swift",
    ]
    private static let trees = ["\"<group>\"", "SOURCE_ROOT", "\"<absolute>\"", "BUILT_PRODUCTS_DIR", "SDKROOT", "Nowhere"]
    private static let products = [
        "com.apple.product-type.application", "com.apple.product-type.framework", "com.apple.product-type.bundle.unit-test",
        "com.apple.product-type.bundle.ui-testing", "com.apple.product-type.library.static",
    ]
    private static let settings = [
        "PRODUCT_NAME", "PRODUCT_MODULE_NAME", "SWIFT_VERSION", "INFOPLIST_FILE", "SDKROOT", "SUPPORTED_PLATFORMS",
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS", "OTHER_SWIFT_FLAGS", "EXCLUDED_SOURCE_FILE_NAMES",
        "INFOPLIST_KEY_UIMainStoryboardFile",
        "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY", "A", "B", "\"A[sdk=iphone*]\"",
    ]
    private static let values = [
        "$(A)$(A)$(A)", "$(B) $(B)", "$(inherited) $(inherited) x", "$(TARGET_NAME:c99extidentifier)", "5.0", "6", "YES",
        "iphoneos",
        "macosx", "*", "[", "*.swift", "Info.plist", "/dev/zero", "-D X -DY -D", "$(C:default=$(A))", "${", "é", "DEBUG 1 A-B",
    ]
    private static let lines = [
        "import UIKit", "@main", "import XCTest", "@testable import App", "{", "}", "A = $(A) $(A)", "#include \"B.xcconfig\"",
        "#include \"/dev/zero\"", "<plist>", "<dict>", "<key>A</key>", "<string>$(A)</string>", "</dict>", "</plist>",
        "{\"sourceLanguage\": \"en\", \"strings\": {}}", "let package = Package(products: [.library(name: \"K\")])",
        "import SwiftUI",
    ]

    // MARK: Projects

    private mutating func addProject(_ random: inout SplitMix) {
        var text = ["// !$*UTF8*$!", "{", "objects = {", Self.root(&random)]
        for id in Self.ids { text.append(Self.object(id, &random)) }
        text += ["};", "rootObject = R;", "}"]
        files.add("repository/App/App.xcodeproj/project.pbxproj", text)
    }

    private static func root(_ random: inout SplitMix) -> String {
        "R = {isa = PBXProject; mainGroup = A0; targets = (A2, \(list(&random))); buildConfigurationList = A1; };"
    }

    private static func list(_ random: inout SplitMix) -> String {
        (0..<random.below(5)).map { _ in random.below(400) == 0 ? "Gone" : random.pick(ids) }.joined(separator: ", ")
    }

    private static func object(_ id: String, _ random: inout SplitMix) -> String {
        if let usual = usual.first(where: { $0.id == id }), random.below(8) > 0 { return "\(id) = {\(usual.fields)};" }
        var fields = ["isa = \(random.pick(kinds))", "name = \"\(random.pick(["App", "My App", "1", "é", "Tests"]))\""]
        fields.append("path = \"\(random.pick(paths))\"")
        fields.append("sourceTree = \(random.pick(trees))")
        fields.append("productType = \"\(random.pick(products))\"")
        for name in lists where random.flip() { fields.append("\(name) = (\(list(&random)))") }
        for name in references where random.flip() { fields.append("\(name) = \(random.pick(ids))") }
        fields.append("buildSettings = {\(table(&random))}")
        fields.append("membershipExceptions = (\"\(random.pick(paths))\")")
        if random.below(4) == 0 { fields.append("relativePath = \"\(random.pick(paths))\"") }
        if random.below(4) == 0 { fields.append("platformFilters = (\(random.pick(["ios", "macos", "maccatalyst"])))") }
        return "\(id) = {\(fields.joined(separator: "; ")); };"
    }

    /// A target with a source, so that most projects have something to import.
    private static let usual = [
        (
            id: "A2",
            fields:
                "isa = PBXNativeTarget; name = App; productType = \"com.apple.product-type.application\"; buildPhases = (A3, A6, A7); "
                + "buildConfigurationList = A8; fileSystemSynchronizedGroups = (A9, ); dependencies = (A10, );"
        ),
        (id: "A3", fields: "isa = PBXSourcesBuildPhase; files = (A4, A11, A12);"),
        (id: "A4", fields: "isa = PBXBuildFile; fileRef = A5;"),
        (id: "A5", fields: "isa = PBXFileReference; path = App.swift; sourceTree = SOURCE_ROOT;"),
    ]

    private static func table(_ random: inout SplitMix) -> String {
        let chosen = settings.filter { _ in random.below(3) == 0 }
        return chosen.map { "\($0) = \"\(random.pick(values))\"; " }.joined()
    }

    private mutating func addWorkspace(_ random: inout SplitMix) {
        let places = [
            "group:App.xcodeproj", "container:App.xcodeproj", "group:Local", "absolute:/etc", "self:", "group:../..", "nothing",
            "",
        ]
        let inner = (0..<4).map { _ in "<FileRef location = \"\(random.pick(places))\"></FileRef>" }
        files.add(
            "repository/App/App.xcworkspace/contents.xcworkspacedata",
            [
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<Workspace version = \"1.0\">",
                "<Group location = \"group:\(random.pick(Self.paths))\">",
            ]
                + inner + ["</Group>", "<FileRef location = \"group:App.xcodeproj\"></FileRef>", "</Workspace>"])
    }
}
