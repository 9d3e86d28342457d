import TintypeTree
import TintypeUI

extension ModifierSpec {
    static let searchable = ModifierSpec(
        "searchable", "A field for searching in the bars around the view.",
        .bound("text", .string, "What is searched."),
        .optional(.bound("isPresented", .bool, "Whether the search goes on; else while there is a text.")),
        .choice("placement", Choices.searchPlacement, "The place: on a phone below the title.", default: "automatic"),
        .optional(.string("prompt", "What an empty field says; Search without it.")),
        example: .onScreen(
            "searchable: {text: \"\", prompt: Subjects}",
            swift: ".searchable(text: .constant(\"\"), prompt: \"Subjects\")")
    ) { content, text, isPresented, placement, prompt in
        let prompt = prompt.map { Text($0) }
        if let isPresented {
            content.searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
        } else {
            content.searchable(text: text, placement: placement, prompt: prompt)
        }
    }

    static let searchScopes = ModifierSpec(
        "searchScopes", "The parts that can be searched, below the field of a search that is presented.",
        .bound("scope", .any, "The tag of the chosen part."), .views("scopes", "The parts, each with a tag.").main,
        .choice("activation", Choices.searchScopeActivation, "When they are seen.", default: "automatic"),
        example: .onScreen(
            "searchScopes: {scope: all, scopes: [{Text: All}]}",
            swift: ".searchScopes(.constant(\"all\")) { Text(\"All\") }")
    ) { content, scope, scopes, activation in content.searchScopes(scope, activation: activation) { scopes } }

    static let searchSuggestions = ModifierSpec(
        "searchSuggestions", "What a search may be for, over the content of one that is presented.",
        .views("suggestions", "The suggestions.").main,
        example: .onScreen(
            "searchSuggestions: [{Text: Invoices}]", swift: ".searchSuggestions { Text(\"Invoices\") }")
    ) { content, suggestions in content.searchSuggestions { suggestions } }

    static let searchCompletion = ModifierSpec(
        "searchCompletion", "The text that a suggestion stands for: a tap on it writes that into the field.",
        .string("completion", "The text.").main,
        example: .onScreen(
            """
            searchSuggestions:
                - Text: Invoices
                  modifiers: [{searchCompletion: invoice}]
            """,
            swift: ".searchSuggestions { Text(\"Invoices\").searchCompletion(\"invoice\") }")
    ) { $0.searchCompletion($1) }
}
