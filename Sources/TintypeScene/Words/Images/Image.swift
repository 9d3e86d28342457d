import Foundation
import TintypeGraphics
import TintypeSymbols
import TintypeTree
import TintypeUI

extension ViewSpec {
    static let image = ViewSpec(
        "Image", "A symbol by its name, in the font and style around it, or a picture.",
        [
            ArgumentSpec("systemName", .string, "SF Symbols' name of it."),
            ArgumentSpec(
                "variableValue", .number,
                "The part of the symbol that is lit, where it has such parts as the arcs of `wifi`.",
                range: 0...1),
            ArgumentSpec("name", .string, "The name of a picture among the scene's `assets`."),
        ] + ArgumentSpec.imageFile,
        example: WordExample(
            """
            Image: {systemName: sun.max.fill}
            modifiers: [{font: {size: 40}}, {foregroundStyle: orange}]
            """,
            swift: """
                Image(systemName: "sun.max.fill")
                    .font(.system(size: 40))
                    .foregroundStyle(.orange)
                """)
    ) { call in
        let image = call.checker.changed(
            call.ownImage(), by: call.checker.imageModifiers(of: call.call), \.image, of: "an image", in: call.scope)
        return { frame, scope in Image._evaluate(image(frame, scope), into: &scope) }
    }
}

extension CallReader {
    /// The image of a call to `Image`, without modifiers.
    func ownImage() -> Argument<Image> {
        let sources = ["systemName", "name", "file"]
        for (index, name) in sources.enumerated() {
            for other in sources[(index + 1)...] { exclude(name, other) }
        }
        need(oneOf: sources)
        need(["file"], for: "scale")
        need(["systemName"], for: "variableValue")
        if has("file") { return fileImage() }
        if has("name") { return assetImage("name") }
        let (name, value) = (symbol("systemName"), number("variableValue"))
        guard let value else { return name.map { Image(checkedSystemName: $0) } }
        return Argument(fallback: Image(checkedSystemName: name.fallback)) { frame, scope in
            Image(checkedSystemName: name(frame, scope), variableValue: value(frame, scope))
        }
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
