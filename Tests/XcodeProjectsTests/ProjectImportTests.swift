import Foundation
import InterfaceBuilderDocument
import Testing

@testable import XcodeProjects

@Suite struct ProjectImportTests {
    private let sources = "X = {isa = PBXSourcesBuildPhase; files = (B1, B2); };"

    @Test func listsSourcesAndTellsOfOtherLanguages() throws {
        let folder = try ProjectFolder(objects: program(phases: "X", more: sources), files: ["App.swift", "Old.m"])
        let (project, notes) = try folder.read()
        #expect(project.targets.map(\.module) == ["My_App"] && project.targets[0].kind == .program)
        #expect(folder.short(project.targets[0].sources) == ["App.swift"])
        #expect(notes == ["Old.m is left out: packages for Linux cannot build it"])
    }

    @Test func tellsOfFilesThatAreMissing() throws {
        let folder = try ProjectFolder(objects: program(phases: "X", more: sources), files: ["Old.m"])
        #expect(try folder.read().notes.first?.hasSuffix("/App.swift does not exist") == true)
    }

    @Test func tellsOnceOfAFileThatTwoTargetsLack() throws {
        let second = """
            U = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (Y);
                buildConfigurationList = L; };
            Y = {isa = PBXSourcesBuildPhase; files = (B1); };
            """
        let folder = try ProjectFolder(objects: program(phases: "X", more: sources, project: second), files: ["Old.m"])
        #expect(try folder.read().notes.filter { $0.hasSuffix("/App.swift does not exist") }.count == 1)
    }

    private static let wrongTypes = [
        ("buildPhases = (", "buildPhases = {a = b;}; a = (", "a list is expected for 'buildPhases' of My App"),
        ("children = (F1", "children = ({a = b;}, F1", "a text is expected for 'children' of G"),
        (
            "buildConfigurationList = L", "buildConfigurationList = (L)",
            "the name of an object is expected for 'buildConfigurationList' of My App"
        ),
    ]

    @Test(arguments: wrongTypes) func tellsOfFieldsOfOtherKinds(_ field: String, _ wrong: String, _ message: String) throws {
        let objects = program(phases: "X", more: sources).replacing(field, with: wrong, maxReplacements: 1)
        let folder = try ProjectFolder(objects: objects, files: ["App.swift"])
        let error = try #require(throws: PropertyListError.self) { try folder.read() }
        #expect(error.message == message && error.position.line > 2)
    }

    @Test func takesFoldersInStepWithTheDisk() throws {
        let objects = program(
            more: """
                S = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; exceptions = (E); };
                E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Not.swift, Info.plist); };
                """,
            target: "fileSystemSynchronizedGroups = (S);")
        let files = [
            "Shop/App.swift", "Shop/Not.swift", "Shop/Info.plist", "Shop/Deep/Main.storyboard", "Shop/A.xcassets/Contents.json",
            "Shop/Old.mlmodel",
        ]
        let folder = try ProjectFolder(objects: objects, files: files)
        let model = """
            <model><entity name="Item" representedClassName="Item" codeGenerationType="class">
            <attribute name="title" attributeType="String"/></entity></model>
            """
        try folder.write(model, to: "Shop/Model.xcdatamodeld/Model.xcdatamodel/contents")
        let (project, notes) = try folder.read()
        let target = project.targets[0]
        #expect(folder.short(target.folders) == ["Shop"])
        #expect(folder.short(target.exclusions) == ["Shop/Not.swift", "Shop/Info.plist"])
        #expect(folder.short(target.resources) == ["Shop/A.xcassets", "Shop/Deep/Main.storyboard", "Shop/Model.xcdatamodeld"])
        #expect(notes.count == 1 && notes[0].contains("Old.mlmodel is left out"))
        let manifest = try folder.manifest()
        #expect(manifest.contains("\"Shop/Not.swift\""))
        #expect(manifest.contains(".copy(\"Shop/Model.xcdatamodeld\"),"))
        #expect(manifest.contains(".product(name: \"CoreData\", package: \"Cairn\")"))
        let properties = "CairnImport/My_App/Model/Item+CoreDataProperties.swift"
        #expect(manifest.contains("\"Shop/App.swift\",") && manifest.contains("\"\(properties)\","))
        let written = try String(contentsOfFile: "\(folder.path)/\(properties)", encoding: .utf8)
        #expect(written.contains("@NSManaged public var title: String?"))
        try folder.write("<model><entity></model>", to: "Shop/Model.xcdatamodeld/Model.xcdatamodel/contents")
        let fault = #expect(throws: PackageWriting.Fault.self) { try folder.manifest() }
        guard case .unreadable(let path, let place, _) = fault else {
            Issue.record("\(String(describing: fault))")
            return
        }
        #expect(path.hasSuffix("Model.xcdatamodel/contents") && place == SourcePosition(line: 1, column: 16))
    }

