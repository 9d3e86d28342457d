/// A property whose values an object keeps by its key, an object of Core Data or a layer: what `tintype preview` reads `@NSManaged`
/// as. The compiler takes that word with the runtime of Objective-C only.
@attached(accessor)
public macro _Managed() = #externalMacro(module: "TintypeMacros", type: "ManagedMacro")
