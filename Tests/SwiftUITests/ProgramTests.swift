import SwiftUI
import Testing

@Suite @MainActor struct ProgramTests {
    @Test func animationsChangeAtOnce() {
        var count = 0
        let result = withAnimation(.easeInOut(duration: 3).delay(1)) { () -> Int in
            count += 1
            return count
        }
        #expect(result == 1 && count == 1)
        #expect(withTransaction(Transaction(animation: .spring())) { count } == 1)
        let shown = HostedViews { box().animation(.default, value: 1).transition(.slide.combined(with: .opacity)) }
        #expect(shown.frames.map(\.size) == [CGSize(width: 40, height: 20)])
    }

    @Test func shadowsAreThoseOfLayers() throws {
        let shown = HostedViews { box().shadow(radius: 3, x: 1, y: 2) }
        let layer = try #require(shown.views.first).layer
        #expect(layer.shadowRadius == 3 && layer.shadowOffset == CGSize(width: 1, height: 2) && layer.shadowOpacity == 1)
    }

    @Test func linesStandInRowsAlsoInFrames() {
        let row = HostedViews {
            HStack(spacing: 0) {
                Divider().frame(height: 32); box()
            }
        }
        #expect(row.frames.first?.height == 32 && (row.frames.first?.width ?? 9) <= 1)
        let column = HostedViews {
            VStack(spacing: 0) {
                Divider().frame(width: 32); box()
            }
        }
        #expect(column.frames.first?.width == 32 && (column.frames.first?.height ?? 9) <= 1)
    }

    @Test func scenesAreActive() {
        struct Phase: View {
            @Environment(\.scenePhase) var phase
            var body: some View { Text("\(phase)") }
        }
        #expect(HostedViews { Phase() }.texts == ["active"])
    }
}
