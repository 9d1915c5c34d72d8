/// The version of Cairn, by semantic versioning (semver.org). CHANGELOG.md has a heading for each release.
enum CairnVersion {
    static let current = "0.2.0"
    /// The oldest release of Swift that builds packages with UIKit.
    static let swift = "6.3"
}
