import Testing

@testable import UIKit

/// Views take over what was set for their class when they come into a window.
@MainActor
struct UIAppearanceTests {
    private final class Title: UILabel {}
    private final class Note: UILabel {}
    private final class Frame: UIView {}

    private let window = visibleWindow()

    @Test func whatWasSetIsTakenOver() {
        Title.appearance().font = .systemFont(ofSize: 30)
        Title.appearance().textColor = .red
        let (title, own, other) = (Title(), Title(), UILabel())
        own.textColor = .blue
        for label in [title, own, other] { window.addSubview(label) }
        #expect(title.font.pointSize == 30 && title.textColor == .red)
        #expect(own.font.pointSize == 30 && own.textColor == .blue)
        #expect(other.font.pointSize == 17 && other.textColor != .red)
    }

    @Test func thePlaceGoesBeforeTheClass() {
        Note.appearance().font = .systemFont(ofSize: 10)
        Note.appearance(whenContainedInInstancesOf: [Frame.self]).font = .systemFont(ofSize: 20)
        let (inside, outside, frame) = (Note(), Note(), Frame())
        let between = UIView()
        frame.addSubview(between)
        between.addSubview(inside)
        window.addSubview(frame)
        window.addSubview(outside)
        #expect(inside.font.pointSize == 20 && outside.font.pointSize == 10)
    }
}
