import InterfaceBuilderDocument

/// The environment that determines the sizes of bars and sheets: the kind of device, its orientation, the presenter
/// with its generation, and the container. It is the key of every ``ChromeTable``.
package struct ChromePlace: Hashable, Sendable {
    /// The kinds of devices whose bars differ.
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

    /// The orientation of the device, as far as its size classes determine it.
    package enum Orientation: Hashable, CaseIterable, Sendable {
        /// Regular height: phones in portrait, and tablets in both orientations.
        case portrait
        /// Compact height and regular width: large phones in landscape.
        case landscapeOfLargePhone
        /// Compact height and width: other phones in landscape.
        case landscape
    }

    /// The presenter of the bars.
    package enum Presenter: Hashable, Sendable {
        /// A program with the appearance of a generation.
        case program(SystemGeneration)
        /// The canvas of a version of Interface Builder.
        case canvas(ToolsVersion)
    }

    /// The container of a bar.
    package enum Holder: Hashable, CaseIterable, Sendable {
        /// A container controller that fills the screen.
        case controller
        /// A container controller in a sheet.
        case sheet
        /// A view whose layout places the bar like any other subview.
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

    /// Makes the key for an environment with the given traits.
    ///
    /// - Parameters:
    ///   - hasHomeIndicator: Whether the screen has a bottom inset.
    ///   - presenter: The presenter; nil for a program with the generation that the traits specify.
    package init(
        _ traits: UITraitCollection.Values, hasHomeIndicator: Bool, presenter: Presenter? = nil, holder: Holder = .controller
    ) {
        let isLow = traits.verticalSizeClass == .compact
        self.init(
            device: Device(isPad: traits.userInterfaceIdiom == .pad, hasHomeIndicator: hasHomeIndicator),
            orientation: !isLow ? .portrait : traits.horizontalSizeClass == .regular ? .landscapeOfLargePhone : .landscape,
            presenter: presenter ?? .program(traits.generation ?? .ofPrograms), holder: holder)
    }

    /// Whether a program's tabs are in the row of a navigation bar at the top, if the window's width is regular.
    package var hasTabsAtTop: Bool {
        if case .program(let generation) = presenter {
            device.isPad && ChromeMetrics.tabsAreAtTopOfTablets[generation]
        } else {
            false
        }
    }

    /// The generation whose appearance the presenter shows.
    package var generation: SystemGeneration {
        switch presenter {
        case .program(let generation): generation
        case .canvas(let version): SystemGeneration(canvasOf: version)
        }
    }
}
