import Foundation
import InterfaceBuilderDocument

/// The outlets and actions that Swift sources of a project declare, found by their attributes.
struct ConnectionSources {
    /// An outlet or an action of a class.
    private struct Member {
        let isAction: Bool
        let name: String
        /// The outlet's type, or nothing.
        let type: String
    }

    private let members: [String: [Member]]
    private static let mostFiles = 2000

    /// - Parameter folder: The absolute path of the project.
    init(folder: String) {
        var found: [String: [Member]] = [:]
        let files = FileManager.default.enumerator(atPath: folder)
        var count = 0
        while let path = files?.nextObject() as? String, count < Self.mostFiles {
            if path.hasSuffix(".build") || path.hasSuffix("Pods") || path.hasSuffix(".git") { files?.skipDescendants() }
            guard path.hasSuffix(".swift"), let text = try? String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8),
                text.contains("@IB")
            else { continue }
            count += 1
            Self.read(text, &found)
        }
        members = found
    }

    private static func read(_ text: String, _ found: inout [String: [Member]]) {
        var name = ""
        for line in text.split(separator: "\n") {
            if let match = line.firstMatch(of: /\b(?:class|extension)\s+([A-Za-z_]\w*)/), !line.contains("func "),
                !line.contains("var ")
            {
                name = String(match.1)
            }
            if let match = line.firstMatch(of: /@IBOutlet.*\bvar\s+(\w+)\s*:\s*\[?([\w.]+)/) {
                found[name, default: []].append(Member(isAction: false, name: String(match.1), type: String(match.2)))
            } else if let match = line.firstMatch(of: /@IBAction.*\bfunc\s+(\w+)\s*\(([^)]*)\)/) {
                found[name, default: []].append(Member(isAction: true, name: selector(match.1, match.2), type: ""))
            }
        }
    }

    /// The Objective-C selector of an action.
    private static func selector(_ name: Substring, _ parameters: Substring) -> String {
        let labels = parameters.split(separator: ",").map { $0.split { $0 == " " || $0 == ":" }.first.map(String.init) ?? "" }
        guard let first = labels.first else { return String(name) }
        let with = first == "_" ? "" : "With\(first.prefix(1).uppercased())\(first.dropFirst())"
        return ([name + with] + labels.dropFirst()).map { "\($0):" }.joined()
    }

    /// The edits that connect an object with its scene's controller.
    func offers(for element: MarkupElement, controller: MarkupElement?) -> [OfferedEdit] {
        guard let controller, let owner = controller.id, let id = element.id, owner != id else { return [] }
        let own = members[controller.className] ?? []
        let isControl = ["button", "switch", "slider", "textField", "stepper", "segmentedControl", "datePicker", "pageControl"]
            .contains(element.name)
        let event = element.name == "button" ? "touchUpInside" : element.name == "textField" ? "editingChanged" : "valueChanged"
        let connected = Set(controller.child("connections").map { $0.children.compactMap { $0["property"] } } ?? [])
        return own.compactMap { member in
            if member.isAction {
                guard isControl else { return nil }
                return OfferedEdit(
                    title: "Send \(member.name)",
                    edit: "add action to \(id) selector=\(member.name) destination=\(owner) eventType=\(event)", view: id)
            }
            let types = [element.className, "UIView", isControl ? "UIControl" : "UIView"]
            guard types.contains(member.type), !connected.contains(member.name) else { return nil }
            return OfferedEdit(
                title: "Outlet \(member.name)", edit: "add outlet to \(owner) property=\(member.name) destination=\(id)", view: id
            )
        }
    }
}
