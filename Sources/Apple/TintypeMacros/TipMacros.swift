import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Parameter`: a static property whose value is kept in a parameter beside it, `$name`.
struct TipParameterMacro: AccessorMacro, PeerMacro {
    private static func binding(of declaration: some DeclSyntaxProtocol) -> (PatternBindingSyntax, String)? {
        guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return nil }
        return (binding, name)
    }

    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let (_, name) = binding(of: declaration) else { return [] }
        return ["get { $\(raw: name).wrappedValue }", "set { $\(raw: name).wrappedValue = newValue }"]
    }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let variable = declaration.as(VariableDeclSyntax.self), let (binding, name) = binding(of: declaration),
            let value = binding.initializer?.value
        else { throw MacroExpansionErrorMessage("@Parameter goes before a static property with a value") }
        let access = variable.modifiers.filter { ["public", "package", "fileprivate"].contains($0.name.text) }
            .map { "\($0.name.text) " }.joined()
        let type = binding.typeAnnotation.map { "<\($0.type.trimmedDescription)>" } ?? ""
        return ["\(raw: access)static let $\(raw: name) = Tips.Parameter\(raw: type)(\(value.trimmed))"]
    }
}

/// `#Rule`: a rule that is not asked.
struct TipRuleMacro: ExpressionMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> ExprSyntax { "Tips.Rule()" }
}
