import Foundation
import Synchronization

/// The messages between a client and the language server. Two threads read both sides at the same time.
final class Conversation: Sendable {
    private struct State {
        var settings: Settings
        /// The files whose errors were asked for, by the question's identifier.
        var asked: [Identifier: String] = [:]
    }

    /// The id of a request, which its response repeats. JSON can write the same text in several ways.
    private enum Identifier: Hashable {
        case text(String)
        case other([UInt8])

        init(_ text: JSONText) { self = text.string.map(Identifier.text) ?? .other(Array(text.bytes)) }
    }

    private let state: Mutex<State>

    init(_ settings: Settings) { state = Mutex(State(settings: settings)) }

    // MARK: From the client

    /// Remembers what a message of the client asks for.
    func note(_ message: Message) {
        guard message.mentions("diagnostic") || message.mentions("initialize"), let text = JSONText(message.body) else { return }
        switch text["method"]?.string {
        case "initialize": noteSettings(text)
        case "textDocument/diagnostic": noteQuestion(text)
        default: break
        }
    }

    private func noteSettings(_ text: JSONText) {
        guard let options = text["params"]?["initializationOptions"] else { return }
        let sdk = options["swiftPM"]?["swiftSDK"]?.string
        state.withLock { $0.settings.initial = sdk }
    }

    private func noteQuestion(_ text: JSONText) {
        guard let id = text["id"], let uri = text["params"]?["textDocument"]?["uri"]?.string else { return }
        state.withLock { $0.asked[Identifier(id)] = uri }
    }

    // MARK: From the language server

    /// A message of the language server without false errors.
    func filtered(_ message: Message) -> Message {
        if message.mentions("publishDiagnostics"), let text = JSONText(message.body),
            text["method"]?.string == "textDocument/publishDiagnostics"
        {
            return filter.filterNotification(message, text)
        }
        guard state.withLock({ !$0.asked.isEmpty }), let text = JSONText(message.body), text["method"] == nil,
            let id = text["id"],
            let uri = state.withLock({ $0.asked.removeValue(forKey: Identifier(id)) })
        else { return message }
        return filter.filterAnswer(message, text, uri: uri)
    }

    private var filter: DiagnosticFilter {
        let settings = state.withLock { $0.settings }
        return DiagnosticFilter(isBuiltWithSDK: settings.useSDK)
    }
}

extension Message {
    /// Whether some letters stand anywhere in the text. Most messages are known by that to be passed on as they are.
    func mentions(_ letters: String) -> Bool { Data(body).range(of: Data(letters.utf8)) != nil }
}
