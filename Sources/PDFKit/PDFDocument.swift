@_exported public import UIKit

/// A PDF file: the number and the sizes of its pages, which the program `pdfinfo` (poppler-utils) tells. The pages are
/// not drawn.
///
/// - Source: developer.apple.com/documentation/pdfkit/pdfdocument
open class PDFDocument: NSObject {
    /// The file.
    public let documentURL: URL?
    fileprivate let data: Data?
    private var pages: [PDFPage] = []
    /// Whether pages came or went since the data was read.
    private var isEdited = false

    /// Creates a document without pages.
    public override init() {
        (documentURL, data) = (nil, nil)
        super.init()
    }

    /// Reads a file; nil where it is not a PDF that can be read.
    public convenience init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data, url)
    }

    /// Reads data; nil where it is not a PDF that can be read.
    public convenience init?(data: Data) { self.init(data, nil) }

    private init?(_ data: Data, _ url: URL?) {
        guard let sizes = PDFInformation.pageSizes(of: data) else { return nil }
        (documentURL, self.data) = (url, data)
        super.init()
        pages = sizes.map { PDFPage(CGRect(origin: .zero, size: $0), of: self) }
    }

    /// The text of all pages.
    open var string: String? { pages.compactMap(\.string).joined(separator: "\n") }
    /// The number of pages.
    open var pageCount: Int { pages.count }
    /// A page; nil beyond the last.
    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    /// The number of a page; `NSNotFound` for one of another document.
    open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? NSNotFound }
    /// The data that was read, or that of the pages where some came or went: those of pictures are drawn then, and
    /// those of files are empty.
    open func dataRepresentation() -> Data? { isEdited ? drawn : data }
    /// Writes the data.
    @discardableResult
    open func write(to url: URL) -> Bool { (try? dataRepresentation()?.write(to: url)) != nil }
    /// Writes the data to a file of a path.
    @discardableResult
    open func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }

    // MARK: Pages

    /// Inserts a page. Raises `NSRangeException` beyond the end.
    open func insert(_ page: PDFPage, at index: Int) {
        check(index, pages.count)
        pages.insert(page, at: index)
        changed(page, self)
    }
    /// Removes a page. Raises `NSRangeException` where there is none.
    open func removePage(at index: Int) {
        check(index, pages.count - 1)
        changed(pages.remove(at: index), nil)
    }
    /// Exchanges two pages. Raises `NSRangeException` where there are none.
    open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
        for index in [indexA, indexB] { check(index, pages.count - 1) }
        pages.swapAt(indexA, indexB)
        isEdited = true
    }

    private func changed(_ page: PDFPage, _ document: PDFDocument?) {
        page.document = document
        isEdited = true
    }

    private func check(_ index: Int, _ last: Int) {
        precondition(
            index >= 0 && index <= last,
            "*** Terminating app due to uncaught exception 'NSRangeException', reason: 'index (\(index)) out of bounds'")
    }

    private var drawn: Data {
        let size = pages.first?.bounds(for: .mediaBox) ?? CGRect(x: 0, y: 0, width: 612, height: 792)
        return UIGraphicsPDFRenderer(bounds: size).pdfData { context in
            for page in pages {
                let bounds = page.bounds(for: .mediaBox)
                context.beginPage(withBounds: bounds, pageInfo: [:])
                page.image?.draw(in: bounds)
            }
        }
    }
    /// Whether a password is needed; such files are not read here.
    open var isLocked: Bool { false }
    /// Whether the file is encrypted; such files are not read here.
    open var isEncrypted: Bool { false }
}

/// Which of a page's rectangles is meant.
public enum PDFDisplayBox: Int, Sendable {
    /// The medium, what is seen, what is printed, what is cut off, or the content.
    case mediaBox, cropBox, bleedBox, trimBox, artBox
}

/// A page.
///
/// - Source: developer.apple.com/documentation/pdfkit/pdfpage
open class PDFPage: NSObject {
    private let box: CGRect
    /// The picture of a page that was made of one.
    let image: UIImage?
    /// The document.
    open internal(set) weak var document: PDFDocument?

    init(_ box: CGRect, of document: PDFDocument) { (self.box, image, self.document) = (box, nil, document) }

    /// Creates an empty page of the size of a letter.
    public override convenience init() { self.init(nil, CGSize(width: 612, height: 792)) }
    /// Creates a page of a picture, of its size.
    public convenience init?(image: UIImage) { self.init(image, image.size) }

    private init(_ image: UIImage?, _ size: CGSize) {
        (self.image, box) = (image, CGRect(origin: .zero, size: size))
        super.init()
    }

    /// The size of the page; the same for all of its rectangles here.
    open func bounds(for box: PDFDisplayBox) -> CGRect { self.box }
    /// The text of the page, which the program `pdftotext` (poppler-utils) tells; empty without any.
    open var string: String? {
        guard let document, let data = document.data else { return "" }
        return PDFInformation.text(ofPage: document.index(for: self), in: data)
    }
    /// The number of characters of the text.
    open var numberOfCharacters: Int { string?.utf16.count ?? 0 }
    /// A small picture of the page, which fits into a size: white, with the picture of a page that was made of one.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        let scale = min(size.width / self.box.width, size.height / self.box.height)
        let fitting = CGSize(width: self.box.width * scale, height: self.box.height * scale)
        return UIGraphicsImageRenderer(size: fitting).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: fitting))
            image?.draw(in: CGRect(origin: .zero, size: fitting))
        }
    }
    /// The number of the page as text, from 1.
    open var label: String? { document.map { String($0.index(for: self) + 1) } }
}

/// Facts about a PDF file that the programs of poppler-utils print.
private enum PDFInformation {
    static func pageSizes(of data: Data) -> [CGSize]? {
        guard data.starts(with: Data("%PDF".utf8)), let text = output(of: ["pdfinfo", "-f", "1", "-l", "-1"], data) else {
            return nil
        }
        let lines = text.split(whereSeparator: \.isNewline)
        let sizes = lines.filter { $0.hasPrefix("Page ") && $0.contains(" size:") }.map(size)
        return sizes.allSatisfy { $0 != nil } ? sizes.compactMap { $0 } : nil
    }

    static func text(ofPage index: Int, in data: Data) -> String? {
        let page = String(index + 1)
        let text = output(of: ["pdftotext", "-f", page, "-l", page], data, to: ["-"])
        return text?.trimmingCharacters(in: .newlines.union(CharacterSet(charactersIn: "\u{c}")))
    }

    /// `Page    1 size:  612 x 792 pts (letter)`
    private static func size(_ line: Substring) -> CGSize? {
        let words = line.split(separator: ":")[1].split(separator: " ")
        guard words.count > 2, let width = Double(words[0]), let height = Double(words[2]) else { return nil }
        return CGSize(width: width, height: height)
    }

    private static func output(of command: [String], _ data: Data, to output: [String] = []) -> String? {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        guard (try? data.write(to: file)) != nil else { return nil }
        return run(command + [file.path] + output)
    }

    private static func run(_ command: [String]) -> String? {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C"]) { $1 }
        (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
        guard (try? process.run()) != nil else { return nil }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        if process.terminationStatus == 127 {
            FileHandle.standardError.write(
                Data("[PDFKit] PDF files are read by \(command[0]) (poppler-utils), which is not installed.\n".utf8))
        }
        return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
    }
}
