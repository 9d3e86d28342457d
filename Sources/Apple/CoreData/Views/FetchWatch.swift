internal import Combine

/// The look of a view at the objects that it asked for: what it asks for by now, and its redrawing when the context has changed.
final class FetchWatch: ContextWatcher, ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    private weak var context: NSManagedObjectContext?
    /// The condition and the order that were set in the place of the request's own.
    var predicate: NSPredicate?? { willSet { objectWillChange.send() } }
    /// The key path of the sections that was set in the place of the wrapper's own.
    var section: AnyKeyPath? { willSet { objectWillChange.send() } }
    var order: [NSSortDescriptor]? { willSet { objectWillChange.send() } }

    func watch(_ context: NSManagedObjectContext) {
        guard self.context !== context else { return }
        self.context?.watchers.removeAll { $0.object === self }
        self.context = context
        context.watchers.append(Weak(self))
    }

    override func contextDidChange(_ changed: Set<NSManagedObject>) { objectWillChange.send() }

    /// The objects that a request finds with what was set; none where it cannot be carried out.
    func objects<Result>(_ request: NSFetchRequest<Result>, in context: NSManagedObjectContext) -> [Result] {
        watch(context)
        guard let own = request.copy() as? NSFetchRequest<Result> else { return [] }
        if let predicate { own.predicate = predicate }
        if let order { own.sortDescriptors = order }
        return (try? context.fetch(own)) ?? []
    }
}
