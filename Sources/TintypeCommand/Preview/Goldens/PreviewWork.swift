import Foundation
import Tintype
import TintypeGraphics
import TintypeImage
import TintypeSnapshots

/// Draws previews and holds their pictures against their goldens. Any number of threads may use one value.
struct PreviewWork: Sendable {
    let pool: PreviewPool
    let project: AppProject
    let variants: [PreviewVariant]
    let comparison: RunComparison

    /// The findings for a preview under all conditions. One that cannot be drawn is a case of its own, and nobody else's.
    func run(_ item: PreviewItem) -> SceneOutcome {
        var outcome = SceneOutcome(scene: item.name, cases: [])
        var complaints: [ShownText] = []
        for variant in variants {
            let start = ContinuousClock.now
            do {
                let drawn = try item.found.error == nil ? pool.draw(item.name, variant) : .init(shown: item.found)
                if let snapshot = drawn.snapshot {
                    outcome.fingerprint = snapshot.fingerprint
                    outcome.cases.append(try compare(item, drawn.shown, snapshot, variant))
                } else {
                    let error = drawn.shown.error ?? .init(message: "it has no picture")
                    let complaint = drawn.shown.complaint(error)
                    if !complaints.contains(complaint) { complaints.append(complaint) }
                    outcome.cases.append(Self.failed(drawn.shown, error, variant))
                }
            } catch {
                let failure = PreviewFailure(error)
                let own = ShownPreview.Failure(message: failure.message, hint: failure.hint)
                complaints.append(item.found.complaint(own))
                outcome.cases.append(Self.failed(item.found, own, variant))
            }
            let last = outcome.cases.count - 1
            outcome.cases[last].durationMs = ((ContinuousClock.now - start).milliseconds * 1000).rounded() / 1000
        }
        if !complaints.isEmpty { outcome.failure = SceneFailure(text: ShownText.joined(complaints)) }
        return outcome
    }

    private func compare(
        _ item: PreviewItem, _ shown: ShownPreview, _ snapshot: Snapshot, _ variant: PreviewVariant
    ) throws -> CaseResult {
        var terms = comparison.terms
        let size = CGSize(
            width: CGFloat(snapshot.bitmap.width) / snapshot.scale,
            height: CGFloat(snapshot.bitmap.height) / snapshot.scale)
        let ignored = snapshot.layout.masks(
            ignoring: comparison.ignoredNodes, size: size, scale: snapshot.scale)
        terms.masks += ignored.masks.map(CaseMask.init)
        let name = item.goldenName(variant: variant.name, scale: snapshot.scale)
        var result = comparison.result(of: snapshot, as: name, titled: item.name, terms: terms)
        result.source = shown.source
        result.warnings += shown.warnings + ignored.warnings.map(\.diagnostic.message)
        for index in result.causes.indices where result.causes[index].source == nil {
            result.causes[index].source = place(of: result.causes[index])
        }
        let isSteady = try comparison.isSteady(Optional(snapshot)) { isAfresh in
            try pool.draw(item.name, variant, isAfresh: isAfresh).snapshot
        }
        if !isSteady {
            result.tellUnsteady("draw nothing that depends on the clock, on chance or on what was drawn before")
        }
        return result
    }

    /// The place in the app's sources that a cause speaks of, as far as they tell.
    private func place(of cause: CaseCause) -> SourceLocation? {
        guard let (module, name) = cause.ownerName,
            var place = cause.place(among: project.declarations(of: name, module: module))
        else { return nil }
        place.file = RelativePath.text(place.file, from: ".")
        return place
    }

    private static func failed(
        _ shown: ShownPreview, _ error: ShownPreview.Failure, _ variant: PreviewVariant
    ) -> CaseResult {
        let id = [shown.name, variant.name].compactMap(\.self).joined(separator: ".")
        var result = CaseResult(
            id: id, name: shown.name, variant: variant.name, scale: 1, status: .errored, message: error.message)
        result.hint = error.hint
        var failed = shown
        failed.error = error
        result.source = failed.source
        return result
    }
}
