import Testing
import UIKit

/// Misuse of constraints ends the program with Apple's words.
///
/// - Source: crash reports in public, as Notes/specification/auto-layout.md 1.7 lists them; `wrongItem`,
///   `notAnAttribute` and `invalidPairing` are not
///   found in one of UIKit.
struct ConstraintMisuseTests {
    /// A mistake, what it raises, and the words with addresses left out.
    enum Misuse: String, CaseIterable, Codable, Sendable {
        case missingItem, wrongItem, wrongSecondItem, notAnAttribute
        case locationAlone, locationTimesZero, baselineAlone, zeroBeforePairing
        case invalidPairing, pairingDespiteZero
        case leadingWithLeft, trailingMarginWithRight, leadingAnchorWithLeft, distanceFromLeadingToRight
        case leftWithTop, centers
        case unrelatedTrees, unrelatedGuide, outsideSubtree, neverPrepared
        case priorityToOptional, priorityToRequired, zeroPriority, largePriority, noPriority
        case constantIsNotANumber, constantBecomesInfinite, multiplierIsNotANumber, anchorMultiplierIsInfinite
    }

    @Test(arguments: Misuse.allCases)
    func endsTheProgram(_ misuse: Misuse) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [misuse] in
            await MainActor.run { misuse.commit() }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let (name, reason) = misuse.expected
        let expected =
            "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\n*** First throw call stack:\n"
        #expect(text.withoutAddresses.contains(expected), "\(text)")
    }

    @Test("The log comes before the exception")
    func preparationIsLogged() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { Misuse.outsideSubtree.commit() }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).withoutAddresses
        #expect(
            text.hasPrefix(
                "[LayoutConstraints] The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x… UIView:0x….width == "
                    + "10   (inactive)>\n\tWhen added to a view, the constraint's items must be descendants of that view (or the view "
                    + "itself). This will crash if the constraint needs to be resolved before the view hierarchy is assembled. Break on "
                    + "-[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug.\n"))
    }

    @Test("Constants beyond the limit are reported once in the life of a program")
    func limitsAreLoggedOnce() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UIView()
                _ = view.widthAnchor.constraint(equalToConstant: .greatestFiniteMagnitude)
                view.heightAnchor.constraint(equalToConstant: 1).constant = -.greatestFiniteMagnitude
            }
        }
        #expect(
            String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
                == "[LayoutConstraints] This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A smaller "
                + "value will be substituted, but this problem should be fixed. Break on BOOL _NSLayoutConstraintNumberExceedsLimit(void) "
                + "to debug.  This will be logged only once.  This may break in the future.\n")
    }
}

