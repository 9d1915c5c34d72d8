public import UIKit

/// A ticket or a card as a file.
///
/// - Source: developer.apple.com/documentation/passkit/pkpass
open class PKPass: NSObject, @unchecked Sendable {
    /// The description of the pass in its file.
    private let content: [String: Any]

    /// Creates a pass from the bytes of its file. Throws where they are no archive with a description of a pass; the
    /// signature is not looked at.
    public init(data: Data) throws {
        guard let file = PassArchive(data).file(named: "pass.json"),
            let description = try? JSONSerialization.jsonObject(with: file) as? [String: Any],
            ["serialNumber", "passTypeIdentifier", "organizationName", "description"].allSatisfy({ description[$0] is String })
        else { throw PKPassKitError(.invalidDataError) }
        content = description
        super.init()
    }

    private func text(_ key: String) -> String? { content[key] as? String }
    /// The number.
    open var serialNumber: String { text("serialNumber") ?? "" }
    /// The kind.
    open var passTypeIdentifier: String { text("passTypeIdentifier") ?? "" }
    /// The maker.
    open var organizationName: String { text("organizationName") ?? "" }
    /// The text for people who do not see the pass, in the language of the file's description.
    open var localizedDescription: String { text("description") ?? "" }
    /// The key for the maker's server.
    open var authenticationToken: String? { text("authenticationToken") }
    /// The maker's server.
    open var webServiceURL: URL? { text("webServiceURL").flatMap { URL(string: $0) } }
    /// The time at which the pass is of use.
    open var relevantDate: Date? { text("relevantDate").flatMap { ISO8601DateFormatter().date(from: $0) } }
    /// Data of the maker's for its program.
    open var userInfo: [AnyHashable: Any]? { content["userInfo"] as? [String: Any] }

    /// The value of a field of the pass; nil if it has none of the name.
    open func localizedValue(forFieldKey key: String) -> Any? {
        let kinds = ["boardingPass", "coupon", "eventTicket", "storeCard", "generic"]
        let places = ["headerFields", "primaryFields", "secondaryFields", "auxiliaryFields", "backFields"]
        let parts = kinds.compactMap { content[$0] as? [String: Any] }
        let fields = parts.flatMap { part in places.flatMap { part[$0] as? [[String: Any]] ?? [] } }
        return fields.first { $0["key"] as? String == key }?["value"]
    }
}
