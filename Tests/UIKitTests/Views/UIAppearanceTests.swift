import Testing

@testable import UIKit

/// Views take over what was set for their class when they come into a window.
@MainActor
struct UIAppearanceTests {
    private final class Title: UILabel {}
    private final class Note: UILabel {}
    private final class Frame: UIView {}

    /// Sets what all of its objects look like in its initializer, and reads it where a property changes.
    private final class Key: UILabel {
        var reads: [UIColor?] = []
        var isPressed = false {
            didSet { reads.append(Key.appearance().textColor) }
        }
        override init(frame: CGRect) {
            super.init(frame: frame)
            Key.appearance().textColor = .purple
            Key.appearance(whenContainedInInstancesOf: [Frame.self]).font = .systemFont(ofSize: 33)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override func didMoveToWindow() { isPressed = Key.appearance().textColor == .purple }
    }

    private final class Early: UIView {
        override init(frame: CGRect) {
            Early.appearance().tintColor = .red
            super.init(frame: frame)
        }
        required init?(coder: NSCoder) { nil }
    }

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

    /// Keyboards' bars do: the proxy's own initializer asks for the proxy while that is made.
    @Test func initializersMayAskForTheirProxy() {
        let (key, inside, frame) = (Key(), Key(), Frame())
        window.addSubview(key)
        frame.addSubview(inside)
        window.addSubview(frame)
        #expect(key.textColor == .purple && inside.textColor == .purple)
        #expect(inside.font.pointSize == 33 && key.font.pointSize == 17)
        #expect(key.reads == [.purple])
        #expect(Key.appearance() === Key.appearance() && Key.appearance() !== key)
    }

    @Test func askingBeforeTheSuperclassIsInitializedIsTold() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Early() }
        }
        let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(text.contains("asks for its own appearance() before it calls super.init"))
    }
}
