/// The reference of the scene language in Markdown: every word with its arguments, a use of it, and the same in Swift.
package enum VocabularyReference {
    /// The page. The same text each time.
    package static func markdown() -> String {
        let head = """
            # The words of scene files

            Every view, shape and modifier that a scene can write, with its arguments and a use of it.

            ## Overview

            <doc:SceneFiles> tells how a scene is written; here is each word of it. Views stand under `body` and in one another, modifiers
            in the list `modifiers` beside a view, as the uses show. An argument is written by its name, `Toggle: {title: Alarm}`; a scalar
            or a list right after a word stands for the first of its arguments that is set in bold, `Toggle: Alarm`. Every value may be an
            expression, `=count * 2`. Below each use stands the same in Swift: a test holds that both make one tree and one picture.
            `tintype schema --markdown` prints this page, and `tintype gallery -o words.html` writes it with a picture for each word.

            | Written | Such as |
            |---|---|
            | a text | `Hello`, `"4:33"`, `$(count) left` |
            | a color | `red`, `"#ff8800"`, `{red: 1, green: 0.5, blue: 0}`, `{color: blue, opacity: 0.5}`, `{light: white, dark: black}`, `{name: brand}` |
            | a style | a color, `secondary`, `thinMaterial`, `{gradient: blue}`, `{linearGradient: {…}}`, `{style: red, opacity: 0.5}` |
            | a font | `headline`, `17`, `{size: 40, weight: bold}`, `{style: body, design: serif}` |
            | a shape | `Circle`, `{RoundedRectangle: 12}` |
            | an alignment | `center`, `topLeading`, `trailing` |
            | a unit point | `topLeading`, `center`, `{x: 0.25, y: 1}` |
            | `$state` | the name of a state that the control reads and writes: `$isOn`, `$item.isDone` |
            | an action | `{set: {count: =count + 1}}`, `{toggle: isOn}`, `{append: {items: Milk}}`, `dismiss` |
            | a value | anything: the value that a tag or a link stands for |
            | a name | a name that is chosen here, for what an expression reads then |
            | a preference, a namespace | a name that the scene declares under `preferences`, `namespaces` |

            """
        return head + Vocabulary.groups.map(section).joined()
    }

    private static func section(_ group: VocabularyGroup) -> String {
        let words = group.words
        return words.isEmpty
            ? ""
            : "\n## \(group.title)\n\n![What the uses below draw.](\(group.pictureName))\n" + words.map(entry).joined()
    }

    private static func entry(_ word: VocabularyWord) -> String {
        var text = "\n### \(word.name)\n\n\(word.doc)\n"
        if !word.arguments.isEmpty {
            text += "\n| Argument | Written | |\n|---|---|---|\n"
            for argument in word.arguments {
                let name = argument.isMain ? "**`\(argument.name)`**" : "`\(argument.name)`"
                text += "| \(name) | \(argument.written) | \(argument.doc.replacing("|", with: "\\|")) |\n"
            }
        }
        if let example = word.example {
            text += "\n```yaml\n\(example.scene)\n```\n"
            if let swift = example.swift { text += "```swift\n\(swift)\n```\n" }
        }
        return text
    }
}
