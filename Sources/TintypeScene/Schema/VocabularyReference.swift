/// The reference of the scene language in Markdown: every word with its arguments, a use of it, and the same in Swift.
package enum VocabularyReference {
    /// The page. The same text each time.
    package static func markdown() -> String {
        let head = """
            # The words of scene files

            Every view, shape and modifier that a scene can write, with its arguments and a use of it.

            ## Overview

            An argument in bold is the main one: a scalar or a list right after the name stands for it. One in italics must be
            written. Below each use stands the same in Swift: a test holds that both make one tree and one picture.
            `tintype schema --markdown` prints this page.

            """
        return head + Vocabulary.groups.map(section).joined()
    }

    private static func section(_ group: VocabularyGroup) -> String {
        let views = group.views.map { $0.spec() } + group.shapes.map { $0.spec().view }
        let entries =
            views.map { entry($0.name, $0.doc, $0.arguments, $0.example) }
            + group.modifiers.map { $0.spec() }.map { entry($0.name, $0.doc, $0.arguments, $0.example) }
        return entries.isEmpty ? "" : "\n## \(group.title)\n" + entries.joined()
    }

    private static func entry(
        _ name: String, _ doc: String, _ arguments: [ArgumentSpec], _ example: WordExample?
    ) -> String {
        var text = "\n### \(name)\n\n\(doc)\n"
        if !arguments.isEmpty {
            text += "\n| Argument | Written | |\n|---|---|---|\n"
            text += arguments.map(row).joined()
        }
        if let example {
            text += "\n```yaml\n\(example.scene)\n```\n"
            if let swift = example.swift { text += "```swift\n\(swift)\n```\n" }
        }
        return text
    }

    private static func row(_ spec: ArgumentSpec) -> String {
        let name = spec.isMain ? "**`\(spec.name)`**" : spec.isRequired ? "*`\(spec.name)`*" : "`\(spec.name)`"
        let standard = spec.defaultText.map { " `\($0)` where it is not written." } ?? ""
        return "| \(name) | \(spec.kind.words) | \((spec.doc + standard).replacing("|", with: "\\|")) |\n"
    }
}

extension ArgumentKind {
    /// A few words for what is written, e.g. `a number`.
    var words: String {
        switch self {
        case .number: "a number"
        case .integer: "a whole number"
        case .string: "a text"
        case .bool: "`true` or `false`"
        case .color: "a color"
        case .style: "a style: a color, a gradient, a material, a level"
        case .font: "a font"
        case .choice(let choice), .controlStyle(let choice): choice.list
        case .choices(let choice): "one or a list of \(choice.list)"
        case .alignment, .horizontalGuide, .verticalGuide, .guide: "a guide's name"
        case .ratio: "a number, or a size"
        case .lengths: "a length, or `{minimum, maximum}`"
        case .gridItems: "a list of tracks"
        case .unitPoint: "a unit point"
        case .point: "`{x, y}`"
        case .points: "a list of `{x, y}`"
        case .rect: "`{x, y, width, height}`"
        case .texts: "a list of texts"
        case .group(let specs): "`{\(specs.map(\.name).joined(separator: ", "))}`"
        case .calls(let steps): "a list of " + steps.map { "`\($0.name)`" }.joined(separator: ", ")
        case .size: "`{width, height}`"
        case .insets: "a number, or `{top, leading, bottom, trailing}`"
        case .numbers: "a list of numbers"
        case .colors: "a list of colors"
        case .stops: "a list of `{color, location}`"
        case .shape: "a shape"
        case .views: "a view, or a list of views"
        case .styleOrViews: "a style, or views"
        case .namespace: "a namespace"
        case .preference: "a preference"
        case .anchorSource: "`bounds`, a unit point, or a rectangle"
        case .binding: "a name"
        case .assignments: "states and their values"
        case .elements: "a list, `$list`, or `0..<3`"
        case .value: "a value"
        case .date: "`2026-11-22 09:41`"
        case .bound(let kind): "`$state`, or \(kind.words)"
        case .action: "an action, or a list of such"
        }
    }
}

extension SceneChoice {
    fileprivate var list: String { values.map { "`\($0)`" }.joined(separator: ", ") }
}
