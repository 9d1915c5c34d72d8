/// An object that is missing although the package manager takes its module for built: it was removed, because another
/// module changed what its source is rewritten to.
struct RemovedObject: Error, CustomStringConvertible {
    let path: String
    var description: String {
        "\(path) was removed, because another module changed what its source is rewritten to; run the build once more"
    }
}
