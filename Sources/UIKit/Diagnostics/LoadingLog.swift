/// What loading documents tells the program's author, where layout's warnings go.
@MainActor
enum LoadingLog {
    static func write(_ text: String, place: String? = nil) {
        LayoutWarning.sink("[UIKit] " + (place.map { "\($0): " } ?? "") + text)
    }
}
