import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@_Managed`: a property of a Core Data object or of a layer, whose value the object keeps by the property's name.
///
/// ```swift
/// @_Managed public var title: String?
/// ```
struct ManagedMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var",
            variable.bindings.count == 1,
            let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { throw MacroExpansionErrorMessage("@NSManaged goes before one `var`") }
        let key = name.filter { $0 != "`" }
        return [
            "get { self._managed(\"\(raw: key)\") }",
            "set { self._setManaged(\"\(raw: key)\", newValue) }",
        ]
    }
}
