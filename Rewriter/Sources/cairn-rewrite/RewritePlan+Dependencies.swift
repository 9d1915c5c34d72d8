import BuildPlanning

extension RewritePlan {
    /// The modules that a module is built from, directly or not, in the plan's order.
    func closure(of module: Module) -> [Module] {
        let names = dependencies(of: module)
        return modules.filter { names.contains($0.name) && $0.name != module.name }
    }

    /// The modules that are built from a module, directly or not, in the plan's order.
    func users(of module: Module) -> [Module] {
        modules.filter { $0.name != module.name && dependencies(of: $0).contains(module.name) }
    }

    /// The modules whose previews a module tests: those that it depends on directly and no module of tests before it
    /// does, where it is built with the module that compares snapshots.
    func previewed(by module: Module) -> [String] {
        func tested(_ module: Module) -> [String] {
            module.isTest && module.dependencies.contains("CairnTesting") ? module.dependencies : []
        }
        let others = Set(modules.prefix { $0.name != module.name }.flatMap(tested))
        return tested(module).filter { name in !others.contains(name) && modules.contains { $0.name == name } }
    }

    /// Whether a module is built with the one that has the tables of members: layers and views come with it.
    func hasMemberTables(_ module: Module) -> Bool {
        !dependencies(of: module).isDisjoint(with: Set(importable).subtracting(Self.withoutTables))
    }

    /// The importable modules below the one that has the tables, or beside it.
    private static let withoutTables: Set<String> = [
        "Accelerate", "Accessibility", "AdSupport", "AppTrackingTransparency", "AssociatedObjects", "AudioToolbox",
        "BackgroundTasks", "CallKit", "CloudKit", "Combine", "CommonCrypto", "ConstraintSolver", "Contacts",
        "CoreBluetooth", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreML", "CoreMotion", "CoreNFC",
        "CoreSpotlight", "CoreTelephony", "CryptoKit", "EventKit", "GameplayKit", "HealthKit",
        "InterfaceBuilderDocument", "KeyValuePublishers", "LayoutEngine", "LocalAuthentication",
        "MobileCoreServices", "NaturalLanguage", "Network", "ObjectiveC", "SQLite3", "Security", "SystemConfiguration",
        "UniformTypeIdentifiers", "UserNotifications", "Vision", "WatchConnectivity", "WidgetKit", "os",
    ]

    /// The names of the modules that a module is built from, directly or not, as far as the plan tells.
    func dependencies(of module: Module) -> Set<String> {
        var (names, next) = (Set(module.dependencies), module.dependencies[...])
        while let name = next.popFirst() {
            for dependency in modules.first(where: { $0.name == name })?.dependencies ?? []
            where names.insert(dependency).inserted {
                next.append(dependency)
            }
        }
        return names
    }
}
