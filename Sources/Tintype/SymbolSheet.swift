import Foundation

/// A scene that shows symbols with their names, in rows.
package struct SymbolSheet {
    private let names: [String]
    private let weights: [String]
    private let mode: String
    private let value: Double?
    private let columns: Int

    /// The size of a cell for one weight, in points.
    private static let cell = CGSize(width: 64, height: 50)
    /// The cells of a row, and the rows of a sheet: more would be more than one scene may hold, and no one looks through it.
    private static let (cellsInRow, mostRows) = (12, 40)

    /// Sheets of all symbols, in order, each with as many as are well seen on one.
    package static func sheets(
        _ names: [String], weights: [String], mode: String, value: Double? = nil
    ) -> [SymbolSheet] {
        let count = columns(for: weights) * mostRows
        return stride(from: 0, to: names.count, by: count).map {
            SymbolSheet(Array(names[$0..<min($0 + count, names.count)]), weights: weights, mode: mode, value: value)
        }
    }

    private static func columns(for weights: [String]) -> Int { max(1, cellsInRow / max(weights.count, 1)) }

    /// - Parameters:
    ///   - names: SF Symbols' names.
    ///   - weights: The weights that each is shown in, side by side.
    ///   - mode: The colouring of their layers.
    ///   - value: The part, from 0 to 1, that is lit of those that have a variable value; nil for all.
    package init(_ names: [String], weights: [String], mode: String, value: Double? = nil) {
        self.names = names
        self.weights = weights
        self.mode = mode
        self.value = value
        columns = Self.columns(for: weights)
    }

    /// The scene file's text.
    package var scene: String {
        let rows = stride(from: 0, to: names.count, by: columns).map {
            Array(names[$0..<min($0 + columns, names.count)])
        }
        let width = Int(Self.cell.width) * columns * weights.count + 16
        let height = Int(Self.cell.height) * rows.count + 16
        var text =
            "canvas: {width: \(width), height: \(height), background: {light: white, dark: black}}\nbody:\n  VStack:\n"
        text += "    alignment: leading\n    spacing: 0\n    children:\n"
        for row in rows {
            text += "      - HStack:\n          spacing: 0\n          children:\n"
            for name in row { text += cell(name) }
        }
        return text
    }

    private func cell(_ name: String) -> String {
        let indent = "            "
        var text = "\(indent)- VStack:\n\(indent)    spacing: 3\n\(indent)    children:\n"
        text += "\(indent)      - HStack:\n\(indent)          spacing: 0\n\(indent)          children:\n"
        for weight in weights {
            let lit = value.map { ", variableValue: \($0)" } ?? ""
            text += "\(indent)            - Image: {systemName: \"\(name)\"\(lit)}\n"
            text +=
                "\(indent)              modifiers: [{font: {size: 22, weight: \(weight)}}, {symbolRenderingMode: \(mode)}, "
            // Of one style a palette is a hierarchy.
            if mode == "palette" { text += "{foregroundStyle: {style: primary, secondary: blue, tertiary: orange}}, " }
            text += "{frame: {width: \(Int(Self.cell.width)), height: 30}}]\n"
        }
        text += "\(indent)      - Text: \"\(name)\"\n"
        text += "\(indent)        modifiers: [{font: {size: 7}}, {lineLimit: 1}, {truncationMode: middle}]\n"
        let width = Int(Self.cell.width) * weights.count
        text += "\(indent)  modifiers: [{frame: {width: \(width), height: \(Int(Self.cell.height))}}]\n"
        return text
    }
}
