import InterfaceBuilderDocument

/// A name by which an element of a document refers to something outside of it.
struct NamedResource {
    let name: String
    let element: MarkupElement
}

extension LintedScene {
    /// Elements of the document that stand one after the other.
    typealias Elements = LazyMapSequence<Range<Int32>, MarkupElement>

    /// A fault for each name that is not to be found, at the first element of the document that uses it. Names that
    /// earlier scenes use are told there.
    ///
    /// - Parameters:
    ///   - uses: The names that elements use, in document order.
    ///   - words: What is missing, in words, for a name.
    func faults(
        missing uses: (Elements) -> [NamedResource], where isMissing: (String) -> Bool, words: (String) -> String
    ) -> [LintFault] {
        let missing = Set(uses(elements).map(\.name)).filter(isMissing)
        guard !missing.isEmpty else { return [] }
        let all = layout.document.root.descendants
        let known = Set(uses(all[all.startIndex..<elements.startIndex]).map(\.name))
        var (names, users) = ([String](), [String: [MarkupElement]]())
        for use in uses(all[elements.startIndex..<objects.upperBound])
        where missing.contains(use.name) && !known.contains(use.name) {
            if users[use.name] == nil { names.append(use.name) }
            users[use.name, default: []].append(use.element)
        }
        return names.map { fault(missing: $0, users[$0]!, words) }
    }

    private func fault(missing name: String, _ users: [MarkupElement], _ words: (String) -> String) -> LintFault {
        let user = users[0].namedObject
        let others = Set(users.map(\.namedObject)).count - 1
        let also = others == 0 ? "" : others == 1 ? " and another object" : " and \(others) other objects"
        let verb = others == 0 ? "names" : "name"
        return LintFault(
            message: "\(words(name)), which \(user.words(besides: name))\(also) \(verb)",
            position: users[0].position, items: [user["id"], name].compactMap { $0 })
    }

    /// The elements of the scene: those in it, and those between it and the next one. The first scene has those before
    /// it too.
    var elements: Elements {
        let starts = layout.scenes.map { Int32($0.start.ordinal) }
        let own = Int32(scene.start.ordinal)
        let end = starts.filter { $0 > own }.min() ?? objects.upperBound
        return layout.document.root.descendants[(own == starts.min() ? objects.lowerBound : own)..<end]
    }

    /// The places of the elements in which the document holds its objects, and no resources.
    private var objects: Range<Int32> {
        var holder = scene.element
        while let parent = holder.parent, parent.parent != nil { holder = parent }
        let first = Int32(holder.ordinal) + 1
        return first..<first + Int32(holder.descendants.count)
    }
}

extension DocumentScene {
    /// The first of the scene's elements: those of a storyboard stand together with the controller, those of a xib by
    /// themselves.
    fileprivate var start: MarkupElement {
        var found = element
        while let parent = found.parent, found.name != "objects" { found = parent }
        return found.parent?.name == "scene" ? found : element
    }
}

extension MarkupElement {
    /// The nearest object that the element is, or is a part of.
    fileprivate var namedObject: MarkupElement {
        var found = self
        while found["id"] == nil, let parent = found.parent { found = parent }
        return found
    }
}
