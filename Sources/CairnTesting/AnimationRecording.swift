import UIKit

/// Pictures of a view at equal time steps.
///
/// ```swift
/// let recording = TestClock.hold { clock in
///     UIView.animate(withDuration: 0.5) { stack.arrangedSubviews[0].isHidden = true }
///     return clock.record(window, for: 0.5, framesPerSecond: 30)
/// }
/// try recording.apngData()?.write(to: file)
/// ```
@MainActor
public struct AnimationRecording {
    /// The view at the start, after each step, and at the end.
    public let pictures: [UIImage]
    /// Pictures per second.
    public let framesPerSecond: Int

    /// The pictures as an animated PNG file that repeats endlessly; viewers that do not know animations show the first
    /// one. nil if the view has no size.
    public func apngData() -> Data? {
        let files = pictures.compactMap { $0.pngData() }
        return files.isEmpty ? nil : AnimatedPNG(frames: files, framesPerSecond: framesPerSecond).data
    }

    /// A selection of the pictures side by side, from the first one to the last.
    ///
    /// - Parameters:
    ///   - count: The number of pictures; all of them if there are fewer.
    ///   - spacing: Points between them.
    public func strip(of count: Int = 5, spacing: CGFloat = 4) -> UIImage {
        let count = max(1, min(count, pictures.count))
        let shown = (0..<count).map { pictures[count == 1 ? 0 : $0 * (pictures.count - 1) / (count - 1)] }
        let (size, format) = (shown[0].size, UIGraphicsImageRendererFormat())
        format.scale = shown[0].scale
        let width = CGFloat(count) * size.width + CGFloat(count - 1) * spacing
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: size.height), format: format).image { _ in
            for (index, picture) in shown.enumerated() {
                picture.draw(at: CGPoint(x: CGFloat(index) * (size.width + spacing), y: 0))
            }
        }
    }
}

extension TestClock {
    /// Advances the clock by some seconds and takes pictures of a view on the way.
    ///
    /// - Parameters:
    ///   - framesPerSecond: Pictures per second, from 1 to 60.
    ///   - scale: Pixels per point; the view's own if nil.
    public func record(
        _ view: UIView, for seconds: TimeInterval, framesPerSecond: Int = 60, scale: CGFloat? = nil
    ) -> AnimationRecording {
        precondition((1...60).contains(framesPerSecond), "There are from 1 to 60 pictures in a second.")
        let steps = Int((seconds * Double(framesPerSecond)).rounded(.up))
        var pictures = [view.picture(scale: scale)]
        for _ in 0..<steps {
            advance(by: 1 / TimeInterval(framesPerSecond))
            pictures.append(view.picture(scale: scale))
        }
        return AnimationRecording(pictures: pictures, framesPerSecond: framesPerSecond)
    }
}
