/// What becomes invalid in a view when one of its properties changes.
///
/// - Source: developer.apple.com/documentation/uikit/uiviewinvalidating
public protocol UIViewInvalidating {
    /// Tells a view what became invalid.
    @preconcurrency @MainActor
    func invalidate(view: UIView)
}

extension UIView {
    /// What a change of a property can make invalid.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiview/invalidations
    public enum Invalidations {
        /// The view is drawn again.
        public struct Display: UIViewInvalidating {
            /// Makes it.
            public init() {}
            /// Tells the view.
            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }
        /// The view lays its subviews out again.
        public struct Layout: UIViewInvalidating {
            /// Makes it.
            public init() {}
            /// Tells the view.
            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }
        /// The view states its constraints again.
        public struct Constraints: UIViewInvalidating {
            /// Makes it.
            public init() {}
            /// Tells the view.
            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }
        /// The view is asked for its content size again.
        public struct IntrinsicContentSize: UIViewInvalidating {
            /// Makes it.
            public init() {}
            /// Tells the view.
            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }
        /// The view updates its properties again.
        public struct Properties: UIViewInvalidating {
            /// Makes it.
            public init() {}
            /// Tells the view.
            public func invalidate(view: UIView) { view.setNeedsUpdateProperties() }
        }
        /// A cell, a header or a button updates its configuration again; other views have none.
        public struct Configuration: UIViewInvalidating {
            /// Makes it.
            public init() {}
            /// Tells the view.
            public func invalidate(view: UIView) { (view as? any ConfigurationUpdating)?.setNeedsUpdateConfiguration() }
        }
        /// Two of them together.
        public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>: UIViewInvalidating {
            let first: Invalidation1
            let second: Invalidation2
            /// Makes both together.
            public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
                (first, second) = (invalidation1, invalidation2)
            }
            /// Tells the view.
            public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }

    /// A property of a view that makes things invalid when its value becomes another one.
    ///
    /// - Source: developer.apple.com/documentation/uikit/uiview/invalidating
    @propertyWrapper
    public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
        private var value: Value
        private let invalidation: InvalidationType

        /// Only views have such properties: their value is read through the view.
        @available(*, unavailable, message: "Only properties of views can be @Invalidating.")
        public var wrappedValue: Value {
            get { fatalError("Only properties of views can be @Invalidating.") }
            set { fatalError("Only properties of views can be @Invalidating.") }
        }

        /// Makes a property that makes one thing invalid.
        public init(wrappedValue: Value, _ invalidation: InvalidationType) {
            (value, self.invalidation) = (wrappedValue, invalidation)
        }
        /// Makes a property that makes two things invalid.
        public init<First, Second>(wrappedValue: Value, _ invalidation1: First, _ invalidation2: Second)
        where InvalidationType == Invalidations.Tuple<First, Second> {
            self.init(wrappedValue: wrappedValue, Invalidations.Tuple(invalidation1, invalidation2))
        }
        /// Makes a property that makes three things invalid.
        public init<First, Second, Third>(
            wrappedValue: Value, _ invalidation1: First, _ invalidation2: Second, _ invalidation3: Third
        ) where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<First, Second>, Third> {
            self.init(
                wrappedValue: wrappedValue, Invalidations.Tuple(Invalidations.Tuple(invalidation1, invalidation2), invalidation3))
        }

        /// Makes a property that makes four things invalid.
        public init<First, Second, Third, Fourth>(
            wrappedValue: Value, _ invalidation1: First, _ invalidation2: Second, _ invalidation3: Third,
            _ invalidation4: Fourth
        ) where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<First, Second>, Invalidations.Tuple<Third, Fourth>> {
            self.init(
                wrappedValue: wrappedValue,
                Invalidations.Tuple(
                    Invalidations.Tuple(invalidation1, invalidation2), Invalidations.Tuple(invalidation3, invalidation4)))
        }

        /// Reads the value, or sets it and tells the view what became invalid if it is another one.
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
    /// The view is drawn again.
    public static var display: UIView.Invalidations.Display { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    /// The view lays its subviews out again.
    public static var layout: UIView.Invalidations.Layout { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    /// The view states its constraints again.
    public static var constraints: UIView.Invalidations.Constraints { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    /// The view is asked for its content size again.
    public static var intrinsicContentSize: UIView.Invalidations.IntrinsicContentSize { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Properties {
    /// The view updates its properties again.
    public static var properties: UIView.Invalidations.Properties { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
    /// The view updates its configuration again.
    public static var configuration: UIView.Invalidations.Configuration { .init() }
}

/// A view with a configuration that follows its state.
@MainActor
protocol ConfigurationUpdating: UIView {
    func setNeedsUpdateConfiguration()
}
