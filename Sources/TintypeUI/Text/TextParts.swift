import Foundation
import TintypeTree

/// Takes a text apart into strings and pictures of one look each, in an environment.
struct TextParts {
    struct Part {
        enum Content {
            case string(String)
            case image(InlineImage)
        }

        var content: Content
        var look: TextLook
        /// The words for those who do not see the part; nil for those that are seen.
        var spoken: String?

        var string: String {
            switch content {
            case .string(let string): string
            case .image: ""
            }
        }
    }

    let environment: EnvironmentValues
    var instant = TextParts.defaultInstant

    /// The moment of a picture without another word: that of a render context.
    static let defaultInstant = Date(timeIntervalSince1970: 1_767_260_460)

    func parts(of text: Text, in outer: TextLook = TextLook()) -> [Part] {
        let look = text.look.map { outer.overridden(by: $0.look) } ?? outer
        switch text.storage {
        case .verbatim(let string): return [Part(content: .string(string), look: look)]
        case .key(let key, let table): return parts(of: key, table, in: look)
        case .concatenation: return concatenated(text, in: outer)
        case .attributed(let string): return parts(of: string, in: look)
        case .image(let image): return [Part(content: .image(image), look: look)]
        case .value(let value): return parts(of: value.value.resolved(in: TextContext(environment, instant)), in: look)
        case .labelled(let text, let words): return parts(of: text, in: look).labelled(words)
        }
    }

    /// Long chains of `+` lean to the left: they are walked without recursion.
    private func concatenated(_ text: Text, in outer: TextLook) -> [Part] {
        var (rest, look) = (text, outer)
        var tails: [[Part]] = []
        while case .concatenation(let left, let right) = rest.storage {
            look = rest.look.map { look.overridden(by: $0.look) } ?? look
            tails.append(parts(of: right, in: look))
            rest = left
        }
        return parts(of: rest, in: look) + tails.reversed().flatMap { $0 }
    }

    func parts(of value: ResolvedTextValue, in look: TextLook) -> [Part] {
        switch value {
        case .string(let string): [Part(content: .string(string), look: look)]
        case .attributed(let string): parts(of: string, in: look)
        }
    }

    private func parts(of string: AttributedString, in look: TextLook) -> [Part] {
        string.runs.map { run in
            Part(
                content: .string(String(string[run.range].characters)),
                look: look.overridden(by: TextLook(run.attributes)))
        }
    }

    // MARK: Keys

    private func parts(of key: LocalizedStringKey, _ table: StringTable?, in look: TextLook) -> [Part] {
        let format = StringTable.translation(of: key.format, key.arguments, in: table, environment) ?? key.format
        let filled = key.arguments.isEmpty ? format : FormatPlaces.marked(format, count: key.arguments.count)
        guard Markdown.mayOccur(in: filled) else { return filling(filled, key, look) }
        return Markdown.inlineSpans(of: filled).flatMap { span in
            filling(span.text, key, look.overridden(by: TextLook(span.intent, isLink: span.link != nil)))
        }
    }

    /// The text with its arguments in the marked places.
    private func filling(_ text: String, _ key: LocalizedStringKey, _ look: TextLook) -> [Part] {
        guard !key.arguments.isEmpty else { return [Part(content: .string(text), look: look)] }
        var parts: [Part] = []
        var literal = ""
        func finish() {
            if !literal.isEmpty { parts.append(Part(content: .string(literal), look: look)) }
            literal = ""
        }
        for character in text.unicodeScalars {
            guard let index = FormatPlaces.index(of: character), key.arguments.indices.contains(index) else {
                literal.unicodeScalars.append(character)
                continue
            }
            switch key.arguments[index] {
            case .text(let text):
                finish()
                parts += self.parts(of: text, in: look)
            case let argument:
                literal += argument.string(in: TextContext(environment, instant))
            }
        }
        finish()
        return parts
    }
}

extension [TextParts.Part] {
    /// The parts with other words for those who do not see them: the first part says them all.
    fileprivate func labelled(_ words: String) -> [TextParts.Part] {
        enumerated().map { index, part in
            var part = part
            part.spoken = index == 0 ? words : ""
            return part
        }
    }
}

extension TextLook {
    /// The look that attributes give.
    init(_ attributes: AttributeContainer) {
        self.init(attributes.inlinePresentationIntent ?? [], isLink: attributes.link != nil)
        if let font = attributes.font { self.font = font }
        if let color = attributes.foregroundColor { foreground = color }
        background = attributes.backgroundColor
        if let line = attributes.underlineStyle { underline = .on(line.line) }
        if let line = attributes.strikethroughStyle { strikethrough = .on(line.line) }
        kerning = attributes.kern
        tracking = attributes.tracking
        baselineOffset = attributes.baselineOffset
    }
}
