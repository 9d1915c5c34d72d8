import Testing

@testable import UIKit

/// A column of two composed views whose share of the height follows a text.
///
/// - Source: a public question about `layoutSubviews` in stack views, which prints class names and bounds; R1 of
///   Notes/specification/auto-layout.md 12.1.
@MainActor
struct StackCompositionTests {
    /// Adds a line to the log whenever it is laid out.
    private class Logged: UIView {
        var log: (String) -> Void = { _ in }
        var name = ""

        override func layoutSubviews() {
            super.layoutSubviews()
            log(String(format: "%@ %gx%g", name, Double(bounds.width), Double(bounds.height)))
        }
    }

    private final class Log {
        var lines: [String] = []
    }

    private let scene = WindowScene(375, 667)
    private let log = Log()
    private let text = SizedView(255, 122)
    private let round = Logged()
    private let content = Logged()
    private let title = Logged()

    /// Composes the views within a test: devices that other tests turn lay out the windows that there are.
    private func compose() {
        for (view, name) in [(round, "Round"), (content, "Content"), (title, "Title")] {
            view.name = name
            view.log = { [log] in log.lines.append($0) }
        }
        composeTitle()
        composeContent()
        let stack = scene.add(UIStackView(arrangedSubviews: [content, title]))
        stack.axis = .vertical
        stack.spacing = 8
        stack.spanning(x: (40, 335), y: (140, 440))
    }

    private func composeTitle() {
        scene.add(text, to: title).pinned(UIEdgeInsets(top: 12, left: 20, bottom: 12, right: 20))
        text.setContentHuggingPriority(.required, for: .vertical)
    }

    private func composeContent() {
        let labels = [SizedView(60, 20.5), SizedView(220, 20.5)].map { scene.add($0, to: content) }
        _ = scene.add(round, to: content)
        let constraints = [
            labels[0].topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
            labels[0].leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
            round.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
            labels[0].trailingAnchor.constraint(equalTo: round.leadingAnchor, constant: -20),
            round.heightAnchor.constraint(equalTo: labels[0].heightAnchor),
            round.widthAnchor.constraint(equalTo: round.heightAnchor),
            round.centerYAnchor.constraint(equalTo: labels[0].centerYAnchor),
            labels[1].topAnchor.constraint(equalTo: labels[0].bottomAnchor, constant: 8),
            labels[1].leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
            labels[1].trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
            labels[1].bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
            labels[0].heightAnchor.constraint(equalTo: labels[1].heightAnchor),
        ]
        NSLayoutConstraint.activate(constraints)
    }

    @Test("25: every view that changes is laid out") func everyViewThatChangesIsLaidOut() {
        compose()
        scene.layOut()
        #expect(log.lines == ["Title 295x146", "Content 295x146", "Round 49x49"])
        log.lines = []
        text.contentSize.height = 81.5
        scene.layOut()
        #expect(log.lines == ["Title 295x105.5", "Content 295x186.5", "Round 69x69.5"])
    }
}
