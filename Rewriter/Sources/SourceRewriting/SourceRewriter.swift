/// Rewrites the sources of a module, written for iOS, so that a compiler without Objective-C builds them.
///
/// Every line stays where it was, and so do columns up to a line's first construct that is rewritten.
public struct SourceRewriter: Sendable {
    /// A file to be rewritten.
    public struct Input: Sendable {
        /// The path that messages and the result name.
        public let path: String
        /// The text, in UTF-8.
        public let bytes: [UInt8]
        let skim: SourceSkim

        /// Makes an input of a text.
        ///
        /// - Complexity: O(bytes)
        public init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
            skim = SourceSkim(bytes)
        }
    }

    /// The words of a project by which bodies of functions are known that are rewritten because of a declaration
    /// elsewhere.
    public struct ProjectWords: Sendable {
        fileprivate let words: KeptWords

        /// The words of the files of all modules that are rewritten together.
        ///
        /// - Parameter hasPluralRules: Whether texts of the project have plural rules.
        public init(of inputs: [Input], hasPluralRules: Bool = false) {
            let names = inputs.reduce(into: KeptNames()) { $0.formUnion($1.skim.names) }
            words = KeptWords(names, others: hasPluralRules ? PluralTextStep.words : [])
        }
    }

    /// A file that was rewritten.
    public struct Output: Sendable {
        /// The path of the input.
        public let path: String
        /// The new text; nil where nothing needed to be rewritten.
        public let bytes: [UInt8]?
        /// The messages about the file.
        public let diagnostics: [RewritingDiagnostic]
    }

    private let conditions: BuildConditions
    private let hasMemberTables: Bool
    private let hasPluralRules: Bool

    /// Makes a rewriter that decides conditions of the sources as given.
    ///
    /// - Parameters:
    ///   - hasMemberTables: Whether the sources are built with the module that has the tables of members.
    ///   - hasPluralRules: Whether texts of the project have plural rules.
    public init(
        conditions: BuildConditions = BuildConditions(), hasMemberTables: Bool = true, hasPluralRules: Bool = false
    ) {
        (self.conditions, self.hasMemberTables, self.hasPluralRules) = (conditions, hasMemberTables, hasPluralRules)
    }

    /// The sources of a module, parsed.
    public struct Module {
        fileprivate let files: [SourceFile]
        /// The index of each file's types.
        fileprivate let indexes: [ProjectIndex]

        /// The full names of the module's classes.
        fileprivate var classes: Set<String> {
            indexes.reduce(into: []) { names, index in
                for (path, record) in index.all where record.kind == .class { names.insert(path) }
            }
        }

        /// The names in the inheritance clauses of the module's classes, as they are written.
        fileprivate var inherited: Set<String> {
            indexes.reduce(into: []) { names, index in
                for (_, record) in index.all where record.kind == .class { names.formUnion(record.inherited) }
            }
        }

        /// Whether a class of the module adds methods of the frameworks' delegates.
        fileprivate var addsRequirements: Bool {
            indexes.contains { index in
                index.all.contains { $0.record.methods.contains { !$0.isOverride && FrameworkProtocols.hasOptional($0.name) } }
            }
        }

        /// The names of the tests of the module's previews.
        var previews: [String] { files.flatMap { PreviewStep.names(in: $0) } }
    }

    /// Parses the files of a module.
    ///
    /// - Parameters:
    ///   - isAlone: Whether the module is a program of one file, which is a script then, as `main.swift` always is.
    ///   - project: The words of the whole project.
    /// - Complexity: O(bytes), on all processors.
    public func parse(_ inputs: [Input], isAlone: Bool = false, in project: ProjectWords) -> Module {
        let parsed = concurrentMap(inputs) {
            SourceFile(
                $0, keeping: project.words, isAlone: isAlone, conditions: conditions)
        }
        let files = SwiftUIPreparation.prepared(parsed) { file, bytes in
            SourceFile(
                Input(path: file.path, bytes: bytes), keeping: project.words, isAlone: isAlone, conditions: conditions,
                isChanged: true)
        }
        return Module(files: files, indexes: concurrentMap(files) { IndexVisitor.index(of: $0) })
    }

    /// Rewrites the files of a module, in their order.
    ///
    /// - Parameters:
    ///   - others: The modules that it is built from, for what their types declare.
    ///   - users: The modules that are built from it, whose classes may inherit from its own.
    ///   - isTest: Whether the module is one of tests.
    ///   - assets: What the module's asset catalogues have.
    ///   - tested: Modules, by their names, whose previews this module, one of tests, gets a test for each of.
    /// - Complexity: O(bytes of the module), on all processors.
    public func rewrite(
        _ module: Module, builtFrom others: [Module] = [], usedBy users: [Module] = [],
        testingPreviewsOf tested: [(name: String, module: Module)] = [], isTest: Bool = false, assets: AssetNames = AssetNames()
    ) -> [Output] {
        var index = ProjectIndex(module.indexes + others.flatMap(\.indexes))
        index.asksForMethods = ([module] + others).contains { $0.files.contains { $0.mentions("responds(to") } }
        index.isOfTests = isTest
        index.expectsFailures = module.files.contains { $0.mentions(ExpectedFailureStep.word) }
        index.hasRunTimeTests = RunTimeTestStep.isOfConcern(index)
        let overrides = ForeignOverrides(index)
        var forwarders = ForwarderPlan(module.files, index, overrides)
        let own = users.isEmpty ? [] : module.classes
        for (place, user) in users.enumerated() where user.addsRequirements {
            let line = [user] + Self.superclassModules(of: place, among: users)
            guard !own.isDisjoint(with: line.reduce(into: []) { $0.formUnion($1.inherited) }) else { continue }
            let types = ProjectIndex(module.indexes + (others + line).flatMap(\.indexes))
            forwarders.add(neededBy: user.files, for: own.subtracting(user.classes), types)
        }
        let outputs = tellingOnce(concurrentMap(module.files) { rewrite($0, index, forwarders, overrides) })
        let additions = TestAdditions(of: module.files, builtFrom: others.flatMap(\.files)).added(to: outputs, of: module.files)
        let symbols = AssetSymbols(assets, module.files, usedBy: users.flatMap(\.files), index).added(to: additions)
        let previews = PreviewTests(tested)
        guard isTest, previews.isEmpty else { return previews.added(to: symbols, of: module.files) }
        let makesTests = module.indexes.contains { $0.all.contains { RunTimeTestStep.makesTests($0.path, index) } }
        return makesTests ? symbols : MissingTests(in: module.files).added(to: symbols)
    }

    /// The modules whose classes those of a module inherit from, directly or through others.
    private static func superclassModules(of place: Int, among modules: [Module]) -> [Module] {
        var (found, wanted) = ([Int](), modules[place].inherited)
        while let next = modules.indices.first(where: {
            $0 != place && !found.contains($0) && !modules[$0].classes.isDisjoint(with: wanted)
        }) {
            found.append(next)
            wanted.formUnion(modules[next].inherited)
        }
        return found.map { modules[$0] }
    }

    /// A note is kept at its first place only, and an error in the first file that has it, with the number of the
    /// others.
    private func tellingOnce(_ outputs: [Output]) -> [Output] {
        let errors = outputs.map { Set($0.diagnostics.filter { $0.severity == .error }.map(\.message)) }
        let files = errors.joined().reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        var told: Set<String> = []
        return outputs.map { output in
            let earlier = told
            let diagnostics = output.diagnostics.compactMap { diagnostic -> RewritingDiagnostic? in
                guard diagnostic.severity != .warning else { return diagnostic }
                let isNew = told.insert(diagnostic.message).inserted
                guard diagnostic.severity == .error else { return isNew ? diagnostic : nil }
                if earlier.contains(diagnostic.message) { return nil }
                return isNew ? diagnostic.counting(files[diagnostic.message, default: 1]) : diagnostic
            }
            return Output(path: output.path, bytes: output.bytes, diagnostics: diagnostics)
        }
    }

    private func rewrite(
        _ file: SourceFile, _ index: ProjectIndex, _ forwarders: ForwarderPlan, _ overrides: ForeignOverrides
    ) -> Output {
        if let excess = file.excess { return Output(path: file.path, bytes: nil, diagnostics: [excess]) }
        let rewriting = FileRewriting(file, index)
        if file.imports("SwiftUI") { SwiftUIStep.apply(to: rewriting) }
        if file.mentions("@") { AttributeStep(rewriting).walk(file.tree) }
        if hasMemberTables, file.importsUIKit, file.mentions(any: HostStep.words) { HostStep(rewriting).walk(file.tree) }
        if file.mentions("#if") { ConditionStep(rewriting).walk(file.tree) }
        if ImportStep.concerns(file) { ImportStep(rewriting, hasMemberTables: hasMemberTables).walk(file.tree) }
        if index.hasOptionalMethods || file.mentions("#selector", "#keyPath", "Literal(", "?(", "!(") {
            ExpressionStep(rewriting, hasMemberTables: hasMemberTables).walk(file.tree)
        }
        if hasMemberTables, file.mentions(any: InitialSelfStep.words) { InitialSelfStep(rewriting).walk(file.tree) }
        if hasMemberTables, file.mentions(any: ClassTargetStep.words) { ClassTargetStep(rewriting).walk(file.tree) }
        if file.mentions(any: UnsupportedStep.words) { UnsupportedStep(rewriting).walk(file.tree) }
        if file.mentions(any: SealedClassStep.words) { SealedClassStep(rewriting).walk(file.tree) }
        if file.mentions(any: ForeignChangeStep.words) { ForeignChangeStep(rewriting).walk(file.tree) }
        if hasMemberTables, file.mentions("Timer"), file.mentions(TimerStep.word) { TimerStep(rewriting).walk(file.tree) }
        if hasMemberTables, file.mentions(XMLParserStep.word) { XMLParserStep(rewriting).walk(file.tree) }
        if hasMemberTables, file.mentions(any: MatchStep.words) { MatchStep(rewriting).walk(file.tree) }
        if hasMemberTables, file.mentions(any: PredicateStep.words) { PredicateStep(rewriting).walk(file.tree) }
        if file.mentions(ObjectConformanceStep.word) { ObjectConformanceStep(rewriting).walk(file.tree) }
        if file.mentions(any: SetLiteralStep.words) { SetLiteralStep(rewriting).walk(file.tree) }
        if file.mentions(any: RequestCastStep.words) { RequestCastStep(rewriting).walk(file.tree) }
        if hasMemberTables, file.mentions(any: ReplacedMemberStep.words) { ReplacedMemberStep(rewriting).walk(file.tree) }
        if file.mentions(DelegateWindowStep.word) { DelegateWindowStep(rewriting).walk(file.tree) }
        if file.mentions("@objc") { OptionalRequirements(rewriting).walk(file.tree) }
        if hasMemberTables, file.importsUIKit || file.imports("XCTest"),
            file.mentions(any: index.anyObjectNames + AnyObjectStep.words)
        {
            AnyObjectStep(rewriting).walk(file.tree)
        }
        if hasMemberTables, hasPluralRules, file.mentions(any: PluralTextStep.words) { PluralTextStep(rewriting).walk(file.tree) }
        if hasMemberTables, file.mentions("dynamic ") { DynamicPropertyStep(rewriting).walk(file.tree) }
        if hasMemberTables, file.importsUIKit, file.mentions(OnceStep.word) { OnceStep(rewriting).walk(file.tree) }
        if hasMemberTables, file.mentions(any: ObjectMethodStep.words) { ObjectMethodStep(rewriting).walk(file.tree) }
        if hasMemberTables, file.mentions(any: ClassNameStep.words) { ClassNameStep(rewriting).walk(file.tree) }
        if index.hasNamelessArchived { ArchivedClassStep(rewriting, hasMemberTables: hasMemberTables).walk(file.tree) }
        if hasMemberTables, file.mentions(any: UnarchivingStep.words) { UnarchivingStep(rewriting).walk(file.tree) }
        if hasMemberTables, file.mentions(NestedPathStep.word) { NestedPathStep(rewriting).walk(file.tree) }
        if hasMemberTables, file.mentions("observeValue") { ObserverStep(rewriting).walk(file.tree) }
        if hasMemberTables,
            file.mentions("@", "observeValue") || file.mentions(any: ObjectMethodStep.words)
                || index.namesMembersWithoutAttributes || index.asksForMethods
        {
            MemberTableStep(rewriting).walk(file.tree)
        }
        if file.importsUIKit, file.mentions("<", ".init(", "Self(") || file.mentions(any: index.typeVariableUses) {
            MetatypeStep.apply(to: rewriting)
        }
        if file.importsUIKit, RenamedNames.words.hasWord(of: file.bytes) { RenamedNameStep(rewriting).walk(file.tree) }
        if index.isolatesClasses || file.mentions("@MainActor") { TestCaseStep(rewriting).walk(file.tree) }
        if file.imports("XCTest"), file.mentions(".fulfill") { FulfillStep(rewriting).walk(file.tree) }
        if index.expectsFailures || file.mentions(ExpectedFailureStep.issueWord), file.imports("XCTest") {
            ExpectedFailureStep(rewriting).walk(file.tree)
        }
        if index.hasRunTimeTests { RunTimeTestStep(rewriting).walk(file.tree) }
        if file.imports("XCTest") { TestConformanceStep(rewriting).walk(file.tree) }
        if PreviewStep.mayHavePreviews(file) { PreviewStep(rewriting).walk(file.tree) }
        forwarders.apply(to: rewriting)
        if hasMemberTables, ExtensionOverrideStep.concerns(file) { ExtensionOverrideStep(rewriting, overrides).walk(file.tree) }
        if !overrides.isEmpty || file.mentions("open ") { ForeignOverrideStep(rewriting, overrides).walk(file.tree) }
        return Output(
            path: file.path,
            bytes: rewriting.edits.isEmpty && !file.isChanged ? nil : rewriting.edits.applied(to: file.bytes),
            diagnostics: rewriting.diagnostics)
    }
}
