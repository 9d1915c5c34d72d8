import BuildPlanning
import Foundation
import Testing

@Suite struct MainBundleLinksTests {
    private let folder = TestFolder()

    private func target(of link: String) -> String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: folder.url.appending(path: link).path)
    }

    @Test func linksFilesAndThoseOfLanguages() throws {
        let bundle = MainBundleLinks.ResourceBundle(
            name: "App_App.resources", files: ["a.png", "en.lproj/Main.strings", "en.lproj/Plural.stringsdict", "App-Info.plist"])
        try MainBundleLinks(products: folder.url).make(to: [bundle], informationOf: "App")
        #expect(target(of: "a.png") == "App_App.resources/a.png")
        #expect(target(of: "en.lproj/Main.strings") == "../App_App.resources/en.lproj/Main.strings")
        #expect(target(of: "en.lproj/Plural.pluralrules") == "../App_App.resources/en.lproj/Plural.stringsdict")
        #expect(target(of: "Info.plist") == "App_App.resources/App-Info.plist")
    }

    @Test func dataModelsHaveTheNamesOfBuiltOnesToo() throws {
        let bundle = MainBundleLinks.ResourceBundle(name: "P_App.resources", files: ["A.xcdatamodeld", "B.xcdatamodel"])
        try MainBundleLinks(products: folder.url).make(to: [bundle], informationOf: nil)
        #expect(target(of: "A.xcdatamodeld") == "P_App.resources/A.xcdatamodeld")
        #expect(target(of: "A.momd") == "P_App.resources/A.xcdatamodeld")
        #expect(target(of: "B.mom") == "P_App.resources/B.xcdatamodel")
    }

    @Test func theFirstBundleThatHasANameWins() throws {
        let bundles = ["P_App", "P_Kit"].map { MainBundleLinks.ResourceBundle(name: "\($0).resources", files: ["a.png"]) }
        try MainBundleLinks(products: folder.url).make(to: bundles, informationOf: nil)
        #expect(target(of: "a.png") == "P_App.resources/a.png")
        #expect(target(of: "Info.plist") == nil)
    }

    @Test func linksOfAnEarlierBuildGoAndOtherFilesStay() throws {
        try folder.write("mine", to: "b.png")
        let links = MainBundleLinks(products: folder.url)
        try links.make(to: [.init(name: "P_App.resources", files: ["a.png", "b.png"])], informationOf: nil)
        try links.make(to: [.init(name: "P_App.resources", files: ["c.png"])], informationOf: nil)
        #expect(target(of: "a.png") == nil && target(of: "c.png") != nil)
        #expect(try folder.text(of: "b.png") == "mine")
    }
}
