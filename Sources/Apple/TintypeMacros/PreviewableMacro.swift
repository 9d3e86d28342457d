import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: marks a property in a `#Preview`, which moves it into a view of its own. By itself it adds nothing.
struct PreviewableMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        []
    }
}
