public import UIKit

extension NSUserActivity {
    /// The intent that a program goes on with: nil, since nobody asks an assistant here.
    ///
    /// - Source: developer.apple.com/documentation/foundation/nsuseractivity/interaction
    public var interaction: INInteraction? { nil }
}
