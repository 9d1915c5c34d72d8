import CairnTesting
import Testing
import UIKit

/// What alerts and action sheets look like.
@MainActor
struct AlertPictureTests {
    enum Look: String, CaseIterable {
        case light, dark, large
    }

    @Test(arguments: Look.allCases)
    func alert(_ look: Look) {
        let alert = UIAlertController(
            title: "Save the route?", message: "The map keeps its places. You can rename it later.", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Save", style: .default))
        expectPicture(of: alert, look, "alert")
    }

    @Test(arguments: Look.allCases)
    func sheet(_ look: Look) {
        let sheet = UIAlertController(title: "Route to the lake", message: "Twelve kilometres", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Share", style: .default))
        let print = UIAlertAction(title: "Print", style: .default)
        print.isEnabled = false
        sheet.addAction(print)
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        expectPicture(of: sheet, look, "action-sheet")
    }

    private func expectPicture(of alert: UIAlertController, _ look: Look, _ name: String) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.overrideUserInterfaceStyle = look == .dark ? .dark : .light
        window.traitOverrides.horizontalSizeClass = .compact
        window.traitOverrides.verticalSizeClass = .regular
        if look == .large { window.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge }
        let root = UIViewController()
        root.view.backgroundColor = .systemBackground
        window.rootViewController = root
        window.makeKeyAndVisible()
        root.present(alert, animated: false)
        #expect(window.pictureMismatch("\(name)-\(look.rawValue)", scale: 2) == nil)
    }

    @Test func popoverOnATablet() throws {
        try SimulatedDevice("iPad Air 11\"").perform {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 820, height: 400))
            let root = UIViewController()
            root.view.backgroundColor = .systemBackground
            window.rootViewController = root
            window.makeKeyAndVisible()
            let source = UIButton(type: .system)
            source.setTitle("More", for: .normal)
            source.frame = CGRect(x: 380, y: 60, width: 60, height: 30)
            root.view.addSubview(source)
            let sheet = UIAlertController(title: "Route to the lake", message: nil, preferredStyle: .actionSheet)
            sheet.addAction(UIAlertAction(title: "Share", style: .default))
            sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
            sheet.popoverPresentationController?.sourceView = source
            root.present(sheet, animated: false)
            #expect(window.pictureMismatch("action-sheet-popover", scale: 1) == nil)
        }
    }
}
