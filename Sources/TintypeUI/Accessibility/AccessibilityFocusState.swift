import TintypeTree

/// A property wrapper for the focus of an assistive technology: SwiftUI's wrapper. In a picture only the views' own code
/// moves it.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// A way to read and write where the focus is.
    @propertyWrapper
    public struct Binding {
        let value: TintypeUI.Binding<Value>

        public var wrappedValue: Value {
            get { value.wrappedValue }
            nonmutating set { value.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }
    }

    private var state: State<Value>

    /// A focus that a view has or has not; it has not at first.
    public init() where Value == Bool {
        state = State(wrappedValue: false)
    }

    /// Creates a state that follows the focus of some technologies.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool {
        self.init()
    }

    /// A focus that one of several views has, known by values; nil, at first, where none has it.
    public init<T: Hashable>() where Value == T? {
        state = State(wrappedValue: nil)
    }

    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
        self.init()
    }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { Binding(value: state.projectedValue) }

    public mutating func _bind(in binding: inout _PropertyBinding) { state._bind(in: &binding) }
}

/// The technologies that help people to use an interface.
public struct AccessibilityTechnologies: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}
