import Foundation
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import LayoutInspection
import UIKit

extension CommandOptions {
    /// The canvas that the options describe; reads the files they name.
    func canvas() throws(UsageError) -> CanvasConfiguration {
        var canvas = CanvasConfiguration()
        canvas.showsDevice = showsDevice
        canvas.model = device
        canvas.isLandscape = orientation.map { $0 == .landscape }
        canvas.size = size
        canvas.scale = scale
        canvas.safeArea = safeArea
        canvas.insets = try insetTable()
        canvas.contentSize = contentSize?.category
        canvas.looks = looks
        canvas.isDark = appearance.map { $0 == .dark }
        canvas.isRightToLeft = direction == .rtl
        canvas.leafSizes = leafSizes ?? .measured
        return canvas
    }

    private func insetTable() throws(UsageError) -> InsetTable? {
        guard let insets else { return nil }
        let text = try text(of: insets)
        do throws(InsetTable.Fault) {
            return try InsetTable(text)
        } catch {
            throw .unreadable(insets, reason: "line \(error.line): \(error.reason)")
        }
    }

    private func text(of file: String) throws(UsageError) -> String {
        do throws(SystemFault) {
            let bytes = try FileSystem.input(file)
            guard let text = String(validating: bytes, as: UTF8.self) else { throw SystemFault(reason: "it is no text in UTF-8") }
            return text
        } catch {
            throw .unreadable(file, reason: error.reason)
        }
    }

    /// The name under which a table of insets knows a document: its path within the table's folder, else the path as
    /// given.
    func insetKey(for path: String, in table: InsetTable) -> String {
        guard let insets else { return path }
        let folder = URL(fileURLWithPath: insets).deletingLastPathComponent().standardizedFileURL.path + "/"
        let document = URL(fileURLWithPath: path).standardizedFileURL.path
        let relative = document.hasPrefix(folder) ? String(document.dropFirst(folder.count)) : path
        return table.contains(file: relative) ? relative : path
    }
}

extension CommandOptions.ContentSize {
    /// The size by UIKit's name.
    var category: UIContentSizeCategory {
        let accessibility = [Self.AX1: "M", .AX2: "L", .AX3: "XL", .AX4: "XXL", .AX5: "XXXL"]
        return UIContentSizeCategory(
            rawValue: "UICTContentSizeCategory" + (accessibility[self].map { "Accessibility" + $0 } ?? rawValue))
    }
}
