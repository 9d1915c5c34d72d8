extension UISlider {
    /// Whether a thumb moves along the track.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uislider/style
    public enum Style: Int, Sendable {
        case `default` = 0
        case thumbless
    }

    /// The values of a slider that can be chosen.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uislider/trackconfiguration-swift.struct
    public struct TrackConfiguration: Hashable {
        /// A mark on the track.
        ///
        /// - Source: developer.apple.com/documentation/uikit/uislider/trackconfiguration-swift.struct/tick
        public struct Tick: Hashable {
            /// The position of the tick on the track, 0...1.
            public var position: Float
            /// The tick's title.
            public var title: String?
            /// Its picture.
            public var image: UIImage?

            /// Makes a mark.
            public init(position: Float, title: String? = nil, image: UIImage? = nil) {
                (self.position, self.title, self.image) = (position, title, image)
            }
        }

        /// Whether the slider takes values of ticks only, where there are some.
        public var allowsTickValuesOnly: Bool
        /// The value from which the track is filled; nil for the minimum. Not drawn.
        public var neutralValue: Float?
        /// The part of the track that can be chosen, in values; nil for all of it.
        public var enabledRange: ClosedRange<Float>?
        /// The marks.
        public var ticks: [Tick]

        /// Makes a configuration with marks.
        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float? = nil, enabledRange: ClosedRange<Float>? = nil,
            ticks: [Tick] = []
        ) {
            (self.allowsTickValuesOnly, self.neutralValue) = (allowsTickValuesOnly, neutralValue)
            (self.enabledRange, self.ticks) = (enabledRange, ticks)
        }

        /// Makes a configuration with some marks at equal distances, the first and the last at the track's ends.
        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float? = nil, enabledRange: ClosedRange<Float>? = nil,
            numberOfTicks: Int
        ) {
            let places = (0..<max(numberOfTicks, 0)).map { numberOfTicks > 1 ? Float($0) / Float(numberOfTicks - 1) : 0 }
            self.init(
                allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange,
                ticks: places.map { Tick(position: $0) })
        }

        /// The value that can be chosen and is nearest to one of a range.
        func value(nearest value: Float, in range: ClosedRange<Float>) -> Float {
            let limited = enabledRange.map { min(max(value, $0.lowerBound), $0.upperBound) } ?? value
            guard allowsTickValuesOnly else { return limited }
            let values = ticks.map { range.lowerBound + $0.position * (range.upperBound - range.lowerBound) }
            let enabled = values.filter { enabledRange?.contains($0) ?? true }
            return enabled.min { abs($0 - limited) < abs($1 - limited) } ?? limited
        }
    }
}
