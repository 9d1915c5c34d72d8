import Testing

@testable import UIKit

/// Zooming scales the delegate's view and the content.
@MainActor
struct ZoomTests {
    private final class Zoomer: NSObject, UIScrollViewDelegate {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        var told: [String] = []
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { told.append("zoom \(scrollView.zoomScale)") }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { told.append("begin") }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            told.append("end \(scale)")
        }
    }

    private let zoomer = Zoomer()
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    init() {
        scroll.delegate = zoomer
        scroll.maximumZoomScale = 4
        scroll.addSubview(zoomer.content)
    }

    @Test func viewAndContentGrow() {
        scroll.contentSize = zoomer.content.frame.size
        scroll.setZoomScale(2, animated: true)
        #expect(scroll.contentSize == CGSize(width: 400, height: 200))
        #expect(zoomer.content.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
        #expect(zoomer.content.bounds.size == CGSize(width: 200, height: 100))
        #expect(scroll.contentOffset == CGPoint(x: 100, y: 50))
        #expect(zoomer.told == ["begin", "zoom 2.0", "end 2.0"])
        scroll.zoomScale = 9
        #expect(scroll.zoomScale == 4)
    }

    @Test func aPartIsShownAsLargeAsFits() {
        scroll.contentSize = zoomer.content.frame.size
        scroll.zoom(to: CGRect(x: 150, y: 50, width: 50, height: 50), animated: false)
        #expect(scroll.zoomScale == 2)
        #expect(scroll.contentOffset == CGPoint(x: 200, y: 100))
    }

    @Test func contentOfConstraintsGrowsFromItsCorner() {
        let content = zoomer.content
        content.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            content.widthAnchor.constraint(equalToConstant: 200), content.heightAnchor.constraint(equalToConstant: 100),
        ])
        scroll.layoutIfNeeded()
        scroll.zoomScale = 3
        for _ in 0..<2 {
            #expect(scroll.contentSize == CGSize(width: 600, height: 300))
            #expect(content.frame == CGRect(x: 0, y: 0, width: 600, height: 300))
            scroll.setNeedsLayout()
            scroll.layoutIfNeeded()
        }
    }
}
