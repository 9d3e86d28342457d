/// Makes a class a model: SwiftData's macro. Its stored properties are observed.
@attached(
    member, names: named(_$observationRegistrar), named(_$record), named(access), named(withMutation),
    named(shouldNotifyObservers))
/// Makes a class a model.
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "TintypeMacros", type: "ModelMacro")

/// Says how a property is stored. Nothing is stored here: `.unique` does not hold either.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "TintypeMacros", type: "StoredPropertyMacro")

/// Says how models belong together. The other side of a relationship is not kept in step here, and nothing is deleted along.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
    inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "TintypeMacros", type: "StoredPropertyMacro")

/// A property that is not stored.
@attached(peer)
public macro Transient() = #externalMacro(module: "TintypeMacros", type: "StoredPropertyMacro")
