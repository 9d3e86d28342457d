public import TintypeTree

/// A property wrapper for the view that has the focus: SwiftUI's wrapper. In a still picture nothing moves it but the
/// views' own code.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
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

    private let initial: Value
    private var location: StateLocation<Value>?

    /// A focus that a view has or has not; it has not at first.
    public init() where Value == Bool {
        initial = false
    }

    /// A focus that one of several views has, known by values; nil, at first, where none has it.
    public init<T: Hashable>() where Value == T? {
        initial = nil
    }

    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: Binding {
        guard let location else { return Binding(value: .constant(initial)) }
        return Binding(value: TintypeUI.Binding(location))
    }

    public mutating func _bind(in binding: inout _PropertyBinding) {
        let (initial, session, owner) = (initial, binding.session, binding.owner)
        let location = binding.state { StateLocation(initial, session: session, owner: owner) }
        self.location = location
        binding.watch(location)
    }
}

private enum IsFocusedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Indicates whether the nearest view around that can have the focus has it.
    public var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }
}

nonisolated extension View {
    /// The view has the focus where `binding` is `value`.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        focus { binding.focus(equals: value) }
    }

    /// The view has the focus where `condition` is true.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        focus { condition.focus }
    }

    /// The view has the focus that a closure tells, and is given it.
    package func focus(_ focus: @escaping () -> TouchFocus) -> some View {
        environmentChange {
            let focus = focus()
            $0.isFocused = focus.isOn
            $0.fieldFocus = focus
        }
        .node(TouchModifier { _ in .focus(focus()) })
    }
}

extension FocusState.Binding {
    /// The focus of the view that a value stands for.
    func focus(equals value: Value) -> TouchFocus {
        TouchFocus(isOn: wrappedValue == value) { hasFocus in
            let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
            if hasFocus {
                wrappedValue = value
            } else if wrappedValue == value, let none {
                wrappedValue = none
            }
        }
    }
}

extension FocusState<Bool>.Binding {
    /// The focus of the one view that it is for.
    var focus: TouchFocus { TouchFocus(isOn: wrappedValue) { wrappedValue = $0 } }
}
