/// The modules of a package that are rewritten together. The commands of the package manager and the compiler of the
/// SDK write it, the rewriter reads it.
public struct RewritePlan: Codable {
    /// A module that is built from sources of the package.
    public struct Module: Codable {
        /// The module's name.
        public let name: String
        /// The paths of its Swift files.
        public let files: [String]
        /// The modules that it depends on, directly.
        public var dependencies: [String]
        /// The conditions that the build sets with `-D`.
        public let conditions: [String]
        /// Whether it is a program of one file. A file that the package manager adds, by which resources are found,
        /// counts.
        public let isAlone: Bool
        /// Whether it is a module of tests.
        public let isTest: Bool
        /// The paths of its asset catalogues.
        public let catalogs: [String]

        /// Makes a module of a plan.
        public init(
            name: String, files: [String], dependencies: [String] = [], conditions: [String] = [], isAlone: Bool = false,
            isTest: Bool = false, catalogs: [String] = []
        ) {
            (self.name, self.files, self.dependencies) = (name, files, dependencies)
            (self.conditions, self.isAlone, self.isTest) = (conditions, isAlone, isTest)
            self.catalogs = catalogs
        }
    }

    /// The modules, in an order that is the same in every run.
    public var modules: [Module]
    /// The modules that `canImport` finds, beside the toolchain's and those of the plan.
    public let importable: [String]
    /// The frameworks that sources may import without naming them in a manifest.
    public let frameworks: [String]
    /// Whether texts of the modules have plural rules.
    public let hasPluralRules: Bool

    /// Makes a plan.
    public init(modules: [Module], importable: [String] = [], frameworks: [String] = [], hasPluralRules: Bool = false) {
        (self.modules, self.importable) = (modules, importable)
        (self.frameworks, self.hasPluralRules) = (frameworks, hasPluralRules)
    }
}
