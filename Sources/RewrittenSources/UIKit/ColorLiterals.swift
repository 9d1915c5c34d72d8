public import UIKit

// Literals of colours in rewritten sources: `UIColor` unless a `CGColor` is expected, as on iOS, where both types can
// be written so.

/// The colour of a literal.
public func _colorLiteral(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
}

/// The colour of a literal that stands where a `CGColor` is expected.
@_disfavoredOverload
public func _colorLiteral(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> CGColor {
    CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
}
