import SwiftSyntax
import SwiftSyntaxMacros

/// `#Playground`: becomes nothing, once the compiler has checked what stands in it.
struct PlaygroundMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) -> [DeclSyntax] { [] }
}
