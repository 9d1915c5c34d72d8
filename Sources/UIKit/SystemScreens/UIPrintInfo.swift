/// What is known of something that is printed.
///
/// - Source: developer.apple.com/documentation/uikit/uiprintinfo
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
    /// What is printed.
    public enum OutputType: Int, Sendable {
        /// Text and pictures in colours.
        case general = 0
        /// Pictures of the best quality.
        case photo
        /// Text without colours.
        case grayscale
        /// Pictures without colours.
        case photoGrayscale
    }
    /// Which way the pages lie.
    public enum Orientation: Int, Sendable {
        /// The short edge is at the top.
        case portrait = 0
        /// The long edge is at the top.
        case landscape
    }
    /// How both sides of a sheet are printed on.
    public enum Duplex: Int, Sendable {
        /// One side only.
        case none = 0
        /// The pages turn around the long edge.
        case longEdge
        /// The pages turn around the short edge.
        case shortEdge
    }

    nonisolated private override init() { super.init() }

    /// Makes information with the usual values.
    open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

    /// Makes information of what ``dictionaryRepresentation`` gave; nil for the usual values.
    public convenience init(dictionary printInfoDictionary: [AnyHashable: Any]?) {
        self.init()
        let values = printInfoDictionary ?? [:]
        jobName = values["jobName"] as? String ?? ""
        printerID = values["printerID"] as? String
        outputType = (values["outputType"] as? Int).flatMap(OutputType.init) ?? .general
        orientation = (values["orientation"] as? Int).flatMap(Orientation.init) ?? .portrait
        duplex = (values["duplex"] as? Int).flatMap(Duplex.init) ?? .none
    }

    /// The values, to make the same information of later.
    open var dictionaryRepresentation: [AnyHashable: Any] {
        var values: [AnyHashable: Any] = ["jobName": jobName, "outputType": outputType.rawValue]
        (values["orientation"], values["duplex"], values["printerID"]) = (orientation.rawValue, duplex.rawValue, printerID)
        return values
    }

    /// What the job is called.
    open var jobName = ""
    /// The printer that was used last; nil for none.
    open var printerID: String?
    /// What is printed. Stored; PDF documents have all colours.
    open var outputType = OutputType.general
    /// Which way the pages lie.
    open var orientation = Orientation.portrait
    /// How both sides of a sheet are printed on. Stored; PDF documents have pages.
    open var duplex = Duplex.none
}
