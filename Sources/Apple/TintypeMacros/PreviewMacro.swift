import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: becomes a type that the runtime lists among those that conform to `_PreviewSource`, by which tests find it.
///
/// ```swift
/// #Preview("Dark", traits: .sizeThatFitsLayout) { Card() }
/// ```
struct PreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let call = try PreviewCall(node)
        guard let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID) else {
            throw MacroExpansionErrorMessage("a preview stands in a file")
        }
        var body = PreviewBody(call.body)
        let arguments = ["fileID: \(place.file)", "line: \(place.line)"] + call.arguments
        let type = context.makeUniqueName("Preview")
        guard body.hasPreviewables else {
            return [
                """
                struct \(type): SwiftUI._PreviewSource {
                    @MainActor static func _makePreview() -> SwiftUI.Preview {
                        SwiftUI.Preview(\(raw: arguments.joined(separator: ", "))) {
                            \(body.statements)
                        }
                    }
                }
                """
            ]
        }
        let properties = body.takePreviewables()
        return [
            """
            struct \(type): SwiftUI._PreviewSource {
                struct __PreviewContent: SwiftUI.View {
                    \(properties)
                    init() {}
                    var body: some SwiftUI.View {
                        \(body.statements)
                    }
                }
                @MainActor static func _makePreview() -> SwiftUI.Preview {
                    SwiftUI.Preview(\(raw: arguments.joined(separator: ", "))) {
                        __PreviewContent()
                    }
                }
            }
            """
        ]
    }
}

/// The arguments and closures of a `#Preview`.
private struct PreviewCall {
    /// The name and the traits, as the initializer of `Preview` takes them.
    let arguments: [String]
    let body: CodeBlockItemListSyntax

    init(_ node: some FreestandingMacroExpansionSyntax) throws {
        var arguments: [String] = []
        var closure = node.trailingClosure
        var isTrait = false
        for argument in node.arguments {
            let label = argument.label?.text
            if label != nil { isTrait = label == "traits" }
            switch label {
            case nil where isTrait: arguments.append("\(argument.expression.trimmed)")
            case nil: arguments.insert("\(argument.expression.trimmed)", at: 0)
            case "traits": arguments.append("traits: \(argument.expression.trimmed)")
            case "body": closure = argument.expression.as(ClosureExprSyntax.self)
            // What says how a window is to be: a still picture has none.
            default: break
            }
        }
        guard let closure else {
            throw MacroExpansionErrorMessage("#Preview needs the view in braces: #Preview { MyView() }")
        }
        self.arguments = arguments
        body = closure.statements
    }
}

/// The statements of a preview, and among them the properties that are marked `@Previewable`.
private struct PreviewBody {
    private(set) var statements: CodeBlockItemListSyntax

    init(_ statements: CodeBlockItemListSyntax) {
        self.statements = statements
    }

    var hasPreviewables: Bool { statements.contains { $0.previewable != nil } }

    /// Takes the marked properties out, as members of a view.
    mutating func takePreviewables() -> MemberBlockItemListSyntax {
        let properties = statements.compactMap(\.previewable)
        statements = statements.filter { $0.previewable == nil }
        return MemberBlockItemListSyntax(
            properties.map { MemberBlockItemSyntax(decl: $0.trimmed, trailingTrivia: .newline) })
    }
}

extension CodeBlockItemSyntax {
    /// The property without its `@Previewable`; nil for what is not marked so.
    fileprivate var previewable: VariableDeclSyntax? {
        guard case .decl(let declaration) = item, var variable = declaration.as(VariableDeclSyntax.self) else {
            return nil
        }
        let attributes = variable.attributes.filter { !$0.isNamed("Previewable") }
        guard attributes.count < variable.attributes.count else { return nil }
        variable.attributes = AttributeListSyntax(Array(attributes))
        return variable
    }
}
