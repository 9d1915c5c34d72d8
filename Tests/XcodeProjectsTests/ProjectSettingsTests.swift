import Foundation
import InterfaceBuilderDocument
import Testing

@testable import XcodeProjects

/// What build settings and platforms decide of a package.
@Suite struct ProjectSettingsTests {
    private let sources = "X = {isa = PBXSourcesBuildPhase; files = (B1, B2); };"

    private func settings(_ text: String) throws -> BuildSettings {
        BuildSettings(layers: [try PropertyListParser.parse(Array("{\(text)}".utf8))])
    }

    @Test(arguments: [
        ("A = \"$(B)-$(B:lower)\"; B = Word;", "Word-word"), ("A = \"$(C:default=none)\";", "none"), ("A = \"$(C)\";", "$(C)"),
        ("A = \"$(B:rfc1034identifier)\"; B = \"My App\";", "My-App"), ("A = \"${B:c99extidentifier}\"; B = \"1 b\";", "__b"),
        ("A = x; \"A[sdk=iphone*]\" = y; \"A[sdk=macosx*]\" = z;", "y"), ("\"A[config=Release]\" = y; A = x;", "x"),
    ])
    func settingsNameOthers(text: String, value: String) throws {
        #expect(try settings(text).text("A") == value)
    }

    /// Settings that name each other and themselves grow to a bounded length, in bounded time.
    @Test func growthIsBounded() throws {
        let chain = (0..<25).map { "A\($0) = \"\(String(repeating: "$(A\($0 + 1))", count: 10))\";" }.joined()
        #expect(try settings(chain).text("A0").map { $0.utf8.count < 2_000_000 } == true)
        #expect(try settings("A = \"$(A)$(A)\";").text("A") != nil)
        let layer = try PropertyListParser.parse(Array("{A = \"$(inherited) $(inherited) x\";}".utf8))
        #expect(BuildSettings(layers: Array(repeating: layer, count: 60)).words("A").count <= 10_000)
    }

    @Test func conditionsAndFeatures() throws {
        let settings = try settings(
            """
            OTHER_SWIFT_FLAGS = "-DFAST -D SLOW '-DQUOTED' -Xcc -O -D"; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG 1X A-B FAST";
            SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES; SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE = NO;
            """)
        #expect(LanguageSettings.conditions(settings) == ["FAST", "SLOW", "QUOTED"])
        #expect(LanguageSettings.upcomingFeatures(settings) == ["ExistentialAny"])
        let approachable = try self.settings("SWIFT_APPROACHABLE_CONCURRENCY = YES;")
        #expect(LanguageSettings.upcomingFeatures(approachable).count == 5)
    }

    @Test func oldNamesOfLanguages() throws {
        let objects = program().replacing("isa = PBXProject;", with: "isa = PBXProject; developmentRegion = German;")
        #expect(try ProjectFolder(objects: objects, files: ["App.swift"]).read().project.developmentRegion == "de")
    }

