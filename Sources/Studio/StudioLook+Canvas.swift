import Foundation
import InterfaceBuilderCanvas
import InterfaceBuilderDocument
import LayoutInspection
import StudioMessages
import UIKit

extension StudioLook {
    /// The canvas that a look asks for; its width is the caller's to set.
    ///
    /// - Throws: For values that there are not.
    @MainActor
    func canvas(_ document: InterfaceDocument, _ translations: DocumentTranslations) throws -> CanvasConfiguration {
        var canvas = CanvasConfiguration()
        canvas.showsDevice = !(showsCanvas ?? false)
        if let device {
            guard let model = CanvasModel.named(device) else { throw StudioRefusal("there is no device \(device)") }
            canvas.model = model
        }
        canvas.isLandscape = isLandscape
        canvas.contentSize = try textSize.map(Self.category)
        canvas.isDark = isDark
        canvas.hasHighContrast = hasHighContrast ?? false
        if let system {
            guard let looks = SystemLooks(rawValue: system) else { throw StudioRefusal("a system is 12, 18 or 26") }
            canvas.looks = looks
        }
        if let width, !(1...10_000).contains(width) { throw StudioRefusal("a width is from 1 to 10,000 points") }
        if let language {
            guard let known = DocumentLanguage(language) else { throw StudioRefusal("there is no language \(language)") }
            canvas.texts = known.texts(of: document, translations)
            canvas.isRightToLeft = known.isRightToLeft
        }
        if let isRightToLeft { canvas.isRightToLeft = isRightToLeft }
        return canvas
    }

    private static func category(_ name: String) throws -> UIContentSizeCategory {
        let accessible = ["AX1": "M", "AX2": "L", "AX3": "XL", "AX4": "XXL", "AX5": "XXXL"]
        let category = UIContentSizeCategory(
            rawValue: "UICTContentSizeCategory" + (accessible[name].map { "Accessibility" + $0 } ?? name))
        guard UIContentSizeCategory.ascending.contains(category) else { throw StudioRefusal("there is no text size \(name)") }
        return category
    }
}
