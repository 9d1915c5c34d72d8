public import UIKit

/// The entities of a program's objects.
///
/// - Source: developer.apple.com/documentation/coredata/nsmanagedobjectmodel
open class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
    /// The entities. Entities below others belong to the model too where the program names them.
    open var entities: [NSEntityDescription] = [] {
        didSet {
            for entity in entities { entity.managedObjectModel = self }
            named = Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
        }
    }
    private var named: [String: NSEntityDescription] = [:]
    private var configured: [(name: String, entities: [NSEntityDescription])] = []
    private var templates: [(name: String, request: NSFetchRequest<NSFetchRequestResult>)] = []
    /// Names of the model's version.
    open var versionIdentifiers: Set<AnyHashable> = []
    /// Texts for names and messages by their keys.
    open var localizationDictionary: [String: String]?

    /// Makes a model without entities.
    public override init() { super.init() }

    /// Reads a model: a `.momd` or `.xcdatamodeld` folder, whose current version counts, or the `.mom` or
    /// `.xcdatamodel` folder of one version. Nil where there is none; what is wrong with one is told.
    public convenience init?(contentsOf url: URL) {
        guard let model = ModelLoading.model(at: url) else { return nil }
        self.init()
        ModelLoading.fill(self, from: model)
    }

    /// Joins models, whose entities have different names.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models else { return nil }
        self.init()
        take(models.compactMap { $0.copy() as? NSManagedObjectModel })
    }

    /// Takes the contents of other models. An initializer that assigns entities by itself would not call their
    /// observer.
    private func take(_ models: [NSManagedObjectModel]) {
        entities = models.flatMap(\.entities)
        templates = models.flatMap(\.templates)
        configured = models.flatMap(\.configured)
    }

    /// Joins all models of bundles; those of the main bundle where none is given.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let found = (bundles ?? [.main]).flatMap(ModelLoading.models)
        return found.isEmpty ? nil : NSManagedObjectModel(byMerging: found.compactMap { NSManagedObjectModel(contentsOf: $0) })
    }

    /// The entities by their names.
    open var entitiesByName: [String: NSEntityDescription] { named }

    // MARK: Configurations

    /// The names of the configurations, sorted.
    open var configurations: [String] { configured.map(\.name).sorted() }

    /// The entities of a configuration; all for nil.
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        guard let configuration, configuration != "PF_DEFAULT_CONFIGURATION_NAME" else { return entities }
        return configured.first { $0.name == configuration }?.entities
    }

    /// Sets the entities of a configuration.
    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        configured.removeAll { $0.name == configuration }
        configured.append((configuration, entities))
    }

    // MARK: Fetch requests

    /// The requests of the model by their names.
    open var fetchRequestTemplatesByName: [String: NSFetchRequest<NSFetchRequestResult>] {
        Dictionary(templates.map { ($0.name, $0.request) }) { first, _ in first }
    }

    /// The request of a name.
    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<NSFetchRequestResult>? {
        templates.first { $0.name == name }?.request
    }

    /// Gives a request a name.
    open func setFetchRequestTemplate(_ fetchRequestTemplate: NSFetchRequest<NSFetchRequestResult>?, forName name: String) {
        templates.removeAll { $0.name == name }
        if let fetchRequestTemplate { templates.append((name, fetchRequestTemplate)) }
    }

    /// A copy of the request of a name with values in place of its predicate's variables.
    open func fetchRequestFromTemplate(
        withName name: String, substitutionVariables variables: [String: Any]
    ) -> NSFetchRequest<NSFetchRequestResult>? {
        guard let request = _retyped(fetchRequestTemplate(forName: name)?.copy(), as: NSFetchRequest<NSFetchRequestResult>.self)
        else {
            return nil
        }
        request.predicate = request.predicate.map { predicate in
            NSPredicate(block: { object, bindings in
                predicate.evaluate(with: object, substitutionVariables: variables.merging(bindings ?? [:]) { first, _ in first })
            })
        }
        return request
    }

    // MARK: Versions

    /// The hashes of the entities by their names.
    open var entityVersionHashesByName: [String: Data] { named.mapValues(\.versionHash) }

    /// Whether a store with some metadata has the model's entities.
    open func isConfiguration(withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]) -> Bool {
        guard let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data] else { return false }
        return (entities(forConfigurationName: configuration) ?? []).allSatisfy { hashes[$0.name ?? ""] == $0.versionHash }
            && hashes.count == (entities(forConfigurationName: configuration) ?? []).count
    }

    /// A model with copies of the entities.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSManagedObjectModel()
        let copies = entities.compactMap { $0.copy() as? NSEntityDescription }
        let byName = Dictionary(copies.map { ($0.name ?? "", $0) }) { first, _ in first }
        for (entity, made) in zip(entities, copies) { made.subentities = entity.subentities.compactMap { byName[$0.name ?? ""] } }
        for relationship in copies.flatMap(\.relationships) {
            relationship.destinationEntity = relationship.destinationEntity?.name.flatMap { byName[$0] }
            relationship.inverseRelationship = relationship.inverseRelationship.flatMap { inverse in
                relationship.destinationEntity?.property(inverse.name) as? NSRelationshipDescription
            }
        }
        copy.entities = copies
        copy.configured = configured.map { ($0.name, $0.entities.compactMap { byName[$0.name ?? ""] }) }
        copy.templates = templates
        (copy.versionIdentifiers, copy.localizationDictionary) = (versionIdentifiers, localizationDictionary)
        return copy
    }
}
