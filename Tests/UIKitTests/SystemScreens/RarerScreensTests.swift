import CairnTesting
import Testing

@testable import UIKit

/// Screens of the system that stand for printers, dictionaries, videos and places of documents.
@MainActor
@Suite(.serialized) struct RarerScreensTests {
    private let window = visibleWindow()
    private let root = UIViewController()

    init() { window.rootViewController = root }

    private func button(_ title: String) -> UIButton? {
        func find(_ view: UIView) -> UIButton? {
            if let button = view as? UIButton, button.currentTitle == title { return button }
            for part in view.subviews { if let found = find(part) { return found } }
            return nil
        }
        return find(window)
    }

    private func tap(_ title: String) throws { try #require(button(title)).sendActions(for: .primaryActionTriggered) }

    @Test func nothingIsPrintedWithoutPrinters() async throws {
        let printer = UIPrinter(url: try #require(URL(string: "ipp://office.local/1")))
        #expect(printer.displayName == "office.local" && printer.supportedJobTypes == .unknown && !printer.supportsColor)
        let isThere = await withCheckedContinuation { answer in printer.contactPrinter { answer.resume(returning: $0) } }
        #expect(!isThere)
        let printing = UIPrintInteractionController.shared
        (printing.printPageRenderer, printing.printFormatter, printing.printingItems) = (nil, nil, nil)
        printing.printingItem = nil
        #expect(!printing.print(to: printer), "There is nothing to print.")
        printing.printingItem = UIImage()
        let end = await withCheckedContinuation { answer in
            let isStarted = printing.print(to: printer) { _, isPrinted, error in
                answer.resume(returning: (isPrinted, (error as? UIPrintError)?.code))
            }
            #expect(isStarted)
            // Before other tests have their turn.
            printing.printingItem = nil
        }
        #expect(!end.0 && end.1 == .notAvailable)
    }

    @Test func printersAreChosenFromNone() throws {
        try TestClock.hold { clock in
            let picker = UIPrinterPickerController(initiallySelectedPrinter: nil)
            var ends: [Bool] = []
            #expect(picker.present(from: .zero, in: root.view, animated: false) { _, isChosen, _ in ends.append(isChosen) })
            #expect(!picker.present(animated: false), "It is on the screen.")
            clock.advance(by: 1)
            try tap("Cancel")
            clock.advance(by: 1)
            #expect(ends == [false] && picker.selectedPrinter == nil && root.presentedViewController == nil)
        }
    }

    @Test func dictionariesKnowNothing() throws {
        try TestClock.hold { clock in
            #expect(!UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "layout"))
            root.present(UIReferenceLibraryViewController(term: "layout"), animated: false)
            clock.advance(by: 1)
            try tap("Done")
            clock.advance(by: 1)
            #expect(root.presentedViewController == nil)
        }
    }

    private final class Editing: NSObject, UINavigationControllerDelegate, UIVideoEditorControllerDelegate {
        var told = 0
        func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) { told += 1 }
    }

    @Test func editorsOfVideosAreLeft() throws {
        try TestClock.hold { clock in
            #expect(!UIVideoEditorController.canEditVideo(atPath: "/film.mov"))
            let (editor, hearer) = (UIVideoEditorController(), Editing())
            editor.delegate = hearer
            root.present(editor, animated: false)
            clock.advance(by: 1)
            try tap("Cancel")
            clock.advance(by: 1)
            #expect(hearer.told == 1 && root.presentedViewController === editor, "The delegate dismisses it.")
        }
    }

    private final class Menu: NSObject, UIDocumentMenuDelegate {
        var told: [String] = []
        func documentMenu(
            _ documentMenu: UIDocumentMenuViewController, didPickDocumentPicker documentPicker: UIDocumentPickerViewController
        ) { told.append("picker \(documentPicker.documentPickerMode.rawValue) \(documentPicker.types)") }
        func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController) { told.append("cancel") }
    }

    @Test(arguments: ["Browse", "Cancel", "Camera"]) func menusOfPlacesEndInAPicker(choice: String) throws {
        try TestClock.hold { clock in
            let (menu, hearer) = (UIDocumentMenuViewController(documentTypes: ["public.text"], in: .import), Menu())
            menu.delegate = hearer
            var calls: [String] = []
            menu.addOption(withTitle: "Scan", image: nil, order: .last) { calls.append("Scan") }
            menu.addOption(withTitle: "Camera", image: nil, order: .first) { calls.append("Camera") }
            root.present(menu, animated: false)
            clock.advance(by: 1)
            try tap(choice)
            clock.advance(by: 1)
            #expect(root.presentedViewController == nil)
            switch choice {
            case "Browse": #expect(hearer.told == [#"picker 0 ["public.text"]"#] && calls.isEmpty)
            case "Cancel": #expect(hearer.told == ["cancel"] && calls.isEmpty)
            default: #expect(hearer.told.isEmpty && calls == ["Camera"])
            }
        }
    }
}
