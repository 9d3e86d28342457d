extension NSManagedObject {
    /// Changes a value, and the other side of a relationship with it.
    func change(_ key: String, to value: Any?) {
        let relationship = entity.relationshipsByName[key]
        let before = objects(key)
        set(key, value)
        guard let inverse = relationship?.inverseRelationship else { return }
        let after = objects(key)
        for object in before where !after.contains(object) { object.unlink(inverse, self) }
        for object in after where !before.contains(object) { object.link(inverse, self) }
    }

    /// The objects of a relationship.
    func objects(_ key: String) -> [NSManagedObject] {
        switch values[key] {
        case let objects as [NSManagedObject]: objects
        case let object as NSManagedObject: [object]
        default: []
        }
    }

    /// Sets a value, and tells of it.
    private func set(_ key: String, _ value: Any?) {
        objectWillChange.send()
        if saved[key] == nil { saved[key] = values[key] ?? NSNull() }
        values[key] = value
        managedObjectContext?.noteChange(of: self)
    }

    /// Notes on this side that another object has this one.
    private func link(_ relationship: NSRelationshipDescription, _ object: NSManagedObject) {
        let key = relationship.name
        if relationship.isToMany {
            let objects = objects(key)
            if !objects.contains(object) { set(key, objects + [object]) }
        } else {
            // The one that had this object has it no longer.
            if let other = objects(key).first, other !== object, let back = relationship.inverseRelationship {
                other.unlink(back, self)
            }
            set(key, object)
        }
    }

    /// Notes on this side that another object has this one no longer.
    func unlink(_ relationship: NSRelationshipDescription, _ object: NSManagedObject) {
        let rest = objects(relationship.name).filter { $0 !== object }
        set(relationship.name, relationship.isToMany ? rest : rest.first)
    }
}
