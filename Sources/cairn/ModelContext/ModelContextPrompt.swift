/// A prompt of the server: what a person asks a coding agent for, in terms of the tools.
struct ModelContextPrompt {
    let name: String
    let title: String
    let summary: String
    let arguments: [(name: String, summary: String, isRequired: Bool)]
    /// The text, in which `{name}` stands for an argument.
    private let text: String

    /// The prompts of a server that may write files, or may not.
    static func offered(mayWrite: Bool) -> [ModelContextPrompt] { mayWrite ? all : all.filter { $0.name != "repair-layout" } }

    private static let document = (name: "document", summary: "the path of a storyboard or nib", isRequired: true)

    private static let all = [
        ModelContextPrompt(
            name: "review-document", title: "Review a document", summary: "find the layout faults of a document and explain them",
            arguments: [document],
            text: """
                Review the layout of {document}. Call the tool lint with this path and with matrix true, and the tool render for \
                each scene, without and with content-size AX3. For each finding, and for each fault that you see in a picture \
                (ask explain with at what stands at a point), say in this order: the scene, the view by the name that the \
                finding gives it, what a user of the app would notice, the constraint or attribute that causes it (by the \
                tool explain), and the smallest edit that would mend it. Put errors first, and leave out what you could not \
                confirm. Change nothing.
                """),
        ModelContextPrompt(
            name: "review-change", title: "Review a change",
            summary: "say what a change of documents does to the screens, as a reviewer of a pull request would",
            arguments: [
                (name: "old", summary: "the old document, folder, or revision of the git repository", isRequired: true),
                (name: "new", summary: "the new one; the files as they are if not given", isRequired: false),
            ],
            text: """
                Review the change from {old} to {new}. Call the tool diff with these paths. For each scene that is different, call \
                the tool render, and the tool lint for each changed document, to tell faults that the change brings from \
                those that were there. Report for each scene: what a user sees differently, which constraint or attribute \
                caused it, and which views moved although nothing about them was changed. End with what should be mended before \
                the change is merged, or say that nothing should.
                """),
        ModelContextPrompt(
            name: "explain-point", title: "What is at a point",
            summary: "say which view is at a point of a scene and why it is there",
            arguments: [document, (name: "at", summary: "a point of the scene's picture, such as 120,300", isRequired: true)],
            text: """
                Call the tool explain with the document {document} and at {at}; if the document has several scenes, name one by scene, as \
                the error lists them. Say in plain words which view is there, what lies under it, and which constraints decide its \
                place and size, and what would give way if it moved by a point.
                """),
        ModelContextPrompt(
            name: "repair-layout", title: "Repair a document",
            summary: "mend the layout faults of a document and check the result",
            arguments: [document],
            text: """
                Mend the layout faults of {document}. Call the tool lint. For one finding after the other, errors first: find the \
                cause with explain, make the smallest edit with the tool edit (edits as objects; first with dry-run true), and call \
                lint again. Keep an edit only if the finding is gone and no new one came. Never remove a view to silence a \
                finding. At the end call render for each scene that you changed, look whether it is as intended, and list the edits \
                with their reasons.
                """),
    ]

    /// The prompt as `prompts/list` shows it.
    var description: [String: Any] {
        [
            "name": name, "title": title, "description": summary.prefix(1).uppercased() + summary.dropFirst() + ".",
            "arguments": arguments.map {
                ["name": $0.name, "description": $0.summary, "required": $0.isRequired] as [String: Any]
            },
        ]
    }

    /// The result of `prompts/get`.
    func result(_ values: [String: Any]) throws(CallRefusal) -> [String: Any] {
        let names = arguments.map(\.name)
        if let other = values.keys.sorted().first(where: { !names.contains($0) }) {
            throw CallRefusal("\(name) has no argument \(other); it has \(names.joined(separator: ", "))")
        }
        var text = text
        for argument in arguments {
            let value = values[argument.name] as? String
            if argument.isRequired && value == nil {
                throw CallRefusal("\(name) needs the argument \(argument.name), a text: \(argument.summary)")
            }
            text = text.replacing("{\(argument.name)}", with: value ?? "the files as they are")
        }
        return [
            "description": summary,
            "messages": [["role": "user", "content": ["type": "text", "text": text]] as [String: Any]],
        ]
    }
}
