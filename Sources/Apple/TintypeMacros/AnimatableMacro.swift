import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Animatable`: makes a type `Animatable`, with all stored properties that can change for its animatable data.
///
/// Properties that do not animate are marked `@AnimatableIgnored`; the others say their types.
struct AnimatableMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        let conformance = protocols.isEmpty ? "" : ": SwiftUI.Animatable"
        return [try ExtensionDeclSyntax("extension \(type.trimmed)\(raw: conformance) {}")]
    }
}

extension AnimatableMacro: MemberMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let properties = try declaration.memberBlock.members.compactMap { try AnimatedProperty($0.decl) }
        if properties.isEmpty { return [] }
        let access = declaration.modifiers.contains { $0.name.text == "public" } ? "public " : ""
        let type = properties.pairs({ "\($0.type).AnimatableData" }, { "SwiftUI.AnimatablePair<\($0), \($1)>" })
        let value = properties.pairs({ "\($0.name).animatableData" }, { "SwiftUI.AnimatablePair(\($0), \($1))" })
        let writes = properties.indices.map { index in
            "\(properties[index].name).animatableData = newValue\(properties.path(to: index))"
        }
        return [
            """
            \(raw: access)var animatableData: \(raw: type) {
                get { \(raw: value) }
                set {
                    \(raw: writes.joined(separator: "\n"))
                }
            }
            """
        ]
    }
}

/// `@AnimatableIgnored`: a property that `@Animatable` leaves out. By itself it adds nothing.
struct AnimatableIgnoredMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        []
    }
}

/// A stored property that can change.
private struct AnimatedProperty {
    let name: String
    let type: String

    /// nil for other declarations.
    init?(_ declaration: DeclSyntax) throws {
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "var",
            !variable.modifiers.contains(where: { ["static", "lazy"].contains($0.name.text) }),
            !variable.attributes.contains(where: { $0.isNamed("AnimatableIgnored") }),
            variable.bindings.count == 1, let binding = variable.bindings.first, !binding.isComputed,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self), pattern.identifier.text != "animatableData"
        else { return nil }
        name = pattern.identifier.text
        guard let annotation = binding.typeAnnotation else {
            throw MacroExpansionErrorMessage("@Animatable needs the type of `\(name)`: var \(name): … = …")
        }
        type = annotation.type.trimmedDescription
    }
}

extension PatternBindingSyntax {
    var isComputed: Bool {
        switch accessorBlock?.accessors {
        case nil: false
        case .getter: true
        case .accessors(let list): list.contains { ["get", "_read"].contains($0.accessorSpecifier.text) }
        }
    }
}

extension [AnimatedProperty] {
    /// All parts as pairs of pairs: a, (b, (c, d)).
    fileprivate func pairs(
        _ part: (AnimatedProperty) -> String, _ pair: (String, String) -> String
    ) -> String {
        guard let last else { return "" }
        return dropLast().reversed().reduce(part(last)) { pair(part($1), $0) }
    }

    /// The path in such pairs to the part of the property at `index`.
    fileprivate func path(to index: Int) -> String {
        let seconds = String(repeating: ".second", count: index)
        return count == 1 || index == count - 1 ? seconds : seconds + ".first"
    }
}
