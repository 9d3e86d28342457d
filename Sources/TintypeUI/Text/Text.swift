public import Foundation
package import TintypeTree

/// Lines of read-only text, in the font and style around it, or in parts with fonts and styles of their own.
///
/// A value: texts are joined with `+`, compared, and put into other texts.
public struct Text: Equatable, @unchecked Sendable {
    let storage: Storage
    /// The look of the text's own modifiers; nil for none.
    let look: LookBox?

    enum Storage: Equatable {
        case verbatim(String)
        case key(LocalizedStringKey, StringTable?)
        indirect case concatenation(Text, Text)
        case attributed(AttributedString)
        case image(InlineImage)
        case value(AnyTextValue)
        /// Has other words for those who do not see the text.
        indirect case labelled(Text, String)
    }

    /// A look outside of the text's own memory: most texts have none.
    final class LookBox: Equatable, Sendable {
        nonisolated(unsafe) let look: TextLook

        init(_ look: TextLook) {
            self.look = look
        }

        static func == (a: LookBox, b: LookBox) -> Bool { a === b || a.look == b.look }
    }

    init(_ storage: Storage, look: LookBox? = nil) {
        self.storage = storage
        self.look = look
    }

    /// The text of a key, translated where `bundle` has a translation for the locale; literals are keys.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        let table = tableName == nil && bundle == nil ? nil : StringTable(name: tableName, bundle: bundle)
        self.init(.key(key, table))
    }

    /// The text as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        self.init(.verbatim(String(content)))
    }

    /// The text as it is, without Markdown and translation.
    public init(verbatim content: String) {
        self.init(.verbatim(content))
    }

    /// The text as it is, in a look.
    package init(verbatim content: String, look: TextLook) {
        self.init(.verbatim(content), look: LookBox(look))
    }

    /// The bytes of what is written, for limits; values and pictures have none.
    package var byteCount: Int {
        switch storage {
        case .verbatim(let string): string.utf8.count
        case .concatenation(let first, let second): first.byteCount + second.byteCount
        case .labelled(let text, _): text.byteCount
        case .attributed, .image, .key, .value: 0
        }
    }

    /// A text with the attributes of SwiftUI and Foundation.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(.attributed(attributedContent))
    }

    /// A picture in a line of text.
    public init(_ image: Image) {
        self.init(.image(InlineImage(image: image)))
    }

    /// The text of a resource, translated where its bundle has a translation for the locale.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(.key(resource.defaultValue.key, resource.stringTable))
    }

    /// Both texts in one, each in its own style.
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(.concatenation(lhs, rhs))
    }

    /// The text with more said of it; what it says itself already stays.
    func with(_ change: (inout TextLook) -> Void) -> Text {
        var outer = TextLook()
        change(&outer)
        return Text(storage, look: LookBox(look.map { outer.overridden(by: $0.look) } ?? outer))
    }

    /// The text's words in the environment of a picture without further words; pictures in it have none.
    var string: String {
        TextParts(environment: EnvironmentValues()).parts(of: self).map(\.string).joined()
    }
}

/// A picture in a text.
struct InlineImage: Equatable {
    let image: Image

    static func == (a: InlineImage, b: InlineImage) -> Bool { a.image == b.image }
}

extension Text: PrimitiveView {
    func evaluate(into scope: inout Scope) {
        if look == nil {
            switch storage {
            case .verbatim(let string): return scope.appendText(string)
            case .key(let key, nil) where key.isPlain && !StringTable.isNeeded(in: scope.environment):
                return scope.appendText(key.format)
            default: break
            }
        }
        let parts = TextParts(environment: scope.environment, instant: scope.session.context.instant).parts(of: self)
        let pieces = parts.compactMap { part -> TextPiece? in
            switch part.content {
            case .string(let string): return TextPiece(.string(string), part.look)
            case .image(let image): return image.leaf(part.look, in: &scope).map { TextPiece(.leaf($0), part.look) }
            }
        }
        guard let label = parts.label else { return scope.appendText(pieces) }
        scope.wrap(with: AccessibilityModifier { $0.label = label }) { $0.appendText(pieces) }
    }
}

extension InlineImage {
    /// The leaf that draws the picture with a look; nil where it is not there, which its evaluation reports.
    fileprivate func leaf(_ look: TextLook, in scope: inout Scope) -> (any Leaf)? {
        let nodes = scope.nodes { scope in
            scope.withEnvironment { values in
                // The text goes from one picture to another as a whole.
                values.contentTransition = .identity
                if let font = look.font { values.font = font }
                if let weight = look.weight { values.fontWeight = weight }
                if let style = look.foreground { values.foreground = AnyShapeStyle(style) }
            } _: {
                Image._evaluate(image, into: &$0)
            }
        }
        guard nodes.count == 1, case .leaf(let box) = nodes[0].kind else { return nil }
        return box.leaf
    }
}
