import TintypeGraphics

extension FontSet {
    /// The face that a text asks for, by index.
    ///
    /// A request without a family is for the system face or one of its designs. If a family has no italics its upright face is
    /// taken, never a slanted one.
    ///
    /// - Throws: ``TextError`` for a family that is not declared.
    func index(for request: FontRequest) throws -> Int {
        if let family = request.family {
            let wanted = family.lowercased()
            if let index = best(request, where: { $0.family.lowercased() == wanted }) { return index }
            // Font names are accepted as SwiftUI's custom(_:size:) accepts them.
            if let index = faces.firstIndex(where: { $0.isNamed(family) }) { return index }
            // As SwiftUI does for a custom font that is not there.
            if !request.isFamilyRequired { return self.index(replacing: family, in: request) }
            throw TextError.unknownFamily(family, nearest: nearestNames(to: family, among: families))
        }
        let index = best(request) { $0.design == request.design && $0.sizes?.contains(request.size) ?? true }
        guard
            let index = index
                ?? best(request, where: { $0.role == .system && $0.sizes?.contains(request.size) ?? true })
        else {
            preconditionFailure("a font set has a system face")
        }
        return index
    }

    /// The faces to ask for a character, in order: the text's own, the system face, what the user declared, those of scripts, the
    /// fallbacks, emoji and symbols; see ``Face/Role``.
    func chain(from primary: Int, _ request: FontRequest) -> [Int] {
        [primary]
            + fallbackFamilies.compactMap { family in
                best(request, among: family).flatMap { $0 == primary ? nil : $0 }
            }
    }

    /// The first of the emoji faces.
    var emojiIndex: Int? { faces.firstIndex { $0.role == .emoji } }

    /// The face nearest to a request among those that `condition` holds for; the first of equally near ones.
    private func best(_ request: FontRequest, where condition: (Face) -> Bool) -> Int? {
        best(request, among: faces.indices.filter { condition(faces[$0]) })
    }

    /// The face nearest to a request among some; the first of equally near ones.
    private func best(_ request: FontRequest, among indices: [Int]) -> Int? {
        var best: (index: Int, distance: Int)?
        for index in indices {
            let face = faces[index]
            let slant = face.isItalic == request.isItalic ? 0 : 100_000
            let distance = slant + Self.distance(from: request.weight, to: face.weight)
            if best == nil || distance < best!.distance { best = (index, distance) }
        }
        return best?.index
    }

    /// The distance of a weight from the one asked for, in the order of CSS: light texts go lighter first, bold ones
    /// bolder; 400 and 500 stand in for one another before anything else does.
    private static func distance(from wanted: Int, to weight: Int) -> Int {
        if wanted == weight { return 0 }
        let gap = abs(wanted - weight)
        if (400...500).contains(wanted) {
            if weight > wanted, weight <= 500 { return gap }
            return weight < wanted ? 1000 + gap : 2000 + gap
        }
        let isPreferred = wanted < 400 ? weight < wanted : weight > wanted
        return isPreferred ? gap : 2000 + gap
    }
}
