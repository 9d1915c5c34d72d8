import InterfaceBuilderDocument

/// The context in which the attributes of a document's elements are read: the size classes that select variations, the
/// named resources, and the list that collects unknown values.
@MainActor
package struct AttributeContext {
    package let document: InterfaceDocument
    /// The size classes that select variations.
    package let sizeClasses: SizeClasses
    package let environment: SceneEnvironment
    /// Collects every unknown value.
    let findings: DocumentFindings
    let rules: any SceneRules
}
