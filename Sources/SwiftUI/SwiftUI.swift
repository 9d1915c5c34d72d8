// The framework SwiftUI as far as UIKit programs meet it: views that stand in UIKit, and UIKit's views and controllers
// that stand in them. Sources that import it see UIKit and Combine, as on iOS.
@_exported import Combine
@_exported import UIKit
