/// A change of the zoom scale in a fixed time, with the offset that keeps to it.
struct ScrollZoom {
    /// The start time, in seconds on the clock.
    let start: TimeInterval
    let scales: (from: CGFloat, to: CGFloat)
    let offsets: (from: CGPoint, to: CGPoint)
    /// Whether it leads back to the limits after a pinch.
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

/// Two fingers that zoom.
struct ScrollPinch {
    /// The zoom scale when they began.
    let scale: CGFloat
    /// The recognizer's scale when it began: the fingers have moved already then.
    let start: CGFloat
}

/// The pace of animations that the program asks a scroll view for.
enum ScrollTiming {
    /// Seconds.
    ///
    /// - Source: not documented; the time that is widely measured.
    private static let duration: TimeInterval = 0.3

    static func isOver(_ age: TimeInterval) -> Bool { age >= duration - 1e-6 }

    /// The part of the way after some seconds: slow at both ends.
    static func progress(at age: TimeInterval) -> CGFloat {
        CGFloat(CAMediaTimingFunction(name: .easeInEaseOut).progress(at: age / duration))
    }
}
