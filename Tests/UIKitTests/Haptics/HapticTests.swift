import CairnTesting
import Testing

@testable import UIKit

/// What feedback generators leave for tests to read.
@MainActor
struct HapticTests {
    @Test func eachGeneratorIsFelt() {
        let felt = UIDevice.current.haptics {
            UIImpactFeedbackGenerator().impactOccurred()
            UIImpactFeedbackGenerator(style: .rigid).impactOccurred(intensity: 0.4)
            UISelectionFeedbackGenerator().selectionChanged()
            UINotificationFeedbackGenerator().notificationOccurred(.error)
        }
        #expect(felt == [.impact(.medium), .impact(.rigid, intensity: 0.4), .selection, .notification(.error)])
    }

    @Test func feedbackAtAPlaceIsFelt() {
        let felt = UIDevice.current.haptics {
            UIImpactFeedbackGenerator(style: .soft).impactOccurred(at: .zero)
            UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.5, at: .zero)
            UISelectionFeedbackGenerator().selectionChanged(at: .zero)
            UINotificationFeedbackGenerator().notificationOccurred(.success, at: .zero)
        }
        #expect(felt == [.impact(.soft), .impact(.heavy, intensity: 0.5), .selection, .notification(.success)])
    }

    @Test func preparingIsNotFelt() {
        #expect(UIDevice.current.haptics { UISelectionFeedbackGenerator().prepare() }.isEmpty)
    }

    @Test func intensitiesLieBetweenNothingAndAll() {
        let felt = UIDevice.current.haptics {
            let generator = UIImpactFeedbackGenerator(style: .light)
            for intensity in [-1, 2] as [CGFloat] { generator.impactOccurred(intensity: intensity) }
        }
        #expect(felt == [.impact(.light, intensity: 0), .impact(.light, intensity: 1)])
    }

    @Test func theRecordKeepsTheLatest() {
        let felt = UIDevice.current.haptics {
            UINotificationFeedbackGenerator().notificationOccurred(.warning)
            for _ in 0..<HapticRecord.capacity { UISelectionFeedbackGenerator().selectionChanged() }
        }
        #expect(felt.count == HapticRecord.capacity && felt.first == .selection)
    }

    @Test func tabletsFeelNothing() throws {
        let felt = try SimulatedDevice("iPad Air 2").perform {
            UIDevice.current.haptics { UISelectionFeedbackGenerator().selectionChanged() }
        }
        #expect(felt.isEmpty)
    }
}
