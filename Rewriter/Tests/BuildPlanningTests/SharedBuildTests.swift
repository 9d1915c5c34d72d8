import BuildPlanning
import Testing

/// The build folder that packages share.
@Suite struct SharedBuildTests {
    @Test(
        "Names are the hashes that the document on FNV lists",
        arguments: [("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8")])
    func names(text: String, name: String) {
        #expect(SharedBuild.name(for: [text]) == name)
    }

    @Test func eachCopyCompilerAndFlagsHaveAFolder() {
        let builds = [
            SharedBuild(of: "/cairn", compiler: "Swift 6.3"), SharedBuild(of: "/other", compiler: "Swift 6.3"),
            SharedBuild(of: "/cairn", compiler: "Swift 6.4"), SharedBuild(of: "/cairn", compiler: "Swift 6.3", flags: ["-gnone"]),
        ]
        #expect(Set(builds.map(\.folder)).count == 4)
        #expect(builds.allSatisfy { $0.folder.path.hasPrefix(SharedBuild.caches.path + "/builds/") })
        #expect(SharedBuild(of: "/cairn", compiler: "Swift 6.3").folder == builds[0].folder)
    }
}
