public import UIKit

/// The volume. It has a slider that does nothing here.
///
/// - Source: developer.apple.com/documentation/mediaplayer/mpvolumeview
open class MPVolumeView: UIView {
    private let slider = UISlider()
    /// Whether there is a slider.
    open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
    /// Whether there is a button for other loudspeakers; there is none here.
    open var showsRouteButton = true
    /// Whether there are other loudspeakers: there are none.
    open var areWirelessRoutesAvailable: Bool { false }
    /// Whether sound goes to another loudspeaker: it does not.
    open var isWirelessRouteActive: Bool { false }

    /// Creates a view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSlider()
    }

    /// Decodes a view of a document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSlider()
    }

    private func addSlider() {
        slider.frame = bounds
        slider.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(slider)
    }

    /// The size that fits: as wide as is given, and as high as a slider.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: slider.sizeThatFits(size).height)
    }

    /// Sets the picture of the slider's knob.
    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) { slider.setThumbImage(image, for: state) }
    /// Sets the picture of the louder part.
    open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setMinimumTrackImage(image, for: state)
    }
    /// Sets the picture of the other part.
    open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setMaximumTrackImage(image, for: state)
    }
}
