extension UIActivity {
    /// The type of an activity.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiactivity/activitytype
    public struct ActivityType: Hashable, Equatable, RawRepresentable, Sendable {
        /// The type's string.
        public var rawValue: String
        /// Makes a type from a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Makes a type from a string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Copies a link to a collaboration.
        public static let collaborationCopyLink = ActivityType(rawValue: "com.apple.UIKit.activity.CollaborationCopyLink")
        /// Invites people to a collaboration by a link.
        public static let collaborationInviteWithLink = ActivityType(
            rawValue: "com.apple.UIKit.activity.CollaborationInviteWithLink")
        /// Adds an item to the home screen.
        public static let addToHomeScreen = ActivityType(rawValue: "com.apple.UIKit.activity.AddToHomeScreen")

        /// Posts to Facebook.
        public static let postToFacebook = system("PostToFacebook")
        /// Posts to Twitter.
        public static let postToTwitter = system("PostToTwitter")
        /// Posts to Sina Weibo.
        public static let postToWeibo = system("PostToWeibo")
        /// Sends a message.
        public static let message = system("Message")
        /// Sends mail.
        public static let mail = system("Mail")
        /// Prints.
        public static let print = system("Print")
        /// Copies to the general pasteboard.
        public static let copyToPasteboard = system("CopyToPasteboard")
        /// Assigns an image to a contact.
        public static let assignToContact = system("AssignToContact")
        /// Adds an image to the photo library.
        public static let saveToCameraRoll = system("SaveToCameraRoll")
        /// Adds a link to the reading list.
        public static let addToReadingList = system("AddToReadingList")
        /// Posts to Flickr.
        public static let postToFlickr = system("PostToFlickr")
        /// Posts to Vimeo.
        public static let postToVimeo = system("PostToVimeo")
        /// Posts to Tencent Weibo.
        public static let postToTencentWeibo = system("TencentWeibo")
        /// Sends to a nearby device.
        public static let airDrop = system("AirDrop")
        /// Opens a document in Books.
        public static let openInIBooks = system("OpenInIBooks")
        /// Makes a PDF document for annotation.
        public static let markupAsPDF = system("MarkupAsPDF")
        /// Shares during a call.
        public static let sharePlay = system("SharePlay")

        private static func system(_ name: String) -> ActivityType { ActivityType("com.apple.UIKit.activity." + name) }
    }
}
