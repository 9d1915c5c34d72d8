import Foundation
import LayoutInspection
import PictureTesting
import UIKit

/// Compares a view with its recorded files or writes them, and reports the result to the test and the report.
@MainActor
struct SnapshotAssertion {
    let name: String?
    let variant: ScreenVariant
    let content: SnapshotContent
    let options: SnapshotOptions
    let place: TestPlace
    private let files: SnapshotFiles

    init(
        name: String?, variant: ScreenVariant = ScreenVariant(), content: SnapshotContent, options: SnapshotOptions,
        place: TestPlace
    ) {
        (self.name, self.variant, self.content) = (name, variant, content)
        (self.options, self.place) = (options, place)
        files = SnapshotFiles(place, name: name, variant: variant.name, folder: options.folder)
    }

    /// Compares the view and reports differences.
    ///
    /// - Returns: Whether the view equals the recorded files, or belongs to another shard of the run.
    func check(_ subject: SnapshotSubject) -> Bool {
        if let shard = SnapshotShard.ofEnvironment, !shard.contains(files.stem) { return true }
        var outcome = Outcome(result: result)
        do {
            try SnapshotNames.shared.take(files.stem.path, at: place)
            try compare(subject, &outcome)
        } catch {
            outcome.fail("\(error)")
        }
        report(subject, &outcome)
        if let message = outcome.message { TestIssue.record("\(title): \(message)", at: place) }
        return outcome.message == nil
    }

    /// Puts a picture of the view into the report without comparing it.
    func show(_ subject: SnapshotSubject) {
        var outcome = Outcome(result: result)
        do { outcome.picture = try subject.pngData(scale: options.scale) } catch { outcome.fail("\(error)") }
        report(subject, &outcome)
    }

    private var title: String {
        let words = [name, variant.isEmpty ? nil : variant.name].compactMap { $0 }.joined(separator: ", ")
        return words.isEmpty ? "Snapshot" : "Snapshot “\(words)”"
    }

    private var result: SnapshotResult {
        var result = SnapshotResult(
            file: place.fileName, test: place.test, name: name ?? "", variant: variant.name, device: variant.device?.name ?? "",
            status: .passed, stored: files.stem.path, line: place.line)
        result.kinds = content.kinds
        return result
    }

    /// The result of a comparison as it is built up.
    private struct Outcome {
        var result: SnapshotResult
        /// The files of the new picture and of the recorded one, if they differ.
        var (picture, recorded): ([UInt8]?, [UInt8]?)
        private(set) var message: String?

        init(result: SnapshotResult) { self.result = result }

        mutating func fail(_ message: String, as status: SnapshotResult.Status = .failed) {
            self.message = self.message.map { "\($0)\n\(message)" } ?? message
            result.message = self.message ?? ""
            result.status = status
        }
    }

    // MARK: Steps

    private func compare(_ subject: SnapshotSubject, _ outcome: inout Outcome) throws {
        let recording = options.recording ?? .ofEnvironment
        let manager = FileManager.default
        let isThere =
            (!content.hasPicture || manager.fileExists(atPath: files.picture.path))
            && (!content.hasLayout || manager.fileExists(atPath: files.layout.path))
        if recording == .all || (!isThere && recording != .never) {
            try record(subject)
            return outcome.fail(
                "it was recorded in \(files.stem.path): look at it, and run the test again", as: .recorded)
        }
        guard isThere else {
            return outcome.fail("nothing is recorded in \(files.stem.path), and this run records nothing", as: .missing)
        }
        let layout = try layoutDifference(subject)
        let picture = try pictureDifference(subject)
        guard picture != nil || !(layout?.isEmpty ?? true) else { return }
        explain(layout, picture, &outcome)
        try keepPictures(subject, &outcome)
        if recording == .failed {
            try record(subject)
            outcome.fail("it was recorded anew: look at it, and run the test again", as: .recorded)
        }
    }

    private func record(_ subject: SnapshotSubject) throws {
        if content.hasPicture { try files.write(try subject.pngData(scale: options.scale), to: files.picture) }
        if content.hasLayout { try files.write(Array(subject.tree.record.text.utf8), to: files.layout) }
    }

