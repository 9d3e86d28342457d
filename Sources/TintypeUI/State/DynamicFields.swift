@_spi(Reflection) import Swift
import TintypeGraphics
import TintypeTree

/// The facts about a type of views that evaluation needs: its name, and the offsets of its dynamic properties.
///
/// Both are found once for each type. Reading fields by `Mirror` costs twenty times as much and cannot write to them; it
/// also needs the same metadata, so it could not stand in where `_forEachField` finds nothing.
final class DynamicFields: Sendable {
    private struct Field {
        var offset: Int
        var type: any DynamicProperty.Type
    }

    /// The type's name, as errors call it.
    let name: String
    /// The type's module.
    let module: String
    // Never changed, and types may be named anywhere.
    nonisolated(unsafe) private let fields: [Field]

    /// True for our own types, whose bodies need no actor.
    private let isOurs: Bool
    private static let ourModules: Set<String> = ["Tintype", "TintypeUI", "TintypeScene"]
    /// By type, whose fields never change.
    private static let known = Lock<[ObjectIdentifier: DynamicFields]>([:])

    private init(_ type: Any.Type) {
        var fields: [Field] = []
        _ = _forEachField(of: type) { _, offset, fieldType, _ in
            if let property = fieldType as? any DynamicProperty.Type {
                fields.append(Field(offset: offset, type: property))
            }
            return true
        }
        self.fields = fields
        name = "\(type)"
        module = String(String(reflecting: type).prefix { $0 != "." })
        isOurs = DynamicFields.ourModules.contains(module)
    }

    static func of(_ type: Any.Type) -> DynamicFields {
        known.withLock { known in
            if let fields = known[ObjectIdentifier(type)] { return fields }
            if known.isEmpty { requireMetadata() }
            let fields = DynamicFields(type)
            known[ObjectIdentifier(type)] = fields
            return fields
        }
    }

    /// Evaluates what `owner` is made of, below the owner's name, when its dynamic properties are bound.
    func evaluate<Owner>(
        _ owner: Owner, in scope: inout Scope, _ body: (DynamicFields, Owner, inout Scope) -> Void
    ) {
        var owner = owner
        guard bind(&owner, in: scope) else { return }
        scope.naming(name, module: module) { scope in scope.descend(.body) { body(self, owner, &$0) } }
    }

    /// Makes the body of an owner, which the owner's protocol isolates. Our own types need no actor for it.
    func onMainActor<Owner, Body>(_ owner: Owner, _ body: @MainActor (Owner) -> Body) -> Body {
        guard isOurs else { return TintypeUI.onMainActor(owner, body) }
        return withoutActuallyEscaping(body) { unsafeBitCast($0, to: ((Owner) -> Body).self)(owner) }
    }

    /// Binds the dynamic properties of `owner`, in the order of declaration.
    ///
    /// - Returns: True if the owner can be made by now.
    func bind<Owner>(_ owner: inout Owner, in scope: Scope) -> Bool {
        if fields.isEmpty { return true }
        var binding = _PropertyBinding(scope, owner: name)
        bindFields(of: &owner, in: &binding)
        return binding.isComplete
    }

    /// The same, and adds what the properties keep to `properties`.
    func bind<Owner>(_ owner: inout Owner, in scope: Scope, watching properties: inout [any ChangingProperty]) -> Bool {
        if fields.isEmpty { return true }
        var binding = _PropertyBinding(scope, owner: name, isWatched: true)
        bindFields(of: &owner, in: &binding)
        properties += binding.watched ?? []
        return binding.isComplete
    }

    /// Binds the dynamic properties of `owner`, one of which may be such an owner itself.
    func bindFields<Owner>(of owner: inout Owner, in binding: inout _PropertyBinding) {
        bindFields(at: &owner, in: &binding)
    }

    // `withUnsafeMutablePointer` asks the runtime for types at each call.
    private func bindFields<Owner>(at owner: UnsafeMutablePointer<Owner>, in binding: inout _PropertyBinding) {
        let start = UnsafeMutableRawPointer(owner)
        for field in fields { Self.bind(field.type, at: start + field.offset, in: &binding) }
    }

    private static func bind<Property: DynamicProperty>(
        _ type: Property.Type, at address: UnsafeMutableRawPointer, in binding: inout _PropertyBinding
    ) {
        let property = address.assumingMemoryBound(to: type)
        property.pointee._bind(in: &binding)
        property.pointee.update()
    }

    private struct Probe {
        var state = State(wrappedValue: 0)
    }

    /// A build without the metadata of fields would silently draw every view as it was first made.
    private static func requireMetadata() {
        precondition(
            DynamicFields(Probe.self).fields.count == 1,
            "views need the metadata of fields: build without -disable-reflection-metadata")
    }
}
