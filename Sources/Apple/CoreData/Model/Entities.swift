/// The entities that are known: those of the models that were read, and those that no model tells of.
final class Entities: @unchecked Sendable {
    static let shared = Entities()

    private let lock = NSRecursiveLock()
    private var models: [NSManagedObjectModel] = []
    private var loose: [String: NSEntityDescription] = [:]

    func add(_ model: NSManagedObjectModel) {
        lock.withLock {
            if !models.contains(where: { $0 === model }) { models.append(model) }
        }
    }

    /// The entity of a class: that of the newest model, or one of the class's name.
    func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
        let name = String(describing: type)
        return lock.withLock {
            let known = models.reversed().lazy.flatMap(\.entities).first { entity in
                entity.managedObjectClassName.split(separator: ".").last.map { $0 == name } ?? false
            }
            let entity = known ?? entity(named: name)
            entity.meet(type)
            return entity
        }
    }

    /// The entity of a name of which no model tells.
    func entity(named name: String) -> NSEntityDescription {
        lock.withLock {
            if let entity = loose[name] { return entity }
            let entity = NSEntityDescription()
            entity.name = name
            entity.managedObjectClassName = name
            loose[name] = entity
            return entity
        }
    }
}
