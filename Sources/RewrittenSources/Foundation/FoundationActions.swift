import RuntimeReflection
import UIKit

/// Foundation's own methods that programs name in `#selector`, such as `#selector(UndoManager.undo)`.
///
/// Classes of the modules for networking and XML are not among them, so that programs which do not use these need not
/// load them.
@MainActor
enum FoundationActions {
    /// Registers the methods before `main` runs.
    nonisolated static func register() {
        MemberTables.register { objects }
        MemberTables.register { FrameworkActions.table(UndoManager.self, undoManager) }
        MemberTables.register {
            FrameworkActions.table(Timer.self, [("fire", { $0.fire() }), ("invalidate", { $0.invalidate() })])
        }
        MemberTables.register { FrameworkActions.table(Operation.self, operation) }
        MemberTables.register { FrameworkActions.table(OperationQueue.self, queue) }
        MemberTables.register { FrameworkActions.table(Progress.self, progress) }
        MemberTables.register {
            FrameworkActions.table(
                Thread.self, [("start", { $0.start() }), ("main", { $0.main() }), ("cancel", { $0.cancel() })])
        }
        MemberTables.register { FrameworkActions.table(NSLock.self, [("lock", { $0.lock() }), ("unlock", { $0.unlock() })]) }
        MemberTables.register {
            FrameworkActions.table(NSRecursiveLock.self, [("lock", { $0.lock() }), ("unlock", { $0.unlock() })])
        }
        MemberTables.register { FrameworkActions.table(UserDefaults.self, [("synchronize", { _ = $0.synchronize() })]) }
        MemberTables.register { FrameworkActions.table(Stream.self, [("open", { $0.open() }), ("close", { $0.close() })]) }
        MemberTables.register { FrameworkActions.table(FileHandle.self, [("closeFile", { $0.closeFile() })]) }
        registerCollections()
    }

    nonisolated private static func registerCollections() {
        MemberTables.register {
            FrameworkActions.table(
                NSMutableArray.self,
                [("removeAllObjects", { $0.removeAllObjects() }), ("removeLastObject", { $0.removeLastObject() })],
                taking: [("addObject:", { $0.add($1) }), ("removeObject:", { $0.remove($1) })])
        }
        MemberTables.register {
            FrameworkActions.table(
                NSMutableSet.self, [("removeAllObjects", { $0.removeAllObjects() })],
                taking: [("addObject:", { $0.add($1) }), ("removeObject:", { $0.remove($1) })])
        }
        MemberTables.register {
            FrameworkActions.table(NSMutableDictionary.self, [("removeAllObjects", { $0.removeAllObjects() })])
        }
    }

    /// The methods of every object.
    nonisolated private static var objects: MemberTable {
        MemberTable(
            describes: { $0 is NSObject.Type },
            methods: [
                ("copy", { object, _ in (object as? NSObject)?.copy() }),
                ("mutableCopy", { object, _ in (object as? NSObject)?.mutableCopy() }),
                ("description", { object, _ in (object as? NSObject)?.description }),
                ("debugDescription", { object, _ in (object as? NSObject)?.debugDescription }),
                ("hash", { object, _ in (object as? NSObject)?.hash }),
                ("isEqual:", { object, values in (object as? NSObject)?.isEqual(values.first ?? nil) }),
            ])
    }

    nonisolated private static var undoManager: [(String, FrameworkActions.Action<UndoManager>)] {
        [
            ("undo", { $0.undo() }), ("redo", { $0.redo() }), ("removeAllActions", { $0.removeAllActions() }),
            ("beginUndoGrouping", { $0.beginUndoGrouping() }), ("endUndoGrouping", { $0.endUndoGrouping() }),
            ("enableUndoRegistration", { $0.enableUndoRegistration() }),
            ("disableUndoRegistration", { $0.disableUndoRegistration() }),
        ]
    }

    nonisolated private static var operation: [(String, FrameworkActions.Action<Operation>)] {
        [
            ("start", { $0.start() }), ("main", { $0.main() }), ("cancel", { $0.cancel() }),
            ("waitUntilFinished", { $0.waitUntilFinished() }),
        ]
    }

    nonisolated private static var queue: [(String, FrameworkActions.Action<OperationQueue>)] {
        [
            ("cancelAllOperations", { $0.cancelAllOperations() }),
            ("waitUntilAllOperationsAreFinished", { $0.waitUntilAllOperationsAreFinished() }),
        ]
    }

    nonisolated private static var progress: [(String, FrameworkActions.Action<Progress>)] {
        [("cancel", { $0.cancel() }), ("pause", { $0.pause() }), ("resume", { $0.resume() })]
    }
}

@section(".init_array") @used private let registerFoundationActions: @Sendable @convention(c) () -> Void = {
    FoundationActions.register()
}
