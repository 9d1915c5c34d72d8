import Foundation

/// The modules of a package that are rewritten together.
struct RewritePlan: Codable {
    /// A module that is built from sources of the package.
    struct Module: Codable {
        let name: String
        let files: [String]
        /// The modules of the plan that it depends on, directly.
        let dependencies: [String]
        /// What the build sets with `-D`.
        let conditions: [String]
        /// Whether it is a program.
        let isProgram: Bool
    }

    let modules: [Module]
    /// The modules that `canImport` finds, beside the toolchain's and those of the plan.
    let importable: [String]

    /// The modules that a module is built from, directly or not, in the plan's order.
    func closure(of module: Module) -> [Module] {
        var (names, next) = (Set(module.dependencies), module.dependencies[...])
        while let name = next.popFirst() {
            for dependency in modules.first(where: { $0.name == name })?.dependencies ?? []
            where names.insert(dependency).inserted {
                next.append(dependency)
            }
        }
        return modules.filter { names.contains($0.name) && $0.name != module.name }
    }
}
