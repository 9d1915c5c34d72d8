/// Images that replace a slider's drawing, by state.
struct SliderImages {
    var thumb = PerState<UIImage>()
    var minimumTrack = PerState<UIImage>()
    var maximumTrack = PerState<UIImage>()
}

extension UISlider {
    private var trackHeight: CGFloat { ControlMetrics.sliderTrack[generation] }
    /// The distance from the alignment rectangle's ends to the thumb's, in points.
    private static let trackInset: CGFloat = 2
    private static let imageSpacing: CGFloat = 5

    // MARK: Places

    var currentThumbRect: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: Float(drawnValue.shown))
    }

    func placeOfTrack(in bounds: CGRect) -> CGRect {
        let (atLeft, atRight) =
            isRightToLeft ? (maximumValueImage, minimumValueImage) : (minimumValueImage, maximumValueImage)
        let left = Self.trackInset + imageRoom(atLeft)
        let width = bounds.width - left - Self.trackInset - imageRoom(atRight)
        let y = bounds.minY + ((bounds.height - trackHeight) / 2).rounded(.down)
        return CGRect(x: bounds.minX + left, y: y, width: max(0, width), height: trackHeight)
    }

    /// The thumb's range extends beyond the track's ends as far as the alignment insets do.
    func placeOfThumb(on track: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue
        let share = range > 0 && range.isFinite ? CGFloat((value - minimumValue) / range) : 0
        let size = currentThumbImage?.size ?? ControlMetrics.sliderThumb[generation]
        let travel = max(0, track.width + 2 * Self.trackInset - size.width)
        let x = track.minX - Self.trackInset + travel * (isRightToLeft ? 1 - share : share)
        return CGRect(x: x, y: track.midY - size.height / 2, width: size.width, height: size.height)
    }

    private func imageRoom(_ image: UIImage?) -> CGFloat { image.map { $0.size.width + Self.imageSpacing } ?? 0 }

    func imageRect(_ image: UIImage?, _ bounds: CGRect, atLeft: Bool) -> CGRect {
        guard let size = image?.size else { return .zero }
        let y = bounds.midY - size.height / 2
        return CGRect(x: atLeft ? bounds.minX : bounds.maxX - size.width, y: y, width: size.width, height: size.height)
    }

    // MARK: Drawing

    func showThumb() {
        thumbPicture.image = currentThumbImage
        thumbPicture.frame = currentThumbRect
        thumb.cover(currentThumbRect)
        thumb.isHidden = currentThumbImage != nil
    }

    func drawTrack() {
        let (track, middle) = (trackRect(forBounds: bounds), currentThumbRect.midX)
        let left = CGRect(x: track.minX, y: track.minY, width: middle - track.minX, height: track.height)
        let right = CGRect(x: middle, y: track.minY, width: track.maxX - middle, height: track.height)
        let (done, ahead) = isRightToLeft ? (right, left) : (left, right)
        drawPart(ahead, of: track, currentMaximumTrackImage, maximumTrackTintColor ?? .systemFill)
        drawPart(done, of: track, currentMinimumTrackImage, (minimumTrackTintColor ?? tintColor).dimmed(!isEnabled))
        minimumValueImage?.draw(in: minimumValueImageRect(forBounds: bounds))
        maximumValueImage?.draw(in: maximumValueImageRect(forBounds: bounds))
    }

    /// Draws the part of the track on one side of the thumb: the image, or a section of the capsule.
    private func drawPart(_ part: CGRect, of track: CGRect, _ image: UIImage?, _ color: UIColor) {
        if let image {
            return image.draw(
                in: CGRect(x: part.minX, y: part.midY - image.size.height / 2, width: part.width, height: image.size.height))
        }
        let context = UIGraphicsGetCurrentContext()
        context?.saveGState()
        context?.clip(to: part)
        color.setFill()
        UIBezierPath(capsule: track).fill()
        context?.restoreGState()
    }
}
