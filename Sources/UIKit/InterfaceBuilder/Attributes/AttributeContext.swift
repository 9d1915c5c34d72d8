import InterfaceBuilderDocument

/// What the attributes of a document's elements are read with: the size classes that choose variations, the resources
/// that names stand for, and the list that takes what is not known.
@MainActor
package struct AttributeContext {
    package let document: InterfaceDocument
    /// The size classes by which variations are chosen.
    package let sizeClasses: SizeClasses
    package let environment: SceneEnvironment
    /// Takes every value that is not known.
    let findings: DocumentFindings
    let rules: any SceneRules
}
