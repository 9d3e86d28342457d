extension UIViewController {
    /// A property that stands for a part of the view: reading it loads the view first, as its closures set it there.
    /// UIKit's wrapper.
    @propertyWrapper
    public struct ViewLoading<Value> {
        private var value: Value?

        /// Creates a property without a value, or with one.
        public init() {}
        public init(wrappedValue: Value) {
            value = wrappedValue
        }

        /// The value, which only the subscript reads.
        @available(
            *, unavailable, message: "@UIViewController.ViewLoading can only be used on subclasses of UIViewController"
        )
        public var wrappedValue: Value {
            get { fatalError() }
            // swift-format-ignore
            set { fatalError() }
        }

        /// The value in a view controller, whose view is loaded.
        @MainActor @preconcurrency
        public static subscript<EnclosingSelf: UIViewController>(
            _enclosingInstance observed: EnclosingSelf,
            wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
            storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, ViewLoading<Value>>
        ) -> Value {
            get {
                observed.loadViewIfNeeded()
                guard let value = observed[keyPath: storageKeyPath].value else {
                    preconditionFailure("the view was loaded, and the property has no value yet")
                }
                return value
            }
            set { observed[keyPath: storageKeyPath].value = newValue }
        }
    }
}
