/// The objects that a controller has found, also seen by those of another type that its delegate is told with.
final class FetchedResultsState: ContextWatcher {
    let context: NSManagedObjectContext
    let sectionKey: String?
    let fetch: () throws -> [NSManagedObject]
    weak var delegate: (any NSFetchedResultsControllerDelegate)?
    private(set) var sections: [ResultsSection] = []
    private(set) var isFetched = false

    init(_ context: NSManagedObjectContext, sectionKey: String?, fetch: @escaping () throws -> [NSManagedObject]) {
        self.context = context
        self.sectionKey = sectionKey
        self.fetch = fetch
        super.init()
        context.watchers.append(Weak(self))
    }

    var objects: [NSManagedObject] { sections.flatMap(\.found) }

    func performFetch() throws {
        let before = objects.map(\.objectID)
        sections = split(try fetch())
        isFetched = true
        if let delegate { tellContent(before, NSFetchedResultsController(self), delegate) }
    }

    /// Tells what there is as a whole: the names of the sections with the objects' names, and the difference.
    private func tellContent(
        _ before: [NSManagedObjectID], _ told: NSFetchedResultsController<any NSFetchRequestResult>,
        _ delegate: any NSFetchedResultsControllerDelegate
    ) {
        let whole = sections.map { section in
            (section: AnyHashable(section.name), items: section.found.map { AnyHashable($0.objectID) })
        }
        delegate.controller(
            told, didChangeContentWith: NSDiffableDataSourceSnapshotReference(_sections: whole))
        delegate.controller(told, didChangeContentWith: objects.map(\.objectID).difference(from: before))
    }

    /// Objects of one value of the section's key that follow one another; all in one section where there is no key.
    private func split(_ objects: [NSManagedObject]) -> [ResultsSection] {
        guard let sectionKey else { return [ResultsSection(name: "", found: objects)] }
        var sections: [ResultsSection] = []
        for object in objects {
            let name = object.value(forKeyPath: sectionKey).map { "\($0)" } ?? ""
            if sections.last?.name == name {
                sections[sections.count - 1].found.append(object)
            } else {
                sections.append(ResultsSection(name: name, found: [object]))
            }
        }
        return sections
    }

    func place(of object: NSManagedObject) -> IndexPath? { Self.place(of: object, in: sections) }

    private static func place(of object: NSManagedObject, in sections: [ResultsSection]) -> IndexPath? {
        for (section, content) in sections.enumerated() {
            if let item = content.found.firstIndex(of: object) { return IndexPath(indexes: [section, item]) }
        }
        return nil
    }

    override func contextDidChange(_ changed: Set<NSManagedObject>) {
        guard isFetched, let new = try? fetch() else { return }
        let old = sections
        sections = split(new)
        guard let delegate else { return }
        let before = old.flatMap(\.found)
        let told = NSFetchedResultsController<any NSFetchRequestResult>(self)
        let isOther = before != new || changed.contains { before.contains($0) }
        guard isOther else { return }
        delegate.controllerWillChangeContent(told)
        tellSections(old, told, delegate)
        for object in before where !new.contains(object) {
            delegate.controller(
                told, didChange: object, at: Self.place(of: object, in: old), for: .delete, newIndexPath: nil)
        }
        for object in new {
            let (from, to) = (Self.place(of: object, in: old), place(of: object))
            guard from != nil else {
                delegate.controller(told, didChange: object, at: nil, for: .insert, newIndexPath: to)
                continue
            }
            guard changed.contains(object) else { continue }
            let isMoved =
                before.filter(new.contains).firstIndex(of: object) != new.filter(before.contains).firstIndex(of: object)
            delegate.controller(
                told, didChange: object, at: from, for: isMoved ? .move : .update, newIndexPath: to)
        }
        tellContent(before.map(\.objectID), told, delegate)
        delegate.controllerDidChangeContent(told)
    }

    private func tellSections(
        _ old: [ResultsSection], _ told: NSFetchedResultsController<any NSFetchRequestResult>,
        _ delegate: any NSFetchedResultsControllerDelegate
    ) {
        for (index, section) in old.enumerated() where !sections.contains(where: { $0.name == section.name }) {
            delegate.controller(told, didChange: section, atSectionIndex: index, for: .delete)
        }
        for (index, section) in sections.enumerated() where !old.contains(where: { $0.name == section.name }) {
            delegate.controller(told, didChange: section, atSectionIndex: index, for: .insert)
        }
    }
}
