// The framework ImageIO: its functions are in CoreGraphics here, since images are.
@_exported import CoreGraphics