    /// The manifest of the first import lies among the sources then.
    @Test func folderOfTheProjectIsImportedTwice() throws {
        let objects = program(
            more: "S = {isa = PBXFileSystemSynchronizedRootGroup; path = .; sourceTree = \"<group>\"; };",
            target: "fileSystemSynchronizedGroups = (S);")
        let folder = try ProjectFolder(objects: objects, files: ["App.swift", "Views/Card.swift", "A.xcassets/Contents.json"])
        let first = try folder.manifest()
        #expect(first.contains("\"Views/Card.swift\"") && !first.contains("Package.swift\""))
        #expect(try folder.manifest() == first)
    }

    @Test func readsSettings() throws {
        let settings = """
            SWIFT_VERSION = 6.0; PRODUCT_NAME = "$(TARGET_NAME) 2"; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG STAGING";
            SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; OTHER_SWIFT_FLAGS = ("$(inherited)", "-DFAST");
            INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;
            """
        let folder = try ProjectFolder(objects: program(phases: "X", more: sources, settings: settings), files: ["App.swift"])
        let target = try folder.read().project.targets[0]
        #expect(target.module == "My_App_2" && target.languageMode == "v6" && target.isIsolatedToMainActor)
        #expect(target.conditions.debug == ["STAGING", "FAST"])
        #expect(target.infoSettings.map(\.key) == ["UIApplicationSceneManifest_Generation"])
    }

    @Test func readsSettingsOfConfigurationFiles() throws {
        let objects = program(
            phases: "X", more: sources + "F4 = {isa = PBXFileReference; path = A.xcconfig; sourceTree = SOURCE_ROOT; };"
        )
        .replacing("buildSettings = {};", with: "baseConfigurationReference = F4; buildSettings = { PRODUCT_NAME = Shop; };")
        let folder = try ProjectFolder(objects: objects, files: ["App.swift", "Old.m"])
        try folder.write(
            """
            #include "More/B.xcconfig" // others
            #include? "None.xcconfig"
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = $(inherited) SECOND
            SWIFT_VERSION[sdk=iphonesimulator*] = 6.0
            SWIFT_VERSION[sdk=macosx*] = 4.0
            PRODUCT_NAME = Replaced
            """, to: "A.xcconfig")
        try folder.write("SWIFT_ACTIVE_COMPILATION_CONDITIONS = FIRST\n", to: "More/B.xcconfig")
        let (project, notes) = try folder.read()
        let target = project.targets[0]
        #expect(target.module == "Shop" && target.languageMode == "v6" && target.conditions.debug == ["FIRST", "SECOND"])
        #expect(!notes.contains { $0.contains("xcconfig") })
    }

    /// The texts of a strings file.
    private static func strings(_ path: String) throws -> [String: String]? {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        return try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
    }

