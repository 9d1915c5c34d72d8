/// Something in a view that can be invalidated when a property changes.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewinvalidating
public protocol UIViewInvalidating {
    /// Invalidates it in a view.
    @preconcurrency @MainActor
    func invalidate(view: UIView)
}

extension UIView {
    /// The things in a view that a change of a property can invalidate.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiview/invalidations
    public enum Invalidations {
        /// Invalidates the display: the view is drawn again.
        public struct Display: UIViewInvalidating {
            /// Makes an invalidation.
            public init() {}
            /// Calls `setNeedsDisplay`.
            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }
        /// Invalidates the layout: the view lays its subviews out again.
        public struct Layout: UIViewInvalidating {
            /// Makes an invalidation.
            public init() {}
            /// Calls `setNeedsLayout`.
            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }
        /// Invalidates the constraints: `updateConstraints` is called again.
        public struct Constraints: UIViewInvalidating {
            /// Makes an invalidation.
            public init() {}
            /// Calls `setNeedsUpdateConstraints`.
            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }
        /// Invalidates the intrinsic content size.
        public struct IntrinsicContentSize: UIViewInvalidating {
            /// Makes an invalidation.
            public init() {}
            /// Calls `invalidateIntrinsicContentSize`.
            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }
        /// Invalidates the properties: `updateProperties` is called again.
        public struct Properties: UIViewInvalidating {
            /// Makes an invalidation.
            public init() {}
            /// Calls `setNeedsUpdateProperties`.
            public func invalidate(view: UIView) { view.setNeedsUpdateProperties() }
        }
        /// Invalidates the configuration of a cell, a header or a button; does nothing for other views.
        public struct Configuration: UIViewInvalidating {
            /// Makes an invalidation.
            public init() {}
            /// Calls `setNeedsUpdateConfiguration`.
            public func invalidate(view: UIView) { (view as? any ConfigurationUpdating)?.setNeedsUpdateConfiguration() }
        }
        /// Combines two invalidations.
        public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>: UIViewInvalidating {
            let first: Invalidation1
            let second: Invalidation2
            /// Makes a combination of two invalidations.
            public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
                (first, second) = (invalidation1, invalidation2)
            }
            /// Calls both invalidations, in order.
            public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }

    /// A property of a view that causes invalidations when its value changes.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiview/invalidating
    @propertyWrapper
    public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
        private var value: Value
        private let invalidation: InvalidationType

        /// Unavailable: the value is read through the enclosing view.
        @available(*, unavailable, message: "Only properties of views can be @Invalidating.")
        public var wrappedValue: Value {
            get { fatalError("Only properties of views can be @Invalidating.") }
            set { fatalError("Only properties of views can be @Invalidating.") }
        }

        /// Makes a property with one invalidation.
        public init(wrappedValue: Value, _ invalidation: InvalidationType) {
            (value, self.invalidation) = (wrappedValue, invalidation)
        }
        /// Makes a property with two invalidations.
        public init<First, Second>(wrappedValue: Value, _ invalidation1: First, _ invalidation2: Second)
        where InvalidationType == Invalidations.Tuple<First, Second> {
            self.init(wrappedValue: wrappedValue, Invalidations.Tuple(invalidation1, invalidation2))
        }
        /// Makes a property with three invalidations.
        public init<First, Second, Third>(
            wrappedValue: Value, _ invalidation1: First, _ invalidation2: Second, _ invalidation3: Third
        ) where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<First, Second>, Third> {
            self.init(
                wrappedValue: wrappedValue, Invalidations.Tuple(Invalidations.Tuple(invalidation1, invalidation2), invalidation3))
        }

        /// Makes a property with four invalidations.
        public init<First, Second, Third, Fourth>(
            wrappedValue: Value, _ invalidation1: First, _ invalidation2: Second, _ invalidation3: Third,
            _ invalidation4: Fourth
        ) where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<First, Second>, Invalidations.Tuple<Third, Fourth>> {
            self.init(
                wrappedValue: wrappedValue,
                Invalidations.Tuple(
                    Invalidations.Tuple(invalidation1, invalidation2), Invalidations.Tuple(invalidation3, invalidation4)))
        }

        /// Reads the value. Setting a different value invalidates the view.
        @preconcurrency @MainActor
        public static subscript<EnclosingSelf: UIView>(
            _enclosingInstance observed: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
            storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
        ) -> Value {
            get { observed[keyPath: storageKeyPath].value }
            set {
                guard observed[keyPath: storageKeyPath].value != newValue else { return }
                observed[keyPath: storageKeyPath].value = newValue
                observed[keyPath: storageKeyPath].invalidation.invalidate(view: observed)
            }
        }
    }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    /// Invalidates the display.
    public static var display: UIView.Invalidations.Display { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    /// Invalidates the layout of the subviews.
    public static var layout: UIView.Invalidations.Layout { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    /// Invalidates the constraints.
    public static var constraints: UIView.Invalidations.Constraints { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    /// Invalidates the intrinsic content size.
    public static var intrinsicContentSize: UIView.Invalidations.IntrinsicContentSize { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Properties {
    /// Invalidates the properties.
    public static var properties: UIView.Invalidations.Properties { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
    /// Invalidates the configuration.
    public static var configuration: UIView.Invalidations.Configuration { .init() }
}

/// A view with a configuration that depends on its state.
@MainActor
protocol ConfigurationUpdating: UIView {
    func setNeedsUpdateConfiguration()
}
