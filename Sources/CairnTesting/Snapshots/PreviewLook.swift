import Foundation
import LayoutInspection
import UIKit

/// The circumstances under which previews are shown and not compared, as `cairn studio` names them in the environment.
@MainActor
struct PreviewLook {
    /// The environment variable: JSON with members of a look, such as `{"isDark":true,"textSize":"AX3"}`.
    static let variable = "CAIRN_PREVIEW_LOOK"

    /// Nil where previews are compared.
    static let ofEnvironment = ProcessInfo.processInfo.environment[variable].flatMap { PreviewLook(json: $0) }

    private struct Look: Decodable {
        let device, textSize, language: String?
        let isLandscape, isRightToLeft, isDark: Bool?
    }

    private let look: Look

    private init?(json: String) {
        guard let look = try? JSONDecoder().decode(Look.self, from: Data(json.utf8)) else { return nil }
        self.look = look
    }

    /// A preview's own variant where the look names nothing else. A device that there is not changes nothing.
    func over(_ own: ScreenVariant) -> ScreenVariant {
        var variant = own
        if let device = look.device { variant.device = (try? ScreenVariant.Device(device)) ?? own.device }
        if let isLandscape = look.isLandscape { variant.orientation = isLandscape ? .landscape : .portrait }
        if let size = look.textSize { variant.textSize = Self.category(size) }
        if let isRightToLeft = look.isRightToLeft { variant.direction = isRightToLeft ? .rightToLeft : .leftToRight }
        if let isDark = look.isDark { variant.appearance = isDark ? .dark : .light }
        if let language = look.language { variant.language = language }
        return variant
    }

    private static func category(_ name: String) -> UIContentSizeCategory? {
        UIContentSizeCategory.ascending.first { ScreenVariant.shortName($0) == name }
    }
}
