// A file of a library that has a way without SwiftUI.
#if canImport(SwiftUI)
    import SwiftUI

    struct Pager: View {
        var body: some View { ScrollView { LazyVStack { Text("page") } } }
    }

    enum PagerStyle { static let name = "SwiftUI" }
#else
    enum PagerStyle { static let name = "UIKit" }
#endif
