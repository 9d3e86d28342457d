import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview(as:widget:timeline:)`: becomes a type as `#Preview` of a view does, whose picture WidgetKit makes.
struct WidgetPreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID) else {
            throw MacroExpansionErrorMessage("a preview stands in a file")
        }
        var arguments = ["fileID: \(place.file)", "line: \(place.line)"]
        arguments += node.arguments.map { argument in
            (argument.label.map { "\($0.text): " } ?? "") + "\(argument.expression.trimmed)"
        }
        if let closure = node.trailingClosure { arguments.append("widget: \(closure.trimmed)") }
        arguments += node.additionalTrailingClosures.map { "\($0.label.text): \($0.closure.trimmed)" }
        let type = context.makeUniqueName("Preview")
        return [
            """
            struct \(type): SwiftUI._PreviewSource {
                @MainActor static func _makePreview() -> SwiftUI.Preview {
                    WidgetKit._WidgetPreview.preview(\(raw: arguments.joined(separator: ", ")))
                }
            }
            """
        ]
    }
}
