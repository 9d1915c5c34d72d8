import InterfaceBuilderDocument

/// One kind of fault that documents are searched for, with the words that explain it.
public struct LintRule: Sendable {
    /// A stable word, such as `clipped-text`.
    public let id: String
    /// How bad a finding of this kind is. Notes do not change the exit status of the command unless it is asked to be strict.
    public let severity: DocumentDiagnostic.Severity
    /// What is found, in a line.
    public let summary: String
    /// What it means for people who use the app, and when it is reported.
    public let meaning: String
    /// A document, or a part of one, that has the fault.
    public let example: String
    /// What removes the fault.
    public let remedy: String
    /// Where the rule is applied.
    let scope: Scope
    let faults: @MainActor @Sendable (LintedScene) -> [LintFault]

    /// Whether the rule judges where views are and how large.
    var isAboutPlaces: Bool { Self.placeRules.contains(id) }

    private static let placeRules: Set<String> = [
        "zero-size", "clipped-text", "outside-superview", "outside-screen", "outside-safe-area", "overlapping-views",
        "small-target",
    ]

    /// Whether the rule judges what constraints make of the views.
    var isAboutLayout: Bool { isAboutPlaces || ["ambiguous-layout", "misplaced", "unsatisfiable"].contains(id) }

    /// Whether a finding may name a constraint that cannot be read.
    var tellsUnreadConstraints: Bool { Self.unreadRules.contains(id) }

    private static let unreadRules: Set<String> = [
        "dangling-reference", "foreign-reference", "incomplete-constraint", "invalid-constraint", "invalid-number",
    ]

    /// Where a rule is applied.
    enum Scope: Sendable {
        /// To the layout on the document's own canvas.
        case document
        /// To the layout on the document's own canvas, and to the first one of each other set of views and constraints that size classes install.
        case everyInstallation
        /// To the layout in each variant.
        case everyVariant
    }

    /// The same rule with another severity, as a project may want it.
    public func withSeverity(_ severity: DocumentDiagnostic.Severity) -> LintRule {
        LintRule(id, severity, summary, meaning: meaning, example: example, remedy: remedy, scope: scope) { linted in
            faults(linted).map { fault in
                var fault = fault
                fault.severity = severity
                return fault
            }
        }
    }

    init(
        _ id: String, _ severity: DocumentDiagnostic.Severity, _ summary: String, meaning: String, example: String,
        remedy: String, scope: Scope = .everyVariant, faults: @escaping @MainActor @Sendable (LintedScene) -> [LintFault]
    ) {
        self.id = id
        self.severity = severity
        self.summary = summary
        self.meaning = meaning
        self.example = example
        self.remedy = remedy
        self.scope = scope
        self.faults = faults
    }

    /// The rules, in the order in which they are listed.
    public static let all: [LintRule] = [
        unsatisfiable, ambiguousLayout, ambiguousContentSize, misplaced, duplicateConstraint, needlessConstraint, contentTie,
        zeroSize, clippedText, outsideSuperview, outsideScreen, outsideSafeArea, overlappingViews, fixedTextSize, lowContrast,
        missingAccessibilityLabel, smallTarget, missingReuseIdentifier, missingImage, missingColor, missingFont, missingClass,
        missingMember, missingStoryboard,
        missingTranslation, impreciseConstraint, unsettledContent, feedbackLoop, duplicateID, danglingReference,
        foreignReference, incompleteConstraint, invalidConstraint, invalidNumber, missingFrame, unknownElement, unknownValue,
    ]

    /// The rule with an id; nil for a word that no rule has.
    public static func named(_ id: String) -> LintRule? { all.first { $0.id == id } }
}

/// A fault that a rule finds in a scene.
struct LintFault {
    /// The fault in words, without its place.
    let message: String
    let position: SourcePosition
    /// The ids of the objects concerned; together with the rule they say whether two faults are the same.
    let items: [String]
    /// Nil for the rule's own severity.
    var severity: DocumentDiagnostic.Severity?
}
