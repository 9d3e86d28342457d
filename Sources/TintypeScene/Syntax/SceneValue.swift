package import TintypeGraphics

/// A part of a scene file as it is written: a scalar, a list or a mapping, and where it stands.
///
/// Scalars are never typed here: `No`, `1:30`, `0x10`, `~` and `null` are the texts that they are.
package struct SceneValue: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        case scalar(SceneScalar)
        case sequence([SceneValue])
        case mapping([SceneEntry])
    }

    package var content: Content
    package var place: ScenePlace

    package init(_ content: Content, at place: ScenePlace) {
        self.content = content
        self.place = place
    }

    package var location: SourceLocation { place.location }
    package var path: ScenePath { place.path }

    package var scalar: SceneScalar? {
        if case .scalar(let scalar) = content { scalar } else { nil }
    }

    package var sequence: [SceneValue]? {
        if case .sequence(let values) = content { values } else { nil }
    }

    package var mapping: [SceneEntry]? {
        if case .mapping(let entries) = content { entries } else { nil }
    }

    /// Indicates whether nothing is written here, as after `key:` at a line's end.
    package var isEmpty: Bool { scalar.map { $0.style == .plain && $0.text.isEmpty } ?? false }

    /// A name for the kind of value, for a message: `"a"`, `a list`, `a mapping`, `nothing`.
    package var kindDescription: String {
        switch content {
        case .scalar(let scalar): isEmpty ? "nothing" : "\"\(scalar.text.abbreviated)\""
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }
}

/// A scalar: its text after YAML's quoting and folding, and how it was written.
package struct SceneScalar: Hashable, Sendable {
    package enum Style: Hashable, Sendable {
        case plain
        case singleQuoted
        case doubleQuoted
        /// A block after `|` or `>`.
        case block
    }

    package var text: String
    package var style: Style
    /// Indicates whether it stands inside `{ }` or `[ ]`, where a comma ends a plain scalar.
    package var isInFlow: Bool

    package init(_ text: String, style: Style = .plain, isInFlow: Bool = false) {
        self.text = text
        self.style = style
        self.isInFlow = isInFlow
    }
}

/// A key of a mapping, its value, and where the key stands.
package struct SceneEntry: Hashable, Sendable {
    package var key: String
    package var keyPlace: ScenePlace
    package var value: SceneValue

    package init(key: String, at keyPlace: ScenePlace, value: SceneValue) {
        self.key = key
        self.keyPlace = keyPlace
        self.value = value
    }
}

extension String {
    /// The first line, at most 40 characters of it, with `…` where something was left out: for messages.
    var abbreviated: String {
        let line = prefix { !$0.isNewline }
        let shown = line.prefix(40)
        return shown.count < count ? shown + "…" : String(shown)
    }
}
