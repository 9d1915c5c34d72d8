extension FloatingPoint {
    /// The number kept between two others; what is not a number becomes the lower one.
    func limited(from low: Self, to high: Self) -> Self { self >= low ? min(self, high) : low }
}
