import InterfaceBuilderDocument

/// One kind of fault that documents are searched for, with the words that explain it.
public struct LintRule: Sendable {
    /// A stable word, such as `clipped-text`.
    public let id: String
    /// How bad a finding of this kind is. Notes do not change the exit status of the command unless it is asked to be
    /// strict.
    public let severity: DocumentDiagnostic.Severity
    /// A line that names the fault.
    public let summary: String
    /// The fault's effect on people who use the app, and when it is reported.
    public let meaning: String
    /// A document, or a part of one, that has the fault.
    public let example: String
    /// The change that removes the fault.
    public let remedy: String
    /// Where the rule is applied.
    let scope: Scope
    let faults: @MainActor @Sendable (LintedScene) -> [LintFault]

    /// The relations of its findings to the layout and to other rules' findings.
    let traits: Traits
    /// Whether documents are searched for the fault where no rules are named.
    public let isOnByDefault: Bool
    /// How a finding can be mended without a change of what the app shows; nil where that takes a decision.
    let repair: Repair?

    /// The relations of a rule's findings to the layout and to other rules' findings.
    struct Traits: OptionSet, Sendable {
        let rawValue: Int

        /// The rule judges what constraints make of the views. Its findings at objects that depend on an
        /// unread constraint are left out.
        static let judgesLayout = Traits(rawValue: 1)
        /// The root view's width decides whether there is a fault, so that the rule is applied where widths are
        /// searched.
        static let dependsOnWidth = Traits(rawValue: 2)
        /// The rule judges where views are and how large. Its findings at views that the constraints leave open are
        /// left out, too.
        static let judgesPlaces: Traits = [Traits(rawValue: 4), judgesLayout, dependsOnWidth]
        /// A finding may name a constraint that cannot be read.
        static let tellsUnreadConstraints = Traits(rawValue: 8)
        /// A finding tells that the constraints of the scene leave views open.
        static let tellsOpenViews = Traits(rawValue: 16)
    }

    /// A change of a document that removes a fault and nothing else.
    enum Repair: Sendable {
        /// The constraint is removed that is the first of the finding's objects; other objects are kept.
        case removingConstraint
        /// The frames are recorded that the constraints give.
        case recordingFrames
    }

    /// Where a rule is applied.
    enum Scope: Sendable {
        /// To the layout on the document's own canvas.
        case document
        /// To the layout on the document's own canvas, and to the first one of each other set of views and constraints
        /// that size classes install.
        case everyInstallation
        /// To the layout in each variant.
        case everyVariant
    }

    /// The same rule with another severity, as a project may want it.
    public func withSeverity(_ severity: DocumentDiagnostic.Severity) -> LintRule {
        LintRule(
            id, severity, summary, meaning: meaning, example: example, remedy: remedy, scope: scope, traits: traits,
            isOnByDefault: isOnByDefault, repair: repair
        ) { linted in
            faults(linted).map { fault in
                var fault = fault
                fault.severity = severity
                return fault
            }
        }
    }

    init(
        _ id: String, _ severity: DocumentDiagnostic.Severity, _ summary: String, meaning: String, example: String,
        remedy: String, scope: Scope = .everyVariant, traits: Traits = [], isOnByDefault: Bool = true, repair: Repair? = nil,
        faults: @escaping @MainActor @Sendable (LintedScene) -> [LintFault]
    ) {
        self.id = id
        self.severity = severity
        self.summary = summary
        self.meaning = meaning
        self.example = example
        self.remedy = remedy
        self.scope = scope
        self.traits = traits
        self.isOnByDefault = isOnByDefault
        self.repair = repair
        self.faults = faults
    }

    /// The rules, in the order in which they are listed.
    public static let all: [LintRule] = [
        unsatisfiable, ambiguousLayout, ambiguousContentSize, misplaced, duplicateConstraint, needlessConstraint, contentTie,
        zeroSize, clippedText, outsideSuperview, outsideScreen, outsideSafeArea, overlappingViews, coveredText, fixedTextSize,
        fixedRowHeight, leftAndRight, lowContrast, missingAccessibilityLabel, duplicateAccessibilityLabel, emptyButton,
        smallTarget,
        missingContentType, missingReuseIdentifier, missingImage, missingColor, missingFont, missingClass,
        missingMember, missingStoryboard,
        missingTranslation, impreciseConstraint, unsettledContent, feedbackLoop, duplicateID, danglingReference,
        foreignReference, embeddingCycle, incompleteConstraint, invalidConstraint, invalidNumber, missingFrame, unknownElement,
        unknownValue,
    ]

    /// The rules for which documents are searched where none is named.
    public static var usual: [LintRule] { all.filter(\.isOnByDefault) }

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
