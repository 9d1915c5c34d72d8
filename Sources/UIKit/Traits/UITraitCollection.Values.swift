extension UITraitCollection {
    /// The values of a collection: those of the system's traits and of custom traits.
    package struct Values: Equatable, Sendable {
        package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
        package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
        package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
        package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
        package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
        package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
        package var displayScale: CGFloat = 0
        /// The system generation whose appearance views have; nil if unspecified.
        package var generation: SystemGeneration?
        /// Values of custom traits, by the trait's type.
        var custom: [ObjectIdentifier: CustomTraitValue] = [:]

        package init() {}

        /// Copies every value that the other set specifies.
        package mutating func merge(_ other: Values) {
            if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
            if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
            if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
            if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
            if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
            if other.preferredContentSizeCategory != .unspecified {
                preferredContentSizeCategory = other.preferredContentSizeCategory
            }
            if other.displayScale != 0 { displayScale = other.displayScale }
            if let other = other.generation { generation = other }
            if !other.custom.isEmpty { custom.merge(other.custom) { _, new in new } }
        }

        /// The values, overridden by those that the other set specifies.
        func merged(with other: Values) -> Values {
            var result = self
            result.merge(other)
            return result
        }
    }
}

extension UITraitCollection.Values {
    /// A light phone in portrait at scale 2 with the default text size.
    package static let standard: UITraitCollection.Values = {
        var values = UITraitCollection.Values()
        values.horizontalSizeClass = .compact
        values.verticalSizeClass = .regular
        values.userInterfaceStyle = .light
        values.userInterfaceIdiom = .phone
        values.layoutDirection = .leftToRight
        values.preferredContentSizeCategory = .large
        values.displayScale = 2
        return values
    }()
}

/// The value of a custom trait.
///
/// Values of types that are not Equatable are equal only if they are copies of one assignment.
struct CustomTraitValue: Equatable, @unchecked Sendable {
    let value: Any
    let affectsColorAppearance: Bool
    private let identity: AnyObject

    init<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value) {
        self.value = value
        affectsColorAppearance = trait.affectsColorAppearance
        identity = type(of: value as Any) is AnyClass ? value as AnyObject : NSObject()
    }

    static func == (one: CustomTraitValue, two: CustomTraitValue) -> Bool {
        if let value = one.value as? any Equatable { return value.isSame(as: two.value) }
        return one.identity === two.identity
    }
}

extension Equatable {
    fileprivate func isSame(as other: Any) -> Bool { (other as? Self) == self }
}
