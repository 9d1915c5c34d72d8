import UIKit

/// Pictures of a view at equal steps of time.
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
    /// Pictures in a second.
    public let framesPerSecond: Int

    /// The pictures as an animated PNG file, which repeats for ever; viewers that do not know animations show the first one. nil where the view
    /// has no size.
    public func apngData() -> Data? {
        let files = pictures.compactMap { $0.pngData() }
        return files.isEmpty ? nil : AnimatedPNG(frames: files, framesPerSecond: framesPerSecond).data
    }

    /// Some of the pictures side by side, from the first one to the last.
    ///
    /// - Parameters:
    ///   - count: How many; all of them where there are fewer.
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
    /// Lets some seconds pass, and takes pictures of a view on the way.
    ///
    /// - Parameters:
    ///   - framesPerSecond: Pictures in a second, from 1 to 60.
    ///   - scale: Pixels a point; the view's own when nil.
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
