import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: a property of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues`, and the key that it needs.
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var accent: Color = .blue
/// }
/// ```
struct EntryMacro {
    /// The parts of the property that is marked.
    private struct Property {
        let name: String
        /// nil where it follows from the value.
        let type: TypeSyntax?
        let value: ExprSyntax

        var key: String { "__Key_\(name)" }

        init(_ declaration: some DeclSyntaxProtocol) throws {
            guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var",
                variable.bindings.count == 1, let binding = variable.bindings.first,
                let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
            else { throw MacroExpansionErrorMessage("@Entry goes before one stored `var`") }
            name = pattern.identifier.text.filter { $0 != "`" }
            type = binding.typeAnnotation?.type.trimmed
            if let value = binding.initializer?.value {
                self.value = value.trimmed
            } else if type?.isOptional == true {
                value = "nil"
            } else {
                throw MacroExpansionErrorMessage("@Entry needs a value to begin with: var \(name): … = …")
            }
        }
    }
}

extension EntryMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let key = try Property(declaration).key
        return [
            "get { self[_entry: \(raw: key).self] }",
            "set { self[_entry: \(raw: key).self] = newValue }",
        ]
    }
}

extension EntryMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        // The accessors have said what is wrong.
        guard let property = try? Property(declaration) else { return [] }
        let type = property.type.map { "<\($0)>" } ?? ""
        return [
            """
            private enum \(raw: property.key): SwiftUI._EntryKey {
                static let _entry = SwiftUI._Entry\(raw: type) { \(property.value) }
            }
            """
        ]
    }
}

extension TypeSyntax {
    fileprivate var isOptional: Bool {
        if self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return true }
        return self.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
    }
}
