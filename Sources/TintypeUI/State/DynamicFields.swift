@_spi(Reflection) import Swift
import TintypeTree

/// Finds the dynamic properties of a type, once, by the offsets of its fields, and binds them in place.
///
/// Reading fields by `Mirror` costs twenty times as much and cannot write to them.
enum DynamicFields {
    private struct Field {
        var offset: Int
        var type: any DynamicProperty.Type
    }

    /// By type; what a type's fields are never changes.
    @MainActor private static var known: [ObjectIdentifier: [Field]] = [:]

    @MainActor
    static func bind<Owner>(_ owner: inout Owner, in scope: Scope) {
        guard !fields(of: Owner.self).isEmpty else { return }
        var binding = _PropertyBinding(scope)
        bindKnownFields(of: &owner, in: &binding)
    }

    /// Evaluation is on the main actor whenever Swift views take part in it.
    static func bindFields<Owner>(of owner: inout Owner, in binding: inout _PropertyBinding) {
        let fields = uncachedFields(of: Owner.self)
        bind(fields, of: &owner, in: &binding)
    }

    @MainActor
    private static func bindKnownFields<Owner>(of owner: inout Owner, in binding: inout _PropertyBinding) {
        bind(fields(of: Owner.self), of: &owner, in: &binding)
    }

    private static func bind<Owner>(_ fields: [Field], of owner: inout Owner, in binding: inout _PropertyBinding) {
        withUnsafeMutablePointer(to: &owner) { pointer in
            let start = UnsafeMutableRawPointer(pointer)
            for field in fields { bind(field.type, at: start + field.offset, in: &binding) }
        }
    }

    private static func bind<Property: DynamicProperty>(
        _ type: Property.Type, at address: UnsafeMutableRawPointer, in binding: inout _PropertyBinding
    ) {
        let property = address.assumingMemoryBound(to: type)
        property.pointee._bind(in: &binding)
        property.pointee.update()
    }

    @MainActor
    private static func fields(of type: Any.Type) -> [Field] {
        if let fields = known[ObjectIdentifier(type)] { return fields }
        let fields = uncachedFields(of: type)
        known[ObjectIdentifier(type)] = fields
        return fields
    }

    private static func uncachedFields(of type: Any.Type) -> [Field] {
        var fields: [Field] = []
        _ = _forEachField(of: type) { _, offset, fieldType, _ in
            if let property = fieldType as? any DynamicProperty.Type {
                fields.append(Field(offset: offset, type: property))
            }
            return true
        }
        return fields
    }
}
