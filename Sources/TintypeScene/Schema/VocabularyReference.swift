/// The reference of the scene language in Markdown: every word with its arguments, a use of it, and the same in Swift.
package enum VocabularyReference {
    /// The page. The same text each time.
    package static func markdown() -> String {
        let head = """
            # The words of scene files

            Every view, shape and modifier that a scene can write, with its arguments and a use of it.

            ## Overview

            A scalar or a list right after a name stands for the first of the word's arguments that is set in bold. Below each use
            stands the same in Swift: a test holds that both make one tree and one picture. `tintype schema --markdown` prints this
            page, and `tintype gallery -o words.html` writes it with a picture for each word.

            """
        return head + Vocabulary.groups.map(section).joined()
    }

    private static func section(_ group: VocabularyGroup) -> String {
        let words = group.words
        return words.isEmpty ? "" : "\n## \(group.title)\n" + words.map(entry).joined()
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
