import CairnTesting
import Foundation
import Testing
import UIKit

/// What each control looks like in its states, in light and dark.
@MainActor
@Suite struct ControlPictureTests {
    @Test(arguments: Scene.allCases, [UIUserInterfaceStyle.light, .dark])
    func picture(of scene: Scene, style: UIUserInterfaceStyle) {
        SystemLooks.iOS18.perform { expectPicture(of: scene, style, "") }
    }

    @Test(arguments: [Scene.sliders, .segments], [UIUserInterfaceStyle.light, .dark])
    func pictureInIOS26(of scene: Scene, style: UIUserInterfaceStyle) { expectPicture(of: scene, style, "-26") }

    @Test("Until iOS 12 segments and steppers are lines of the tint colour", arguments: [Scene.steppers, .segments])
    func pictureInIOS12(of scene: Scene) { SystemLooks.iOS12.perform { expectPicture(of: scene, .light, "-12") } }

    private func expectPicture(of scene: Scene, _ style: UIUserInterfaceStyle, _ suffix: String) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: scene.width, height: 0))
        window.overrideUserInterfaceStyle = style
        window.backgroundColor = .systemBackground
        window.isHidden = false
        var y: CGFloat = 10
        for view in scene.views {
            let fitting = view.sizeThatFits(CGSize(width: scene.width - 20, height: 0))
            view.frame = CGRect(origin: CGPoint(x: 10, y: y), size: view.frame.isEmpty ? fitting : view.frame.size)
            window.addSubview(view)
            y = view.frame.maxY + 10
        }
        window.frame.size.height = y
        let mismatch = window.pictureMismatch("\(scene.rawValue)\(suffix)-\(style == .dark ? "dark" : "light")", scale: 2)
        #expect(mismatch == nil)
    }

    /// One kind of control, its states from top to bottom.
    enum Scene: String, CaseIterable {
        case switches, sliders, steppers, segments, progress, spinners, pages, textFields, buttons, configuredButtons, symbols,
            pickers, inlineDate

        var width: CGFloat {
            switch self {
            case .switches, .spinners: 71
            case .steppers: 114
            case .symbols: 45
            case .pickers: 320
            case .inlineDate: 320
            default: 220
            }
        }

        @MainActor var views: [UIView] {
            switch self {
            case .switches:
                [
                    make(UISwitch()), make(UISwitch()) { $0.isOn = true },
                    make(UISwitch()) { ($0.isOn, $0.isEnabled) = (true, false) },
                ]
            case .sliders:
                [
                    make(UISlider()), make(UISlider()) { $0.value = 0.4 },
                    make(UISlider()) { ($0.value, $0.tintColor) = (1, .red) },
                ]
            case .steppers: [make(UIStepper()), make(UIStepper()) { $0.value = 5 }]
            case .segments: segmentedControls
            case .progress: [make(UIProgressView()), make(UIProgressView()) { $0.progress = 0.6 }]
            case .spinners: [spinner(.medium), spinner(.large)]
            case .pages: [make(UIPageControl()) { ($0.numberOfPages, $0.currentPage) = (3, 1) }]
            case .textFields: fields
            case .buttons: plainButtons
            case .configuredButtons: buttonConfigurations
            case .symbols: [.infoLight, .contactAdd, .close].map { UIButton(type: $0) }
            case .pickers: searchAndDate
            case .inlineDate: [monthPicker]
            }
        }
    }
}

@MainActor
private func make<View: UIView>(_ view: View, _ change: (View) -> Void = { _ in }) -> View {
    change(view)
    return view
}

@MainActor
private func spinner(_ style: UIActivityIndicatorView.Style) -> UIView {
    make(UIActivityIndicatorView(style: style)) { $0.startAnimating() }
}

@MainActor
private var segmentedControls: [UIView] {
    [
        make(UISegmentedControl(items: ["One", "Two", "Three"])),
        make(UISegmentedControl(items: ["One", "Two", "Three"])) { $0.selectedSegmentIndex = 0 },
        make(UISegmentedControl(items: ["One", "Two", "Three"])) {
            $0.selectedSegmentIndex = 2
            $0.setEnabled(false, forSegmentAt: 1)
        },
    ]
}

@MainActor
private var fields: [UIView] {
    func field(_ style: UITextField.BorderStyle, _ change: (UITextField) -> Void) -> UITextField {
        make(UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))) {
            $0.borderStyle = style
            change($0)
        }
    }
    return [
        field(.none) { $0.text = "No border" },
        field(.roundedRect) { $0.placeholder = "Placeholder" },
        field(.roundedRect) {
            $0.text = "With a clear button"
            $0.clearButtonMode = .always
        },
        field(.line) {
            $0.text = "Secret"
            $0.isSecureTextEntry = true
        },
    ]
}

@MainActor
private var plainButtons: [UIView] {
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image {
        $0.cgContext.setFillColor(UIColor.orange.cgColor)
        $0.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 12, height: 12))
    }
    func button(_ type: UIButton.ButtonType, _ title: String, _ change: (UIButton) -> Void = { _ in }) -> UIButton {
        make(UIButton(type: type)) {
            $0.setTitle(title, for: .normal)
            change($0)
        }
    }
    return [
        button(.system, "System"),
        button(.system, "Under a finger") { $0.isHighlighted = true },
        button(.system, "Disabled") { $0.isEnabled = false },
        button(.system, " Template") { $0.setImage(dot, for: .normal) },
        button(.custom, " Original") {
            $0.backgroundColor = .systemBlue
            $0.setImage(dot, for: .normal)
            $0.contentEdgeInsets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
        },
    ]
}

@MainActor
private var buttonConfigurations: [UIView] {
    func button(_ configuration: UIButton.Configuration, _ title: String, _ change: (UIButton) -> Void = { _ in }) -> UIButton {
        make(UIButton(configuration: configuration)) {
            $0.configuration?.title = title
            change($0)
        }
    }
    return [
        button(.plain(), "Plain"), button(.gray(), "Gray"), button(.tinted(), "Tinted"), button(.filled(), "Filled"),
        button(.filled(), "Disabled") { $0.isEnabled = false },
        button(.filled(), "Capsule") {
            $0.configuration?.cornerStyle = .capsule
            $0.configuration?.subtitle = "and a subtitle"
            $0.configuration?.titleAlignment = .center
        },
    ]
}

@MainActor
private var monthPicker: UIView {
    make(UIDatePicker(frame: CGRect(x: 0, y: 0, width: 300, height: 370))) {
        $0.preferredDatePickerStyle = .inline
        $0.date = Date(timeIntervalSince1970: 1_709_202_600)
    }
}

@MainActor
private var searchAndDate: [UIView] {
    [
        make(UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))) {
            $0.placeholder = "Search"
            $0.showsCancelButton = true
        },
        make(UIDatePicker(frame: CGRect(x: 0, y: 0, width: 300, height: 216))) {
            $0.preferredDatePickerStyle = .wheels
            $0.datePickerMode = .date
            $0.date = Date(timeIntervalSince1970: 1_709_202_600)
        },
    ]
}
