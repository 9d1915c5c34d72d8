/// An OpenType feature switched on or off.
package struct FontFeature: Hashable, Sendable {
    /// The four-letter tag of the feature, first letter in the highest byte.
    let tag: UInt32
    let isOn: Bool

    static func on(_ name: StaticString) -> FontFeature { FontFeature(name, true) }
    static func off(_ name: StaticString) -> FontFeature { FontFeature(name, false) }

    private init(_ name: StaticString, _ isOn: Bool) {
        tag = name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
        self.isOn = isOn
    }
}
