extension CALayer {
    /// Draws the layer: shadow, background, contents, sublayers, border, all masked and faded as a group.
    func renderTree(in context: CGContext) {
        guard !isHidden, opacity > 0, isDoubleSided || !isTurnedAway else { return }
        displayIfNeeded()
        context.saveGState()
        if let mask {
            context.draw({ renderFaded(in: context) }, maskedBy: { mask.renderAsSublayer(in: context) })
        } else {
            renderFaded(in: context)
        }
        context.restoreGState()
    }

    private func renderFaded(in context: CGContext) {
        // The backdrop is blurred before the layer begins a group, which starts without the pixels behind it.
        if backdropBlur > 0, opacity == 1 { context.blurBackdrop(inside: outline, sigma: backdropBlur) }
        context.saveGState()
        context.setAlpha(CGFloat(opacity))
        if castsShadow {
            if let reach = shadowedReach(under: context.ctm) { context.clip(to: reach) }
            prepareShadow(in: context)
        }
        if opacity < 1 || castsShadow && shadowPath == nil {
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            renderUnfadedTree(in: context)
            context.endTransparencyLayer()
        } else {
            renderUnfadedTree(in: context)
        }
        context.restoreGState()
    }

    /// Draws the layer, or a transition to it, without its opacity.
    func renderUnfadedTree(in context: CGContext) {
        guard let transition = animationState.shown?.transition else { return renderUnfaded(in: context) }
        transition.draw(in: context, bounds) { renderUnfaded(in: context) }
    }

    private func renderUnfaded(in context: CGContext) {
        if drawsOnlySublayers { return renderSublayers(in: context) }
        renderBackground(in: context)
        context.saveGState()
        if masksToBounds { clip(context, to: outline) }
        renderContent(in: context)
        renderSublayers(in: context)
        context.restoreGState()
        renderBorder(in: context)
    }

    /// Draws what the layer shows itself, for tools that show layers apart.
    package func renderWithoutSublayers(in context: CGContext) {
        displayIfNeeded()
        context.saveGState()
        renderBackground(in: context)
        if masksToBounds { clip(context, to: outline) }
        renderContent(in: context)
        context.restoreGState()
        renderBorder(in: context)
    }

    // MARK: Parts

    /// The bounds with their rounded corners.
    var outline: CGPath { outline(inset: 0) }

    private func outline(inset: CGFloat) -> CGPath {
        func radius(_ corner: CACornerMask) -> CGFloat {
            maskedCorners.contains(corner) ? max(min(cornerRadius, min(bounds.width, bounds.height) / 2) - inset, 0) : 0
        }
        return .roundedRect(
            bounds.insetBy(dx: inset, dy: inset), topLeft: radius(.layerMinXMinYCorner),
            topRight: radius(.layerMaxXMinYCorner), bottomRight: radius(.layerMaxXMaxYCorner),
            bottomLeft: radius(.layerMinXMaxYCorner))
    }

    func clip(_ context: CGContext, to path: CGPath) {
        context.addPath(path)
        context.clip()
    }

    private func renderBackground(in context: CGContext) {
        guard let backgroundColor, backgroundColor.alpha > 0, !bounds.isEmpty else { return }
        context.saveGState()
        if backgroundColor.pattern != nil { context.anchorPatterns(at: bounds.origin) }
        context.setFillColor(backgroundColor)
        context.addPath(outline)
        context.fillPath()
        context.restoreGState()
    }

    func renderAsSublayer(in context: CGContext) {
        let transform = transformToSuperlayer
        if isOutsideOfClip(of: context, under: transform) { return }
        context.saveGState()
        context.concatenate(transform)
        render(in: context)
        context.restoreGState()
    }

    private func renderBorder(in context: CGContext) {
        guard borderWidth > 0, let borderColor, !bounds.isEmpty else { return }
        context.saveGState()
        context.setFillColor(borderColor)
        context.addPath(outline)
        if 2 * borderWidth < min(bounds.width, bounds.height) { context.addPath(outline(inset: borderWidth)) }
        context.fillPath(using: .evenOdd)
        context.restoreGState()
    }

    // MARK: Shadow

    private var castsShadow: Bool {
        shadowOpacity > 0 && !masksToBounds && shadowColor != nil
    }

    /// ``reach`` of a layer without sublayers, so that the layer and its shadow need no more memory than necessary; nil
    /// under a stretching transform, where a blur reaches farther along the shortened axis than its radius.
    private func shadowedReach(under transform: CGAffineTransform) -> CGRect? {
        guard transform.b == 0, transform.c == 0, abs(transform.a) == abs(transform.d), sublayers?.isEmpty ?? true
        else { return nil }
        return reach
    }

