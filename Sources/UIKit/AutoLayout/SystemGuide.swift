import LayoutEngine

/// One of the guides UIKit supplies, with the constraints that hold it in place.
struct SystemGuide {
    enum Kind: CaseIterable {
        case margins, safeArea, readableContent, keyboard
        /// The guides of a controller's view that bars move.
        case topBars, bottomBars
    }
    var kind: Kind
    var guide: UILayoutGuide
    /// Whether other code than UIKit's refers to the guide. Its constraints, which keep the view as large as its
    /// insets, are permanent from then on.
    var isKnown = false
    /// Along x two, along y two, in the order of the kind's constants.
    var constraints: [NSLayoutConstraint]
}

extension UIView {
    /// The view's guide of a kind, for a program.
    func publicGuide(_ kind: SystemGuide.Kind) -> UILayoutGuide {
        let guide = systemGuide(kind)
        for index in layoutState.systemGuides.indices where layoutState.systemGuides[index].kind == kind {
            layoutState.systemGuides[index].isKnown = true
        }
        return guide
    }

    /// Whether the view has one of the guides that bars move.
    var hasBarGuides: Bool { layoutState.systemGuides.contains { $0.kind.isBars } }

    /// Removes a guide of a kind that UIKit made for itself, with its constraints.
    func removeOwnGuide(_ kind: SystemGuide.Kind) {
        guard let index = layoutState.systemGuides.firstIndex(where: { $0.kind == kind && !$0.isKnown }) else { return }
        let idle = layoutState.systemGuides.remove(at: index)
        for constraint in idle.constraints { release(constraint) }
        layoutState.host?.engineToTell?.removeItem(idle.guide)
        endFittings()
        idle.guide.owner = nil
    }

    /// The view's guide of a kind, made when it is first asked for.
    func systemGuide(_ kind: SystemGuide.Kind) -> UILayoutGuide {
        if let known = layoutState.systemGuides.first(where: { $0.kind == kind }) { return known.guide }
        let guide = kind.makeGuide()
        guide.identifier = kind.identifier
        guide.owner = self
        layoutState.host?.engineToTell?.addItem(guide)
        endFittings()
        let constraints = kind.isBars ? barConstraints(guide, kind) : edgeConstraints(guide, kind)
        layoutState.systemGuides.append(SystemGuide(kind: kind, guide: guide, constraints: constraints))
        updateSystemGuides()
        for constraint in constraints { hold(constraint) }
        return guide
    }

    /// Updates the constants of the guides' constraints.
    func updateSystemGuides() {
        for system in layoutState.systemGuides {
            for (constraint, constant) in zip(system.constraints, constants(for: system)) { constraint.constant = constant }
        }
    }

    /// The rectangle of a guide that the view owns.
    func layoutFrame(of guide: UILayoutGuide) -> CGRect {
        guard let host = layoutState.host, host.installedEngine?.needsSolve == false else {
            return systemFrame(of: guide) ?? layoutState.host?.frame(of: guide, in: self) ?? .zero
        }
        return host.frame(of: guide, in: self)
    }

    /// The rectangle of one of the system's guides, which bounds and insets decide without a solution.
    private func systemFrame(of guide: UILayoutGuide) -> CGRect? {
        guard let system = layoutState.systemGuides.first(where: { $0.guide === guide }) else { return nil }
        let (constants, size) = (constants(for: system), bounds.size)
        let insets = UIEdgeInsets(top: constants[2], left: constants[0], bottom: constants[3], right: constants[1])
        let rect =
            switch system.kind {
            case .margins, .safeArea, .readableContent, .keyboard: CGRect(origin: .zero, size: size).inset(by: insets)
            case .topBars: CGRect(x: 0, y: 0, width: 0, height: constants[3])
            case .bottomBars: CGRect(x: 0, y: size.height - constants[3], width: 0, height: constants[3])
            }
        return layoutState.host?.rounded(rect, in: self) ?? rect
    }

    func constants(for system: SystemGuide) -> [CGFloat] {
        switch system.kind {
        case .margins: edges(insetState.margins)
        case .safeArea: edges(insetState.safeArea)
        case .readableContent: edges(readableInsets)
        case .keyboard: edges(keyboardInsets(of: system.guide))
        case .topBars: [0, 0, 0, barInsets.top]
        case .bottomBars: [0, 0, 0, barInsets.bottom]
        }
    }

    private func edges(_ insets: UIEdgeInsets) -> [CGFloat] { [insets.left, insets.right, insets.top, insets.bottom] }

    private func edgeConstraints(_ guide: UILayoutGuide, _ kind: SystemGuide.Kind) -> [NSLayoutConstraint] {
        let edges: [(String, NSLayoutConstraint)] = [
            ("left", NSLayoutConstraint(first: guide, .left, .equal, second: self, .left)),
            ("right", NSLayoutConstraint(first: self, .right, .equal, second: guide, .right)),
            ("top", NSLayoutConstraint(first: guide, .top, .equal, second: self, .top)),
            ("bottom", NSLayoutConstraint(first: self, .bottom, .equal, second: guide, .bottom)),
        ]
        var constraints: [NSLayoutConstraint] = []
        for (edge, constraint) in edges {
            constraint.identifier = kind.constraintIdentifier(edge)
            constraint.statement.edgesMeanFrame = true
            constraints.append(constraint)
        }
        return constraints
    }

    /// The constraints of a guide that has a vertical position and a height, and no width.
    private func barConstraints(_ guide: UILayoutGuide, _ kind: SystemGuide.Kind) -> [NSLayoutConstraint] {
        let end: LayoutAttribute = kind == .topBars ? .top : .bottom
        let constraints = [
            _UILayoutSupportConstraint(first: guide, .left, .equal, second: self, .left),
            _UILayoutSupportConstraint(first: guide, .width, .equal, second: nil, .notAnAttribute),
            _UILayoutSupportConstraint(first: guide, end, .equal, second: self, end),
            _UILayoutSupportConstraint(first: guide, .height, .equal, second: nil, .notAnAttribute),
        ]
        for constraint in constraints { constraint.statement.edgesMeanFrame = true }
        return constraints
    }
}

extension SystemGuide.Kind {
    var identifier: String {
        switch self {
        case .margins: "UIViewLayoutMarginsGuide"
        case .safeArea: "UIViewSafeAreaLayoutGuide"
        case .readableContent: "UIViewReadableContentGuide"
        case .keyboard: "UIViewKeyboardLayoutGuide"
        case .topBars: "UIVC-topLayoutGuide"
        case .bottomBars: "UIVC-bottomLayoutGuide"
        }
    }

    func constraintIdentifier(_ edge: String) -> String {
        self == .margins ? "UIView-\(edge)Margin-guide-constraint" : "\(identifier)-\(edge)"
    }

    fileprivate var isBars: Bool { self == .topBars || self == .bottomBars }

    @MainActor
    fileprivate func makeGuide() -> UILayoutGuide {
        switch self {
        case .margins, .safeArea, .readableContent: return UILayoutGuide()
        case .keyboard: return UIKeyboardLayoutGuide()
        case .topBars, .bottomBars: return _UILayoutGuide()
        }
    }
}
