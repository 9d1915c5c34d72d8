import SwiftUI

/// A view of SwiftUI in a window, and the views of UIKit that show it.
@MainActor
struct HostedViews<Content: View> {
    let controller: UIHostingController<Content>
    let window: UIWindow

    init(size: CGSize = CGSize(width: 300, height: 400), @ViewBuilder _ content: () -> Content) {
        controller = UIHostingController(rootView: content())
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = controller
        window.isHidden = false
        layOut()
    }

    func layOut() { window.layoutIfNeeded() }

    /// The views that show the content, from back to front.
    var views: [UIView] { controller.view.subviews }
    var frames: [CGRect] { views.map(\.frame) }
    var texts: [String] { views.compactMap { ($0 as? UILabel)?.text } }
}

/// An area that takes 40 x 20 points, or what `frame` says.
@MainActor
func box(_ width: CGFloat = 40, _ height: CGFloat = 20) -> some View { Color.red.frame(width: width, height: height) }
