import Foundation
import SeededRandom
import UIKit

/// Damaged files of an app besides its documents: pictures, catalogues, fonts and texts. A document that names them is
/// drawn, laid out and searched for faults within limits of time and memory, and the frames of pictures are read by a
/// program.
struct ResourcesPart: AttackPart {
    static let name = "resources"
    static let summary = "damaged pictures, catalogues, fonts and texts that a document names"

    private let environment: AttackEnvironment
    /// A font that is installed; nothing where there is none.
    private let font: [UInt8]

    init(_ environment: AttackEnvironment) throws(AttackFailure) {
        self.environment = environment
        try environment.emptyFolder()
        let list = String(decoding: CommandRun(environment.tool, ["fonts"], in: environment.folder).output, as: UTF8.self)
        let path = list.split(whereSeparator: \.isWhitespace).first {
            $0.hasPrefix("/") && ($0.hasSuffix(".otf") || $0.hasSuffix(".ttf"))
        }
        font = try path.map { path throws(AttackFailure) in try MutatedDocument.contents(of: String(path)) } ?? []
    }

    func makeCase(_ random: inout SplitMix) throws(AttackFailure) -> any AttackCase {
        func damaged(_ bytes: [UInt8], _ random: inout SplitMix) -> DamagedBytes {
            DamagedBytes(bytes, damages: random.pick([0, 1, 1, 2, 5]), &random)
        }
        let picture = PictureFiles.make(&random)
        var files = [ResourcesCase.File(name: picture.name, contents: damaged(picture.bytes, &random))]
        if random.below(3) == 0 {
            let pixels = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 9)).jpegData(withCompressionQuality: 0.5) {
                context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 3, y: 2, width: 9, height: 4))
            }
            files[0] = ResourcesCase.File(name: "picture.jpg", contents: damaged([UInt8](pixels), &random))
        }
        for (name, text) in Self.texts where random.below(3) == 0 {
            files.append(ResourcesCase.File(name: name, contents: damaged(Array(text.utf8), &random)))
        }
        var options: [String] = []
        if random.below(4) == 0 {
            files.append(ResourcesCase.File(name: "font.otf", contents: damaged(font, &random)))
            options = ["--system-font", "font.otf"]
        }
        return ResourcesCase(environment: environment, files: files, options: options)
    }

    private static let texts = [
        ("de.lproj/case.strings", "/* \"a\" */\n\"label.text\" = \"Zwei W\\u00F6rter\";\n\"a\" = \"b\";\n"),
        ("fr.lproj/case.strings", "<plist version=\"1.0\"><dict><key>label.text</key><string>Deux mots</string></dict></plist>"),
        (
            "case.xcstrings",
            "{\"sourceLanguage\": \"en\", \"strings\": {\"label.text\": {\"localizations\": {\"it\": {\"stringUnit\": {\"value\": \"Due\"}}}}}}"
        ),
        ("A.xcassets/Contents.json", "{\"info\": {\"version\": 1, \"author\": \"xcode\"}}"),
        (
            "A.xcassets/named.imageset/Contents.json",
            "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"../../picture.png\", \"scale\": \"2x\"}, {\"idiom\": \"universal\", \"scale\": \"3x\"}]}"
        ),
        (
            "A.xcassets/named.colorset/Contents.json",
            "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"color-space\": \"srgb\", \"components\": {\"red\": \"0.5\", \"green\": \"0x10\", \"blue\": \"1\", \"alpha\": \"1\"}}}]}"
        ),
    ]
}

/// The pieces are the damages of the files.
struct ResourcesCase: AttackCase {
    struct File {
        let name: String
        let contents: DamagedBytes
    }

    let environment: AttackEnvironment
    let files: [File]
    let options: [String]

    /// Bytes: the pixels of the largest picture twice, since they are decoded into another order, and what a run takes
    /// besides.
    private static let largestMemory = 640 << 20
    /// Seconds of processor time that the frames of a picture may take in a program.
    private static let longestReading = 20.0
    private static let mostFrames = 20

    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" \
        useAutolayout="YES"><device id="retina4_7"/><objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <imageView image="picture" id="image"><rect key="frame" x="5" y="5" width="50" height="50"/></imageView>
        <imageView image="named" id="named"><rect key="frame" x="5" y="65" width="50" height="50"/></imageView>
        <label text="Two words" id="label"><rect key="frame" x="5" y="125" width="90" height="21"/>\
        <color key="textColor" name="named"/></label>
        </subviews></view></objects></document>

        """

    var pieceCount: Int { files.reduce(0) { $0 + $1.contents.pieceCount } }

    private func written(_ kept: Pieces) -> [(name: String, bytes: [UInt8])] {
        var first = 0
        return files.map { file in
            defer { first += file.contents.pieceCount }
            return (file.name, file.contents.bytes(kept, from: first))
        }
    }

    func fault(_ kept: Pieces) throws(AttackFailure) -> String? {
        try environment.emptyFolder()
        let files = written(kept)
        try environment.write(Array(Self.document.utf8), to: "case.xib")
        for file in files { try environment.write(file.bytes, to: file.name) }
        let options = options.map { $0.hasPrefix("--") ? $0 : "\(environment.folder)/\($0)" }
        for (verb, own) in [
            ("render", ["-o", "\(environment.folder)/out.png"]), ("layout", []), ("lint", ["--language", "de"]),
        ] {
            let arguments = [verb, "--time-limit", "40"] + own + options + ["\(environment.folder)/case.xib"]
            let run = CommandRun(environment.tool, arguments, in: environment.folder)
            if let fault = run.fault(statuses: 0...2) { return "\(verb): \(fault)" }
            if run.peakMemory > Self.largestMemory { return "\(verb) took \(run.peakMemory >> 20) MiB" }
        }
        return faultOfFrames(Data(files[0].bytes))
    }

    /// Reads the first frames of a picture, and how long they are shown.
    private func faultOfFrames(_ data: Data) -> String? {
        let start = clock()
        if let source = CGImageSourceCreateWithData(data as CFData, nil) {
            let count = CGImageSourceGetCount(source)
            for index in 0..<min(count, Self.mostFrames) {
                _ = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
                if let image = CGImageSourceCreateImageAtIndex(source, index, nil), image.width < 1 || image.height < 1 {
                    return "a frame has \(image.width) x \(image.height) pixels"
                }
            }
        }
        _ = UIImage(data: data)?.size
        let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
        return seconds > Self.longestReading ? "reading the frames takes longer than \(Int(Self.longestReading)) s" : nil
    }

    func files(_ kept: Pieces) -> [(name: String, bytes: [UInt8])] {
        let lines = ["render -o out.png", "layout", "lint --language de"].map {
            "cairn \($0) \((options + ["case.xib"]).joined(separator: " "))\n"
        }
        let files = written(kept).map { (name: $0.name.replacingOccurrences(of: "/", with: "__"), bytes: $0.bytes) }
        return files + [("case.xib", Array(Self.document.utf8)), ("command.txt", Array(lines.joined().utf8))]
    }
}
