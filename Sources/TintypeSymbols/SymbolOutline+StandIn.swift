import Foundation
import TintypeGraphics

extension SymbolOutline {
    /// A dashed square in place of a symbol that is not in the table: as large as most symbols, and none of them.
    package static func standIn(for name: String) -> SymbolOutline {
        let square = Path(
            roundedRect: CGRect(x: 4, y: 4, width: 16, height: 16), cornerRadius: 4, style: .circular)
        // The outline is 57.1 units long: sixteen dashes and gaps.
        return SymbolOutline(
            name: name, drawn: square.strokedPath(StrokeStyle(lineWidth: 1.6, dash: [2.1, 1.47])))
    }
}
