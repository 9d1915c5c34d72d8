public import UIKit

/// A colour, by the name that programs for several systems use.
///
/// - Source: developer.apple.com/documentation/spritekit/skcolor
public typealias SKColor = UIColor
