import Foundation
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import LayoutInspection
import StudioMessages
import UIKit

/// The texts of a document and their translations, edited beside it.
extension DocumentWorker {
    /// The texts of a document, with what they are in its languages.
    func texts(_ request: StudioRequest) throws -> DocumentTextList {
        let path = try path(request)
        let translations = try store.document(path).1
        let tables = translations.languages.map { ($0, translations.texts(in: $0)) }
        let rows = try editing.document(path).texts.map { text in
            DocumentTextList.Row(
                key: text.key, object: text.object, text: text.text, path: text.path,
                values: Dictionary(
                    uniqueKeysWithValues: tables.compactMap { language, table in table[text.key].map { (language, $0) } }))
        }
        return DocumentTextList(languages: translations.languages, rows: rows, canUndo: translating.canUndo(path))
    }

    /// Changes a translation, or undoes the last change of one.
    func translate(_ request: StudioRequest) throws -> TranslationAnswer {
        let path = try path(request)
        let file: String?
        if request.phase == "undo" {
            file = try translating.undo(path)
        } else {
            guard let key = request.value, let value = request.text, let word = request.look?.language,
                case .named(let language)? = DocumentLanguage(word)
            else { throw StudioRefusal("name a text, a language and what the text is there") }
            let document = try editing.document(path)
            guard let text = document.texts.first(where: { $0.key == key }) else {
                throw StudioRefusal("the document has no text \(key)")
            }
            let element = document.elementsByID[text.object]
            // As Xcode remarks it in the strings files that it exports.
            let remark = "Class = \"\(element?.className ?? "")\"; text = \"\(text.text)\"; ObjectID = \"\(text.object)\";"
            file = try translating.set(
                key, in: language, to: value, remark: remark, of: path, at: try ProjectPath.file(path, in: folder))
        }
        let shown = file.map { $0.hasPrefix(folder + "/") ? String($0.dropFirst(folder.count + 1)) : $0 }
        return TranslationAnswer(isChanged: file != nil, canUndo: translating.canUndo(path), file: shown)
    }

    /// A scene with a text that somebody is typing: that of the document, or of the language that the look has.
    func typedScene(_ request: StudioRequest, _ key: String, _ text: String) throws -> StagedScene {
        let (path, look) = (try path(request), request.look ?? StudioLook())
        var document = try editing.document(path)
        let translations = try store.document(path).1
        let language = look.language.flatMap(DocumentLanguage.init)
        var typed: [String: String] = [:]
        if case .named? = language {
            typed[key] = text
        } else if let known = document.texts.first(where: { $0.key == key }),
            let path = known.path.flatMap(ObjectPath.init(parsing:)),
            let last = path.keys.last
        {
            let owner = ObjectPath(path.id, keys: Array(path.keys.dropLast()))
            do throws(DocumentEditError) {
                document = try document.applying([.set(owner, attribute: last, value: text)])
            } catch {
                throw StudioRefusal(error.description)
            }
        }
        var canvas = try look.canvas(document, translations)
        canvas.texts.merge(typed) { $1 }
        let folder = (try ProjectPath.file(path, in: folder) as NSString).deletingLastPathComponent
        guard let id = request.scene, let staged = ScenePictures(SceneLayout(document, on: canvas, folder: folder)).staged(id)
        else {
            throw StudioRefusal("name a scene")
        }
        return staged
    }
}

/// The texts of a document.
struct DocumentTextList: Encodable {
    struct Row: Encodable {
        let key: String
        /// The id of the object that has the text.
        let object: String
        /// The document's own text.
        let text: String
        /// The path that an edit sets to change it; nil where no edit does.
        let path: String?
        /// By languages.
        let values: [String: String]
    }

    let languages: [String]
    let rows: [Row]
    let canUndo: Bool
}

/// The state after a change of a translation.
struct TranslationAnswer: Encodable {
    let isChanged, canUndo: Bool
    /// The file that was changed, relative to the folder.
    let file: String?
}
