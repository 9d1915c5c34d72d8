import UIKit

/// The command's handling of fonts that are not installed.
@MainActor
enum InstalledFonts {
    /// Lets other faces stand in for missing ones and tells so.
    ///
    /// - Parameter areNeeded: Whether sizes are measured, so that without any font there is nothing to measure with.
    static func check(areNeeded: Bool, _ output: CommandOutput) throws(UsageError) {
        do {
            try UIFont.checkInstallation()
        } catch {
            guard UIFont.isAnyInstalled || !areNeeded else { throw .unusableFont("\(error)") }
            UIFont.useStandIns()
            let standIn = UIFont.isAnyInstalled ? "another font" : "boxes"
            output.error("cairn: note: \(error); \(standIn) will stand in for it ('cairn fonts' lists what is missing)\n")
        }
    }
}
