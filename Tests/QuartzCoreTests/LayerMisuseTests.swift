import QuartzCore
import Testing

/// Places that are not numbers end the program.
///
/// - Source: crash reports in public.
struct LayerMisuseTests {
    enum Misuse: String, CaseIterable, Codable, Sendable {
        case position, bounds, boundsOrigin, frame, infiniteFrame

        func commit() {
            let layer = CALayer()
            switch self {
            case .position: layer.position = CGPoint(x: CGFloat.nan, y: .nan)
            case .bounds: layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 2.5)
            case .boundsOrigin: layer.bounds.origin.y = .nan
            case .frame: layer.frame = CGRect(x: 10, y: CGFloat.nan, width: 0, height: 0)
            case .infiniteFrame: layer.frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
            }
        }

        var reason: String {
            switch self {
            case .position: "CALayer position contains NaN: [nan nan]"
            case .bounds: "CALayer bounds contains NaN: [0 0; nan 2.5]"
            case .boundsOrigin: "CALayer bounds contains NaN: [0 nan; 0 0]"
            case .frame: "CALayer position contains NaN: [10 nan]"
            case .infiniteFrame: "CALayer bounds contains NaN: [0 0; inf 1]"
            }
        }
    }

    @Test(arguments: Misuse.allCases)
    func endsTheProgram(_ misuse: Misuse) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [misuse] in misuse.commit()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "*** Terminating app due to uncaught exception 'CALayerInvalidGeometry', reason: '\(misuse.reason)'\n"
                    + "*** First throw call stack:\n"))
    }
}
