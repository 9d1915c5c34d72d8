import Foundation
import PackagePlugin

/// Links beside a package's programs that stand for the resources of its targets.
///
/// On iOS the resources of an app are in its main bundle. The package manager puts those of each target into a bundle of their own beside the program, whose folder
/// is the main bundle.
struct MainBundleLinks {
    /// The folder of the programs.
    let products: URL

    /// Makes the links, those of programs before those of other targets; what else has a name stays.
    func make(for package: Package) throws {
        let targets = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
        for target in targets.filter({ $0.kind == .executable }) + targets.filter({ $0.kind != .executable }) {
            try make(to: "\(package.displayName)_\(target.name).resources")
        }
    }

    private func make(to bundle: String) throws {
        let files = FileManager.default
        let names = (try? files.contentsOfDirectory(atPath: products.appending(path: bundle).path)) ?? []
        for name in names.sorted() where !name.hasSuffix("Info.plist") {
            let place = products.appending(path: name).path
            guard (try? files.attributesOfItem(atPath: place)) == nil else { continue }
            try files.createSymbolicLink(atPath: place, withDestinationPath: "\(bundle)/\(name)")
        }
    }
}
