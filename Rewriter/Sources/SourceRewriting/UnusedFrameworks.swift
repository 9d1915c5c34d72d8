/// Frameworks that no module stands for here, and whose declarations a file can be searched for: their names begin
/// alike, or are few. An import of one that the file names nothing of has no effect and is left out.
enum UnusedFrameworks {
    /// The beginnings of the names that each framework declares.
    private static let beginnings: [String: [String]] = [
        "Accounts": ["AC"], "AddressBook": ["AB", "kAB"], "AddressBookUI": ["AB"],
        "AssetsLibrary": ["AL"], "ClassKit": ["CLS"],
        "ExternalAccessory": ["EA"], "GLKit": ["GLK", "GL"], "Messages": ["MS"], "NotificationCenter": ["NC"],
        "QuickLookThumbnailing": ["QL"], "iAd": ["AD"],
        "AudioToolbox": ["Audio", "kAudio", "AU"],
        "CoreImage": ["CI", "kCI"], "CoreMedia": ["CM", "kCM"],
        "CoreText": ["CT", "kCT", "kFont"], "CoreVideo": ["CV", "kCV"],
        "HomeKit": ["HM"],
        "NetworkExtension": ["NE"],
        "PushKit": ["PK"],
        "VideoToolbox": ["VT", "kVT"],
    ]

    /// Names of frameworks whose names do not begin alike: those that a file which uses the framework has one of.
    private static let words: [String: WordSet] = [
        "SwiftUI": WordSet([
            "Alignment", "Angle", "Animation", "AnyView", "App", "AppStorage", "Binding", "Button", "Canvas", "Capsule",
            "Circle", "Color", "ColorScheme", "DynamicProperty", "Edge", "EdgeInsets", "EmptyView", "Environment",
            "EnvironmentKey", "EnvironmentObject", "EnvironmentValues", "FocusState", "Font", "ForEach", "Form", "GeometryReader",
            "GestureState", "Gradient", "Group", "HStack", "Image", "Label", "LazyHStack", "LazyVStack", "LinearGradient", "Link",
            "List", "LocalizedStringKey", "Menu", "Namespace", "NavigationLink", "NavigationStack", "NavigationView",
            "ObservableObject", "ObservedObject", "Path", "Picker", "PreferenceKey", "PreviewLayout", "PreviewProvider",
            "ProgressView", "Published", "Rectangle", "RoundedRectangle", "Scene", "SceneStorage", "ScrollView", "Section",
            "Shape", "Slider", "Spacer", "State", "StateObject", "TabView", "Text", "TextField", "TimelineView",
            "Toggle", "ToolbarItem", "Transaction", "UIHostingConfiguration", "UIHostingController",
            "UIViewControllerRepresentable",
            "UIViewRepresentable", "UnitPoint", "VStack", "View", "ViewBuilder", "ViewModifier", "WindowGroup", "ZStack",
            "withAnimation", "UIHostingControllerSizingOptions", "UIViewControllerRepresentableContext",
            "UIViewRepresentableContext", "_UIHostingView",
        ])
    ]

    /// Whether a file names nothing that a framework declares, outside of comments and of the words in its texts; false
    /// for frameworks that are not known, and for files that are not understood.
    ///
    /// - Complexity: O(bytes)
    static func isUnused(_ framework: String, in bytes: [UInt8]) -> Bool {
        if let words = words[framework] { return !hasWord(in: bytes) { words.contains($0, $1) } }
        guard let beginnings = beginnings[framework]?.map({ Array($0.utf8) }) else { return false }
        // The import itself names the framework.
        let own = Array(framework.utf8)
        return !hasWord(in: bytes) { bytes, word in
            beginnings.contains { word.count > $0.count && begins(bytes[word], with: $0) } && !bytes[word].elementsEqual(own)
        }
    }

    /// Whether a word begins with some letters and goes on with a capital one.
    private static func begins(_ word: Slice<UnsafeBufferPointer<UInt8>>, with letters: [UInt8]) -> Bool {
        word.starts(with: letters) && (65...90).contains(word[word.startIndex + letters.count])
    }

    /// Whether a word outside of comments and texts is one that is looked for; what stands between parentheses inside
    /// of texts counts. True for files that are not understood.
    private static func hasWord(in bytes: [UInt8], where isWanted: (UnsafeBufferPointer<UInt8>, Range<Int>) -> Bool) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var lexer = SourceLexer(bytes)
            lexer.keepsInterpolated = true
            while let piece = lexer.next() {
                for case .word(let word) in lexer.interpolated + [piece] where isWanted(bytes, word) { return true }
                lexer.dropInterpolated()
            }
            for case .word(let word) in lexer.interpolated where isWanted(bytes, word) { return true }
            return lexer.isConfused
        }
    }

    /// Whether a file imports one of the frameworks.
    static func areImported(by file: SourceFile) -> Bool {
        beginnings.keys.contains(where: file.imports) || words.keys.contains(where: file.imports)
    }
}
