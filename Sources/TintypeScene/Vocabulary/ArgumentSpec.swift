/// An argument of a view or a modifier: its name, what may be written for it, and what it means.
package struct ArgumentSpec: Hashable, Sendable {
    package let name: String
    package var kind: ArgumentKind
    /// A sentence.
    package let doc: String
    /// Indicates whether a scalar, a list, or whatever is no mapping of labelled arguments stands for this one.
    package var isMain = false
    package var isRequired = false
    /// Indicates whether a mapping that has none of the call's labels can stand for this one, if it is the main one.
    package var takesMapping: Bool
    /// The numbers that a scene may write; what expressions give is the engine's to limit.
    package var range: ClosedRange<Double>?
    /// The value of an argument that is left out, as it would be written; nil where that has no written form.
    package var defaultText: String?

    init(
        _ name: String, _ kind: ArgumentKind, _ doc: String, range: ClosedRange<Double>? = nil,
        default text: String? = nil
    ) {
        self.name = name
        self.kind = kind
        self.doc = doc
        self.range = range
        takesMapping = kind.takesMapping
        defaultText = text
    }

    /// The argument for which a scalar or a list stands.
    static func main(
        _ name: String, _ kind: ArgumentKind, _ doc: String, range: ClosedRange<Double>? = nil,
        default text: String? = nil
    ) -> ArgumentSpec {
        var spec = ArgumentSpec(name, kind, doc, range: range, default: text)
        spec.isMain = true
        return spec
    }

    /// The argument, not to be left out.
    var required: ArgumentSpec {
        var spec = self
        spec.isRequired = true
        return spec
    }
}
