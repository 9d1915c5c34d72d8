import Foundation
import PackagePlugin

/// Links beside a package's programs that stand for the resources of its targets.
///
/// On iOS the resources of an app are in its main bundle. The package manager puts those of each target into a bundle of their own beside the program, whose folder
/// is the main bundle.
struct MainBundleLinks {
    /// The folder of the programs.
    let products: URL
    /// The target of the program whose Info.plist counts; nil for none.
    let program: String?

    /// Makes the links in place of those of an earlier build, which may be another package's, those of programs before those of other targets; what else has a
    /// name stays.
    func make(for package: Package) throws {
        try removeLinks()
        let targets = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
        for target in targets.filter({ $0.kind == .executable }) + targets.filter({ $0.kind != .executable }) {
            try make(to: "\(package.displayName)_\(target.name).resources")
        }
        if let program { try linkInformation(of: program, in: "\(package.displayName)_\(program).resources") }
    }

    /// Makes the link that stands for the Info.plist of a program, which the package manager allows under this name only.
    private func linkInformation(of program: String, in bundle: String) throws {
        let name = "\(program)-Info.plist"
        if names(in: bundle).contains(name) { try link("Info.plist", to: "\(bundle)/\(name)") }
    }

    /// Removes links into bundles.
    private func removeLinks() throws {
        for name in names(in: "") {
            let inner = name.hasSuffix(".lproj") ? names(in: name).map { "\(name)/\($0)" } : []
            for path in [name] + inner {
                let place = products.appending(path: path).path
                guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place) else { continue }
                if target.contains(".resources/") { try FileManager.default.removeItem(atPath: place) }
            }
        }
    }

    private func make(to bundle: String) throws {
        for name in names(in: bundle) where !name.hasSuffix("Info.plist") {
            if name.hasSuffix(".lproj") {
                try FileManager.default.createDirectory(at: products.appending(path: name), withIntermediateDirectories: true)
                for file in names(in: "\(bundle)/\(name)") {
                    // Foundation on Linux crashes where it finds a plural rule, so it does not find the file; rewritten sources do.
                    let linked = file.hasSuffix(".stringsdict") ? file.replacing("stringsdict", with: "pluralrules") : file
                    try link("\(name)/\(linked)", to: "../\(bundle)/\(name)/\(file)")
                }
            } else {
                try link(name, to: "\(bundle)/\(name)")
            }
        }
    }

    private func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: products.appending(path: folder).path)) ?? []).sorted()
    }

    private func link(_ name: String, to target: String) throws {
        let place = products.appending(path: name).path
        guard (try? FileManager.default.attributesOfItem(atPath: place)) == nil else { return }
        try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: target)
    }
}
