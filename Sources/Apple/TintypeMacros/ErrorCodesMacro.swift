import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@_ErrorCodes`: the reasons of a framework's error. The error around them gets its parts by it, as Swift's importer adds them to
/// the enumerations of Apple's headers.
///
/// ```swift
/// public struct CLError: Error, Hashable, @unchecked Sendable, CustomNSError {
///     @_ErrorCodes(kCLErrorDomain)
///     public enum Code: Int, Sendable {
///         case locationUnknown = 0
///     }
/// }
/// ```
struct ErrorCodesMacro: MemberMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let errors = context.lexicalContext.lazy.compactMap { $0.as(StructDeclSyntax.self) }
        guard let error = errors.first?.name.trimmed else {
            throw MacroExpansionErrorMessage("@_ErrorCodes goes before the `enum` in an error")
        }
        return [
            """
            public static func ~= (code: Self, error: any Error) -> Bool { (error as? \(error))?.code == code }
            """
        ]
    }
}

extension ErrorCodesMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let codes = declaration.as(EnumDeclSyntax.self),
            let domain = node.arguments?.as(LabeledExprListSyntax.self)?.first?.expression
        else { return [] }
        let names = codes.memberBlock.members.flatMap { member in
            member.decl.as(EnumCaseDeclSyntax.self)?.elements.map(\.name.trimmed) ?? []
        }
        return [
            "public let code: Code",
            "public let userInfo: [String: Any]",
            """
            public init(_ code: Code, userInfo: [String: Any] = [:]) {
                (self.code, self.userInfo) = (code, userInfo)
            }
            """,
            "public static var errorDomain: String { \(domain) }",
            "public var errorCode: Int { Int(code.rawValue) }",
            "public var errorUserInfo: [String: Any] { userInfo }",
            "public static func == (a: Self, b: Self) -> Bool { a.code == b.code }",
            "public func hash(into hasher: inout Hasher) { hasher.combine(code) }",
        ] + names.map { "public static var \($0): Code { .\($0) }" }
    }
}
