import Testing

@testable import UIKit

/// A trait that an app defines.
private struct AccountTrait: UITraitDefinition {
    static let defaultValue = "none"
}

/// One that colours depend on, with a value that cannot be compared.
private struct ThemeTrait: UITraitDefinition {
    struct Theme {
        var name: String
    }
    static let defaultValue = Theme(name: "plain")
    static let affectsColorAppearance = true
    static let name = "theme"
    static let identifier = "com.example.theme"
}

extension UIMutableTraits {
    fileprivate var account: String {
        get { self[AccountTrait.self] }
        set { self[AccountTrait.self] = newValue }
    }
}

/// Collections of traits as values.
///
/// - Source: Apple's documentation of UITraitCollection.
struct UITraitCollectionTests {
    @Test("A new collection specifies nothing") func unspecified() {
        let traits = UITraitCollection()
        #expect(traits.horizontalSizeClass == .unspecified && traits.verticalSizeClass == .unspecified)
        #expect(traits.userInterfaceStyle == .unspecified && traits.userInterfaceIdiom == .unspecified)
        #expect(traits.layoutDirection == .unspecified && traits.preferredContentSizeCategory == .unspecified)
        #expect(traits.displayScale == 0)
    }

    @Test("Later collections win, where they specify a trait") func merging() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(displayScale: 3),
            UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(),
        ])
        #expect(merged.horizontalSizeClass == .regular && merged.displayScale == 3 && merged.userInterfaceStyle == .dark)
        #expect(merged.verticalSizeClass == .unspecified)
    }

    @Test("Contains what it says the same of") func contains() {
        let traits = UITraitCollection {
            $0.horizontalSizeClass = .compact
            $0.userInterfaceIdiom = .phone
        }
        #expect(traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
        #expect(traits.containsTraits(in: UITraitCollection()) && traits.containsTraits(in: nil))
        #expect(traits.containsTraits(in: traits))
        #expect(!traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
        #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    }

    @Test("Collections that say the same are equal") func equality() {
        let one = UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: 2), UITraitCollection(layoutDirection: .rightToLeft),
        ])
        let two = UITraitCollection {
            $0.layoutDirection = .rightToLeft
            $0.displayScale = 2
        }
        #expect(one == two && one.hash == two.hash)
        #expect(one != UITraitCollection(displayScale: 2))
    }

    @Test("Changes make a new collection") func mutations() {
        let before = UITraitCollection(verticalSizeClass: .regular)
        let after = before.modifyingTraits {
            $0.preferredContentSizeCategory = .small
            $0.verticalSizeClass = .compact
        }
        #expect(before.verticalSizeClass == .regular && before.preferredContentSizeCategory == .unspecified)
        #expect(after.verticalSizeClass == .compact && after.preferredContentSizeCategory == .small)
        #expect(before.replacing(UITraitUserInterfaceStyle.self, value: .dark).userInterfaceStyle == .dark)
        #expect(after[UITraitVerticalSizeClass.self] == .compact && after[UITraitDisplayScale.self] == 0)
    }

    @Test("Traits of apps pass along like the system's") func custom() {
        let traits = UITraitCollection { $0.account = "guest" }
        #expect(traits[AccountTrait.self] == "guest" && UITraitCollection()[AccountTrait.self] == "none")
        #expect(traits == UITraitCollection { $0.account = "guest" })
        #expect(traits != UITraitCollection { $0.account = "owner" })
        let merged = UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: 2)])
        #expect(merged[AccountTrait.self] == "guest" && merged.containsTraits(in: traits))
        #expect(!traits.containsTraits(in: UITraitCollection { $0.account = "owner" }))
        #expect(AccountTrait.name == "AccountTrait" && ThemeTrait.identifier == "com.example.theme")
    }

    @Test("Values that cannot be compared are the same where they were handed on, not where they were set anew")
    func incomparable() {
        let traits = UITraitCollection { $0[ThemeTrait.self] = ThemeTrait.Theme(name: "dark") }
        #expect(traits == traits.modifyingTraits { _ in })
        #expect(traits != UITraitCollection { $0[ThemeTrait.self] = ThemeTrait.Theme(name: "dark") })
    }

    @Test("Colours depend on the style and on traits that say so") func colorAppearance() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(light.hasDifferentColorAppearance(comparedTo: nil))
        #expect(!light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0.displayScale = 3 }))
        #expect(!light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0.account = "guest" }))
        let themed = light.modifyingTraits { $0[ThemeTrait.self] = ThemeTrait.Theme(name: "sepia") }
        #expect(light.hasDifferentColorAppearance(comparedTo: themed))
    }

    @Test("A collection is the current one while its closure runs") func current() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let before = UITraitCollection.current
        dark.performAsCurrent { #expect(UITraitCollection.current === dark) }
        #expect(UITraitCollection.current == before)
    }

    // MARK: Text sizes

    nonisolated static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    @Test("Text sizes compare from small to large; five are for accessibility") func categoryOrder() {
        for (smaller, larger) in zip(Self.categories, Self.categories.dropFirst()) {
            #expect(smaller < larger && larger > smaller && smaller <= larger && larger >= smaller)
            #expect(!(larger < smaller) && !(smaller > larger))
        }
        #expect(UIContentSizeCategory.large <= .large && UIContentSizeCategory.large >= .large)
        #expect(!(UIContentSizeCategory.large < .large) && UIContentSizeCategory.unspecified < .extraSmall)
        #expect(Self.categories.filter(\.isAccessibilityCategory) == Array(Self.categories.suffix(5)))
        #expect(UIContentSizeCategory.unspecified.isAccessibilityCategory == false)
    }
}
