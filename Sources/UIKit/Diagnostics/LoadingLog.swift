/// Messages of document loading for the program's author, written where layout's warnings go.
@MainActor
enum LoadingLog {
    static func write(_ text: String, place: String? = nil) {
        LayoutWarning.sink("[UIKit] " + (place.map { "\($0): " } ?? "") + text)
    }
}
