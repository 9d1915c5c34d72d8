/// The names of objects in findings, explanations, differences and merges.
extension MarkupElement {
    /// The object as people know it: its class with its text, or else its label in Interface Builder, then the outlet
    /// that refers to it, its object id and its line, such as `UIButton “Sign in” (outlet signIn of LoginController,
    /// aBc-dE-fgh, line 24)`.
    package var words: String { words(besides: nil) }

    /// The same without the line, for objects of several documents.
    package var wordsWithoutLine: String { joined(shortName, details) }

    /// The same without a custom class that is not to be told.
    package func words(besides name: String?) -> String {
        joined(shortName(besides: name), details + ["line \(position.line)"])
    }

    private var details: [String] {
        let label = shownText == nil ? nil : self["userLabel"].map { "labelled \($0.quoted)" }
        return [label, outletWords, id].compactMap { $0 }
    }

    private func joined(_ name: String, _ details: [String]) -> String {
        details.isEmpty ? name : "\(name) (\(details.joined(separator: ", ")))"
    }

    /// The class with the text that the object shows, or else with its label in Interface Builder.
    package var shortName: String { shortName(besides: nil) }

    private func shortName(besides hidden: String?) -> String {
        let custom = self["customClass"].flatMap { $0 == hidden ? nil : $0 }
        let type = custom ?? ElementClass.name(of: name) ?? name
        return [type, (shownText ?? self["userLabel"])?.quoted].compactMap { $0 }.joined(separator: " ")
    }

    /// The text by which people know the object on the screen; nil where it shows none.
    private var shownText: String? {
        let texts: [String?] = [
            stated("text"), stated("title"), buttonTitle, stated("placeholder"), stated("prompt"),
            children(in: "segments").first?["title"], self["reuseIdentifier"],
        ]
        return texts.compactMap { $0 }.first { !$0.allSatisfy(\.isWhitespace) }
    }

    /// A button's title: that of its configuration, beside which its states have none.
    private var buttonTitle: String? {
        if let configuration = child("buttonConfiguration") { return configuration.stated("title") }
        return children("state").first { $0["key"] == "normal" }?.stated("title")
    }

    /// A text that stands in an attribute, in a string of its own or in an attributed one.
    private func stated(_ key: String) -> String? {
        if let text = self[key] ?? child(key: key, named: "string")?.text { return text }
        let name = key == "text" ? "attributedText" : "attributed\(key.prefix(1).uppercased())\(key.dropFirst())"
        let fragments = child(key: name)?.children("fragment") ?? []
        return fragments.isEmpty ? nil : fragments.map { $0["content"] ?? $0.child(key: "content")?.text ?? "" }.joined()
    }

    /// The class with the storyboard identifier, where there is one, as scenes are named.
    package var nameAsScene: String { className + (self["storyboardIdentifier"].map { " “\($0)”" } ?? "") }

    /// The name of the scene around the object: that of its controller, or of the top-level view of a nib; nil outside
    /// of scenes.
    package var sceneName: String? {
        let around = Array(sequence(first: self) { $0.parent })
        guard let objects = around.firstIndex(where: { $0.name == "objects" }) else { return nil }
        let isInStoryboard = around[objects].parent?.name == "scene"
        let top = isInStoryboard ? around[objects].children.first { $0.name != "placeholder" } : around[..<objects].last
        return top?.nameAsScene
    }

    private var outletWords: String? { outlet.map { "outlet \($0.name) of \($0.owner.shortName)" } }

    /// The outlet of an object around this one, or of a nib's owner, that refers to it, so that a program may change
    /// it. Of several, that of the nearest object.
    package var outlet: (name: String, owner: MarkupElement)? {
        guard let id else { return nil }
        var nearest: (name: String, owner: MarkupElement, level: Int)?
        for connection in tree.outlets(to: id) {
            guard let name = connection["property"], name != "view", let owner = connection.parent?.parent,
                let level = level(of: owner), level > nearest?.level ?? -1
            else { continue }
            nearest = (name, owner, level)
        }
        return nearest.map { ($0.name, $0.owner) }
    }

    /// The depth in the document of an object that is around this one, or that a nib stands for; nil for others.
    private func level(of owner: MarkupElement) -> Int? {
        if owner.contains(self) { return owner.ordinal }
        guard owner.name == "placeholder", let objects = owner.parent, objects.name == "objects", objects.contains(self) else {
            return nil
        }
        return objects.ordinal
    }
}

extension String {
    /// The text on one line, in quotation marks, cut after some thirty characters.
    package var quoted: String {
        let line = split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > 32 ? "“\(line.prefix(30))…”" : "“\(line)”"
    }
}
