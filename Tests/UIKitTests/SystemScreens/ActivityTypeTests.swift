import Testing
import UIKit

/// The names of the system's activities, what activities are unless they say otherwise, and what an image picker
/// offers.
@MainActor
@Suite struct ActivityTypeTests {
    /// - Source: the raw values that share extensions and analytics of public programs receive
    @Test func systemActivitiesHaveApplesNames() {
        let names: [(UIActivity.ActivityType, String)] = [
            (.postToFacebook, "PostToFacebook"), (.postToTwitter, "PostToTwitter"), (.postToWeibo, "PostToWeibo"),
            (.message, "Message"), (.mail, "Mail"), (.print, "Print"), (.copyToPasteboard, "CopyToPasteboard"),
            (.assignToContact, "AssignToContact"), (.saveToCameraRoll, "SaveToCameraRoll"),
            (.addToReadingList, "AddToReadingList"), (.postToFlickr, "PostToFlickr"), (.postToVimeo, "PostToVimeo"),
            (.postToTencentWeibo, "TencentWeibo"), (.airDrop, "AirDrop"), (.openInIBooks, "OpenInIBooks"),
            (.markupAsPDF, "MarkupAsPDF"), (.sharePlay, "SharePlay"), (.addToHomeScreen, "AddToHomeScreen"),
            (.collaborationCopyLink, "CollaborationCopyLink"), (.collaborationInviteWithLink, "CollaborationInviteWithLink"),
        ]
        for (type, name) in names { #expect(type.rawValue == "com.apple.UIKit.activity." + name) }
    }

    @Test func anActivityIsAnActionWithoutAPictureUnlessItSaysOtherwise() {
        let activity = UIActivity()
        #expect(type(of: activity).activityCategory == .action && activity.activityImage == nil)
        #expect(activity.activityType == nil && activity.activityTitle == nil && activity.activityViewController == nil)
        #expect(!activity.canPerform(withActivityItems: ["text"]))
    }

    @Test func aProviderGivesItsPlaceholder() {
        let provider = UIActivityItemProvider(placeholderItem: "text")
        #expect(provider.placeholderItem as? String == "text" && provider.item as? String == "text")
        #expect(provider.activityType == nil && !provider.isFinished)
        provider.start()
        #expect(provider.isFinished)
    }

    @Test func anImagePickerOffersImages() {
        let picker = UIImagePickerController()
        #expect(picker.mediaTypes == ["public.image"] && picker.sourceType == .photoLibrary)
        let source = UIImagePickerController.SourceType.savedPhotosAlbum
        picker.sourceType = source
        #expect(UIImagePickerController.isSourceTypeAvailable(source) && source.rawValue == 2)
        #expect(UIImagePickerController.availableMediaTypes(for: source) == ["public.image"])
        #expect(!UIImagePickerController.isFlashAvailable(for: .rear) && !picker.startVideoCapture())
    }

    @Test func aCancelledPickerGoesUnlessItsDelegateKeepsIt() {
        final class Silent: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {}
        let (window, root) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667)), UIViewController())
        window.rootViewController = root
        window.makeKeyAndVisible()
        let (picker, delegate) = (UIImagePickerController(), Silent())
        picker.delegate = delegate
        root.present(picker, animated: false)
        #expect(root.presentedViewController === picker)
        picker.delegate?.imagePickerControllerDidCancel(picker)
        #expect(root.presentedViewController == nil)
    }
}
