import UIKit

/// A circle for as long as its corners are told how large it is.
final class RoundView: LoudView {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.width / 2
    }
}
