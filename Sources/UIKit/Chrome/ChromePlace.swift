import InterfaceBuilderDocument

/// What the sizes of bars and sheets depend on: the kind of device, its orientation, who shows them in which generation's look, and what
/// holds them. It is the key of every ``ChromeTable``.
package struct ChromePlace: Hashable, Sendable {
    /// The kinds of device whose bars differ.
    package enum Device: Hashable, CaseIterable, Sendable {
        case phoneWithButton, phoneWithHomeIndicator, padWithButton, padWithHomeIndicator

        package init(isPad: Bool, hasHomeIndicator: Bool) {
            self =
                isPad
                ? hasHomeIndicator ? .padWithHomeIndicator : .padWithButton
                : hasHomeIndicator ? .phoneWithHomeIndicator : .phoneWithButton
        }

        package var isPad: Bool { self == .padWithButton || self == .padWithHomeIndicator }
        package var hasHomeIndicator: Bool { self == .phoneWithHomeIndicator || self == .padWithHomeIndicator }
    }

    /// How the device is held, as far as its size classes show it.
    package enum Orientation: Hashable, CaseIterable, Sendable {
        /// The height is regular: phones in portrait, and tablets either way.
        case portrait
        /// The height is compact and the width regular: large phones in landscape.
        case landscapeOfLargePhone
        /// Both are compact: other phones in landscape.
        case landscape
    }

    /// Who shows the bars.
    package enum Presenter: Hashable, Sendable {
        /// A program, in the look of a generation.
        case program(SystemGeneration)
        /// The canvas of a version of Interface Builder.
        case canvas(ToolsVersion)
    }

    /// What a bar belongs to.
    package enum Holder: Hashable, CaseIterable, Sendable {
        /// A container controller that fills the screen.
        case controller
        /// A container controller in a sheet.
        case sheet
        /// A view, which lays the bar out as any other.
        case view
    }

    package var device: Device
    package var orientation: Orientation
    package var presenter: Presenter
    package var holder: Holder

    package init(
        device: Device, orientation: Orientation = .portrait, presenter: Presenter = .program(.ofPrograms),
        holder: Holder = .controller
    ) {
        self.device = device
        self.orientation = orientation
        self.presenter = presenter
        self.holder = holder
    }

    /// The place of what is shown with these traits.
    ///
    /// - Parameters:
    ///   - hasHomeIndicator: Whether the screen has an inset at its bottom.
    ///   - presenter: Nil for a program with the looks that the traits specify.
    package init(
        _ traits: UITraitCollection.Values, hasHomeIndicator: Bool, presenter: Presenter? = nil, holder: Holder = .controller
    ) {
        let isLow = traits.verticalSizeClass == .compact
        self.init(
            device: Device(isPad: traits.userInterfaceIdiom == .pad, hasHomeIndicator: hasHomeIndicator),
            orientation: !isLow ? .portrait : traits.horizontalSizeClass == .regular ? .landscapeOfLargePhone : .landscape,
            presenter: presenter ?? .program(traits.generation ?? .ofPrograms), holder: holder)
    }

    /// The look that the presenter shows.
    package var generation: SystemGeneration {
        switch presenter {
        case .program(let generation): generation
        case .canvas(let version): SystemGeneration(canvasOf: version)
        }
    }
}
