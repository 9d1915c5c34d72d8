import RuntimeReflection
import UIKit

/// Foundation's own properties that programs read by their names, in predicates that tests wait for above all. Truth
/// values have two names: that of the property, and that of its getter.
@MainActor
enum FoundationKeys {
    /// Registers the properties before `main` runs.
    nonisolated static func register() {
        MemberTables.register {
            FrameworkKeys.table(
                Operation.self,
                truths("finished", { $0.isFinished }) + truths("executing", { $0.isExecuting })
                    + truths("cancelled", { $0.isCancelled }) + truths("ready", { $0.isReady })
                    + truths("asynchronous", { $0.isAsynchronous }) + [
                        ("name", { $0.name }), ("dependencies", { $0.dependencies }),
                    ])
        }
        MemberTables.register {
            FrameworkKeys.table(
                OperationQueue.self,
                truths("suspended", { $0.isSuspended })
                    + [
                        ("operationCount", { $0.operationCount }), ("name", { $0.name }),
                        ("maxConcurrentOperationCount", { $0.maxConcurrentOperationCount }),
                    ])
        }
        MemberTables.register {
            FrameworkKeys.table(
                Progress.self,
                truths("finished", { $0.isFinished }) + truths("cancelled", { $0.isCancelled })
                    + truths("paused", { $0.isPaused })
                    + [
                        ("fractionCompleted", { $0.fractionCompleted }), ("completedUnitCount", { $0.completedUnitCount }),
                        ("totalUnitCount", { $0.totalUnitCount }),
                    ])
        }
        MemberTables.register { FrameworkKeys.table(Timer.self, truths("valid", { $0.isValid })) }
        MemberTables.register {
            FrameworkKeys.table(
                Thread.self,
                truths("finished", { $0.isFinished }) + truths("cancelled", { $0.isCancelled })
                    + truths("executing", { $0.isExecuting }) + [("name", { $0.name })])
        }
    }

    /// A truth value by its two names.
    nonisolated private static func truths<Object>(
        _ name: String, _ read: @escaping FrameworkKeys.Read<Object>
    ) -> [(String, FrameworkKeys.Read<Object>)] {
        [(name, read), ("is" + name.prefix(1).uppercased() + name.dropFirst(), read)]
    }
}

@section(".init_array") @used private let registerFoundationKeys: @Sendable @convention(c) () -> Void = {
    FoundationKeys.register()
}
