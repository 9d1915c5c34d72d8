import CairnTesting
import Testing
import UIKit

@MainActor
@Suite("Pictures that follow their view")
struct LivePictureTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let labels = (0..<20).map { _ in UILabel() }
    private let column = UIStackView()

    init() {
        root.backgroundColor = .white
        column.axis = .vertical
        for (number, label) in labels.enumerated() {
            label.text = "Label \(number)"
            column.addArrangedSubview(label)
        }
        column.frame = root.bounds
        root.addSubview(column)
    }

    private func pixels(_ image: UIImage) throws -> Data { try #require(image.cgImage?.dataProvider?.data) }

    @Test func onlyALabelThatChangedIsDrawnAgain() throws {
        let picture = try LivePicture(of: root, scale: 2)
        #expect(picture.redrawnPixelCount == 600 * 800)
        try picture.update()
        #expect(picture.redrawnPixelCount == 0)
        labels[7].text = "Another"
        try picture.update()
        #expect((1...150 * 50).contains(picture.redrawnPixelCount))
        #expect(try pixels(picture.image) == pixels(root.picture(scale: 2)))
    }

    @Test func everyKindOfChangeShows() throws {
        let picture = try LivePicture(of: root, scale: 2)
        let changes: [() -> Void] = [
            { labels[3].isHidden = true }, { labels[4].textColor = .red }, { column.spacing = 3 },
            { root.backgroundColor = .green },
            { labels[5].layer.shadowOpacity = 1 }, { labels[6].alpha = 0.5 }, { labels[6].text = "Faded" },
            { labels[8].transform = CGAffineTransform(rotationAngle: 0.2) }, { column.layer.cornerRadius = 30 },
            { column.clipsToBounds = true }, { labels[0].removeFromSuperview() }, { root.bounds.origin.y = 10 },
            { root.tintColor = .purple }, { labels[9].font = .boldSystemFont(ofSize: 30) },
        ]
        for (number, change) in changes.enumerated() {
            change()
            try picture.update()
            #expect(try pixels(picture.image) == pixels(root.picture(scale: 2)), "change \(number)")
        }
    }

    /// Layers outside of the picture are passed over, but for those whose shadow or sublayers reach into it.
    @Test func whatReachesIntoThePictureFromOutsideShows() throws {
        let (outer, inner) = (UIView(frame: CGRect(x: 400, y: 50, width: 40, height: 40)), CountingView())
        outer.addSubview(inner)
        root.addSubview(outer)
        let picture = try LivePicture(of: root, scale: 2)
        let changes: [() -> Void] = [
            { inner.frame = CGRect(x: 20, y: 20, width: 50, height: 50) },
            { inner.frame.origin.x = -130 }, { outer.transform = CGAffineTransform(rotationAngle: 0.3) },
            { outer.clipsToBounds = true }, { (outer.clipsToBounds, outer.transform) = (false, .identity) },
            { inner.frame.origin.x = -95 }, { inner.frame.origin.x = -99 }, { inner.frame.origin.x = -101 },
            {
                inner.layer.shadowOpacity = 1
                inner.layer.shadowOffset = CGSize(width: -30, height: 0)
                inner.frame.origin.x = -80
            },
            { inner.layer.shadowOffset.width = 0 }, { root.bounds.origin.x = 100 }, { outer.alpha = 0.5 },
        ]
        for (number, change) in changes.enumerated() {
            change()
            try picture.update()
            if number == 0 { #expect(inner.drawings == 0) }
            #expect(try pixels(picture.image) == pixels(root.picture(scale: 2)), "change \(number)")
        }
    }

    /// Views draw when they need display, and not for each picture.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiview/draw(_:)
    @Test func aViewDrawsOnceUntilItNeedsDisplay() throws {
        let view = CountingView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
        root.addSubview(view)
        let picture = try LivePicture(of: root, scale: 1)
        #expect(view.drawings == 1)
        view.center.y += 30
        try picture.update()
        #expect(view.drawings == 1)
        view.setNeedsDisplay()
        try picture.update()
        #expect(view.drawings == 2)
        view.bounds.size.width = 60
        try picture.update()
        #expect(view.drawings == 3)
        root.overrideUserInterfaceStyle = .dark
        try picture.update()
        #expect(view.drawings == 4)
    }

    @Test func aViewBehindAClipIsNotDrawn() throws {
        let clip = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        clip.clipsToBounds = true
        let view = CountingView(frame: CGRect(x: 10, y: 300, width: 50, height: 50))
        clip.addSubview(view)
        root.addSubview(clip)
        let picture = try LivePicture(of: root, scale: 1)
        #expect(view.drawings == 0)
        clip.bounds.origin.y = 260
        try picture.update()
        #expect(view.drawings == 1)
        #expect(try pixels(picture.image) == pixels(root.picture(scale: 1)))
    }

    @Test func theFileIsThatOfTheImage() throws {
        let picture = try LivePicture(of: root, scale: 1)
        #expect(try picture.pngData() == picture.image.pngData())
    }

    @Test func aViewWithoutSizeHasNone() {
        #expect(throws: (any Error).self) { try LivePicture(of: UIView()) }
    }
}

private final class CountingView: UIView {
    private(set) var drawings = 0

    override func draw(_ rect: CGRect) {
        drawings += 1
        UIColor.systemRed.setFill()
        UIRectFill(bounds.insetBy(dx: 5, dy: 5))
    }
}
