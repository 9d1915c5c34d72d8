import Foundation

/// The programs with which revisions are compared and programs are built.
extension Examination {
    static func git(in machine: Machine) -> Examination {
        let path = machine.program("git")
        return Examination(
            name: "git", state: path == nil ? .missing : .found, detail: path ?? "the program git is not there",
            purpose: "'cairn diff' of two revisions", remedy: "install the Debian package git")
    }

    /// The toolchain, which has to be as new as the one that this command was built with.
    static func swift(in machine: Machine) -> Examination {
        var examination = Examination(
            name: "swift", state: .missing, detail: "the program swift is not there",
            purpose: "building packages of 'cairn import'",
            remedy: "install Swift \(CairnVersion.swift) from swift.org")
        guard let path = machine.program("swift") else { return examination }
        guard let line = machine.firstLine(of: path, ["--version"]), let version = SwiftVersion(in: line) else {
            examination.state = .unfit
            examination.detail = "\(path) does not tell its version"
            return examination
        }
        examination.state = version.isAtLeast(CairnVersion.swift) ? .found : .unfit
        examination.detail = "\(path), version \(version.text)"
        return examination
    }

    /// The SDK, which serves only the toolchain that it was made with.
    static func kit(in machine: Machine) -> Examination {
        var examination = Examination(
            name: "sdk", state: .missing, detail: "no cairn.artifactbundle among the SDKs of 'swift sdk list'",
            purpose: "building programs without compiling UIKit", remedy: "install Cairn's SDK with 'swift sdk install'")
        let bundles = machine.sdkFolders.map { $0 + "/cairn.artifactbundle" }
        guard let bundle = bundles.first(where: FileSystem.isFolder) else { return examination }
        examination.detail = bundle
        do throws(SystemFault) {
            let kit = try InstalledKit(bundle)
            examination.detail += ", version \(kit.version)"
            let present = machine.program("swiftc").flatMap { machine.firstLine(of: $0, ["-version"]) }
            if let compiler = kit.compiler, let present, compiler != present {
                examination.state = .unfit
                examination.detail += ", is for '\(compiler)', but swiftc is '\(present)'"
            } else {
                examination.state = .found
            }
        } catch {
            examination.state = .unfit
            examination.detail += " cannot be used: \(error.reason)"
        }
        return examination
    }
}

/// A release of Swift, such as `6.3.1`.
struct SwiftVersion {
    let text: String

    /// Finds the version in what `swift --version` prints.
    init?(in line: String) {
        guard let place = line.range(of: "Swift version ") else { return nil }
        text = String(line[place.upperBound...].prefix { $0.isNumber || $0 == "." })
        if text.isEmpty { return nil }
    }

    func isAtLeast(_ other: String) -> Bool { text.compare(other, options: .numeric) != .orderedAscending }
}

/// The description of an installed SDK.
struct InstalledKit {
    let version: String
    /// The first line of `swiftc -version` where the SDK was made; nil where it does not say so.
    let compiler: String?

    /// Reads the description in a bundle.
    ///
    /// - Throws: Why it cannot be read.
    init(_ bundle: String) throws(SystemFault) {
        let bytes = try FileSystem.input(bundle + "/info.json")
        let info = (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any]
        let artifacts = info?["artifacts"] as? [String: [String: Any]] ?? [:]
        guard let artifact = artifacts.sorted(by: { $0.key < $1.key }).first?.value else {
            throw SystemFault(reason: "info.json names no artifact")
        }
        version = artifact["version"] as? String ?? "unknown"
        compiler = (try? FileSystem.input(bundle + "/compiler-version")).map {
            String(decoding: $0.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        }
    }
}
