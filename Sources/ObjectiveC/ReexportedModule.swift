// The functions are in a module of another name, because `canImport(ObjectiveC)` is true in all of a program's targets
// while this one is built.
@_exported import AssociatedObjects
