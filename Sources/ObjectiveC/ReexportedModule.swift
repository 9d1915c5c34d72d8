// The functions are in a module of another name, because `canImport(ObjectiveC)` is true in all targets of a program
// while this one is built.
@_exported import AssociatedObjects
