import Foundation

extension Canvas {
    /// Creates a canvas that records drawing instead of executing it.
    /// - Throws: ``RasterizerError/unsupportedDimensions(width:height:)``.
    static func recording(width: Int, height: Int) throws(RasterizerError) -> Canvas {
        try Bitmap.checkDimensions(width: width, height: height)
        return Canvas(recordingWidth: width, height: height, surface: try .recording(width: width, height: height))
    }

    /// The bitmap of a recording.
    func bitmap(of recorder: DrawingRecorder) -> Bitmap {
        let (width, height) = (Int(size.width), Int(size.height))
        guard let canvas = try? Canvas.bitmap(width: width, height: height) else {
            return Bitmap(width: width, height: height, pixels: [UInt8](repeating: 0, count: width * height * 4))
        }
        for steps in recorder.levels {
            canvas.save()
            canvas.replay(steps, within: .infinite)
        }
        return canvas.makeBitmap()
    }

    /// Records a step; false if the canvas draws.
    ///
    /// - Parameter reach: The bounding box of the step in device units, without its shadow.
    func record(_ step: @autoclosure () -> DrawingStep, _ compositing: Compositing? = nil, reach: @autoclosure () -> CGRect)
        -> Bool
    {
        guard let recorder else { return false }
        recorder.add(step(), reach: Self.reach(reach(), with: compositing?.shadow), clip: context.clipExtents)
        return true
    }

    /// The bounding box of a step and its shadow.
    private static func reach(_ reach: CGRect, with shadow: Shadow?) -> CGRect {
        guard let shadow, !reach.isNull else { return reach }
        let numbers = [reach.minX, reach.minY, reach.width, reach.height, shadow.offset.width, shadow.offset.height]
        guard numbers.allSatisfy(\.isFinite) else { return .infinite }
        let margin = Double(GaussianBlur(sigma: shadow.sigma).reach) + 1
        return reach.union(reach.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).insetBy(dx: -margin, dy: -margin))
    }

    /// Draws the recorded steps that reach into an area; they may also change pixels outside of it.
    ///
    /// - Parameter edges: The clips in effect whose edges run between pixels.
    /// - Returns: The number of steps drawn.
    @discardableResult
    func replay(_ steps: [RecordedStep], within damage: DrawnArea, edges: ClipEdges = .none) -> Int {
        var (count, edges) = (0, edges)
        for step in steps {
            switch step.step {
            case .clip(let path, let rule, let antialias, let toDevice):
                transform = toDevice
                clip(to: path, rule: rule, antialias: antialias)
                edges.add(.path(path, toDevice))
            case .clipToAlpha(let bitmap, let placement, let interpolation):
                transform = .identity
                clip(toAlphaOf: bitmap, placement: placement, interpolation: interpolation)
                edges.addMask()
            default:
                guard damage.isReached(by: step.reach) else { continue }
                count += 1
                replay(step, within: damage, edges: edges, &count)
            }
        }
        return count
    }

    private func replay(_ recorded: RecordedStep, within damage: DrawnArea, edges: ClipEdges, _ count: inout Int) {
        let step = recorded.step
        // Behind the edge of a clip, a shadow depends on the clip's shape too.
        shadows?.step = step.hasShadow && !edges.exist ? step : nil
        switch step {
        case .fill(let shape, let rule, let color, let compositing):
            transform = shape.toDevice
            // Within other clips, and for translucent colours, Cairo's rounding depends on the whole rectangle.
            let isPlain = compositing == Compositing() && color.alpha == 1 && !edges.exist
            fill(isPlain ? shape.cut(to: damage.part(of: recorded.reach)) : shape, rule: rule, color: color, compositing)
        case .stroke(let path, let style, let color, let compositing, let toDevice):
            transform = toDevice
            stroke(path, style: style, color: color, compositing)
        case .gradient(let gradient, let compositing, let toDevice):
            transform = toDevice
            fill(gradient, compositing)
        case .bitmap(let bitmap, let placement, let interpolation, let compositing):
            transform = .identity
            draw(bitmap, placement: placement, interpolation: interpolation, compositing)
        case .shadow(let path, let compositing, let toDevice):
            transform = toDevice
            drawShadow(of: path, compositing)
        case .backdrop(let path, let sigma, let toDevice):
            transform = toDevice
            blurBackdrop(inside: path, sigma: sigma)
        case .scope(let steps):
            save()
            count += replay(steps, within: damage, edges: edges)
            restore()
        case .group(let steps, let compositing):
            let box = compositing.blend == .normal ? Self.reach(steps.reach, with: compositing.shadow) : .infinite
            openBox(edges.exist ? .infinite : box)
            beginGroup()
            // A layer's shadow is that of the whole layer.
            count += replay(steps, within: compositing.shadow == nil ? damage : .infinite, edges: edges)
            shadows?.step = step.hasShadow && !edges.exist ? step : nil
            endGroup(compositing)
            restore()
        case .masked(let steps, let mask):
            beginGroup()
            count += replay(steps, within: damage, edges: edges)
            endGroup { count += replay(mask, within: damage, edges: edges) }
        case .content(let content, let distance):
            count += replay(content, at: distance, within: damage, edges: edges)
        case .clip, .clipToAlpha: preconditionFailure("clips belong to the scope")
        }
    }

    /// Saves the state and clips to a rectangle of pixels outside of which a layer draws nothing, so that its pixels
    /// and those of its shadow take no more memory than they need. Such a clip leaves Cairo's rounding as it is.
    private func openBox(_ rect: CGRect) {
        save()
        if !rect.isInfinite, !rect.isNull { context.clip(toPixels: rect.integral) }
    }

    private func replay(_ content: RecordedContent, at distance: CGPoint, within damage: DrawnArea, edges: ClipEdges) -> Int {
        if let known = contents?.bitmap(of: content, at: distance), edges.leaveWhole(known.ink) {
            context.paint(known.surface, at: known.rect.origin, within: known.ink.intersection(damage.part(of: known.ink)))
            return 1
        }
        save()
        defer { restore() }
        return replay(content.steps.moved(by: distance), within: damage, edges: edges)
    }
}
