/// The reason why bytes are not well-formed XML, and its position.
public struct MarkupError: Error, Hashable, Sendable {
    /// The kind of error.
    public enum Reason: Hashable, Sendable {
        case tooLarge(limit: Int)
        case tooDeep(limit: Int)
        case unsupportedEncoding(String)
        case invalidUTF8
        case unexpectedEnd(in: String)
        case unexpectedCharacter(expected: String)
        case forbiddenCharacter(UInt32)
        case documentTypeDeclaration
        case unknownEntity(String)
        case invalidCharacterReference(String)
        case duplicateAttribute(String)
        case mismatchedEnd(found: String, open: String)
        case unopenedEnd(String)
        case unclosedElement(String)
        case noRootElement
        case contentOutsideRoot
        case conflictMarker
    }

    /// The kind of error.
    public let reason: Reason
    /// The offset in bytes.
    public let offset: Int
    /// The line and column of the offset.
    public let position: SourcePosition

    /// A stable identifier of the kind of error.
    public var id: String {
        switch reason {
        case .tooLarge: "document-too-large"
        case .tooDeep: "document-too-deep"
        case .unsupportedEncoding, .invalidUTF8: "unsupported-encoding"
        default: "malformed-xml"
        }
    }
}

extension MarkupError: CustomStringConvertible {
    /// A description of the reason.
    public var description: String {
        switch reason {
        case .tooLarge(let limit): "the document is larger than \(limit) bytes"
        case .tooDeep(let limit): "elements are nested more than \(limit) deep"
        case .unsupportedEncoding(let name): "the encoding \(name) is not supported; documents are read as UTF-8"
        case .invalidUTF8: "the bytes are not valid UTF-8"
        case .unexpectedEnd(let place): "the document ends within \(place)"
        case .unexpectedCharacter(let expected): "expected \(expected)"
        case .forbiddenCharacter(let scalar): "the character U+\(Self.hexadecimal(scalar)) is not allowed in XML"
        case .documentTypeDeclaration: "document type declarations are not supported"
        case .unknownEntity(let name): "unknown entity &\(name);"
        case .invalidCharacterReference(let text): "&\(text); does not name a character"
        case .duplicateAttribute(let name): "the attribute \(name) is given twice"
        case .mismatchedEnd(let found, let open): "</\(found)> closes <\(open)>"
        case .unopenedEnd(let name): "</\(name)> closes nothing"
        case .unclosedElement(let name): "<\(name)> is never closed"
        case .noRootElement: "the document has no root element"
        case .contentOutsideRoot: "content outside the root element"
        case .conflictMarker: "a conflict that a merge left unresolved begins here"
        }
    }

    private static func hexadecimal(_ scalar: UInt32) -> String {
        let digits = String(scalar, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
