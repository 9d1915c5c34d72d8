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

extension AttributeContext {
    /// A context for elements that are no views of a scene, such as controllers, whose findings nobody reads.
    package init(
        _ document: InterfaceDocument, _ sizeClasses: SizeClasses, _ environment: SceneEnvironment, by rules: any SceneRules
    ) {
        self.init(
            document: document, sizeClasses: sizeClasses, environment: environment, findings: DocumentFindings(), rules: rules)
    }
}
