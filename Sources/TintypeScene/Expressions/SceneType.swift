/// The static type of a value of the scene language.
package indirect enum SceneType: Hashable, Sendable {
    /// A double; in points where it is a length.
    case number
    case string
    case bool
    case color
    case point
    case size
    case rect
    case insets
    case anchor(SceneAnchorTarget)
    case namespace
    /// The proxy that a GeometryReader binds.
    case proxy
    /// A value or nil. Never an optional of an optional: ``wrapped(_:)`` makes it.
    case optional(SceneType)
    case list(SceneType)
    case record(SceneRecordType)
    /// One of a vocabulary's names, e.g. an alignment.
    case choice(SceneChoice)
    /// The type of `nil` alone.
    case nothing
    /// The type of what has been reported already; it goes with every other, so that one mistake gives one error.
    case unknown
}

/// The value of an anchor: a point or a rectangle.
package enum SceneAnchorTarget: Hashable, Sendable {
    case rect
    case point
}

/// A set of names that a vocabulary knows.
package struct SceneChoice: Hashable, Sendable {
    /// The name of one of them in messages, e.g. `alignment`.
    package var name: String
    /// In the order in which they are to be listed.
    package var values: [String]

    package init(_ name: String, _ values: [String]) {
        self.name = name
        self.values = values
    }
}

/// The fields of a record; their order does not count.
package struct SceneRecordType: Hashable, Sendable {
    package struct Field: Hashable, Sendable {
        package var name: String
        package var type: SceneType

        package init(_ name: String, _ type: SceneType) {
            self.name = name
            self.type = type
        }
    }

    /// Sorted by name.
    package let fields: [Field]

    package init(_ fields: [Field]) {
        self.fields = fields.sorted { $0.name < $1.name }
    }

    package subscript(name: String) -> SceneType? {
        fields.first { $0.name == name }?.type
    }
}

extension SceneType {
    /// The type of what may be nil; of an optional itself, and of nil, the same.
    package static func wrapped(_ type: SceneType) -> SceneType {
        switch type {
        case .optional, .nothing, .unknown: type
        default: .optional(type)
        }
    }

    /// The type without nil.
    package var unwrapped: SceneType {
        if case .optional(let type) = self { type } else { self }
    }

    package var isOptional: Bool {
        switch self {
        case .optional, .nothing: true
        default: false
        }
    }

    /// Indicates whether values of this type can only come from an expression, since nothing can be written for them.
    package var isReference: Bool {
        switch self {
        case .anchor, .namespace, .proxy: true
        default: false
        }
    }

    /// Returns whether a value of this type can stand where `other` is expected.
    package func fits(_ other: SceneType) -> Bool {
        switch (self, other) {
        case (.unknown, _), (_, .unknown): return true
        case (.nothing, .optional): return true
        case (.optional(let own), .optional(let wanted)): return own.fits(wanted)
        case (_, .optional(let wanted)): return fits(wanted)
        case (.choice, .string): return true
        case (.list(let own), .list(let wanted)): return own.fits(wanted)
        case (.record(let own), .record(let wanted)):
            return own.fields.count == wanted.fields.count
                && zip(own.fields, wanted.fields).allSatisfy { $0.name == $1.name && $0.type.fits($1.type) }
        default: return self == other
        }
    }

    /// The type that both fit, e.g. `number?` for a number and nil; nil where there is none.
    package func joined(with other: SceneType) -> SceneType? {
        if fits(other) { return self == .unknown ? self : other }
        if other.fits(self) { return self }
        if self == .nothing { return .wrapped(other) }
        if other == .nothing { return .wrapped(self) }
        if isOptional || other.isOptional {
            return unwrapped.joined(with: other.unwrapped).map(SceneType.wrapped)
        }
        if case (.choice, .choice) = (self, other) { return .string }
        return nil
    }
}

extension SceneType {
    /// The type as a message asks for it: `number or nil`.
    var expectation: String {
        if self == .list(.unknown) { return "a list" }
        return isOptional && self != .nothing ? "\(unwrapped) or nil" : description
    }

    /// Indicates whether a value of it can be written as a mapping.
    var isWrittenAsMapping: Bool {
        switch unwrapped {
        case .point, .size, .rect, .insets, .record, .unknown: true
        default: false
        }
    }
}

extension SceneType: CustomStringConvertible {
    /// The type as a scene declares it: `number`, `string?`, `[string]`, `{ns: namespace, text: string}`, `anchor point`.
    package var description: String {
        switch self {
        case .number: "number"
        case .string: "string"
        case .bool: "bool"
        case .color: "color"
        case .point: "point"
        case .size: "size"
        case .rect: "rect"
        case .insets: "insets"
        case .anchor(.rect): "anchor"
        case .anchor(.point): "anchor point"
        case .namespace: "namespace"
        case .proxy: "proxy"
        case .optional(let type): "\(type)?"
        case .list(let type): "[\(type)]"
        case .record(let record):
            "{" + record.fields.map { "\($0.name): \($0.type)" }.joined(separator: ", ") + "}"
        case .choice(let choice): choice.name
        case .nothing: "nil"
        case .unknown: "unknown"
        }
    }
}
