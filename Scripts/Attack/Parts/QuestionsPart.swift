import Foundation
import SeededRandom
import Studio
import StudioMessages

/// Right and wrong questions about a damaged document, as Studio's pages ask them: each gets one answer, and nothing
/// outside of the folder is read.
struct QuestionsPart: AttackPart {
    static let name = "questions"
    static let summary = "right, wrong and damaged questions of Studio's pages about damaged documents"

    private let environment: AttackEnvironment

    init(_ environment: AttackEnvironment) throws(AttackFailure) { self.environment = environment }

    func makeCase(_ random: inout SplitMix) throws(AttackFailure) -> any AttackCase {
        let document = try MutatedDocument.contents(of: random.pick(environment.documents))
        let question = RandomQuestion(document)
        return QuestionsCase(
            environment: environment, document: document, questions: (0...random.below(6)).map { _ in question.bytes(&random) })
    }
}

/// The pieces are the questions.
struct QuestionsCase: AttackCase {
    let environment: AttackEnvironment
    let document: [UInt8]
    let questions: [[UInt8]]

    var pieceCount: Int { questions.count }

    func fault(_ kept: Pieces) throws(AttackFailure) -> String? {
        try environment.emptyFolder()
        try environment.write(document, to: "inside/a.xib")
        try environment.write(document, to: "outside.xib")
        symlink("../outside.xib", environment.folder + "/inside/link.xib")
        guard let real = realpath(environment.folder + "/inside", nil) else { return "there is no folder" }
        defer { free(real) }
        let worker = DocumentWorker(folder: String(cString: real))
        for (number, question) in kept.of(questions).enumerated() {
            let message = MessageFrame(.request, UInt32(number), Data(question))
            let answer = worker.answer(to: message)
            if let fault = Self.fault(answer, to: message) { return fault }
        }
        return nil
    }

    private static func fault(_ answer: MessageFrame, to question: MessageFrame) -> String? {
        guard answer.number == question.number else { return "an answer has another number" }
        var reader = MessageReader()
        guard (try? reader.messages(adding: answer.encoded)) == [answer] else { return "an answer is not read as it was sent" }
        switch answer.kind {
        case .failure: return answer.bytes.isEmpty ? "a failure has no words" : nil
        case .answer where (try? JSONSerialization.jsonObject(with: answer.bytes, options: .fragmentsAllowed)) == nil:
            return "an answer is no JSON"
        case .answer, .file: return namesFileOutside(question) ? "a file outside of the folder is read" : nil
        default: return "an answer is of another kind"
        }
    }

    /// Whether a question is about a file outside of the folder: its document, or a picture of the last run of tests.
    private static func namesFileOutside(_ question: MessageFrame) -> Bool {
        guard let request = try? JSONDecoder().decode(StudioRequest.self, from: question.bytes) else { return false }
        let path =
            switch request.operation {
            case .library, .gallery: ""
            case .snapshot: request.text ?? ""
            default: request.document ?? ""
            }
        return path.hasSuffix("link.xib") || path.hasSuffix("outside.xib")
    }

    func files(_ kept: Pieces) -> [(name: String, bytes: [UInt8])] {
        [("questions", kept.of(questions).flatMap { $0 + [0x0A] }), ("a.xib", document)]
    }
}

/// Makes questions about a document.
struct RandomQuestion {
    private let ids: [String]

    init(_ document: [UInt8]) {
        let parts = String(decoding: document, as: UTF8.self).components(separatedBy: " id=\"").dropFirst().prefix(40)
        ids = parts.map { String($0.prefix { $0 != "\"" }) } + ["none", "view-3"]
    }

    /// A question, damaged in one case of five.
    func bytes(_ random: inout SplitMix) -> [UInt8] {
        var request = StudioRequest(random.pick(StudioRequest.Operation.allCases.filter { $0 != .widths }))
        request.document = random.pick(["a.xib", "a.xib", "a.xib", "a.xib", "link.xib", "../outside.xib", "", "/etc/passwd"])
        request.scene = random.pick(ids)
        request.view = random.pick(ids)
        request.value = random.pick([nil, nil, "left", "width", "height", "depth", ""])
        request.text = random.pick([nil, "../../outside.xib", "a.png"])
        request.isLive = random.pick([nil, true])
        request.scale = random.pick([nil, 0.01, 1, 2, -1, 1e300])
        request.look = random.flip() ? nil : look(&random)
        var bytes = [UInt8](request.json)
        if random.below(5) == 0 { bytes[random.below(bytes.count)] = random.pick([0, 0x22, 0x5B, 0x7D, 0xFF]) }
        return bytes
    }

    private func look(_ random: inout SplitMix) -> StudioLook {
        var look = StudioLook()
        look.device = random.pick([nil, "iPhone SE", "ipad9_7", "iPhone 99", ""])
        look.isLandscape = random.pick([nil, true, false])
        look.textSize = random.pick([nil, "AX5", "XS", "huge"])
        look.isDark = random.pick([nil, true])
        look.hasHighContrast = random.pick([nil, true])
        look.isRightToLeft = random.pick([nil, true])
        look.language = random.pick([nil, "longer", "rtl", "de", "?"])
        look.system = random.pick([nil, 12, 18, 26, 99])
        look.width = random.pick([nil, nil, 320, 1, 1e9, -5])
        return look
    }
}
