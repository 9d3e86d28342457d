package import Foundation
import TintypeGraphics

/// The symbols that there are: SF Symbols' names, and what each is drawn from.
///
/// A name is found in the listed entries, or made by a rule from one: `.fill` is the filled look; `.circle`,
/// `.square` and other enclosures stand around any symbol; `.slash` strikes it through; `.badge` and `.badge.plus`
/// put a mark into a corner. A rule's parts may come from rules again: `person.crop.circle.fill.badge.checkmark`.
/// Names that were given up for others, in either direction, mean the same: `mic` and `microphone`, `doc` and
/// `document`.
package enum SymbolTable {
    /// The symbol `name`, drawn from `outlines`.
    ///
    /// - Parameter stroke: The width of its lines, in units of the grid.
    /// - Throws: ``SymbolError`` for a name that is neither listed nor made by a rule, or a glyph that the font has
    /// not.
    package static func symbol(
        named name: String, outlines: some SymbolOutlines, stroke: CGFloat = SymbolDrawing.usualStroke
    ) throws -> SymbolOutline {
        guard let drawing = drawing(named: name) else {
            throw SymbolError.unknown(name, nearest: nearestSymbols(to: name))
        }
        let drawn = try drawing.path(outlines: outlines, name: name, stroke: stroke)
        return SymbolOutline(name: name, stroke: stroke, drawn: drawn)
    }

    /// The parts of a symbol that may have colours of their own, from the back to the front; at least one.
    ///
    /// - Parameters:
    ///   - outline: The outline that ``symbol(named:outlines:stroke:)`` made of the name: the parts fill its box.
    ///   - isNatural: Indicates whether they have the colours of nature, as in the mode `multicolor`.
    /// - Throws: as that does.
    package static func layers(
        of outline: SymbolOutline, outlines: some SymbolOutlines, isNatural: Bool = false
    ) throws -> [SymbolLayer] {
        let figure = figure(named: outline.name)
        let parts = (isNatural ? figure?.naturalParts : figure?.parts) ?? []
        var layers: [SymbolLayer] = []
        for part in parts {
            let drawn = try part.drawing.path(outlines: outlines, name: outline.name, stroke: outline.stroke)
            guard !drawn.inkBounds.isNull, !drawn.isEmpty else { continue }
            layers.append(SymbolLayer(path: outline.placed(drawn), level: part.level, hue: part.hue))
        }
        // What is left of a symbol without the part that it is about is what it is about.
        let least = layers.map(\.level).min() ?? 0
        for index in layers.indices { layers[index].level -= least }
        return layers.isEmpty ? [SymbolLayer(path: outline.path, level: 0)] : layers
    }

    /// The parts of a symbol that shows a value, as layers: those that a value from 0 to 1 lights, and those that it does not; nil
    /// for a symbol that shows none.
    ///
    /// - Parameter outline: The outline that ``symbol(named:outlines:stroke:)`` made of the name: the parts fill its box.
    /// - Throws: as that does.
    package static func layers(
        of outline: SymbolOutline, showing value: Double, outlines: some SymbolOutlines
    ) throws -> [(layer: SymbolLayer, opacity: Double)]? {
        guard let steps = steps(named: outline.name) else { return nil }
        let lit = steps.litCount(at: value)
        func layer(_ drawing: SymbolDrawing) throws -> SymbolLayer {
            let drawn = try drawing.path(outlines: outlines, name: outline.name, stroke: outline.stroke)
            return SymbolLayer(path: outline.placed(drawn), level: 0)
        }
        var layers = try steps.base.map { [(layer: try layer($0), opacity: 1.0)] } ?? []
        for (index, step) in steps.steps.enumerated() {
            layers.append((try layer(step), index < lit ? 1 : SymbolSteps.unlitOpacity))
        }
        return layers
    }

    /// Returns whether a symbol has parts that a value lights one after the other; false for an unknown name.
    package static func hasVariableValue(_ name: String) -> Bool { steps(named: name) != nil }

    /// The steps of a listed symbol, or of one that is called otherwise.
    private static func steps(named name: String) -> SymbolSteps? {
        for name in [name, renamed(name)].compactMap({ $0 }) {
            let isFilled = name.hasSuffix(".fill")
            let stem = isFilled ? String(name.dropLast(".fill".count)) : name
            for group in groups {
                if let entry = group().first(where: { $0.name == stem }), let steps = entry.steps {
                    return steps(isFilled)
                }
            }
        }
        return nil
    }

    /// Indicates whether ``symbol(named:outlines:stroke:)`` knows the name.
    package static func contains(_ name: String) -> Bool {
        drawing(named: name) != nil
    }

    /// The name of the symbol that stands for another one where one reads from right to left: forward and backward trade places,
    /// as SF Symbols' names with these words follow the direction of reading. Those that begin with them are of playback and stay, and so do
    /// things with an arrow, whose other name is not their image in a mirror.
    package static func name(readFromRight name: String) -> String {
        let words = name.split(separator: ".")
        guard !words.contains("and") else { return name }
        let turned = words.enumerated().map { index, word in
            switch word {
            case "forward" where index > 0: "backward"
            case "backward" where index > 0: "forward"
            default: String(word)
            }
        }
        let other = turned.joined(separator: ".")
        return other != name && contains(other) ? other : name
    }

    /// Returns whether a glyph of the icon font is a part of the symbol; false for an unknown name.
    package static func isOfFont(_ name: String) -> Bool {
        drawing(named: name).map { !$0.scalars.isEmpty } ?? false
    }

    /// The entries, by subject; each group is made when the search comes to it.
    static let groups: [@Sendable () -> [SymbolEntry]] = [
        { marks }, { media }, { communication }, { people }, { objects }, { places }, { nature }, { transport },
        { devices }, { editing }, { shapes }, { arrows },
    ]

    /// All entries.
    static var entries: [SymbolEntry] { groups.flatMap { $0() } }

    /// The listed look of a name without `.fill`; nil where there is none. The groups are searched one by one: for the
    /// few symbols of a picture that is sooner done than an index of them all.
    static func listed(_ name: String, isFilled: Bool) -> SymbolDrawing? {
        for group in groups {
            let entries = group()
            // By index: an entry that is not meant is not copied for its name, which counts where nothing is optimized.
            for index in entries.indices where entries[index].name == name {
                if let look = isFilled ? entries[index].filled : entries[index].plain { return look() }
            }
        }
        return nil
    }

    /// The code points of all glyphs that entries are drawn from, sorted: what the icon font must have.
    package static var allScalars: [UInt32] {
        var scalars: Set<UInt32> = []
        for entry in entries {
            for look in [entry.plain, entry.filled] { scalars.formUnion(look?().scalars ?? []) }
        }
        return scalars.sorted()
    }
}
