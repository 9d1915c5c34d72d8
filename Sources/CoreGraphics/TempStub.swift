// Placeholder so that UIKit compiles until the real types land. Whoever adds them: delete this file.
import Foundation
public struct CGAffineTransform: Equatable, Sendable { public static let identity = CGAffineTransform(); public init() {} }
public final class CGContext {}
public final class CGColor { public init() {} }
