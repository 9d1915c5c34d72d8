import CStudioAgent
import CoreGraphics
import QuartzCore
import StudioMessages
import UIKit

/// The program's screen as Studio shows it: each frame is drawn where the drawing changed, and what differs from the
/// frame before travels.
///
/// A frame is drawn after a turn in which something may have changed, at most 60 times a second, and while animations
/// run. No more than two frames are on their way, so that a slow page gets fewer frames and no old ones.
@MainActor
final class AgentScreen {
    private let send: (ScreenUpdate) -> Void
    private var picture: RetainedPicture?
    private var size = CGSize.zero
    private var scale: CGFloat = 1
    /// The pixels as Studio has them.
    private var known: [UInt8] = []
    private var isScheduled = false
    private var isNeeded = false
    private var lastFrame = 0.0
    private var onTheWay = 0
    private var input: UInt32 = 0
    /// The pixels in a point at most, since more are not seen on a page.
    private static let largestScale: CGFloat = 2
    private static let mostOnTheWay = 2
    private static let mostSteps = 4096

    init(send: @escaping (ScreenUpdate) -> Void) { self.send = send }

    /// The windows that are seen, from the back to the front.
    static var windows: [UIWindow] {
        let shown = UIApplication.shared.windows.filter { !$0.isHidden }
        return shown.enumerated().sorted {
            ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
        }.map(\.element)
    }

    /// Keeps the number of the last input that the next frame shows.
    func note(input number: UInt32?) {
        if let number { input = number }
    }

    // MARK: When

    /// Draws a frame soon.
    func setNeedsFrame() {
        isNeeded = true
        guard !isScheduled, onTheWay < Self.mostOnTheWay else { return }
        isScheduled = true
        let wait = max(0, lastFrame + Frames.duration - ProcessInfo.processInfo.systemUptime)
        DispatchQueue.main.asyncAfter(deadline: .now() + wait) {
            MainActor.assumeIsolated { StudioAgent.shared?.screen.drawDue() }
        }
    }

    private func drawDue() {
        isScheduled = false
        guard isNeeded else { return }
        isNeeded = false
        lastFrame = ProcessInfo.processInfo.systemUptime
        frame()
        if CATransaction.hasRunningAnimations { setNeedsFrame() }
    }

    /// A page has shown a frame.
    func shown() {
        onTheWay = max(0, onTheWay - 1)
        if isNeeded { setNeedsFrame() }
    }

    /// Sends the whole screen again, for a page that is new.
    func refresh() {
        (picture, onTheWay) = (nil, 0)
        setNeedsFrame()
    }

    // MARK: What

    private func frame() {
        let windows = Self.windows
        let screen = UIScreen.main.bounds.size
        guard !windows.isEmpty, screen.width > 0, screen.height > 0 else { return }
        let isNew = picture == nil || screen != size || scale != Self.scale
        if isNew { begin(screen) }
        guard let picture else { return }
        try? picture.update { context in Self.draw(windows, screen, in: context) }
        var update = ScreenUpdate(width: width, height: height, scale: Float(scale), input: input)
        update.steps = steps(of: picture, isNew: isNew)
        guard !update.steps.isEmpty else { return }
        onTheWay += 1
        send(update)
    }

    private static var scale: CGFloat { min(UIScreen.main.scale, largestScale) }
    private var width: Int { Int((size.width * scale).rounded(.up)) }
    private var height: Int { Int((size.height * scale).rounded(.up)) }

    private func begin(_ screen: CGSize) {
        (size, scale) = (screen, Self.scale)
        picture = try? RetainedPicture(size: size, scale: scale)
    }

    private static func draw(_ windows: [UIWindow], _ screen: CGSize, in context: CGContext) {
        context.setFillColor(UIColor.black.cgColor)
        context.fill(CGRect(origin: .zero, size: screen))
        for window in windows {
            context.saveGState()
            context.translateBy(x: window.frame.minX - window.bounds.minX, y: window.frame.minY - window.bounds.minY)
            UIGraphicsPushContext(context)
            window.layer.layerToDraw.render(in: context)
            UIGraphicsPopContext()
            context.restoreGState()
        }
    }

    private func steps(of picture: RetainedPicture, isNew: Bool) -> [ScreenUpdate.Step] {
        let areas = picture.redrawnRects.filter { !$0.isEmpty }.map {
            studio_step(
                x: Int32($0.minX), y: Int32($0.minY), width: Int32($0.width), height: Int32($0.height), distance: 0)
        }
        guard !areas.isEmpty else { return [] }
        return picture.withPixels { pixels, bytesPerRow in
            let new = pixels.baseAddress!.assumingMemoryBound(to: UInt8.self)
            if isNew || known.count != bytesPerRow * height {
                known = Array(UnsafeBufferPointer(start: new, count: bytesPerRow * height))
                return [
                    Self.step(
                        areas: studio_step(x: 0, y: 0, width: Int32(width), height: Int32(height), distance: 0), new, bytesPerRow)
                ]
            }
            var found = [studio_step](repeating: studio_step(), count: Self.mostSteps)
            let count = known.withUnsafeMutableBufferPointer { old in
                studio_difference(old.baseAddress!, new, bytesPerRow, areas, areas.count, &found, found.count)
            }
            return found[..<count].map { Self.step(areas: $0, new, bytesPerRow) }
        }
    }

    private static func step(areas step: studio_step, _ pixels: UnsafePointer<UInt8>, _ bytesPerRow: Int) -> ScreenUpdate.Step {
        let area = ScreenUpdate.Area(x: Int(step.x), y: Int(step.y), width: Int(step.width), height: Int(step.height))
        if step.distance != 0 { return .move(area, distance: Int(step.distance)) }
        var bytes = Data(capacity: area.width * area.height * 4)
        for row in area.y..<(area.y + area.height) {
            bytes.append(pixels + row * bytesPerRow + area.x * 4, count: area.width * 4)
        }
        guard bytes.count > 2048, let packed = packed(bytes) else { return .pixels(area, bytes) }
        return .compressed(area, packed)
    }

    private static func packed(_ bytes: Data) -> Data? {
        var packed = Data(count: bytes.count)
        let count = packed.withUnsafeMutableBytes { out in
            bytes.withUnsafeBytes { studio_pack($0.baseAddress!, $0.count, out.baseAddress!, out.count) }
        }
        return count > 0 ? packed.prefix(count) : nil
    }

    /// The screen as a PNG file.
    func picture(scale: CGFloat?) throws -> Data {
        let (windows, screen) = (Self.windows, UIScreen.main.bounds.size)
        for window in windows { window.layoutIfNeeded() }
        let picture = try RetainedPicture(size: screen, scale: scale ?? UIScreen.main.scale)
        try picture.update { Self.draw(windows, screen, in: $0) }
        return try picture.encodedPNG()
    }
}
