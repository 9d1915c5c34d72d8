// Placeholder so that UIKit compiles until the real types land. Whoever adds them: delete this file.
public final class UIColor: @unchecked Sendable {
  var cgColor: CGColor { .black }
  static let systemBlue = UIColor()
  static let label = UIColor()
  func resolvedColor(with t: UITraitCollection) -> UIColor { self }
}
func UIGraphicsPushContext(_ c: CGContext) {}
func UIGraphicsPopContext() {}
