import TintypeGraphics
import TintypeSymbols
import TintypeTree

extension ViewSpec {
    static let image = ViewSpec(
        "Image", "A symbol by its name, in the font and style around it.",
        [ArgumentSpec("systemName", .string, "SF Symbols' name of it.").required]
    ) { call in
        let name = call.string("systemName")
        if let constant = name.constant, let value = call.value("systemName") {
            call.checker.checkSymbol(constant, at: value.place)
        }
        return { frame, scope in scope.appendSymbol(name(frame, scope)) }
    }
}

extension SceneChecker {
    /// Reports a symbol that there is not.
    func checkSymbol(_ name: String, at place: ScenePlace) {
        guard !name.isEmpty, !SymbolTable.contains(name) else { return }
        do {
            _ = try SymbolTable.symbol(named: name, outlines: NoOutlines())
        } catch let error as SymbolError {
            diagnostics.error(error.description, at: place, hint: error.hint)
        } catch {
            preconditionFailure("A symbol is refused with a SymbolError.")
        }
    }
}

/// Without outlines the table still knows its names.
private struct NoOutlines: SymbolOutlines {
    func outline(of scalar: UInt32) throws -> Path? { nil }
}
