import Foundation
import Testing

@testable import cairn_sourcekit_lsp

/// The messages of the language server that are filtered out, and those that stay.
@Suite struct ConversationTests {
    private let conversation: Conversation

    init() throws {
        conversation = Conversation(Settings(userFolders: []))
        conversation.note(
            try message(#"{"id":1,"method":"initialize","params":{"initializationOptions":{"swiftPM":{"swiftSDK":"cairn"}}}}"#))
    }

    private static let selector = error("'#selector' can only be used with the Objective-C runtime", line: 5)
    private static let real = error("Cannot find 'a' in scope", line: 5)
    private static let unnamed = error(
        "Failed to produce diagnostic for expression; please submit a bug report (https://swift.org/contributing/#reporting-bugs)",
        line: 3)

    private static func error(_ message: String, line: Int) -> String {
        #"{ "message":"\#(message)", "range":{"start":{"character":8,"line":\#(line)},"end":{"line":\#(line),"character":9}},"severity":1 }"#
    }

    private func message(_ body: String) throws -> Message {
        Message(
            header: try #require(MessageHeader(Array("Content-Length: \(body.utf8.count)\r\n\r\n".utf8))), body: Array(body.utf8))
    }

    private func filtered(_ body: String, by conversation: Conversation? = nil) throws -> String {
        String(decoding: (conversation ?? self.conversation).filtered(try message(body)).body, as: UTF8.self)
    }

    private func notification(_ errors: [String]) -> String {
        #"{"jsonrpc":"2.0", "method":"textDocument\/publishDiagnostics","params":{"diagnostics": [\#(errors.joined(separator: ","))] ,"uri":"file:\/\/\/p\/A.swift"}}"#
    }

    @Test func aRealErrorAtTheSamePlaceStays() throws {
        let text = try filtered(notification([Self.selector, Self.real, Self.selector]))
        #expect(text == notification([Self.real]))
    }

    @Test func withoutFalseErrorsEveryByteStays() throws {
        let text = notification([Self.real]).replacing("[{", with: "[ \n{").replacing(
            #""severity":1"#, with: #""severity" : 1.0e0"#)
        #expect(try filtered(text) == text)
    }

    @Test func anErrorOfAClosureGoesWithItsCause() throws {
        #expect(try filtered(notification([Self.unnamed, Self.selector, Self.selector])) == notification([]))
        #expect(try filtered(notification([Self.unnamed, Self.selector])) == notification([Self.unnamed]))
        #expect(
            try filtered(notification([Self.unnamed, Self.real, Self.real]))
                == notification([Self.unnamed, Self.real, Self.real]))
    }

    // MARK: Answers

    private func answer(_ id: String, _ errors: [String], related: [String] = []) -> String {
        let file = #"{"file:///p/B.swift":{"kind":"full","items":[\#(related.joined(separator: ","))]}}"#
        return #"{"id":\#(id),"result":{"items":[\#(errors.joined(separator: ","))],"kind":"full","relatedDocuments":\#(file)}}"#
    }

    private func ask(_ id: String) throws {
        conversation.note(
            try message(
                #"{"id":\#(id),"method":"textDocument/diagnostic","params":{"textDocument":{"uri":"file:///p/A.swift"}}}"#))
    }

    @Test(arguments: [("7", "7"), (#""a/b""#, #""a\/b""#)]) func anAnswerIsKnownByItsQuestion(_ asked: String, _ answered: String)
        throws
    {
        try ask(asked)
        let text = answer(answered, [Self.selector, Self.real], related: [Self.selector])
        #expect(try filtered(text) == answer(answered, [Self.real]))
        #expect(try filtered(text) == text)
    }

    @Test func otherMessagesStay() throws {
        try ask("7")
        let request = #"{"id":7,"method":"workspace/configuration","params":{"items":[\#(Self.selector)]}}"#
        #expect(try filtered(request) == request)
        #expect(try filtered(answer("8", [Self.selector])) == answer("8", [Self.selector]))
        let failure = #"{"id":7,"error":{"code":1,"message":"cancelled"}}"#
        #expect(try filtered(failure) == failure)
    }

    @Test(arguments: [#"{"method":"textDocument/publishDiagnostics","params":"#, "publishDiagnostics", #"{"id":7,"#])
    func textThatIsNoJSONStays(_ text: String) throws {
        try ask("7")
        conversation.note(try message(#"{"method":"textDocument/diagnostic","#))
        #expect(try filtered(text) == text)
    }

    // MARK: Which packages

    @Test func errorsOfOtherPackagesStay() throws {
        let text = notification([Self.selector])
        #expect(try filtered(text, by: Conversation(Settings(userFolders: []))) == text)
    }

    @Test func theNearestSettingsTell() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: "settings-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        try write(#"{"swiftPM":{"swiftSDK":"cairn"}}"#, to: root.appending(path: "p q/.sourcekit-lsp/config.json"))
        try write(#"{"swiftPM":{"swiftSDK":"wasm"}}"#, to: root.appending(path: "p q/other/.sourcekit-lsp/config.json"))
        try write(#"{"swiftPM":{"swiftSDK":"cairn"}}"#, to: root.appending(path: "home/config.json"))
        let settings = Settings(userFolders: [])
        func uri(_ path: String) -> String { root.appending(path: path).absoluteString }
        #expect(settings.useSDK(forFileAt: uri("p q/Sources/A.swift")))
        #expect(!settings.useSDK(forFileAt: uri("p q/other/Sources/A.swift")))
        #expect(!settings.useSDK(forFileAt: uri("A.swift")))
        #expect(Settings(userFolders: [root.appending(path: "home")]).useSDK(forFileAt: uri("A.swift")))
        #expect(!settings.useSDK(forFileAt: "sourcekit-lsp://A.swift"))
    }

    private func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
