import LayoutEngine

/// The frame of a view that neither constraints nor an autoresizing mask decide, as logs and lists of constraints show
/// it: that of a root, of a controller's view, and of the content view of a cell, header or footer.
///
/// The engine has the values already, so the constraints are made when they are named, and never installed.
///
/// - Source: public conflict logs of iOS 9 to 17 name the constraints of sizes, and those of a view that is laid out
///   outside windows; that windows have them, too, is a reading: they are hosts of an engine like the other roots.
extension UIView {
    /// The prescriber of a view's frame, by the names of its constraints.
    enum Prescriber {
        /// The window, the table or collection, or the controller around the view.
        case container
        /// The layout of a view outside windows, which holds the view at its present size.
        case temporaryLayout

        fileprivate func name(_ part: LayoutPart) -> String? {
            switch (self, part) {
            case (.container, .x): "UIView-Encapsulated-Layout-Left"
            case (.container, .y): "UIView-Encapsulated-Layout-Top"
            case (.container, .width): "UIView-Encapsulated-Layout-Width"
            case (.container, .height): "UIView-Encapsulated-Layout-Height"
            case (.temporaryLayout, .width): "_UITemporaryLayoutWidth"
            case (.temporaryLayout, .height): "_UITemporaryLayoutHeight"
            case (.temporaryLayout, .x), (.temporaryLayout, .y): nil
            }
        }
    }

    /// The prescriber of the view's frame; nil for a view that constraints or its mask place.
    var prescriber: Prescriber? {
        if layoutState.host?.isRoot(self) == true || layoutState.isUnit {
            return hierarchy.superview == nil && !(self is UIWindow) ? .temporaryLayout : .container
        }
        return layoutState.translatesMask && hierarchy.superview != nil && isPlacedByContainer ? .container : nil
    }

    /// The constraint that states a part of the prescribed frame, always the same one; nil for the position of a root.
    func prescribedConstraint(_ part: LayoutPart, _ prescriber: Prescriber) -> NSLayoutConstraint? {
        let isRoot = layoutState.isUnit || layoutState.host?.isRoot(self) == true
        guard part.isSize || !isRoot, let name = prescriber.name(part) else { return nil }
        let rect = LayoutRect(isRoot ? bounds.atZero : untransformedFrame).inset(by: layoutAlignmentInsets)
        let constraint = prescribedConstraints.first { $0.identifier == name } ?? makePrescribed(part, name)
        constraint.statement.constant = rect[part]
        return constraint
    }

    private func makePrescribed(_ part: LayoutPart, _ name: String) -> NSLayoutConstraint {
        let container = part.isSize ? nil : hierarchy.superview
        let attribute = part.attribute
        let made = NSLayoutConstraint(
            first: self, attribute, .equal, second: container, part.isSize ? .notAnAttribute : attribute)
        (made.identifier, made.holder) = (name, self)
        prescribedConstraints.append(made)
        return made
    }

    private var prescribedConstraints: [NSLayoutConstraint] {
        get { rareValues?.prescribedConstraints ?? [] }
        set { changeRareValues { $0.prescribedConstraints = newValue } }
    }
}

extension LayoutPart {
    fileprivate var attribute: LayoutAttribute {
        switch self {
        case .x: .left
        case .y: .top
        case .width: .width
        case .height: .height
        }
    }
}

extension LayoutRect {
    fileprivate subscript(part: LayoutPart) -> Double {
        switch part {
        case .x: x
        case .y: y
        case .width: width
        case .height: height
        }
    }
}
