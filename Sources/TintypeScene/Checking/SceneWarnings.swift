import TintypeGraphics
package import TintypeTree

extension SceneFile {
    /// The warnings about a picture of the scene, sorted by place: those found in the file, and references of the settled
    /// scene that lead nowhere.
    package func warnings(of settled: SettledScene) -> [Diagnostic] {
        let ends = settled.looseEnds.map { end in
            let place = end.source.map { ScenePlace($0) } ?? ScenePlace(SourceLocation(file: file, line: 1, column: 1))
            return end.kind.diagnostic(at: place)
        }
        return (warnings + doubled(in: settled) + Set(ends)).sorted()
    }

    /// The ids that are written at several places and that several views of the picture have. One place may well make many
    /// views, in a ForEach or a component.
    private func doubled(in settled: SettledScene) -> [Diagnostic] {
        let written = ids.filter { places(ofID: $0).count > 1 }
        guard !written.isEmpty else { return [] }
        let counts = settled.tree.root.idCounts
        return written.filter { (counts[$0] ?? 0) > 1 }.flatMap { id in
            let places = places(ofID: id)
            return places.dropFirst().map { place in
                Diagnostic(
                    "several views have the id \"\(id.abbreviated)\", the first on line \(places[0].location.line)",
                    at: place, hint: "inspect and scrollPosition take the first, masks take all: choose another id",
                    severity: .warning)
            }
        }
    }
}

extension SettledTree.View {
    /// The number of views with each id.
    fileprivate var idCounts: [String: Int] {
        var counts: [String: Int] = [:]
        var open = [self]
        while let view = open.popLast() {
            if let id = view.id { counts[id, default: 0] += 1 }
            open += view.children
        }
        return counts
    }
}

extension LooseEnd.Kind {
    fileprivate func diagnostic(at place: ScenePlace) -> Diagnostic {
        switch self {
        case .follower(let id):
            let datum = id.base as? SceneDatum
            let name = datum?.string ?? datum?.text ?? "\(id.base)"
            return Diagnostic(
                "matchedGeometryEffect \"\(name.abbreviated)\" follows nobody: no view of this picture is its source",
                at: place, hint: "a source has the same id and namespace, and no isSource: false", severity: .warning)
        case .scrollTarget(let name):
            return Diagnostic(
                "scrollPosition finds no view with the id \"\(name.abbreviated)\"", at: place,
                hint: "give the id to a view inside of the ScrollView, or to the elements of its ForEach",
                severity: .warning)
        case .scrollPosition:
            return Diagnostic(
                "scrollPosition scrolls nothing: there is no ScrollView inside", at: place,
                hint: "put it on a ScrollView, or on a view around one", severity: .warning)
        }
    }
}
