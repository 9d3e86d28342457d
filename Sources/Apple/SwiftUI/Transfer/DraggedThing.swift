import Foundation

/// A thing that a finger drags over views on a stage.
enum DraggedThing {
    case item(any Transferable)
    case provider(NSItemProvider)

    /// The thing as a value of a type; nil where it is none, and stands for none.
    func transferred<T: Transferable>(as type: T.Type) -> T? {
        switch self {
        case .item(let item): return T(transferred: item)
        case .provider(let provider):
            var found: Any?
            for type in provider.registeredTypeIdentifiers where found == nil {
                provider.loadItem(forTypeIdentifier: type) { item, _ in found = item }
            }
            // Linux does not bridge by itself.
            if let text = found as? NSString { found = String(describing: text) }
            return found.flatMap { T(transferred: $0) }
        }
    }

    /// The thing for those who ask for providers.
    var provider: NSItemProvider {
        switch self {
        case .provider(let provider): return provider
        case .item(let item):
            if let name = type(of: item).contentTypes.first?.identifier {
                return NSItemProvider(item: item, typeIdentifier: name)
            }
            return NSItemProvider(object: item.proxies.first ?? item)
        }
    }
}

extension DropTarget {
    /// Takes values of a type.
    init<T: Transferable>(
        of type: T.Type, _ action: @escaping ([T], CGPoint) -> Bool, _ isTargeted: @escaping (Bool) -> Void
    ) {
        func items(_ things: [Any]) -> [T] { things.compactMap { ($0 as? DraggedThing)?.transferred(as: type) } }
        self.init(
            accepts: { !items($0).isEmpty }, watch: { step, _, _ in step.tell(isTargeted) },
            drop: { _ = action(items($0), $1) })
    }

    /// Takes what is of one of some types, by its providers.
    init(
        of types: [UTType], _ action: @escaping ([NSItemProvider], CGPoint) -> Bool, _ isTargeted: Binding<Bool>?
    ) {
        self.init(
            accepts: { DropInfo(at: .zero, $0).hasItemsConforming(to: types) },
            watch: { step, _, _ in step.tell { isTargeted?.wrappedValue = $0 } },
            drop: { things, place in _ = action(DropInfo(at: place, things).itemProviders(for: types), place) })
    }

    /// Takes what is of one of some types, as a delegate says.
    init(of types: [UTType], _ delegate: any DropDelegate) {
        nonisolated(unsafe) let delegate = delegate
        self.init { things in
            nonisolated(unsafe) let info = DropInfo(at: .zero, things)
            return info.hasItemsConforming(to: types)
                && MainActor.assumeIsolated { delegate.validateDrop(info: info) }
        } watch: { step, things, place in
            nonisolated(unsafe) let info = DropInfo(at: place, things)
            MainActor.assumeIsolated {
                switch step {
                case .enters: delegate.dropEntered(info: info)
                case .moves: _ = delegate.dropUpdated(info: info)
                case .leaves: delegate.dropExited(info: info)
                case .ends: break
                }
            }
        } drop: { things, place in
            nonisolated(unsafe) let info = DropInfo(at: place, things)
            MainActor.assumeIsolated { _ = delegate.performDrop(info: info) }
        }
    }
}

extension DropTarget.Step {
    /// Tells whether the finger is over the view, where that is another than before.
    fileprivate func tell(_ isTargeted: (Bool) -> Void) {
        if self != .moves { isTargeted(self == .enters) }
    }
}

extension DropInfo {
    fileprivate init(at place: CGPoint, _ things: [Any]) {
        self.init(location: place, providers: things.compactMap { ($0 as? DraggedThing)?.provider })
    }
}
