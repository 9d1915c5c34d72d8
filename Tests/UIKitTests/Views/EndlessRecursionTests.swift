import Testing
import UIKit

/// Programs whose callbacks call themselves without an end: UIKit has no guard, and the stack overflows.
@MainActor
struct EndlessRecursionTests {
    private final class LoadingController: UIViewController {
        override func loadView() { _ = view }
    }

    private final class Scroller: NSObject, UIScrollViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.contentOffset.y += 1 }
    }

    private func said(by result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test func theFunctionsAreNamed() async {
        let loading = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = LoadingController().view }
        }
        #expect(said(by: loading).contains("Thread stack size exceeded due to excessive recursion"))
        #expect(said(by: loading).contains(".loadView() -> ()"))
        #expect(said(by: loading).contains("functions call each other again and again"))
        let scrolling = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (window, scroller, view) = (UIWindow(), Scroller(), UIScrollView())
                view.contentSize = CGSize(width: 100, height: 1e6)
                view.delegate = scroller
                window.addSubview(view)
                view.contentOffset.y = 5
            }
        }
        #expect(said(by: scrolling).contains(".scrollViewDidScroll(UIKit.UIScrollView) -> ()"))
    }
}