    @Test func makesStringsFilesOfCatalogues() throws {
        let objects = program(
            phases: "X, R",
            more: sources + """
                R = {isa = PBXResourcesBuildPhase; files = (B4); };
                B4 = {isa = PBXBuildFile; fileRef = F4; };
                F4 = {isa = PBXFileReference; path = Localizable.xcstrings; sourceTree = SOURCE_ROOT; };
                """)
        let folder = try ProjectFolder(objects: objects, files: ["App.swift", "Old.m"])
        try folder.write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
                "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
                "%lld notes": {"localizations": {"de": {"variations": {"plural": {
                    "one": {"stringUnit": {"state": "translated", "value": "%lld Notiz"}},
                    "other": {"stringUnit": {"state": "translated", "value": "%lld Notizen"}}}}}}}
            }}
            """, to: "Localizable.xcstrings")
        let manifest = try folder.manifest()
        for file in ["de.lproj/Localizable.strings", "de.lproj/Localizable.stringsdict", "en.lproj/Localizable.strings"] {
            #expect(manifest.contains(".process(\"CairnImport/My_App/\(file)\")"))
        }
        let german = try #require(try Self.strings(folder.path + "/CairnImport/My_App/de.lproj/Localizable.strings"))
        #expect(german["Hello"] == "Hallo" && german.count == 1)
        let english = try #require(try Self.strings(folder.path + "/CairnImport/My_App/en.lproj/Localizable.strings"))
        #expect(english["Hello"] == "Hello" && english["%lld notes"] == "%lld notes")
    }

    @Test func dependsOnTheModulesThatSourcesImport() throws {
        let folder = try ProjectFolder(objects: program(phases: "X", more: sources), files: ["App.swift", "Old.m"])
        try folder.write(
            "import UIKit\n@preconcurrency import class WebKit.WKWebView\nimport os.log\n// import MapKit\n", to: "App.swift")
        let manifest = try folder.manifest()
        #expect(manifest.contains(".product(name: \"WebKit\", package: \"Cairn\")") && manifest.contains("name: \"os\""))
        #expect(!manifest.contains("MapKit"))
    }

    @Test func workspacesNameTheirProjects() throws {
        let folder = try ProjectFolder(objects: program(), files: ["Pods/Pods.xcodeproj/project.pbxproj"])
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version = "1.0">
               <FileRef location = "group:App.xcodeproj"></FileRef>
               <FileRef location = "group:Gone.xcodeproj"></FileRef>
               <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
            </Workspace>
            """, to: "App.xcworkspace/contents.xcworkspacedata")
        let workspace = try XcodeWorkspace(bundle: folder.path + "/App.xcworkspace")
        #expect(folder.short(workspace.projects) == ["App.xcodeproj", "Pods/Pods.xcodeproj"])
        #expect(workspace.notes.map { folder.short([$0.message])[0] } == ["Gone.xcodeproj does not exist"])
        #expect(workspace.notes.map(\.position) == [.init(line: 4, column: 4)])
    }

    @Test func projectsOfAWorkspaceAreOnePackageWhoseTargetsImportEachOther() throws {
        let folder = try ProjectFolder(objects: program(phases: "X", more: sources), files: ["Old.m"])
        try folder.write("import UIKit\nimport Kit\n", to: "App.swift")
        try folder.write("public let kit = 1\n", to: "Pods/Kit.swift")
        try folder.write(
            """
            { objectVersion = 50; rootObject = P; objects = {
              P = { isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T, U); };
              G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
              F = { isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
              T = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (S);
                    buildConfigurationList = L; };
              U = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.framework"; buildPhases = (S);
                    buildConfigurationList = L; };
              S = { isa = PBXSourcesBuildPhase; files = (B); };
              B = { isa = PBXBuildFile; fileRef = F; };
              L = { isa = XCConfigurationList; buildConfigurations = (); };
            }; }
            """, to: "Pods/Pods.xcodeproj/project.pbxproj")
        try folder.write(
            """
            <Workspace version = "1.0">
               <FileRef location = "group:App.xcodeproj"></FileRef><FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
            </Workspace>
            """, to: "App.xcworkspace/contents.xcworkspacedata")
        var reading = WorkspaceImport(try XcodeWorkspace(bundle: folder.path + "/App.xcworkspace"), name: "All")
        let project = try reading.imported()
        #expect(project.name == "All" && folder.short([project.folder]) == [""])
        #expect(project.targets.map(\.module).contains("Kit") && project.targets.first?.dependencies == ["Kit"])
    }

    @Test func linksToFilesThatTwoTargetsBuild() throws {
        let second = """
            U = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (Y);
                dependencies = (D); };
            D = {isa = PBXTargetDependency; target = T; };
            Y = {isa = PBXSourcesBuildPhase; files = (B1); };
            """
        let folder = try ProjectFolder(
            objects: program(phases: "X", more: sources, project: second), files: ["App.swift", "Old.m"])
        let manifest = try folder.manifest()
        #expect(manifest.contains("sources: [\"App.swift\"]"))
        #expect(manifest.contains("sources: [\"CairnImport/Tests/App.swift\"]"))
        #expect(manifest.contains("                \"My_App\",\n"))
        #expect(try String(contentsOfFile: folder.path + "/CairnImport/Tests/App.swift", encoding: .utf8) == "// App.swift\n")
    }

    @Test func dependsOnTheFrameworksThatATargetIsLinkedWith() throws {
        let objects = program(
            phases: "X, K",
            more: sources + """
                K = {isa = PBXFrameworksBuildPhase; files = (B3); };
                B3 = {isa = PBXBuildFile; fileRef = F3; };
                F3 = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
                """,
            project: """
                U = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; productReference = F3;
                    buildPhases = (X); };
                """)
        let targets = try ProjectFolder(objects: objects, files: ["App.swift"]).read().project.targets
        #expect(targets[0].dependencies == ["Kit"] && targets[1].kind == .library)
    }

    @Test func takesFilesOutOfFoldersOfOtherTargets() throws {
        let objects = program(
            more: """
                S = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; exceptions = (E); };
                E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U; membershipExceptions = (Shared.swift); };
                """,
            target: "fileSystemSynchronizedGroups = (S);",
            project: "U = {isa = PBXNativeTarget; name = Tests; productType = \"com.apple.product-type.bundle.unit-test\"; };")
        let folder = try ProjectFolder(objects: objects, files: ["Shop/App.swift", "Shop/Shared.swift"])
        let targets = try folder.read().project.targets
        #expect(targets[0].exclusions.isEmpty && folder.short(targets[1].sources) == ["Shop/Shared.swift"])
        #expect(try folder.manifest().contains("sources: [\"CairnImport/Tests/Shared.swift\"]"))
    }

    /// A folder that is in no target as a whole lends files to those that its exceptions name.
    @Test func takesFilesOfFoldersThatNoTargetHas() throws {
        let objects = program(
            phases: "X",
            more: """
                \(sources)
                S = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>"; exceptions = (E); };
                E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Price.swift); };
                """)
        let folder = try ProjectFolder(objects: objects, files: ["App.swift", "Shared/Price.swift", "Shared/Other.swift"])
        #expect(folder.short(try folder.read().project.targets[0].sources) == ["App.swift", "Shared/Price.swift"])
    }

    /// Two applications that share a folder, as the free and the paid one do; each leaves a file out.
    @Test func linksToFilesOfFoldersThatTwoTargetsHave() throws {
        let objects = program(
            more: """
                S = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; exceptions = (E, E2); };
                E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U; membershipExceptions = (Free.swift); };
                E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Paid.swift); };
                """,
            target: "fileSystemSynchronizedGroups = (S);",
            project: """
                U = {isa = PBXNativeTarget; name = Paid; productType = "com.apple.product-type.application";
                    fileSystemSynchronizedGroups = (S); };
                """)
        let names = ["Free", "Paid", "Deep/Both"]
        let folder = try ProjectFolder(objects: objects, files: names.map { "Shop/\($0).swift" } + ["Shop/Main.storyboard"])
        let lines = try folder.manifest().split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let sources = lines.split { $0.hasPrefix("sources: [") }.dropFirst().map { $0.prefix { $0 != "]," } }
        #expect(sources.first == ["\"Shop/Deep/Both.swift\",", "\"Shop/Free.swift\","])
        #expect(sources.last == ["\"CairnImport/Paid/Both.swift\",", "\"Shop/Paid.swift\","])
        #expect(lines.filter { $0.contains("Main.storyboard") }.count == 2)
        let link = try String(contentsOfFile: folder.path + "/CairnImport/Paid/Both.swift", encoding: .utf8)
        #expect(link == "// Shop/Deep/Both.swift\n")
    }

    @Test(arguments: [
        ("kind = upToNextMajorVersion; minimumVersion = 1.2.0;", "from: \"1.2.0\""),
        ("kind = upToNextMinorVersion; minimumVersion = 1.2.0;", ".upToNextMinor(from: \"1.2.0\")"),
        ("kind = exactVersion; version = 1.2.0;", "exact: \"1.2.0\""), ("kind = branch; branch = main;", "branch: \"main\""),
        ("kind = revision; revision = abc;", "revision: \"abc\""),
        ("kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 2.0.0;", "\"1.0.0\"..<\"2.0.0\""),
    ])
    func dependsOnPackages(requirement: String, text: String) throws {
        let objects = program(
            phases: "X",
            more: """
                \(sources)
                R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Kit.git"; requirement = {\(requirement)}; };
                Q = {isa = XCSwiftPackageProductDependency; package = R; productName = KitUI; };
                """, target: "packageProductDependencies = (Q);"
        ).replacing("mainGroup = G;", with: "mainGroup = G; packageReferences = (R);")
        let manifest = try ProjectFolder(objects: objects, files: ["App.swift"]).manifest()
        #expect(manifest.contains(".package(url: \"https://example.com/Kit.git\", \(text))"))
        #expect(manifest.contains(".product(name: \"KitUI\", package: \"Kit\")"))
    }

    /// The manifest that stands beside the project stays, and links stand for the project's files.
    @Test func writesBesideAManifestOfSomebodyElse() throws {
        let folder = try ProjectFolder(
            objects: program(phases: "X", more: sources),
            files: ["App.swift", "Package.swift", "Package.resolved", "Extra/A.swift"])
        for _ in 1...2 {
            let written = try PackageWriting(try folder.read().project, cairn: "/cairn").write()
            #expect(folder.short([written]) == ["CairnImport/Package.swift"])
            let text = try String(contentsOfFile: written, encoding: .utf8)
            #expect(
                text.contains("\"App.swift\"") && text.contains("\"Extra\"") && !text.contains("Package.resolved")
                    && !text.contains("CairnImport\""))
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/CairnImport").sorted()
            #expect(names == ["App.swift", "App.xcodeproj", "Extra", "Package.swift"])
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/CairnImport/Extra") == "../Extra")
        }
        #expect(try String(contentsOfFile: folder.path + "/Package.swift", encoding: .utf8) == "// Package.swift\n")
    }

    /// A package in a folder that the caller chose leaves the project as it is.
    @Test func writesIntoAnotherFolder() throws {
        let folder = try ProjectFolder(
            objects: program(phases: "X", more: sources, settings: "INFOPLIST_KEY_UIMainStoryboardFile = Main;"),
            files: ["App.swift", "Package.swift", "Extra/A.swift", "CairnImport/old"])
        let place = folder.path + "-place"
        defer { try? FileManager.default.removeItem(atPath: place) }
        let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        for _ in 1...2 {
            let written = try PackageWriting(try folder.read().project, cairn: "/cairn", place: place).write()
            #expect(written == place + "/Package.swift")
            let text = try String(contentsOfFile: written, encoding: .utf8)
            #expect(text.contains("\"App.swift\"") && text.contains("\"Extra\""))
            #expect(text.contains("CairnImport/My_App-Info.plist") && !text.contains("\"CairnImport\""))
            let names = try FileManager.default.contentsOfDirectory(atPath: place).sorted()
            #expect(names == ["App.swift", "App.xcodeproj", "CairnImport", "Extra", "Package.swift"])
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: place + "/Extra") == folder.path + "/Extra")
        }
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == before.sorted())
    }

    /// A test of the launch is written once, and every import builds it.
    @Test func launchTestsAreWrittenOnceAndBuiltAlways() throws {
        let folder = try ProjectFolder(objects: program(phases: "X", more: sources), files: ["App.swift"])
        let file = folder.path + "/My_AppLaunchTests/My_AppLaunchTests.swift"
        #expect(try !folder.manifest().contains("LaunchTests"))
        let writing = PackageWriting(try folder.read().project, cairn: "/cairn")
        #expect(try writing.writeLaunchTests() == [file])
        try "// mine\nimport Testing\n".write(toFile: file, atomically: true, encoding: .utf8)
        #expect(try writing.writeLaunchTests().isEmpty)
        let text = try folder.manifest()
        #expect(text.contains("name: \"My_AppLaunchTests\""))
        #expect(text.contains(".product(name: \"CairnTesting\", package: \"Cairn\"),"))
        #expect(text.contains("sources: [\"My_AppLaunchTests/My_AppLaunchTests.swift\"]"))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "// mine\nimport Testing\n")
    }

    /// A Mac's file system finds a file whatever the case of its letters.
    @Test func findsFilesByTheNamesOfAMac() throws {
        let folder = try ProjectFolder(
            objects: program(phases: "X", more: sources).replacing("path = App.swift", with: "path = Code/app.swift"),
            files: ["code/App.swift"])
        let (project, notes) = try folder.read()
        #expect(folder.short(project.targets[0].sources) == ["code/App.swift"])
        #expect(!notes.contains { $0.contains("app.swift") })
    }

    /// A module exports the modules that its umbrella header imports.
    @Test func umbrellaHeadersAreExported() throws {
        let objects = program(
            phases: "X, H",
            more: sources + """
                H = {isa = PBXHeadersBuildPhase; files = (BH); };
                FH = {isa = PBXFileReference; path = Shapes.h; sourceTree = "<group>"; };
                BH = {isa = PBXBuildFile; fileRef = FH; };
                """
        ).replacing("My App", with: "Shapes").replacing("type.application", with: "type.framework")
        let folder = try ProjectFolder(objects: objects, files: ["App.swift"])
        try folder.write("#import <UIKit/UIKit.h>\n//! Project\nFOUNDATION_EXPORT double Version;\n", to: "Shapes.h")
        #expect(try folder.manifest().contains("\"CairnImport/Shapes/Shapes+Exports.swift\""))
        let text = try String(contentsOfFile: folder.path + "/CairnImport/Shapes/Shapes+Exports.swift", encoding: .utf8)
        #expect(text.hasSuffix("\n@_exported import UIKit\n"))
    }

    @Test func testsDependOnTheProgramThatHostsThem() throws {
        let tests = """
            U = {isa = PBXNativeTarget; name = Tests; productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (X);
                buildConfigurationList = LU; };
            LU = {isa = XCConfigurationList; buildConfigurations = (CU); };
            CU = {isa = XCBuildConfiguration; name = Debug; buildSettings = {TEST_HOST = "$(BUILT_PRODUCTS_DIR)/My App.app/My App";}; };
            """
        let folder = try ProjectFolder(objects: program(phases: "X", more: sources, project: tests), files: ["App.swift"])
        #expect(try folder.read().project.targets.last?.dependencies == ["My_App"])
    }

    /// The projects inside of a project, whose libraries it links.
    @Test func findsProjectsInsideOfTheProject() throws {
        let inner = "projectReferences = ({ProductGroup = G; ProjectRef = FP; }, {ProjectRef = FQ; });"
        let objects = program(
            more: """
                FP = {isa = PBXFileReference; path = Kit/Kit.xcodeproj; sourceTree = "<group>"; };
                FQ = {isa = PBXFileReference; path = Absent.xcodeproj; sourceTree = "<group>"; };
                """
        ).replacing("mainGroup = G;", with: "mainGroup = G; \(inner)")
        let folder = try ProjectFolder(objects: objects, files: [])
        try folder.write("{ objects = {\n\(program())\n}; rootObject = P; }", to: "Kit/Kit.xcodeproj/project.pbxproj")
        let project = try XcodeProject(bundle: folder.path + "/App.xcodeproj")
        #expect(folder.short(try project.withInnerProjects()) == ["App.xcodeproj", "Kit/Kit.xcodeproj"])
    }

    @Test func followsTheProjectWhenItRunsAgain() throws {
        let folder = try ProjectFolder(objects: program(phases: "X", more: sources), files: ["App.swift"])
        let first = try folder.manifest()
        #expect(try folder.manifest() == first)
        try folder.write("{}", to: "New/Unused.txt")
        #expect(try folder.manifest().contains("\"New\""))
    }

    @Test func tellsOfGroupsInThemselves() throws {
        let objects = program().replacing("children = (F1, F2, S);", with: "name = Loop; children = (F1, H);")
        let inner = "H = {isa = PBXGroup; children = (G); sourceTree = \"<group>\"; };"
        let folder = try ProjectFolder(objects: objects + inner, files: ["App.swift"])
        let error = #expect(throws: PropertyListError.self) { try folder.read() }
        #expect(error?.message == "the group Loop contains itself" && error?.position.line == 3)
        let chain = (0..<300).map { "D\($0) = {isa = PBXGroup; children = (D\($0 + 1)); };" }.joined(separator: "\n")
        let deep = try ProjectFolder(objects: program(more: chain), files: ["App.swift"])
        let other = #expect(throws: PropertyListError.self) { try deep.read() }
        #expect(other?.message.hasSuffix("is in more than 200 others, or holds as many inside of each other") == true)
    }

    @Test func tellsTheObjectThatIsMissing() throws {
        let folder = try ProjectFolder(objects: program(phases: "X"), files: [])
        #expect(
            throws: PropertyListError(
                message: "the project has no object X", position: SourcePosition(line: 4, column: 113))
        ) { try folder.read() }
    }
}
