/// A part of a view that is made again where a property changes. UIKit's protocol.
public protocol UIViewInvalidating {
    /// Says that the part is to be made again.
    @MainActor @preconcurrency
    func invalidate(view: UIView)
}

extension UIView {
    /// A property whose change makes parts of the view again. UIKit's wrapper.
    @propertyWrapper
    public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
        private var value: Value
        private let invalidation: InvalidationType

        /// Creates a property for one part.
        public init(wrappedValue: Value, _ invalidation: InvalidationType) {
            value = wrappedValue
            self.invalidation = invalidation
        }

        /// Creates a property for several parts.
        public init<First, Second>(wrappedValue: Value, _ first: First, _ second: Second)
        where InvalidationType == Invalidations.Tuple<First, Second> {
            self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first, second))
        }
        public init<First, Second, Third>(wrappedValue: Value, _ first: First, _ second: Second, _ third: Third)
        where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<First, Second>, Third> {
            self.init(wrappedValue: wrappedValue, Invalidations.Tuple(Invalidations.Tuple(first, second), third))
        }
        public init<First, Second, Third, Fourth>(
            wrappedValue: Value, _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth
        )
        where
            InvalidationType
                == Invalidations.Tuple<Invalidations.Tuple<First, Second>, Invalidations.Tuple<Third, Fourth>>
        {
            self.init(
                wrappedValue: wrappedValue,
                Invalidations.Tuple(Invalidations.Tuple(first, second), Invalidations.Tuple(third, fourth)))
        }

        /// The value, which only the subscript reads.
        @available(*, unavailable, message: "@UIView.Invalidating can only be used on subclasses of UIView")
        public var wrappedValue: Value {
            get { fatalError() }
            // swift-format-ignore
            set { fatalError() }
        }

        /// The value in a view, of which another value makes the parts again.
        @MainActor @preconcurrency
        public static subscript<EnclosingSelf: UIView>(
            _enclosingInstance observed: EnclosingSelf,
            wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
            storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Invalidating<Value, InvalidationType>>
        ) -> Value {
            get { observed[keyPath: storageKeyPath].value }
            set {
                guard observed[keyPath: storageKeyPath].value != newValue else { return }
                observed[keyPath: storageKeyPath].value = newValue
                observed[keyPath: storageKeyPath].invalidation.invalidate(view: observed)
            }
        }
    }

    /// The parts that UIKit names.
    public enum Invalidations {
        /// The drawing.
        public struct Display: UIViewInvalidating {
            public init() {}
            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }

        /// The places of the views inside.
        public struct Layout: UIViewInvalidating {
            public init() {}
            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }

        /// The constraints.
        public struct Constraints: UIViewInvalidating {
            public init() {}
            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }

        /// The size of the content.
        public struct IntrinsicContentSize: UIViewInvalidating {
            public init() {}
            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }

        /// The configuration of a cell or a button.
        public struct Configuration: UIViewInvalidating {
            public init() {}
            public func invalidate(view: UIView) { view.setNeedsUpdateOfConfiguration() }
        }

        /// Two parts.
        public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
            private let first: First
            private let second: Second

            /// Creates the pair of two parts.
            public init(_ first: First, _ second: Second) {
                self.first = first
                self.second = second
            }

            public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }

    fileprivate func setNeedsUpdateOfConfiguration() {
        switch self {
        case let cell as UITableViewCell: cell.setNeedsUpdateConfiguration()
        case let cell as UICollectionViewCell: cell.setNeedsUpdateConfiguration()
        case let button as UIButton: button.setNeedsUpdateConfiguration()
        default: break
        }
    }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    /// The drawing.
    public static var display: UIView.Invalidations.Display { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    /// The places of the views inside.
    public static var layout: UIView.Invalidations.Layout { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    /// The constraints.
    public static var constraints: UIView.Invalidations.Constraints { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    /// The size of the content.
    public static var intrinsicContentSize: UIView.Invalidations.IntrinsicContentSize { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
    /// The configuration of a cell or a button.
    public static var configuration: UIView.Invalidations.Configuration { .init() }
}
