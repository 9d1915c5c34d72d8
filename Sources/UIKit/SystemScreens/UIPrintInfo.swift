/// The settings of a print job.
///
/// - Source: developer.apple.com/documentation/uikit/uiprintinfo
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
    /// The kind of printed content.
    public enum OutputType: Int, Sendable {
        /// Text and images in colour.
        case general = 0
        /// Images of the best quality.
        case photo
        /// Text in greyscale.
        case grayscale
        /// Images in greyscale.
        case photoGrayscale
    }
    /// The orientation of the pages.
    public enum Orientation: Int, Sendable {
        /// The short edge is at the top.
        case portrait = 0
        /// The long edge is at the top.
        case landscape
    }
    /// The mode of duplex printing.
    public enum Duplex: Int, Sendable {
        /// One side only.
        case none = 0
        /// The pages are flipped at the long edge.
        case longEdge
        /// The pages are flipped at the short edge.
        case shortEdge
    }

    nonisolated private override init() { super.init() }

    /// Makes settings with default values.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

    /// Makes settings from a ``dictionaryRepresentation``; nil for default values.
    public convenience init(dictionary printInfoDictionary: [AnyHashable: Any]?) {
        self.init()
        let values = printInfoDictionary ?? [:]
        jobName = values["jobName"] as? String ?? ""
        printerID = values["printerID"] as? String
        outputType = (values["outputType"] as? Int).flatMap(OutputType.init) ?? .general
        orientation = (values["orientation"] as? Int).flatMap(Orientation.init) ?? .portrait
        duplex = (values["duplex"] as? Int).flatMap(Duplex.init) ?? .none
    }

    /// The values as a dictionary, from which the settings can be recreated.
    open var dictionaryRepresentation: [AnyHashable: Any] {
        var values: [AnyHashable: Any] = ["jobName": jobName, "outputType": outputType.rawValue]
        (values["orientation"], values["duplex"], values["printerID"]) = (orientation.rawValue, duplex.rawValue, printerID)
        return values
    }

    /// The name of the job.
    open var jobName = ""
    /// The identifier of the last printer; nil for none.
    open var printerID: String?
    /// The kind of content. It reads back what was set; PDF documents are in full colour.
    open var outputType = OutputType.general
    /// The orientation of the pages.
    open var orientation = Orientation.portrait
    /// The mode of duplex printing. It reads back what was set; PDF documents have separate pages.
    open var duplex = Duplex.none
}
