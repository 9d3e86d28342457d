import Foundation
import TintypeTree

extension SceneChecker {
    /// The greatest number of guides that a scene may declare: each is a type of its own to the engine.
    private static let mostAlignments = 32

    /// Reads `alignments:`, guides by name, each with the guide that it is where a view does not say otherwise.
    func readAlignments(_ value: SceneValue) {
        for entry in reader.mapping(value, of: "alignments")?.entries ?? [] {
            guard reader.isIdentifier(entry.key, at: entry.keyPlace) else { continue }
            if SceneGuide.builtIn.contains(where: { $0.name == entry.key }) || Choices.alignment.value(entry.key) != nil
            {
                diagnostics.error(
                    "\"\(entry.key)\" is an alignment that there is already", at: entry.keyPlace,
                    hint: "choose another name")
                continue
            }
            guard guides.count < Self.mostAlignments else {
                diagnostics.error(
                    "a scene declares at most \(Self.mostAlignments) alignments", at: entry.keyPlace)
                return
            }
            let known = SceneGuide.builtIn
            guard let name = reader.name(entry.value, among: known.map(\.name), what: "guide"),
                let fallback = known.firstIndex(where: { $0.name == name })
            else { continue }
            guides.append((entry.key, SceneGuide(declared: guides.count, fallback: fallback)))
        }
    }
}

extension SceneGuide {
    /// The guide that a scene declares as the `number`-th, of the axis of a built-in one.
    fileprivate init(declared number: Int, fallback: Int) {
        let id = declaredAlignment(number, fallback)
        switch SceneGuide.builtIn[fallback].value {
        case .horizontal: self = .horizontal(HorizontalAlignment(id))
        case .vertical: self = .vertical(VerticalAlignment(id))
        }
    }
}

// SwiftUI, and the engine, know an alignment by its type. A scene has only names, so each name gets a type: one that
// counts, in types, which declaration it is and which built-in guide it falls back to.

private protocol TypeNumber {
    static var value: Int { get }
}

private enum Zero: TypeNumber {
    static var value: Int { 0 }
}

private enum Next<Before: TypeNumber>: TypeNumber {
    static var value: Int { Before.value + 1 }
}

private enum DeclaredAlignment<Number: TypeNumber, Fallback: TypeNumber>: NumberedAlignmentID {
    static var number: Int { Number.value + 1 }

    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
        SceneGuide.builtIn[Fallback.value].value.value(in: dimensions)
    }
}

private func typeNumber(_ value: Int) -> any TypeNumber.Type {
    func next<Before: TypeNumber>(_ before: Before.Type) -> any TypeNumber.Type { Next<Before>.self }
    return value == 0 ? Zero.self : next(typeNumber(value - 1))
}

private func declaredAlignment(_ number: Int, _ fallback: Int) -> any AlignmentID.Type {
    func alignment<Number: TypeNumber, Fallback: TypeNumber>(
        _ number: Number.Type, _ fallback: Fallback.Type
    ) -> any AlignmentID.Type {
        DeclaredAlignment<Number, Fallback>.self
    }
    return alignment(typeNumber(number), typeNumber(fallback))
}
