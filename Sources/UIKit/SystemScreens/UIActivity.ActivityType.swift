extension UIActivity {
    /// The identity of an activity.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiactivity/activitytype
    public struct ActivityType: Hashable, Equatable, RawRepresentable, Sendable {
        /// The name of the type.
        public var rawValue: String
        /// Makes a type of a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Makes a type of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Copies a link to what several people work on.
        public static let collaborationCopyLink = ActivityType(rawValue: "com.apple.UIKit.activity.CollaborationCopyLink")
        /// Invites people to work on something with a link.
        public static let collaborationInviteWithLink = ActivityType(
            rawValue: "com.apple.UIKit.activity.CollaborationInviteWithLink")
        /// Adds something to the home screen.
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
        /// Makes an image that of a contact.
        public static let assignToContact = system("AssignToContact")
        /// Adds an image to the user's photos.
        public static let saveToCameraRoll = system("SaveToCameraRoll")
        /// Adds a link to the reading list.
        public static let addToReadingList = system("AddToReadingList")
        /// Posts to Flickr.
        public static let postToFlickr = system("PostToFlickr")
        /// Posts to Vimeo.
        public static let postToVimeo = system("PostToVimeo")
        /// Posts to Tencent Weibo.
        public static let postToTencentWeibo = system("TencentWeibo")
        /// Sends to a device nearby.
        public static let airDrop = system("AirDrop")
        /// Opens a document in Books.
        public static let openInIBooks = system("OpenInIBooks")
        /// Makes a PDF document to write on.
        public static let markupAsPDF = system("MarkupAsPDF")
        /// Shares during a call.
        public static let sharePlay = system("SharePlay")

        private static func system(_ name: String) -> ActivityType { ActivityType("com.apple.UIKit.activity." + name) }
    }
}
