/// A parameter of a word: what a scene may write for it, and the Swift value that the word's view or modifier is given.
///
/// Most words are a name, a sentence, parameters and the call:
///
/// ```swift
/// static let blur = ModifierSpec(
///     "blur", "Blurs the view.", .number("radius", "In points.", range: 0...(.infinity)).main
/// ) { $0.blur(radius: $1) }
/// ```
struct Parameter<Value>: Sendable {
    /// The arguments that write it: one, or several that exclude each other, as a title and a label do.
    private(set) var specs: [ArgumentSpec]
    let read: @Sendable (CallReader) -> Argument<Value>

    init(_ specs: [ArgumentSpec], read: @escaping @Sendable (CallReader) -> Argument<Value>) {
        self.specs = specs
        self.read = read
    }

    init(_ spec: ArgumentSpec, read: @escaping @Sendable (CallReader) -> Argument<Value>) {
        self.init([spec], read: read)
    }

    /// The parameter for which a scalar or a list stands; of several arguments the first.
    var main: Parameter {
        var parameter = self
        parameter.specs[0].isMain = true
        return parameter
    }

    /// The parameter as one that has to be written; of several arguments the first.
    var required: Parameter {
        var parameter = self
        parameter.specs[0].isRequired = true
        return parameter
    }

    /// A parameter that may be left out, and is nil then.
    static func optional<Wrapped>(_ parameter: Parameter<Wrapped>) -> Parameter where Value == Wrapped? {
        let specs = parameter.specs.map { spec in
            var spec = spec
            spec.isRequired = false
            spec.defaultText = nil
            return spec
        }
        return Parameter(specs) { call in
            guard specs.contains(where: { call.has($0.name) }) else { return Argument(nil) }
            return parameter.read(call).map { $0 }
        }
    }
}
