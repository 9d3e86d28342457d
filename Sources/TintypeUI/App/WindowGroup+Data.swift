/// The view of a window that shows a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
    let content: @MainActor (Binding<Data?>) -> Content
    @State private var value: Data?

    init(_ value: Data?, content: @escaping @MainActor (Binding<Data?>) -> Content) {
        self.content = content
        _value = State(wrappedValue: value)
    }

    public var body: some View { content($value) }
}

// A window for values is drawn without one, or with its default.
extension WindowGroup {
    /// Creates windows for values of a type, with an id.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, id: id) { PresentedWindowContent(nil, content: content) }
    }

    /// Creates windows for values of a type.
    public init<D: Codable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, id: id) { PresentedWindowContent(nil, content: content) }
    }

    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(titleKey.text, id: id) { PresentedWindowContent(nil, content: content) }
    }

    @_disfavoredOverload
    public init<D: Codable & Hashable, C: View>(
        _ title: some StringProtocol, id: String, for type: D.Type,
        @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(String(title), id: id) { PresentedWindowContent(nil, content: content) }
    }

    /// Creates windows for values of a type, with a title.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, id: nil) { PresentedWindowContent(nil, content: content) }
    }

    public init<D: Codable & Hashable, C: View>(
        _ title: Text, for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, id: nil) { PresentedWindowContent(nil, content: content) }
    }

    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(titleKey.text, id: nil) { PresentedWindowContent(nil, content: content) }
    }

    @_disfavoredOverload
    public init<D: Codable & Hashable, C: View>(
        _ title: some StringProtocol, for type: D.Type, @ViewBuilder content: @escaping @MainActor (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(String(title), id: nil) { PresentedWindowContent(nil, content: content) }
    }
}

extension WindowGroup {
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping @MainActor (Binding<D>) -> C,
        defaultValue: @escaping @MainActor () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, id: id) {
            PresentedWindowContent(defaultValue()) { content($0.replacingNil(defaultValue)) }
        }
    }

    public init<D: Codable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping @MainActor (Binding<D>) -> C,
        defaultValue: @escaping @MainActor () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, id: id) {
            PresentedWindowContent(defaultValue()) { content($0.replacingNil(defaultValue)) }
        }
    }

    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping @MainActor (Binding<D>) -> C,
        defaultValue: @escaping @MainActor () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(titleKey.text, id: id) {
            PresentedWindowContent(defaultValue()) { content($0.replacingNil(defaultValue)) }
        }
    }

    @_disfavoredOverload
    public init<D: Codable & Hashable, C: View>(
        _ title: some StringProtocol, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping @MainActor (Binding<D>) -> C,
        defaultValue: @escaping @MainActor () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(String(title), id: id) {
            PresentedWindowContent(defaultValue()) { content($0.replacingNil(defaultValue)) }
        }
    }

    public init<D: Codable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping @MainActor (Binding<D>) -> C,
        defaultValue: @escaping @MainActor () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, id: nil) {
            PresentedWindowContent(defaultValue()) { content($0.replacingNil(defaultValue)) }
        }
    }

    public init<D: Codable & Hashable, C: View>(
        _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping @MainActor (Binding<D>) -> C,
        defaultValue: @escaping @MainActor () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, id: nil) {
            PresentedWindowContent(defaultValue()) { content($0.replacingNil(defaultValue)) }
        }
    }

    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
        @ViewBuilder content: @escaping @MainActor (Binding<D>) -> C,
        defaultValue: @escaping @MainActor () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(titleKey.text, id: nil) {
            PresentedWindowContent(defaultValue()) { content($0.replacingNil(defaultValue)) }
        }
    }

    @_disfavoredOverload
    public init<D: Codable & Hashable, C: View>(
        _ title: some StringProtocol, for type: D.Type = D.self,
        @ViewBuilder content: @escaping @MainActor (Binding<D>) -> C,
        defaultValue: @escaping @MainActor () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(String(title), id: nil) {
            PresentedWindowContent(defaultValue()) { content($0.replacingNil(defaultValue)) }
        }
    }
}

extension Binding {
    /// The value, or another one where there is none.
    fileprivate func replacingNil<D>(_ value: @escaping @MainActor () -> D) -> Binding<D> where Value == D? {
        Binding<D>(
            get: { wrappedValue ?? MainActor.assumeIsolated { Unsent(value()) }.value },
            set: { wrappedValue = $0 })
    }
}

/// A value that does not leave the main actor, on which bindings of views are read.
private struct Unsent<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
