import Foundation
import InterfaceBuilderDocument

extension ProjectImport {
    /// The packages that the project refers to. Folders of packages among its files are added to the local ones.
    mutating func importPackages() throws -> [ImportedProject.Package] {
        var found: [ImportedProject.Package] = []
        for reference in try project.packageReferences() {
            guard let package = importedPackage(reference) else {
                note(
                    "package", "the package \(reference.name) has a location or requirement that is not understood", at: reference
                )
                continue
            }
            packages[reference.id] = package
            found.append(package)
        }
        for reference in project.fileReferences {
            guard let path = project.path(of: reference), FolderListing.isPackage(path) else { continue }
            localPackages.append(.init(folder: path))
        }
        return found
    }

    private func importedPackage(_ reference: ProjectObject) -> ImportedProject.Package? {
        if let path = reference.text("relativePath") {
            return ImportedProject.Package(folder: URL(fileURLWithPath: project.folder + "/" + path).standardizedFileURL.path)
        }
        guard let url = reference.text("repositoryURL"),
            let requirement = reference.fields["requirement"].flatMap(Self.requirement)
        else { return nil }
        let last = (url as NSString).lastPathComponent
        let name = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
        return ImportedProject.Package(name: name, location: .remote(url: url, requirement: requirement))
    }

    private static func requirement(_ value: PropertyListValue) -> String? {
        let minimum = value["minimumVersion"]?.text.map(ManifestText.quoted)
        switch value["kind"]?.text {
        case "upToNextMajorVersion": return minimum.map { "from: \($0)" }
        case "upToNextMinorVersion": return minimum.map { ".upToNextMinor(from: \($0))" }
        case "exactVersion": return value["version"]?.text.map { "exact: \(ManifestText.quoted($0))" }
        case "branch": return value["branch"]?.text.map { "branch: \(ManifestText.quoted($0))" }
        case "revision": return value["revision"]?.text.map { "revision: \(ManifestText.quoted($0))" }
        case "versionRange":
            guard let minimum, let maximum = value["maximumVersion"]?.text else { return nil }
            return "\(minimum)..<\(ManifestText.quoted(maximum))"
        default: return nil
        }
    }

    // MARK: Dependencies

    mutating func addDependencies(of owner: ProjectObject, to target: inout ImportedTarget) throws {
        for dependency in try project.objects("dependencies", of: owner) {
            guard let other = try project.object("target", of: dependency) else { continue }
            if let module = moduleNames[other.id], module != target.module, !target.dependencies.contains(module) {
                target.dependencies.append(module)
            }
        }
        for product in try project.objects("packageProductDependencies", of: owner) {
            let name = product.text("productName") ?? product.name
            guard let package = try project.object("package", of: product).flatMap({ packages[$0.id] }) ?? localOwner(of: name)
            else {
                note("package", "no package that the project shows has the product \(name)", at: product)
                continue
            }
            target.products.append(.init(name: name, package: package.name))
        }
    }

    /// The package on this machine that has a product: projects do not always say which one.
    private func localOwner(of product: String) -> ImportedProject.Package? {
        let call = #"\.(library|executable)\s*\(\s*name\s*:\s*""# + NSRegularExpression.escapedPattern(for: product) + "\""
        return (localPackages + packages.values.sorted { $0.name < $1.name }).first { package in
            guard case .path(let folder) = package.location, let bytes = try? RegularFile.contents(folder + "/Package.swift")
            else { return false }
            return String(decoding: bytes, as: UTF8.self).range(of: call, options: .regularExpression) != nil
        }
    }
}
