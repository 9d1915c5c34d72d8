extension FloatingPoint {
    /// The number clamped between two others; NaN becomes the lower one.
    func limited(from low: Self, to high: Self) -> Self { self >= low ? min(self, high) : low }
}
