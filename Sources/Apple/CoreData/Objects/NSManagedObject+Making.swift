/// Objects of a class that is known by its type alone: see ``_NSObjectMaking``.
public protocol _NSManagedObjectMaking: AnyObject {}

extension NSManagedObject: _NSManagedObjectMaking {
    @_silgen_name("tintype_NSManagedObject_entity_made")
    convenience init(
        _entity entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
    ) { self.init(entity: entity, insertInto: context) }
    @_silgen_name("tintype_NSManagedObject_entity_made")
    fileprivate class func made(
        entity: consuming NSEntityDescription, insertInto context: consuming NSManagedObjectContext?
    ) -> Self
    @_silgen_name("tintype_NSManagedObject_context_made")
    convenience init(_context context: NSManagedObjectContext) { self.init(context: context) }
    @_silgen_name("tintype_NSManagedObject_context_made")
    fileprivate class func made(context: consuming NSManagedObjectContext) -> Self
}

extension _NSManagedObjectMaking where Self: NSManagedObject {
    /// Makes an object as the class's own initializers do.
    @_silgen_name("tintype_NSManagedObject_entity") @_disfavoredOverload
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)
    @_silgen_name("tintype_NSManagedObject_entity")
    static func new(
        entity: consuming NSEntityDescription, insertInto context: consuming NSManagedObjectContext?
    ) -> Self { made(entity: entity, insertInto: context) }
    @_silgen_name("tintype_NSManagedObject_context") @_disfavoredOverload
    public init(context: NSManagedObjectContext)
    @_silgen_name("tintype_NSManagedObject_context")
    static func new(context: consuming NSManagedObjectContext) -> Self { made(context: context) }
}
