/// Attributes of text for speech by assistive technologies. It reads back what was set; nothing speaks here.
///
/// - Source: developer.apple.com/documentation/foundation/nsattributedstring/key
extension NSAttributedString.Key {
    /// A Boolean: whether punctuation is spoken.
    public static let accessibilitySpeechPunctuation = Self(rawValue: "UIAccessibilitySpeechAttributePunctuation")
    /// A string: the language, as a BCP 47 tag.
    public static let accessibilitySpeechLanguage = Self(rawValue: "UIAccessibilitySpeechAttributeLanguage")
    /// A number: the pitch, from 0 to 2.
    public static let accessibilitySpeechPitch = Self(rawValue: "UIAccessibilitySpeechAttributePitch")
    /// A Boolean: whether the announcement waits for earlier ones.
    public static let accessibilitySpeechQueueAnnouncement = Self(rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// A string: the pronunciation of the text.
    public static let accessibilitySpeechIPANotation = Self(rawValue: "UIAccessibilitySpeechAttributeIPANotation")
    /// A Boolean: whether the text is spelled out.
    public static let accessibilitySpeechSpellOut = Self(rawValue: "UIAccessibilitySpeechAttributeSpellOut")
    /// A string: the priority of an announcement.
    public static let accessibilitySpeechAnnouncementPriority = Self(
        rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
    /// A number: the level of a heading, from 1 to 6; 0 for none.
    public static let accessibilityTextHeadingLevel = Self(rawValue: "UIAccessibilityTextAttributeHeadingLevel")
    /// An array of strings: custom attributes of the text.
    public static let accessibilityTextCustom = Self(rawValue: "UIAccessibilityTextAttributeCustom")
    /// The textual context.
    public static let accessibilityTextualContext = Self(rawValue: "UIAccessibilityTextAttributeContext")
}
