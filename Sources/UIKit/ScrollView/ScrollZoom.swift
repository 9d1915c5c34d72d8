/// An animation of the zoom scale and the offset with a fixed duration.
struct ScrollZoom {
    /// The start time, in seconds on the clock.
    let start: TimeInterval
    let scales: (from: CGFloat, to: CGFloat)
    let offsets: (from: CGPoint, to: CGPoint)
    /// Whether it bounces back to the limits after a pinch.
    let isBounce: Bool

    func isOver(at time: TimeInterval) -> Bool { ScrollTiming.isOver(time - start) }

    func zoom(at time: TimeInterval) -> (scale: CGFloat, offset: CGPoint) {
        if isOver(at: time) { return (scales.to, offsets.to) }
        let progress = ScrollTiming.progress(at: time - start)
        return (
            scales.from + (scales.to - scales.from) * progress,
            CGPoint { offsets.from[$0] + (offsets.to[$0] - offsets.from[$0]) * progress }
        )
    }
}

/// A pinch in progress.
struct ScrollPinch {
    /// The zoom scale when the pinch began.
    let scale: CGFloat
    /// The recognizer's scale when the pinch began, which is not 1 because the fingers already moved.
    let start: CGFloat
}

/// The timing of a scroll view's animations.
enum ScrollTiming {
    /// Seconds.
    ///
    /// - Source: not documented; the time that is widely measured.
    private static let duration: TimeInterval = 0.3

    static func isOver(_ age: TimeInterval) -> Bool { age >= duration - 1e-6 }

    /// The progress of the animation after some seconds: ease-in-ease-out.
    static func progress(at age: TimeInterval) -> CGFloat {
        CGFloat(CAMediaTimingFunction(name: .easeInEaseOut).progress(at: age / duration))
    }
}
