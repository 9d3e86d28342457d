public import OpenCombine
import TintypeTree

/// Watches an observable object for a view, as long as the view is there.
final class ObjectObservation: ChangingProperty {
    private var object: AnyObject?
    private var subscription: AnyCancellable?
    private(set) var changes = 0
    var reads: Int { 0 }
    var tellsUnread: Bool { true }

    /// Watches `object` instead of the one before.
    func watch<Object: ObservableObject>(_ object: Object, in binding: inout _PropertyBinding) {
        binding.watch(self)
        guard self.object !== object else { return }
        self.object = object
        let signal = ChangeSignal(session: binding.session, owner: binding.owner)
        subscription = object.objectWillChange.sink { [weak self] _ in
            self?.changes &+= 1
            signal.send()
        }
    }
}

/// Bindings to the properties of an observable object.
@dynamicMemberLookup
public struct _ObjectBindings<Object: ObservableObject> {
    let object: Object

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>) -> Binding<Subject> {
        Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}
