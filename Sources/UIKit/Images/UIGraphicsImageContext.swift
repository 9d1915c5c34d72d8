/// Begins a transparent bitmap with one pixel per point and makes it current.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a bitmap and makes it current.
///
/// - Parameters:
///   - size: Points. If it is empty or too large, there is no current context until the end.
///   - opaque: Whether the bitmap starts black instead of transparent.
///   - scale: Pixels per point; 0 for the device's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : UITraitCollection.drawingScale
    let context = try? CGContext.flippedBitmap(size: size, scale: scale, isOpaque: opaque)
    GraphicsContextStack.current.entries.append(.image(context, scale: scale))
}

/// A picture of the current bitmap as it is now; nil unless ``UIGraphicsBeginImageContextWithOptions(_:_:_:)`` began
/// the current context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard case .image(let context, let scale) = GraphicsContextStack.current.entries.last else { return nil }
    return context?.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Ends the bitmap begun last and makes the context before it current; does nothing if a context was pushed since.
public func UIGraphicsEndImageContext() {
    let stack = GraphicsContextStack.current
    if case .image = stack.entries.last { stack.entries.removeLast() }
}
