import TintypeTree
import TintypeUI

/// A size of type, or the sizes that are allowed.
private struct TypeSizes {
    let least: DynamicTypeSize?
    let greatest: DynamicTypeSize?
    var isRange = true
}

extension Parameter where Value == TypeSizes {
    fileprivate static let typeSizes = Parameter(
        ArgumentSpec("size", .typeSizes, "A size, or those that are allowed: small...xxLarge, ...xxLarge.").required
    ) { call in
        guard let written = call.value("size") else { return Argument(TypeSizes(least: nil, greatest: nil)) }
        guard let text = written.scalar?.text, !text.hasPrefix("="), text.contains("...") else {
            return call.datum("size", as: .choice(Choices.dynamicTypeSize.names))?.map { datum in
                let size = datum.string.flatMap(Choices.dynamicTypeSize.value) ?? .large
                return TypeSizes(least: size, greatest: size, isRange: false)
            } ?? Argument(TypeSizes(least: nil, greatest: nil))
        }
        let ends = text.split(separator: "...", maxSplits: 1, omittingEmptySubsequences: false).map { end in
            end.isEmpty ? nil : call.typeSize(String(end), at: written.place)
        }
        let (least, greatest) = (ends[0], ends[1])
        if let least, let greatest, least > greatest {
            call.checker.diagnostics.error(
                "the range \(text) ends before it begins", at: written.place, hint: "write the smaller size first")
        }
        return Argument(TypeSizes(least: least, greatest: greatest))
    }
}

extension CallReader {
    fileprivate func typeSize(_ name: String, at place: ScenePlace) -> DynamicTypeSize? {
        if let size = Choices.dynamicTypeSize.value(name) { return size }
        reader.unknown("type size", name, at: place, among: Choices.dynamicTypeSize.names.values)
        return nil
    }
}

extension ModifierSpec {
    static let dynamicTypeSize = ModifierSpec(
        "dynamicTypeSize", "The reader's size of type for the view, or the sizes that it is kept to.", .typeSizes.main,
        example: .on("dynamicTypeSize: xxxLarge", swift: ".dynamicTypeSize(.xxxLarge)")
    ) { content, sizes in
        if !sizes.isRange, let size = sizes.least {
            content.dynamicTypeSize(size)
        } else {
            let all = DynamicTypeSize.allCases
            let (least, greatest) = (sizes.least ?? all[0], sizes.greatest ?? all[all.count - 1])
            content.dynamicTypeSize(least...max(least, greatest))
        }
    }
}
