import CairnTesting
import Testing

@testable import UIKit

/// What an image picker's delegate hears of the user's choice, and what the device has.
@MainActor
struct UIImagePickerControllerTests {
    private final class Listener: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var info: [UIImagePickerController.InfoKey: Any] = [:]
        func imagePickerController(
            _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            self.info = info
            picker.dismiss(animated: true)
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    private let root = UIViewController()
    private let picker = UIImagePickerController()
    private let listener = Listener()
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }

    init() {
        window.rootViewController = root
        window.makeKeyAndVisible()
        picker.delegate = listener
    }

    @Test func theDelegateGetsTheImage() {
        root.present(picker, animated: true)
        picker.choose(image)
        #expect(listener.info[.originalImage] as? UIImage === image && listener.info[.mediaType] as? String == "public.image")
        #expect(listener.info[.editedImage] == nil && root.presentedViewController == nil)
    }

    @Test func editedImagesAreCropped() throws {
        picker.allowsEditing = true
        root.present(picker, animated: true)
        picker.choose(image, crop: CGRect(x: 2, y: 0, width: 4, height: 4))
        let edited = try #require(listener.info[.editedImage] as? UIImage)
        #expect(edited.size == CGSize(width: 4, height: 4) && edited.scale == image.scale)
        #expect((listener.info[.cropRect] as? NSValue)?.cgRectValue == CGRect(x: 2, y: 0, width: 4, height: 4))
        let expected = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
        }
        #expect(edited.pngData() == expected.pngData())
    }

    @Test func aFingerClosesAPickerWhoseDelegateDoesNotListen() {
        root.present(picker, animated: true)
        window.layoutIfNeeded()
        func button(_ view: UIView) -> UIButton? { view as? UIButton ?? view.subviews.lazy.compactMap(button).first }
        guard let cancel = button(picker.view) else { return #expect(Bool(false), "There is no button.") }
        let finger = Finger(over: window)
        finger.press(at: cancel.convert(CGPoint(x: cancel.bounds.midX, y: cancel.bounds.midY), to: window))
        finger.lift()
        #expect(root.presentedViewController == nil && listener.info.isEmpty)
    }

    @Test func thereIsACameraOnlyWhereATestGivesOne() {
        #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
        #expect(!UIImagePickerController.isCameraDeviceAvailable(.front))
        #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
        #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary) == ["public.image"])
        (UIDevice.current.hasCamera, UIDevice.current.sightOfCamera) = (true, image)
        defer { (UIDevice.current.hasCamera, UIDevice.current.sightOfCamera) = (false, nil) }
        #expect(UIImagePickerController.availableCaptureModes(for: .rear) == [0])
        picker.sourceType = .camera
        let overlay = UIView()
        picker.cameraOverlayView = overlay
        root.present(picker, animated: true)
        #expect(overlay.window === window)
        picker.takePicture()
        #expect(listener.info[.originalImage] as? UIImage === image)
    }

    @Test func aCameraThatIsMissingRaises() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIImagePickerController().sourceType = .camera }
        }
        let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(text.contains("'NSInvalidArgumentException', reason: 'Source type 1 not available'"))
    }
}
