// The framework Core Text: its types and functions are in UIKit here, since a `CTFont` is a `UIFont`.
@_exported import UIKit