    /// Sets the shadow of the whole layer, or draws the shadow of ``shadowPath`` at once.
    private func prepareShadow(in context: CGContext) {
        guard let shadowColor else { return }
        let color = shadowColor.copy(alpha: shadowColor.alpha * CGFloat(shadowOpacity)) ?? shadowColor
        if let shadowPath {
            renderShadow(of: shadowPath, color: color, in: context)
        } else {
            context.setShadow(userOffset: shadowOffset, sigma: shadowRadius, color: color)
        }
    }

    private func renderShadow(of path: CGPath, color: CGColor, in context: CGContext) {
        context.saveGState()
        context.setShadow(userOffset: shadowOffset, sigma: shadowRadius, color: color)
        context.drawShadowOnly(of: path)
        context.restoreGState()
    }

    // MARK: Reach

    /// Whether nothing of the layer and its sublayers is within the clip of a context that records drawing.
    private func isOutsideOfClip(of context: CGContext, under transform: CGAffineTransform) -> Bool {
        func isOutside(_ rect: CGRect?) -> Bool {
            guard let rect, Self.areFinite(rect) else { return false }
            let placed = rect.applying(transform)
            return Self.areFinite(placed) && context.recordsNothing(in: placed)
        }
        return context.isRecording && isOutside(bounds) && isOutside(reach)
    }

    /// A rectangle in the layer's coordinates outside of which neither the layer nor its sublayers nor their shadows
    /// draw; nil if that is unknown.
    /// - Complexity: O(layers of the tree).
    private var reach: CGRect? {
        // Foundation's rectangle operations trap on infinite and undefined numbers.
        guard Self.areFinite(bounds), animationState.shown == nil else { return nil }
        if masksToBounds, !drawsOnlySublayers { return bounds }
        guard type(of: self) == CALayer.self, contents == nil, var reach = reachOfSublayers else { return nil }
        reach = reach.union(bounds)
        guard castsShadow else { return reach }
        guard shadowPath == nil, [shadowOffset.width, shadowOffset.height, shadowRadius].allSatisfy(\.isFinite)
        else { return nil }
        // A blur reaches less than three standard deviations, and pixels at its edge are rounded outwards.
        let margin = 3 * shadowRadius + 2
        let shadow = reach.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
        return reach.union(shadow).insetBy(dx: -margin, dy: -margin)
    }

    private var reachOfSublayers: CGRect? {
        var all = CGRect.null
        for layer in tree.sublayers where !layer.isHidden {
            guard let reach = layer.reach?.applying(layer.transformToSuperlayer), Self.areFinite(reach) else { return nil }
            all = all.union(reach)
        }
        return all
    }

    private static func areFinite(_ rect: CGRect) -> Bool {
        [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite)
    }

    // MARK: Contents

    /// Draws ``contents``, or calls ``draw(in:)``.
    func renderContents(in context: CGContext) {
        context.saveGState()
        if let contents {
            if let image = contents as? CGImage { render(image, in: context) }
        } else if let model = animationState.shown?.model {
            context.clip(to: bounds)
            renderModelContents(model, in: context)
        } else {
            context.clip(to: bounds)
            if !context.recordsNothing() {
                context.anchorPatterns(at: bounds.origin)
                drawKept(in: context) { drawContent(in: context) }
            }
        }
        context.restoreGState()
    }

    private func render(_ image: CGImage, in context: CGContext) {
        guard let part = visiblePart(of: image), !bounds.isEmpty else { return }
        let size = CGSize(width: CGFloat(part.width) / contentsScale, height: CGFloat(part.height) / contentsScale)
        let rect = contentsGravity.place(size, in: bounds)
        let filter = rect.width > size.width ? magnificationFilter : minificationFilter
        if filter == .nearest { context.interpolationQuality = .none }
        // Images are upright if y points up; here it points down, unless superlayers are flipped.
        if !contentsAreFlipped() {
            context.translateBy(x: 0, y: rect.minY + rect.maxY)
            context.scaleBy(x: 1, y: -1)
        }
        if contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1) {
            context.draw(part, in: rect)
        } else {
            renderStretched(part, in: rect, context: context)
        }
    }

    private func visiblePart(of image: CGImage) -> CGImage? {
        let part = contentsRect
        if part == CGRect(x: 0, y: 0, width: 1, height: 1) { return image }
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        return image.cropping(
            to: CGRect(x: part.minX * width, y: part.minY * height, width: part.width * width, height: part.height * height))
    }
}
