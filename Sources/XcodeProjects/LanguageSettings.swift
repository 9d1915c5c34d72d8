/// The build settings of the language.
enum LanguageSettings {
    /// The conditions for `#if`, but for the one that packages set themselves.
    static func conditions(_ settings: BuildSettings) -> [String] {
        let named = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + flags(settings.words("OTHER_SWIFT_FLAGS"))
        let usable = named.filter { name in
            name != "DEBUG" && name.first?.isNumber == false && name.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
        }
        return usable.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The conditions among a compiler's options: `-DNAME` and `-D NAME`.
    private static func flags(_ options: [String]) -> [String] {
        let options = options.map { $0.filter { $0 != "\"" && $0 != "'" } }
        return options.indices.compactMap { index in
            if options[index] == "-D" { return index + 1 < options.count ? options[index + 1] : nil }
            return options[index].hasPrefix("-D") ? String(options[index].dropFirst(2)) : nil
        }
    }

    /// The manifest's name of a language mode.
    static func mode(_ version: String?) -> String {
        switch version?.prefix(1) {
        case "6": "v6"
        case "4": version == "4.2" ? "v4_2" : "v4"
        default: "v5"
        }
    }

    /// The compiler's names of features that settings turn on before their language mode does, sorted.
    static func upcomingFeatures(_ settings: BuildSettings) -> [String] {
        let own = features.filter { settings.isOn("SWIFT_UPCOMING_FEATURE_\($0.setting)") }.map(\.name)
        let together = settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") ? approachable : []
        return Set(own + together).sorted()
    }

    /// The features that `SWIFT_APPROACHABLE_CONCURRENCY` stands for, by Xcode's reference of build settings.
    private static let approachable = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]

    private static let features: [(setting: String, name: String)] = [
        ("CONCISE_MAGIC_FILE", "ConciseMagicFile"), ("DEPRECATE_APPLICATION_MAIN", "DeprecateApplicationMain"),
        ("DISABLE_OUTWARD_ACTOR_ISOLATION", "DisableOutwardActorInference"),
        ("DYNAMIC_ACTOR_ISOLATION", "DynamicActorIsolation"), ("EXISTENTIAL_ANY", "ExistentialAny"),
        ("FORWARD_TRAILING_CLOSURES", "ForwardTrailingClosures"),
        ("GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", "GlobalActorIsolatedTypesUsability"),
        ("GLOBAL_CONCURRENCY", "GlobalConcurrency"), ("IMPLICIT_OPEN_EXISTENTIALS", "ImplicitOpenExistentials"),
        ("IMPORT_OBJC_FORWARD_DECLS", "ImportObjcForwardDeclarations"),
        ("INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances"),
        ("INFER_SENDABLE_FROM_CAPTURES", "InferSendableFromCaptures"),
        ("INTERNAL_IMPORTS_BY_DEFAULT", "InternalImportsByDefault"), ("ISOLATED_DEFAULT_VALUES", "IsolatedDefaultValues"),
        ("MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility"),
        ("NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault"),
        ("REGION_BASED_ISOLATION", "RegionBasedIsolation"),
    ]
}