    @Test func leavesOutTargetsOfOtherPlatformsAndOfTheSameModule() throws {
        func target(_ id: String, _ settings: String) -> String {
            """
            \(id) = {isa = PBXNativeTarget; name = "Kit \(id)"; productType = "com.apple.product-type.framework";
                buildPhases = (X); buildConfigurationList = L\(id); };
            L\(id) = {isa = XCConfigurationList; buildConfigurations = (C\(id)); };
            C\(id) = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = Kit; \(settings)}; };
            """
        }
        let objects = program(
            phases: "X", more: sources + target("V", "SDKROOT = appletvos;") + target("W", ""), project: target("U", "")
        )
        .replacing("(T, U)", with: "(T, V, U, W)")
        let (project, notes) = try ProjectFolder(objects: objects, files: ["App.swift"]).read()
        #expect(project.targets.map(\.module) == ["My_App", "Kit"])
        #expect(
            notes.prefix(2) == [
                "the target Kit V is left out: it is built for appletvos",
                "the target Kit W is left out: its module Kit is that of the target Kit U",
            ])
    }

    @Test func leavesOutFilesOfOtherPlatformsAndExcludedNames() throws {
        let objects = program(
            phases: "X",
            more: """
                X = {isa = PBXSourcesBuildPhase; files = (B1, B3, B4); };
                B3 = {isa = PBXBuildFile; fileRef = F3; platformFilters = (macos, tvos, ); };
                B4 = {isa = PBXBuildFile; fileRef = F4; };
                F3 = {isa = PBXFileReference; path = Mac.swift; sourceTree = SOURCE_ROOT; };
                F4 = {isa = PBXFileReference; path = OldView.swift; sourceTree = SOURCE_ROOT; };
                """, settings: "EXCLUDED_SOURCE_FILE_NAMES = (\"Old*.swift\");")
        let folder = try ProjectFolder(objects: objects, files: ["App.swift", "Mac.swift", "OldView.swift"])
        #expect(folder.short(try folder.read().project.targets[0].sources) == ["App.swift"])
    }

    @Test func targetsWithoutSwiftAreLeftOutAndNotDependedOn() throws {
        let objects = program(
            phases: "X", more: sources + "D = {isa = PBXTargetDependency; target = U; };", target: "dependencies = (D);",
            project: "U = {isa = PBXNativeTarget; name = Old; productType = \"com.apple.product-type.framework\"; };")
        let (project, notes) = try ProjectFolder(objects: objects, files: ["App.swift", "Old.m"]).read()
        #expect(project.targets.map(\.dependencies) == [[]])
        #expect(notes.contains("the target Old is left out: it has no Swift sources"))
    }

    @Test func filesOutsideOfTheRepositoryAreNotUsed() throws {
        let objects = program(
            phases: "X, R",
            more: sources + """
                R = {isa = PBXResourcesBuildPhase; files = (B3); };
                B3 = {isa = PBXBuildFile; fileRef = F3; };
                F3 = {isa = PBXFileReference; path = "/etc/hostname"; sourceTree = "<absolute>"; };
                """, settings: "INFOPLIST_FILE = \"../../../../../../etc/passwd\";")
        let folder = try ProjectFolder(objects: objects, files: ["App.swift", ".git/HEAD"])
        let (project, notes) = try folder.read()
        #expect(project.targets[0].resources.isEmpty && project.targets[0].infoPath == nil)
        let detour = objects.replacing("/etc/hostname", with: folder.path + "/../../../../../../etc/hostname")
        let other = try ProjectFolder(objects: detour, files: ["App.swift", ".git/HEAD"])
        #expect(try other.read().project.targets[0].resources.isEmpty)
        #expect(notes.count { $0.hasSuffix("is left out: it lies outside of \(folder.path)") } == 2)
    }

    @Test func thePlistHasTheValuesOfSettings() throws {
        let folder = try ProjectFolder(
            objects: program(
                phases: "X", more: sources,
                settings:
                    "INFOPLIST_FILE = Info.plist; PRODUCT_BUNDLE_IDENTIFIER = \"com.example.$(PRODUCT_NAME:rfc1034identifier)\";"),
            files: ["App.swift"])
        try folder.write(
            """
            {CFBundleIdentifier = "$(PRODUCT_BUNDLE_IDENTIFIER)"; Address = "https:/$()/example.com"; Scenes = ({Delegate = "$(PRODUCT_MODULE_NAME).Scene"; });
            UIAppFonts = ("A.ttf");}
            """, to: "Info.plist")
        _ = try folder.manifest()
        let data = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/CairnImport/My_App-Info.plist"))
        let values = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        #expect(values["CFBundleIdentifier"] as? String == "com.example.My-App")
        #expect(values["Address"] as? String == "https://example.com")
        #expect((values["Scenes"] as? [[String: String]])?.first?["Delegate"] == "My_App.Scene")
    }

    @Test func generatedPlistsHaveTheProductsValues() throws {
        let settings = """
            GENERATE_INFOPLIST_FILE = YES; PRODUCT_BUNDLE_IDENTIFIER = com.example.app; PRODUCT_NAME = Shop; MARKETING_VERSION = 2.1;
            INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "UIInterfaceOrientationPortrait";
            """
        let folder = try ProjectFolder(objects: program(phases: "X", more: sources, settings: settings), files: ["App.swift"])
        _ = try folder.manifest()
        let data = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/CairnImport/Shop-Info.plist"))
        let values = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        #expect(values["CFBundleIdentifier"] as? String == "com.example.app" && values["CFBundleName"] as? String == "Shop")
        #expect(values["CFBundleShortVersionString"] as? String == "2.1" && values["CFBundleVersion"] == nil)
        #expect(values["CFBundleExecutable"] as? String == "Shop" && values["CFBundleDevelopmentRegion"] as? String == "en")
        #expect(values["UISupportedInterfaceOrientations~ipad"] as? [String] == ["UIInterfaceOrientationPortrait"])
    }

    @Test func faultsOfFilesHaveAPlace() throws {
        let folder = try ProjectFolder(
            objects: program(phases: "X", more: sources, settings: "INFOPLIST_FILE = Info.plist;"), files: ["App.swift"])
        let path = folder.path + "/Info.plist"
        try folder.write("<plist>\n<dict>\n<key>a</key>\n</dict></plist>", to: "Info.plist")
        #expect(
            throws: PackageWriting.Fault.unreadable(
                path, place: SourcePosition(line: 3, column: 1), reason: "the key 'a' has no value")
        ) { try folder.manifest() }
        let objects = program(
            phases: "X", more: sources + "F4 = {isa = PBXFileReference; path = A.xcconfig; sourceTree = SOURCE_ROOT; };"
        ).replacing("buildSettings = {};", with: "baseConfigurationReference = F4; buildSettings = {};")
        let other = try ProjectFolder(objects: objects, files: ["App.swift"])
        try other.write("A = 1\nB\n#include \"None.xcconfig\"\n#include C\n", to: "A.xcconfig")
        var reading = ProjectImport(try XcodeProject(bundle: other.path + "/App.xcodeproj"))
        _ = try reading.imported(name: "App")
        let faults = reading.notes.filter { $0.id == "configuration-file" }
        #expect(faults.map(\.position?.line) == [2, 3, 4])
        #expect(faults[0].message == "the settings are not read: the line has no form NAME = VALUE")
    }

    @Test func productsOfPackagesInTheProjectsFolder() throws {
        let objects = program(
            phases: "X",
            more: sources + """
                F5 = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Local; sourceTree = SOURCE_ROOT; };
                Q = {isa = XCSwiftPackageProductDependency; productName = LocalUI; };
                """, target: "packageProductDependencies = (Q);")
        let folder = try ProjectFolder(objects: objects, files: ["App.swift"])
        try folder.write("let package = Package(products: [.library(\n name: \"LocalUI\")])", to: "Local/Package.swift")
        try folder.write("import UIKit\n", to: "Local/Sources/LocalUI/L.swift")
        let manifest = try folder.manifest()
        #expect(manifest.contains(".package(name: \"Local\", path: \"Local\")"))
        #expect(manifest.contains(".product(name: \"LocalUI\", package: \"Local\")"))
    }

    @Test func workspacesHaveGroupsAndPackages() throws {
        let objects = program(
            phases: "X", more: sources + "Q = {isa = XCSwiftPackageProductDependency; productName = WordsUI; };",
            target: "packageProductDependencies = (Q);")
        let folder = try ProjectFolder(objects: objects, files: ["App.swift"])
        try folder.write("let package = Package(products: [.library(name: \"WordsUI\")])", to: "Packages/Words/Package.swift")
        try folder.write(
            """
            <Workspace version = "1.0">
               <Group location = "container:Packages" name = "Packages"><FileRef location = "group:Words"></FileRef></Group>
               <FileRef location = "container:App.xcodeproj"></FileRef>
               <FileRef></FileRef>
            </Workspace>
            """, to: "All.xcworkspace/contents.xcworkspacedata")
        let workspace = try XcodeWorkspace(bundle: folder.path + "/All.xcworkspace")
        #expect(folder.short(workspace.projects) == ["App.xcodeproj"] && folder.short(workspace.packages) == ["Packages/Words"])
        #expect(workspace.notes.map(\.message) == ["<FileRef> has no location"])
        var reading = ProjectImport(try XcodeProject(bundle: workspace.projects[0]), packageFolders: workspace.packages)
        let project = try reading.imported(name: "App")
        #expect(project.packages.map(\.name) == ["Words"] && project.targets[0].products.map(\.package) == ["Words"])
    }

    @Test func foldersInStepWithTheDiskHaveWholesAndTranslations() throws {
        let objects = program(
            more: """
                S = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; exceptions = (E);
                    explicitFolders = (Web, ); };
                E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
                    membershipExceptions = ("/Localized: Old.strings", );
                    platformFiltersByRelativePath = {Mac.swift = (macos, ); Both.swift = (ios, macos, ); }; };
                """,
            target: "fileSystemSynchronizedGroups = (S);")
        let files = [
            "Shop/App.swift", "Shop/Mac.swift", "Shop/Both.swift", "Shop/Web/index.html", "Shop/en.lproj/Old.strings",
            "Shop/en.lproj/New.strings",
        ]
        let folder = try ProjectFolder(objects: objects, files: files)
        let target = try folder.read().project.targets[0]
        #expect(folder.short(target.swiftFiles) == ["Shop/App.swift", "Shop/Both.swift"])
        #expect(folder.short(target.resources) == ["Shop/Web", "Shop/en.lproj/New.strings"])
    }
}
