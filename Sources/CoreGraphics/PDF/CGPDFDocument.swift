import Foundation

/// A PDF document and its pages.
///
/// It is read by poppler's programs `pdfinfo` and `pdftocairo`, whose package the project requires.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgpdfdocument
public final class CGPDFDocument: @unchecked Sendable {
    /// The path of the file; a temporary one if the document was created from data.
    let path: String
    private let isOwnFile: Bool
    private let facts: [String: String]
    private let lock = NSLock()
    private var made: [Int: CGPDFPage] = [:]

    /// Reads a file; nil if it is not a readable PDF.
    public init?(_ url: CFURL) {
        guard url.isFileURL, let facts = Self.facts(url.path) else { return nil }
        (path, isOwnFile, self.facts) = (url.path, false, facts)
    }

    /// Reads data; nil if it is not a readable PDF.
    public init?(_ provider: CGDataProvider) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("cairn-\(UUID().uuidString).pdf")
        guard let data = provider.data, (try? data.write(to: file)) != nil else { return nil }
        guard let facts = Self.facts(file.path) else {
            try? FileManager.default.removeItem(at: file)
            return nil
        }
        (path, isOwnFile, self.facts) = (file.path, true, facts)
    }

    deinit { if isOwnFile { try? FileManager.default.removeItem(atPath: path) } }

    private static func facts(_ path: String) -> [String: String]? {
        guard let lines = try? PDFProgram.lines(about: path) else { return nil }
        let pairs = lines.compactMap { line -> (String, String)? in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            return (String(line[..<colon]), line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
        }
        return Dictionary(pairs) { first, _ in first }
    }

    /// The number of pages.
    public var numberOfPages: Int { facts["Pages"].flatMap { Int($0) } ?? 0 }
    /// Whether the file is encrypted.
    public var isEncrypted: Bool { facts["Encrypted"]?.hasPrefix("yes") ?? false }
    /// Whether the document is unlocked: documents that need a password cannot be opened here.
    public var isUnlocked: Bool { true }
    /// Unlocks a document with a password. Documents that need one cannot be opened here; others are unlocked.
    public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool { isUnlocked }
    /// Whether the pages may be printed.
    public var allowsPrinting: Bool { allows("print") }
    /// Whether text and images may be copied.
    public var allowsCopying: Bool { allows("copy") }
    private func allows(_ what: String) -> Bool { !isEncrypted || facts["Encrypted"]?.contains("\(what):yes") ?? false }

    /// The page of a number, from 1; nil if there is none.
    public func page(at pageNumber: Int) -> CGPDFPage? {
        guard pageNumber >= 1, pageNumber <= numberOfPages else { return nil }
        return lock.withLock {
            if let page = made[pageNumber] { return page.value(self) }
            guard let page = CGPDFPage(pageNumber, of: self) else { return nil }
            made[pageNumber] = page
            return page.value(self)
        }
    }
}
