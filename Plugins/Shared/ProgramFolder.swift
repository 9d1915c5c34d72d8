import Foundation

/// A package's own folder of programs, where other packages are built in the same folder: each program has its
/// package's resources beside it, whatever is built later.
struct ProgramFolder {
    private let folder: URL
    private let products: URL
    private var files: FileManager { .default }

    /// - Parameters:
    ///   - folder: The package's folder, which is made.
    ///   - products: The folder of the build.
    init(_ folder: URL, of products: URL) { (self.folder, self.products) = (folder, products) }

    /// Takes over programs, with the libraries and resource bundles that they look for beside them.
    ///
    /// A program is a file of its own here. A link leads from its name with `.product` behind it to what the package
    /// manager knows of it, by which Studio links it once more.
    func take(_ programs: [String], bundles: [String]) throws {
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in programs where files.fileExists(atPath: products.appending(path: name).path) {
            try copy(name)
            try link("\(name).product")
        }
        let names = try files.contentsOfDirectory(atPath: products.path)
        for name in (bundles + names.filter { $0.hasSuffix(".so") }).sorted() { try link(name) }
    }

    /// Makes a second name of a file, or a copy where the folders are on two disks.
    private func copy(_ name: String) throws {
        let (source, place) = (products.appending(path: name).resolvingSymlinksInPath(), folder.appending(path: name))
        try? files.removeItem(at: place)
        do { try files.linkItem(at: source, to: place) } catch { try files.copyItem(at: source, to: place) }
    }

    private func link(_ name: String) throws {
        let place = folder.appending(path: name).path
        if (try? files.destinationOfSymbolicLink(atPath: place)) != nil { try files.removeItem(atPath: place) }
        let target = products.resolvingSymlinksInPath().appending(path: name).path
        if files.fileExists(atPath: target) { try files.createSymbolicLink(atPath: place, withDestinationPath: target) }
    }
}
