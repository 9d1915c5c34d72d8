import SeededRandom

/// One kind of attack. A reader of foreign input joins by a type of its own in `Parts`, and a line in
/// ``AttackParts/all``.
///
/// A part runs in a process of its own, which may crash or hang: either is a finding.
@MainActor
protocol AttackPart {
    /// The name that `--part` takes.
    static var name: String { get }
    /// The subject of the part, in a few words.
    static var summary: String { get }

    init(_ environment: AttackEnvironment) throws(AttackFailure)

    /// Makes a case; the same case for the same numbers.
    func makeCase(_ random: inout SplitMix) throws(AttackFailure) -> any AttackCase
}

/// A case that is made of pieces, each of which may be left out when a finding is shrunk.
@MainActor
protocol AttackCase {
    /// How many pieces there are, numbered from 0.
    var pieceCount: Int { get }
    /// How many times something is changed and compared.
    var stepCount: Int { get }
    /// Tries the case with some of its pieces.
    ///
    /// - Returns: What is wrong; nil if everything holds.
    func fault(_ kept: Pieces) throws(AttackFailure) -> String?
    /// Files that let a reader repeat the case without this program, by their names.
    func files(_ kept: Pieces) -> [(name: String, bytes: [UInt8])]
}

extension AttackCase {
    var stepCount: Int { 1 }
    func files(_ kept: Pieces) -> [(name: String, bytes: [UInt8])] { [] }
}

/// Where the parts find what they need.
struct AttackEnvironment {
    /// The `cairn` command.
    var tool: String
    /// Interface Builder documents, in order of their paths.
    var documents: [String]
    /// An empty folder for files of a case.
    var folder: String

    /// The folder of the project that the command was built from.
    var root: String { tool.components(separatedBy: "/.build/")[0] }
}

@MainActor
enum AttackParts {
    static let all: [any AttackPart.Type] = [
        DocumentsPart.self, ChangesPart.self, OptionsPart.self, PicturesPart.self, ResourcesPart.self, SystemsPart.self,
        SolverEditsPart.self, OverfullPart.self, LayoutsPart.self, ListsPart.self, ControllersPart.self, ProjectsPart.self,
        SourcesPart.self, MessagesPart.self, QuestionsPart.self, ScriptsPart.self, MergesPart.self, ReportsPart.self,
        ConfigurationsPart.self,
        TextsPart.self,
    ]

    static func named(_ name: String) -> (any AttackPart.Type)? { all.first { $0.name == name } }
}
