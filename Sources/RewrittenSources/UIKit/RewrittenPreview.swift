public import UIKit

/// A `#Preview` in rewritten sources: its name, its traits, and the closure that makes the view.
@MainActor
public struct RewrittenPreview {
    /// How a preview is shown, by the names that sources for iOS use.
    public struct Trait: Hashable, Sendable {
        /// The kinds of traits.
        public enum Kind: Hashable, Sendable {
            /// The screen, held as usual.
            case screen
            /// The size that the view needs.
            case fitting
            /// A size in points.
            case fixed(CGSize)
            /// The screen, held in landscape.
            case landscape
        }

        /// The kind of the trait.
        public let kind: Kind

        /// The whole screen.
        public static let defaultLayout = Trait(kind: .screen)
        /// The size that the view needs.
        public static let sizeThatFitsLayout = Trait(kind: .fitting)
        /// A size in points.
        public static func fixedLayout(width: CGFloat, height: CGFloat) -> Trait {
            Trait(kind: .fixed(CGSize(width: width, height: height)))
        }
        /// The screen held upright.
        public static let portrait = Trait(kind: .screen)
        /// The screen held upside down, which shows the same.
        public static let portraitUpsideDown = Trait(kind: .screen)
        /// The screen turned to the left.
        public static let landscapeLeft = Trait(kind: .landscape)
        /// The screen turned to the right.
        public static let landscapeRight = Trait(kind: .landscape)
    }

    /// The content of a preview.
    public enum Content {
        /// A view by itself.
        case view(UIView)
        /// A controller with its view.
        case controller(UIViewController)
    }

    /// The name that the source gives it; nil for none.
    public let name: String?
    /// How it is shown.
    public let traits: [Trait]
    /// Makes the view or controller anew.
    public let make: () -> Content

    /// A preview of a view.
    public init(_ name: String? = nil, traits: Trait..., body: @escaping @MainActor () -> UIView) {
        (self.name, self.traits, make) = (name, traits, { .view(body()) })
    }

    /// A preview of a controller.
    public init(_ name: String? = nil, traits: Trait..., body: @escaping @MainActor () -> UIViewController) {
        (self.name, self.traits, make) = (name, traits, { .controller(body()) })
    }
}
