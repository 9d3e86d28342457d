import TintypeTree

/// The path of a navigation, with the ways to go on and back.
struct NavigationRoute {
    /// The values that lead on from the first view.
    let values: [AnyHashable]
    /// Goes on to a value's destination.
    let push: (AnyHashable) -> Void
    /// Goes back to the view that so many values lead to.
    let keep: (Int) -> Void
}

extension NavigationRoute {
    /// The path of a navigation that no binding holds, for as long as the navigation is there.
    init(ofItsOwn scope: Scope) {
        guard scope.session.presentation != nil else {
            self.init(values: [], push: { _ in }, keep: { _ in })
            return
        }
        let session = scope.session
        let path = session.state(of: scope.id, index: scope.stateIndex) {
            StateLocation<[AnyHashable]>([], session: session, owner: "NavigationStack")
        }
        self.init(
            values: path.value, push: { path.set(path.value + [$0]) }, keep: { path.set(Array(path.value.prefix($0))) })
    }

    init(_ path: Binding<NavigationPath>) {
        self.init(
            values: path.wrappedValue.values, push: { path.wrappedValue.values.append($0) },
            keep: { path.wrappedValue.values = Array(path.wrappedValue.values.prefix($0)) })
    }

    init<Data: RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>)
    where Data.Element: Hashable {
        self.init(
            values: path.wrappedValue.map { AnyHashable($0) },
            push: { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } },
            keep: { path.wrappedValue = Data(path.wrappedValue.prefix($0)) })
    }
}

private enum PushValueKey: EnvironmentKey { static var defaultValue: ((AnyHashable) -> Void)? { nil } }

extension EnvironmentValues {
    /// Leads the navigation around on to a value's destination; nil outside any.
    var pushValue: ((AnyHashable) -> Void)? {
        get { self[PushValueKey.self] }
        set { self[PushValueKey.self] = newValue }
    }
}

/// A view that is shown above another without a path.
struct PushedView {
    let view: Evaluation<Void>
    /// Leads back.
    let end: () -> Void
}
