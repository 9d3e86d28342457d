import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Generable`: a struct is made of properties of their names, an enum of the names of its cases.
struct GenerableMacro: ExtensionMacro, MemberMacro {
    /// A property that a model makes.
    private struct Property {
        let name: String
        let type: String
        let description: String?

        /// The type without its question mark, in parentheses where it is made of several words.
        var unwrapped: String { type.hasSuffix("?") ? String(type.dropLast()) : type }
    }

    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        let access = access(of: declaration)
        let words = description(in: node).map { ", description: \($0)" } ?? ""
        if declaration.is(EnumDeclSyntax.self) {
            let cases = try cases(of: declaration)
            let names = cases.map { "\"\($0)\"" }.joined(separator: ", ")
            let reads = cases.map { "case \"\($0)\": self = .\($0)" }.joined(separator: "\n")
            let writes = cases.map { "case .\($0): \"\($0)\"" }.joined(separator: "\n")
            return [
                try ExtensionDeclSyntax(
                    """
                    extension \(type.trimmed): FoundationModels.Generable {
                        nonisolated \(raw: access)static var generationSchema: FoundationModels.GenerationSchema {
                            FoundationModels.GenerationSchema(type: Self.self\(raw: words), anyOf: [\(raw: names)])
                        }
                        nonisolated \(raw: access)init(_ content: FoundationModels.GeneratedContent) throws {
                            let name = try content.value(String.self)
                            switch name {
                            \(raw: reads)
                            default:
                                throw FoundationModels.LanguageModelSession.GenerationError.decodingFailure(
                                    .init(debugDescription: "There is no case \\(name)."))
                            }
                        }
                        nonisolated \(raw: access)var generatedContent: FoundationModels.GeneratedContent {
                            let name = switch self {
                            \(raw: writes)
                            }
                            return FoundationModels.GeneratedContent(name)
                        }
                    }
                    """)
            ]
        }
        let properties = properties(of: declaration)
        let forms = properties.map { property in
            let words = property.description.map { ", description: \($0)" } ?? ""
            return "FoundationModels.GenerationSchema.Property("
                + "name: \"\(property.name)\"\(words), type: (\(property.type)).self)"
        }.joined(separator: ", ")
        let writes = properties.map { "\"\($0.name)\": self.\($0.name)" }.joined(separator: ", ")
        let reads = properties.map {
            "self.\($0.name) = try content.value((\($0.type)).self, forProperty: \"\($0.name)\")"
        }.joined(separator: "\n")
        return [
            try ExtensionDeclSyntax(
                """
                extension \(type.trimmed): FoundationModels.Generable {
                    nonisolated \(raw: access)static var generationSchema: FoundationModels.GenerationSchema {
                        FoundationModels.GenerationSchema(type: Self.self\(raw: words), properties: [\(raw: forms)])
                    }
                    nonisolated \(raw: access)init(_ content: FoundationModels.GeneratedContent) throws {
                        \(raw: reads)
                    }
                    nonisolated \(raw: access)var generatedContent: FoundationModels.GeneratedContent {
                        FoundationModels.GeneratedContent(properties: [\(raw: writes.isEmpty ? ":" : writes)])
                    }
                }
                """)
        ]
    }

    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard !declaration.is(EnumDeclSyntax.self) else { return [] }
        guard declaration.is(StructDeclSyntax.self) else {
            throw MacroExpansionErrorMessage("@Generable goes before a struct or an enum")
        }
        let (access, properties) = (access(of: declaration), properties(of: declaration))
        let parts = properties.map { "\(access)var \($0.name): (\($0.unwrapped)).PartiallyGenerated?" }
            .joined(separator: "\n")
        let reads = properties.map {
            "self.\($0.name) = try content.value((\($0.unwrapped)).PartiallyGenerated?.self, forProperty: \"\($0.name)\")"
        }.joined(separator: "\n")
        return [
            """
            nonisolated \(raw: access)struct PartiallyGenerated: Identifiable, \
            FoundationModels.ConvertibleFromGeneratedContent {
                \(raw: access)var id: FoundationModels.GenerationID
                \(raw: parts)
                nonisolated \(raw: access)init(_ content: FoundationModels.GeneratedContent) throws {
                    self.id = content.id ?? FoundationModels.GenerationID()
                    \(raw: reads)
                }
            }
            """
        ]
    }

    /// The word before what is made: `public` before what is public.
    private static func access(of declaration: some DeclGroupSyntax) -> String {
        declaration.modifiers.map(\.name.text).first { ["public", "package"].contains($0) }.map { "\($0) " } ?? ""
    }

    /// The words of an attribute's `description`, as they are written.
    private static func description(in attribute: AttributeSyntax) -> String? {
        attribute.arguments?.as(LabeledExprListSyntax.self)?.first { $0.label?.text == "description" }?
            .expression.trimmedDescription
    }

    /// The properties that are kept, have no value of their own that could not change, and name their types.
    private static func properties(of declaration: some DeclGroupSyntax) -> [Property] {
        declaration.memberBlock.members.flatMap { member -> [Property] in
            guard let variable = member.decl.as(VariableDeclSyntax.self),
                !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) })
            else { return [] }
            let guide = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
                .first { $0.attributeName.trimmedDescription.hasSuffix("Guide") }
            return variable.bindings.compactMap { binding in
                guard binding.accessorBlock == nil,
                    !(variable.bindingSpecifier.text == "let" && binding.initializer != nil),
                    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                    let type = binding.typeAnnotation?.type.trimmedDescription
                else { return nil }
                return Property(name: name, type: type, description: guide.flatMap(description(in:)))
            }
        }
    }

    /// The names of an enum's cases.
    ///
    /// - Throws: A message for a case with associated values.
    private static func cases(of declaration: some DeclGroupSyntax) throws -> [String] {
        let elements = declaration.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
            .flatMap(\.elements)
        guard elements.allSatisfy({ $0.parameterClause == nil }) else {
            throw MacroExpansionErrorMessage("@Generable goes before an enum without associated values")
        }
        return elements.map(\.name.text)
    }
}

/// `@Guide`: read by `@Generable`.
struct GuideMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}
