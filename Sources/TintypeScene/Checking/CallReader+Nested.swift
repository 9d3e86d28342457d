import Foundation
import TintypeGraphics
import TintypeTree

// Arguments that have arguments of their own.
extension CallReader {
    /// The reader of what stands in an argument; nil where nothing is written.
    func group(_ name: String) -> CallReader? {
        guard let written = value(name) else { return nil }
        guard case .group(let specs) = spec(name)?.kind else {
            preconditionFailure("The vocabulary gives \(name) of \(self.name) no arguments.")
        }
        let call = SceneCall(name: name, place: written.place, arguments: written, beside: [])
        return CallReader(call, specs, checker: checker, scope: scope)
    }

    /// The steps of an argument's list, in its order, or the only one; one that is not known is reported and left out.
    ///
    /// - Parameter what: A word for a step, e.g. `path element`.
    func calls(_ name: String, what: String) -> [CallReader] {
        guard let written = value(name) else { return [] }
        let (steps, items): ([NamedCall], [SceneValue]?) =
            switch spec(name)?.kind {
            case .calls(let steps): (steps, reader.sequence(written, of: "\"\(name)\""))
            case .oneOf(let steps): (steps, written.sequence ?? [written])
            default: preconditionFailure("The vocabulary gives \(name) of \(self.name) no steps.")
            }
        return (items ?? []).compactMap { item in
            guard let call = reader.call(item, what: what) else { return nil }
            guard let step = steps.first(where: { $0.name == call.name }) else {
                reader.unknown(what, call.name, at: call.place, among: steps.map(\.name))
                return nil
            }
            return CallReader(call, step.arguments, checker: checker, scope: scope)
        }
    }

    /// A point; the origin where nothing is written.
    func point(_ name: String) -> Argument<CGPoint> { datum(name)?.map { $0.point ?? .zero } ?? Argument(.zero) }

    /// A rectangle; an empty one where nothing is written.
    func rect(_ name: String) -> Argument<CGRect> { datum(name)?.map { $0.rect ?? .zero } ?? Argument(.zero) }
}
