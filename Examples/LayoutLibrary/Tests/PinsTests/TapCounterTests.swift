import XCTest

@testable import Pins

final class TapCounterTests: XCTestCase, TapCounterDelegate {
    private var heard = 0

    func tapCounterDidCount(_ counter: TapCounter) { heard += 1 }

    private func tap(_ counter: TapCounter) throws {
        try XCTUnwrap(counter.subviews.compactMap { $0 as? UIButton }.first).sendActions(for: .touchUpInside)
    }

    func testTapsAreCountedAndTold() throws {
        let counter = TapCounter(title: "Taps")
        counter.delegate = self
        try tap(counter)
        try tap(counter)
        XCTAssertEqual(counter.count, 2)
        XCTAssertEqual(heard, 2)
    }

    func testTheSizeFollowsTheTitle() {
        let (short, long) = (TapCounter(title: "A"), TapCounter(title: "A much longer title"))
        let sizes = [short, long].map { $0.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        XCTAssertGreaterThan(sizes[1].width, sizes[0].width)
        XCTAssertEqual(sizes[0].height, sizes[1].height)
    }

    func testThePictureShowsTheTitle() throws {
        let counter = TapCounter(title: "Taps")
        counter.frame = CGRect(x: 0, y: 0, width: 120, height: 80)
        counter.backgroundColor = .white
        counter.layoutIfNeeded()
        let renderer = UIGraphicsImageRenderer(bounds: counter.bounds)
        let empty = renderer.image {
            UIColor.white.setFill(); $0.fill(counter.bounds)
        }
        let image = renderer.image { counter.layer.render(in: $0.cgContext) }
        XCTAssertEqual(image.size, CGSize(width: 120, height: 80))
        XCTAssertNotEqual(try XCTUnwrap(image.pngData()), empty.pngData())
    }
}