extension String {
    /// The text with `0x…` for each address.
    var withoutAddresses: String { replacing(#/0x[0-9a-f]+/#, with: "0x…") }
}

extension ConstraintMisuseTests.Misuse {
    private static let view = "<UIView: 0x…; frame = (0 0; 0 0); layer = <CALayer: 0x…>>"
    private static let location =
        "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a "
        + "location equal to a constant. Location attributes must be specified in pairs."
    private static let direction =
        "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or "
        + "neither."

    var expected: (name: String, reason: String) {
        switch self {
        case .missingItem: argument("NSLayoutConstraint for (null): Constraint must contain a first layout item.")
        case .wrongItem, .wrongSecondItem:
            argument("NSLayoutConstraint for text: Constraint items must each be a view or layout guide.")
        case .notAnAttribute: argument(about: "Unknown layout attribute.")
        case .locationAlone, .locationTimesZero, .baselineAlone, .zeroBeforePairing: argument(about: Self.location)
        case .invalidPairing, .pairingDespiteZero: argument(about: "Invalid pairing of layout attributes.")
        case .leadingWithLeft, .trailingMarginWithRight, .leadingAnchorWithLeft, .distanceFromLeadingToRight:
            argument(about: Self.direction)
        case .leftWithTop, .centers:
            (
                "NSInvalidLayoutConstraintException",
                "Constraint improperly relates anchors of incompatible types: <NSLayoutConstraint:0x… "
                    + (self == .centers ? "UIView:0x….centerX == UIView:0x….centerY" : "UIView:0x….left == UIView:0x….top")
                    + "   (inactive)>"
            )
        case .unrelatedTrees, .unrelatedGuide:
            (
                "NSGenericException",
                "Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x… \"UILabel:0x…'text'.right\"> and "
                    + "<NSLayoutXAxisAnchor:0x… \"\(self == .unrelatedTrees ? "UIView:0x…" : "UILayoutGuide:0x…'gap'").left\"> because they "
                    + "have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  "
                    + "That's illegal."
            )
        case .outsideSubtree:
            (
                "NSGenericException",
                "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the view?  "
                    + "That's illegal. constraint:<NSLayoutConstraint:0x… UIView:0x….width == 10   (inactive)> view:\(Self.view)"
            )
        case .neverPrepared: inconsistency("Impossible to set up layout with view hierarchy unprepared for constraint.")
        case .priorityToOptional: mutation(to: 250, from: 1000)
        case .priorityToRequired: mutation(to: 1000, from: 999)
        case .zeroPriority: priority("0")
        case .largePriority: priority("1001")
        case .noPriority: priority("nan")
        case .constantIsNotANumber: constant("nan", "(null)")
        case .constantBecomesInfinite: constant("inf", "<NSLayoutDimension:0x… \"UIView:0x….width\">")
        case .multiplierIsNotANumber: inconsistency("Multiplier is not finite!  That's illegal.  multiplier:nan")
        case .anchorMultiplierIsInfinite: inconsistency("Multiplier is not finite!  That's illegal.  multiplier:inf")
        }
    }

    private func argument(about reason: String) -> (String, String) { argument("NSLayoutConstraint for \(Self.view): \(reason)") }
    private func argument(_ reason: String) -> (String, String) { ("NSInvalidArgumentException", reason) }
    private func inconsistency(_ reason: String) -> (String, String) { ("NSInternalInconsistencyException", reason) }

    private func mutation(to new: Int, from old: Int) -> (String, String) {
        inconsistency(
            "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed priority "
                + "\(new) and the existing priority was \(old).")
    }

    private func priority(_ number: String) -> (String, String) {
        inconsistency(
            "It's illegal to set priority:\(number).  Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, "
                + "which is 1000.000000.")
    }

    private func constant(_ number: String, _ second: String) -> (String, String) {
        inconsistency(
            "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(number) firstAnchor:<NSLayoutDimension:0x… "
                + "\"UIView:0x….width\"> secondAnchor:\(second)")
    }

    /// Makes the mistake.
    @MainActor func commit() {
        let (view, other, label) = (UIView(), UIView(), UILabel())
        label.text = "text"
        switch self {
        case .missingItem: make(Optional<UIView>.none as Any, .left, nil, .notAnAttribute)
        case .wrongItem: make("text", .width, nil, .notAnAttribute)
        case .wrongSecondItem: make(view, .width, "text", .width)
        case .notAnAttribute: make(view, .notAnAttribute, other, .width)
        case .locationAlone: make(view, .left, nil, .notAnAttribute)
        case .locationTimesZero: make(view, .top, other, .top, multiplier: 0)
        case .baselineAlone: make(view, .firstBaseline, nil, .notAnAttribute)
        case .zeroBeforePairing: make(view, .leading, other, .width, multiplier: 0)
        case .invalidPairing: make(view, .width, other, .centerX)
        case .pairingDespiteZero: make(view, .height, other, .top, multiplier: 0)
        case .leadingWithLeft: make(view, .leading, other, .left)
        case .trailingMarginWithRight: make(view, .trailingMargin, other, .right)
        case .leadingAnchorWithLeft: _ = view.leadingAnchor.constraint(equalTo: other.leftAnchor)
        case .distanceFromLeadingToRight:
            _ = other.leadingAnchor.anchorWithOffset(to: view.rightAnchor).constraint(equalToConstant: 8)
        case .leftWithTop, .centers:
            view.addSubview(other)
            make(other, self == .centers ? .centerX : .left, view, self == .centers ? .centerY : .top).isActive = true
            view.layoutIfNeeded()
        case .unrelatedTrees: label.rightAnchor.constraint(equalTo: view.leftAnchor).isActive = true
        case .unrelatedGuide:
            let guide = UILayoutGuide()
            guide.identifier = "gap"
            view.addLayoutGuide(guide)
            label.rightAnchor.constraint(equalTo: guide.leftAnchor).isActive = true
        case .outsideSubtree:
            view.layoutIfNeeded()
            view.addConstraint(other.widthAnchor.constraint(equalToConstant: 10))
        case .neverPrepared:
            view.addConstraint(other.widthAnchor.constraint(equalToConstant: 10))
            view.layoutIfNeeded()
        case .priorityToOptional, .priorityToRequired:
            let constraint = view.widthAnchor.constraint(equalToConstant: 1)
            let window = UIWindow()
            window.addSubview(view)
            defer { withExtendedLifetime(window) {} }
            if self == .priorityToRequired { constraint.priority = UILayoutPriority(999) }
            constraint.isActive = true
            constraint.priority = self == .priorityToRequired ? .required : .defaultLow
        case .zeroPriority: view.widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(0)
        case .largePriority: view.widthAnchor.constraint(equalToConstant: 1).priority = .required + 1
        case .noPriority: view.widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(.nan)
        case .constantIsNotANumber: _ = view.widthAnchor.constraint(equalToConstant: .nan)
        case .constantBecomesInfinite: view.widthAnchor.constraint(equalTo: other.widthAnchor).constant = .infinity
        case .multiplierIsNotANumber: make(view, .width, other, .width, multiplier: .nan)
        case .anchorMultiplierIsInfinite: _ = view.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 1e300)
        }
    }

    @MainActor @discardableResult
    private func make(
        _ item: Any, _ attribute: NSLayoutConstraint.Attribute, _ other: Any?, _ otherAttribute: NSLayoutConstraint.Attribute,
        multiplier: CGFloat = 1
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: .equal, toItem: other, attribute: otherAttribute, multiplier: multiplier,
            constant: 0)
    }
}