    private func layoutDifference(_ subject: SnapshotSubject) throws -> LayoutRecordDifference? {
        guard content.hasLayout else { return nil }
        let text = String(decoding: try Data(contentsOf: files.layout), as: UTF8.self)
        if text == subject.tree.record.text { return nil }
        do {
            return subject.tree.difference(from: try LayoutRecord(parsing: text))
        } catch {
            throw SnapshotFailure("\(files.layout.path):\(error.line): expected \(error.expected)")
        }
    }

    private func pictureDifference(_ subject: SnapshotSubject) throws -> PictureDifference? {
        guard content.hasPicture else { return nil }
        let file = [UInt8](try Data(contentsOf: files.picture))
        let component = Int((options.tolerance.perPixel * 255).rounded(.down))
        do {
            return try PictureDifference.between(
                try subject.image(scale: options.scale).bitmap, file: file, component: component,
                share: options.tolerance.share)
        } catch let error as SnapshotFailure {
            throw error
        } catch {
            throw SnapshotFailure("\(files.picture.path): \(error)")
        }
    }

    private func explain(_ layout: LayoutRecordDifference?, _ picture: PictureDifference?, _ outcome: inout Outcome) {
        var words = picture.map { ["\($0.words) in \(files.picture.lastPathComponent)"] } ?? []
        guard let layout else { return outcome.fail(words.joined(separator: "\n")) }
        if picture == nil { words.append("the layout is another one than in \(files.layout.lastPathComponent)") }
        outcome.fail((words + Self.shortened(layout.lines)).joined(separator: "\n"))
        outcome.result.message = words.joined(separator: "\n")
        outcome.result.moves = layout.views.filter { $0.oldFrame != $0.newFrame }.map { view in
            let place = [view.place.minX, view.place.minY, view.place.width, view.place.height].map { Double($0) }
            return SnapshotResult.Move(words: view.lines[0], cause: view.cause, place: place)
        }
        let others = layout.views.flatMap { view in view.changes.map { "\(view.words): \($0)" } }
        outcome.result.lines = [layout.size].compactMap { $0 } + others + layout.constraints.map { "constraint \($0)" }
    }

    /// The most lines of a difference that the test's message has; the report has all of them.
    private static let mostLines = 20

    private static func shortened(_ lines: [String]) -> [String] {
        lines.count <= mostLines ? lines : lines.prefix(mostLines) + ["and \(lines.count - mostLines) more lines in the report"]
    }

    private func keepPictures(_ subject: SnapshotSubject, _ outcome: inout Outcome) throws {
        let picture = try subject.pngData(scale: options.scale)
        outcome.picture = picture
        let name = files.stem.lastPathComponent
        TestIssue.attach(picture, named: "\(name).new.png", at: place)
        if content.hasLayout { TestIssue.attach(Array(subject.tree.record.text.utf8), named: "\(name).new.txt", at: place) }
        if let recorded = try? Data(contentsOf: files.picture) {
            outcome.recorded = [UInt8](recorded)
            TestIssue.attach([UInt8](recorded), named: "\(name).recorded.png", at: place)
        }
    }

    // MARK: Report

    private func report(_ subject: SnapshotSubject, _ outcome: inout Outcome) {
        guard let report = SnapshotReport.containing(place, folder: options.report) else { return }
        let path = "pictures/\(place.fileName)/\(files.stem.lastPathComponent)"
        outcome.result.size = [Double(subject.size.width), Double(subject.size.height)]
        if let recorded = outcome.recorded {
            outcome.result.expected = report.keep(recorded, as: "\(path).png")
        } else if content.hasPicture, FileManager.default.fileExists(atPath: files.picture.path) {
            outcome.result.expected = report.keep(files.picture, as: "\(path).png")
        }
        if let picture = outcome.picture { outcome.result.actual = report.keep(picture, as: "\(path).new.png") }
        report.add(outcome.result)
    }
}

/// The reason why a snapshot can be neither compared nor written.
struct SnapshotFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// The snapshot names taken in this process, so that no two of a test are equal.
@MainActor
final class SnapshotNames {
    static let shared = SnapshotNames()

    private var lines: [String: Int] = [:]

    /// Reserves the name of the files for an assertion.
    ///
    /// - Throws: An error if another line of the test has reserved it.
    func take(_ path: String, at place: TestPlace) throws {
        if let line = lines[path], line != place.line {
            throw SnapshotFailure(
                "the snapshot on line \(line) has the same files, \(path): give one of them a name (named:)")
        }
        lines[path] = place.line
    }
}
