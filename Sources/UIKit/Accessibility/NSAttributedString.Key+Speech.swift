/// Attributes of text that assistive technologies speak. They are kept; nothing speaks here.
///
/// - Source: developer.apple.com/documentation/foundation/nsattributedstring/key
extension NSAttributedString.Key {
    /// A Boolean: punctuation is spoken.
    public static let accessibilitySpeechPunctuation = Self(rawValue: "UIAccessibilitySpeechAttributePunctuation")
    /// A string: the language, as a BCP 47 tag.
    public static let accessibilitySpeechLanguage = Self(rawValue: "UIAccessibilitySpeechAttributeLanguage")
    /// A number: the pitch, from 0 to 2.
    public static let accessibilitySpeechPitch = Self(rawValue: "UIAccessibilitySpeechAttributePitch")
    /// A Boolean: announcements wait for those before.
    public static let accessibilitySpeechQueueAnnouncement = Self(rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// A string: how the text is pronounced.
    public static let accessibilitySpeechIPANotation = Self(rawValue: "UIAccessibilitySpeechAttributeIPANotation")
    /// A Boolean: the text is spelled.
    public static let accessibilitySpeechSpellOut = Self(rawValue: "UIAccessibilitySpeechAttributeSpellOut")
    /// A string: how urgent an announcement is.
    public static let accessibilitySpeechAnnouncementPriority = Self(
        rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
    /// A number: the level of a heading, from 1 to 6; 0 for none.
    public static let accessibilityTextHeadingLevel = Self(rawValue: "UIAccessibilityTextAttributeHeadingLevel")
    /// An array of strings: what is special about the text.
    public static let accessibilityTextCustom = Self(rawValue: "UIAccessibilityTextAttributeCustom")
    /// A kind of text.
    public static let accessibilityTextualContext = Self(rawValue: "UIAccessibilityTextAttributeContext")
}
