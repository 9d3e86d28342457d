import TintypeTree

/// The components and modifiers that every scene has, written in the scene language itself.
enum Prelude {
    /// The components that the file declares: it is read only when a scene uses one of these.
    static let components = ["badgeLabel", "card", "icon"]
    static let modifiers = ["badgeRim", "card", "highlight", "iconBadge", "iconBadges"]
    /// Modifiers that had other names: `badge` is SwiftUI's, of rows and tabs.
    static let renamed = ["badge": "iconBadge", "badges": "iconBadges"]
    static let preferences = ["badges", "highlights"]

    static let file = "Prelude.yaml"

    /// The prelude for a scene; its own mistakes are a programmer's.
    static func checker(for user: SceneChecker) -> SceneChecker? {
        let diagnostics = DiagnosticBag()
        guard let document = SceneDocument.parse(PackageResources.Prelude_yaml, file: file, diagnostics: diagnostics)
        else { preconditionFailure("The prelude cannot be read: \(diagnostics.sorted)") }
        let reader = SceneReader(document.source, names: .vocabulary, diagnostics: user.diagnostics)
        let checker = SceneChecker(reader: reader, limits: user.limits, isPrelude: true)
        checker.user = user
        guard let mapping = reader.mapping(document.root, of: "the prelude") else { return nil }
        checker.readDeclarations(mapping)
        return checker
    }
}

extension SceneChecker {
    /// Reads the declarations for all of a file: preferences, values of the environment, components and modifiers.
    func readDeclarations(_ mapping: SceneMapping) {
        if let value = mapping["import"] { readImports(value) }
        if let value = mapping["data"] { readData(value) }
        if let value = mapping["alignments"] { readAlignments(value) }
        if let value = mapping["preferences"] { readPreferences(value) }
        if let value = mapping["environment"] { readEnvironment(value) }
        for entry in parts(mapping["components"], "components") {
            components[entry.key] = DeclaredPart(.component, entry, checker: self)
        }
        for entry in parts(mapping["layouts"], "layouts") {
            components[entry.key] = DeclaredPart(.layout, entry, checker: self)
        }
        for entry in parts(mapping["modifiers"], "modifiers") {
            modifiers[entry.key] = DeclaredPart(.modifier, entry, checker: self)
        }
        readStyles(mapping)
    }

    private func readStyles(_ mapping: SceneMapping) {
        for entry in parts(mapping["styles"], "styles") {
            styles[entry.key] = DeclaredPart(.style, entry, checker: self)
        }
    }

    private func parts(_ value: SceneValue?, _ owner: String) -> [SceneEntry] {
        guard let value else { return [] }
        return (reader.mapping(value, of: owner)?.entries ?? []).filter { entry in
            guard ["if", "content", "modifiers", "id"].contains(entry.key) else { return true }
            diagnostics.error(
                "\"\(entry.key)\" cannot be a name", at: entry.keyPlace, hint: "it is a word of the language")
            return false
        }
    }

    /// Checks what no view used, too.
    func checkUnusedParts() {
        for part in (Array(components.values) + Array(modifiers.values) + Array(styles.values)).sorted(by: {
            ($0.place.location.line, $0.place.location.column) < ($1.place.location.line, $1.place.location.column)
        }) {
            _ = part.check(usedAt: part.place)
        }
    }
}
