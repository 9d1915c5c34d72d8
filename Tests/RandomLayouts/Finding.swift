/// A difference between edited views and views made anew, with the history that led to it.
package struct Finding: Sendable {
    package var seed: Int
    package var history: LayoutHistory
    package var differences: [Difference]

    /// A smaller history that ends with a difference too: fewer steps, edits, views, constraints and settings.
    @MainActor
    package func smallest() -> Finding {
        var shrinker = Shrinker(history)
        shrinker.shrink()
        return Finding(seed: seed, history: shrinker.history, differences: shrinker.history.differences())
    }

    /// The history as Swift values, and what is wrong at its end.
    package var report: String {
        "seed \(seed):\n" + history.swiftText + "\n" + differences.map { "\($0)" }.joined(separator: "\n")
    }
}

/// Leaves out one thing after another, as long as a difference remains.
@MainActor
private struct Shrinker {
    private(set) var history: LayoutHistory
    /// Histories are run at most so often.
    private var runs = 3000

    init(_ history: LayoutHistory) { self.history = history }

    mutating func shrink() {
        startLate()
        var before: LayoutHistory
        repeat {
            before = history
            leaveOutSteps()
            leaveOutEdits()
            makePlain()
            leaveOutNodes()
            leaveOutLinks()
            leaveOutSettings()
        } while history != before && runs > 0
    }

    /// Takes over a history if it still ends with a difference.
    @discardableResult
    private mutating func attempt(_ change: (inout LayoutHistory) -> Bool) -> Bool {
        var smaller = history
        guard runs > 0, change(&smaller), smaller != history else { return false }
        runs -= 1
        guard !smaller.differences().isEmpty else { return false }
        history = smaller
        return true
    }

    /// Starts from the tree as some step left it, the later the better.
    private mutating func startLate() {
        for start in (1..<max(1, history.steps.count)).reversed() {
            let found = attempt { history in
                for step in history.steps.prefix(start) { for edit in step.edits { _ = history.tree.apply(edit) } }
                history.steps.removeFirst(start)
                return true
            }
            if found { return }
        }
    }

    private mutating func leaveOutSteps() {
        for index in history.steps.indices.reversed() {
            attempt {
                $0.steps.remove(at: index); return true
            }
        }
    }

    private mutating func leaveOutEdits() {
        for step in history.steps.indices.reversed() {
            for index in history.steps[step].edits.indices.reversed() {
                attempt {
                    $0.steps[step].edits.remove(at: index); return true
                }
            }
        }
    }

    private mutating func makePlain() {
        for step in history.steps.indices {
            attempt {
                $0.steps[step].moment = .plain; return true
            }
        }
    }

    private mutating func leaveOutNodes() {
        for node in history.tree.liveNodes.reversed() { attempt { $0.tree.apply(.remove(node: node)) } }
    }

    private mutating func leaveOutLinks() {
        for link in history.tree.liveLinks.reversed() { attempt { $0.tree.apply(.removeLink(link)) } }
        for step in history.steps.indices {
            for index in history.steps[step].edits.indices { leaveOutLinks(of: index, in: step) }
        }
    }

    private mutating func leaveOutLinks(of edit: Int, in step: Int) {
        switch history.steps[step].edits[edit] {
        case .insert(let node, let place, let links):
            for left in links.indices {
                attempt {
                    $0.steps[step].edits[edit] = .insert(node, at: place, links.without(left)); return true
                }
            }
        case .move(let node, let parent, let place, let isArranged, let links):
            for left in links.indices {
                attempt {
                    $0.steps[step].edits[edit] = .move(
                        node: node, to: parent, at: place, isArranged: isArranged, links.without(left))
                    return true
                }
            }
        default: break
        }
    }

    private mutating func leaveOutSettings() {
        for node in history.tree.liveNodes {
            for setting in history.tree.nodes[node]?.settings ?? [] {
                attempt {
                    $0.tree.nodes[node]?.forget(slot: setting.slot); return true
                }
            }
        }
        attempt {
            $0.tree.isRightToLeft = false; return true
        }
        attempt {
            $0.tree.category = 3; return true
        }
    }
}

extension Array {
    fileprivate func without(_ index: Int) -> [Element] {
        var rest = self
        rest.remove(at: index)
        return rest
    }
}

// MARK: Text

extension LayoutHistory {
    /// Swift source that makes the history.
    package var swiftText: String {
        var lines = ["var tree = LayoutDescription()"]
        lines.append("(tree.width, tree.height) = (\(tree.width), \(tree.height))")
        if tree.isRightToLeft { lines.append("tree.isRightToLeft = true") }
        if tree.category != 3 { lines.append("tree.category = \(tree.category)") }
        lines.append("tree.top = \(tree.top)")
        lines.append("tree.nodes = [")
        lines += tree.nodes.map { "    " + ($0?.swiftText ?? "nil") + "," }
        lines.append("]")
        lines.append("tree.links = [")
        lines += tree.links.map { "    " + ($0?.swiftText ?? "nil") + "," }
        lines.append("]")
        for step in steps { lines.append("// \(step.moment): " + step.edits.map { "\($0)" }.joined(separator: "; ")) }
        return lines.joined(separator: "\n")
    }
}

extension Node {
    fileprivate var swiftText: String {
        let extra = (isArranged ? " arranged" : "") + (knowsMargins ? " knows its margins" : "")
        let inside = children.isEmpty ? "" : " children \(children)"
        return "Node(.\(kind.rawValue), in: \(parent), [\(settings.map { ".\($0)" }.joined(separator: ", "))])  //" + extra
            + inside
    }
}

extension Link {
    fileprivate var swiftText: String {
        "Link(.\(first), \(attribute), \(relation), \(second.map { ".\($0)" } ?? "nil"), \(other), multiplier: \(multiplier), "
            + "constant: \(constant), priority: \(priority))" + (isActive ? "" : "  // inactive")
    }
}
