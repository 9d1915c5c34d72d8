#if canImport(UIKit)
    import UIKit

    /// A file whose last line is the end of a condition, as those of libraries for several systems are.
    final class ConditionedView: UIView {
        @objc private(set) var taps = 0

        static func make<View: UIView>(_ type: View.Type = View.self) -> View {
            View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        }

        @objc func tapped() { taps += 1 }
    }
#endif
