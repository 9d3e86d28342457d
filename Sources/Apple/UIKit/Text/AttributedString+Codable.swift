public import Foundation

/// The text, and of its attributes those that tell of the content: links, the marks and blocks of Markdown, and
/// languages. Fonts and colours are not coded.
extension AttributedString: @retroactive Codable {
    public init(from decoder: any Decoder) throws {
        let coded = try CodedText(from: decoder)
        self.init()
        for run in coded.runs {
            var attributes = AttributeContainer()
            attributes.link = run.link
            attributes.inlinePresentationIntent = run.marks.map { InlinePresentationIntent(rawValue: $0) }
            attributes.presentationIntent = run.blocks
            attributes.languageIdentifier = run.language
            append(AttributedString(run.text, attributes: attributes))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        let coded = CodedText(
            runs: runs.map { run in
                CodedText.Run(
                    text: String(characters[run.range]), link: run.link, marks: run.inlinePresentationIntent?.rawValue,
                    blocks: run.presentationIntent, language: run.languageIdentifier)
            })
        try coded.encode(to: encoder)
    }
}

extension AttributedString: @retroactive EncodableWithConfiguration, @retroactive DecodableWithConfiguration {
    /// Codes the text with the same attributes, whatever the scope.
    public func encode(to encoder: any Encoder, configuration: AttributeScopeCodableConfiguration) throws {
        try encode(to: encoder)
    }
    public init(from decoder: any Decoder, configuration: AttributeScopeCodableConfiguration) throws {
        try self.init(from: decoder)
    }
}

/// The form in which a text is coded.
private struct CodedText: Codable {
    struct Run: Codable {
        var text: String
        var link: URL?
        var marks: UInt?
        var blocks: PresentationIntent?
        var language: String?
    }

    var runs: [Run]
}
