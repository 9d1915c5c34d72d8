import CairnTesting
import Foundation
import Testing
import UIKit

/// Pictures of views, and their comparison with expected ones.
@MainActor
@Suite struct ViewPictureTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ViewPictureTests-\(UUID().uuidString)")

    private func view(_ color: UIColor) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 3))
        view.backgroundColor = color
        return view
    }

    @Test func pixelsFollowTheScale() {
        let image = view(.red).picture(scale: 3)
        #expect(image.size == CGSize(width: 4, height: 3))
        #expect(image.cgImage?.width == 12)
    }

    @Test func layoutComesFirst() {
        let (box, inner) = (view(.red), UIView())
        inner.backgroundColor = .blue
        inner.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: box.leadingAnchor), inner.topAnchor.constraint(equalTo: box.topAnchor),
            inner.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            inner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        ])
        #expect(box.picture(scale: 1).pngData() == view(.blue).picture(scale: 1).pngData())
    }

    @Test func differencesLeaveANewPicture() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let caller = folder.appendingPathComponent("Caller.swift").path
        let (expected, new) = (
            folder.appendingPathComponent("Fixtures/box.png"), folder.appendingPathComponent("Fixtures/box.new.png")
        )
        #expect(view(.red).pictureMismatch("box", scale: 1, callingFile: caller) != nil)
        try FileManager.default.moveItem(at: new, to: expected)
        #expect(view(.red).pictureMismatch("box", scale: 1, callingFile: caller) == nil)
        #expect(!FileManager.default.fileExists(atPath: new.path))
        #expect(view(.blue).pictureMismatch("box", scale: 1, callingFile: caller)?.contains("12 pixels differ") == true)
        #expect(try Data(contentsOf: new) == view(.blue).picture(scale: 1).pngData())
    }

    @Test func viewsWithoutSizeSaySo() {
        #expect(UIView().pictureMismatch("none")?.contains("no size") == true)
    }
}
