import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model`: makes a class a model of SwiftData: observed, known by its record, and kept by a context.
struct ModelMacro: MemberMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let type = declaration.as(ClassDeclSyntax.self) else {
            throw MacroExpansionErrorMessage("@Model goes before a class")
        }
        let access = type.modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
        let name = type.name.trimmed
        return [
            "private let _$observationRegistrar = SwiftData._ObservationRegistrar()",
            "\(raw: access)let _$record = SwiftData._ModelRecord()",
            """
            internal nonisolated func access<Member>(keyPath: KeyPath<\(name), Member>) {
                _$observationRegistrar.access(self, keyPath: keyPath)
            }
            """,
            """
            internal nonisolated func withMutation<Member, MutationResult>(
                keyPath: KeyPath<\(name), Member>, _ mutation: () throws -> MutationResult
            ) rethrows -> MutationResult {
                try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
            }
            """,
            "private nonisolated func shouldNotifyObservers<Member>(_ old: Member, _ new: Member) -> Bool { true }",
        ]
    }
}

extension ModelMacro: MemberAttributeMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard let variable = member.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var",
            !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) }),
            !variable.attributes.contains(where: { $0.isNamed("ObservationIgnored") }),
            variable.bindings.count == 1, let binding = variable.bindings.first, !binding.isComputed
        else { return [] }
        return ["@ObservationTracked"]
    }
}

extension ModelMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        [
            try ExtensionDeclSyntax(
                "extension \(type.trimmed): nonisolated SwiftData.PersistentModel, nonisolated SwiftData._Observable {}"
            )
        ]
    }
}

/// A mark on a property that says something to a store, and adds nothing by itself.
struct StoredPropertyMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        []
    }
}
