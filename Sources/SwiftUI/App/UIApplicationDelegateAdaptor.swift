import Combine
import RuntimeReflection

/// Gives a program of SwiftUI's a delegate of UIKit's.
///
/// - Source: developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// The delegate.
    public let wrappedValue: DelegateType

    /// Makes a delegate of a class, which is told of the program's life.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = makeInstance(of: delegateType)
        ProgramDelegate.adapted = wrappedValue
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings of the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject(wrappedValue: wrappedValue).projectedValue }
}
