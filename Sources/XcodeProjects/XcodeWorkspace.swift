import Foundation
import InterfaceBuilderDocument

/// A workspace of Xcode: the projects and packages that it shows.
package struct XcodeWorkspace {
    /// The paths of the projects `.xcodeproj`, in the workspace's order; the one that CocoaPods writes comes last.
    package var projects: [String] { own + pods }
    private var own: [String] = []
    private var pods: [String] = []
    /// The folders of packages.
    package private(set) var packages: [String] = []
    /// The parts that are left out.
    package private(set) var notes: [ImportNote] = []
    /// The path of the list that a workspace is.
    package let path: String

    /// Reads a workspace.
    ///
    /// - Parameter bundle: The path of the `.xcworkspace`.
    package init(bundle: String) throws(PropertyListError) {
        path = bundle + "/contents.xcworkspacedata"
        let root: MarkupElement
        do {
            root = try MarkupTree.parsing(try RegularFile.contents(path)).root
        } catch let error as MarkupError {
            throw PropertyListError(message: error.description, position: error.position)
        } catch {
            let reason = (error as? RegularFile.Fault)?.reason ?? "\(error)"
            throw PropertyListError(message: "the workspace cannot be read: \(reason)", position: .init(line: 1, column: 1))
        }
        guard root.name == "Workspace" else {
            throw PropertyListError(message: "a <Workspace> is expected, not <\(root.name)>", position: root.position)
        }
        visit(root, in: (bundle as NSString).deletingLastPathComponent, bundle: bundle)
    }

    private mutating func visit(_ element: MarkupElement, in folder: String, bundle: String) {
        for child in element.children {
            switch child.name {
            case "Group": visit(child, in: resolved(child, in: folder, bundle) ?? folder, bundle: bundle)
            case "FileRef": add(child, in: folder, bundle)
            default: tell("<\(child.name)> is not known", at: child)
            }
        }
    }

    private mutating func add(_ reference: MarkupElement, in folder: String, _ bundle: String) {
        guard let path = resolved(reference, in: folder, bundle) else { return }
        if FolderListing.isPackage(path) { packages.append(path) }
        guard path.hasSuffix(".xcodeproj") else { return }
        let isOfPods = path.hasSuffix("/Pods.xcodeproj")
        if !FileManager.default.fileExists(atPath: path) {
            tell("\(path) does not exist" + (isOfPods ? ": CocoaPods writes it" : ""), at: reference)
        } else if isOfPods {
            pods.append(path)
        } else {
            own.append(path)
        }
    }

    private mutating func tell(_ message: String, at element: MarkupElement) {
        notes.append(ImportNote(id: "workspace", message: message, path: path, position: element.position))
    }

    /// The path of a location such as `group:App/App.xcodeproj`, which is relative to the group, to the workspace or,
    /// in a project, to that.
    private mutating func resolved(_ element: MarkupElement, in folder: String, _ bundle: String) -> String? {
        guard let location = element["location"], let colon = location.firstIndex(of: ":") else {
            tell("<\(element.name)> has no location", at: element)
            return nil
        }
        let name = location[location.index(after: colon)...]
        let path: String
        switch location[..<colon] {
        case "group": path = "\(folder)/\(name)"
        case "container": path = "\((bundle as NSString).deletingLastPathComponent)/\(name)"
        case "self": path = (bundle as NSString).deletingLastPathComponent
        case "absolute": path = String(name)
        default: return nil
        }
        return URL(fileURLWithPath: path).standardizedFileURL.path
    }
}
