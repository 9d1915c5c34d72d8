import Combine
import KeyValuePublishers
import QuartzCore
import Testing

/// Publishers of properties that can be observed by key path.
struct ObservedPropertyTests {
    @Test func layersSendTheirProperties() {
        let layer = CALayer()
        var got: [Float] = []
        let cancellable = layer.publisher(for: \.opacity).sink { got.append($0) }
        layer.opacity = 0.5
        layer.opacity = 0.5
        cancellable.cancel()
        layer.opacity = 0.25
        #expect(got == [1, 0.5])
        got = []
        let later = layer.publisher(for: \.opacity, options: [.new]).sink { got.append($0) }
        layer.opacity = 1
        #expect(got == [1])
        later.cancel()
    }
}
