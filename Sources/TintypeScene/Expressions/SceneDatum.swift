package import Foundation
package import TintypeGraphics

/// A value of the scene language. A value of an optional type is the value itself, or ``none``.
package enum SceneDatum: Hashable, Sendable {
    case none
    case number(Double)
    /// A text, or one of a ``SceneChoice``'s names.
    case string(String)
    case bool(Bool)
    case color(SceneColor)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case insets(EdgeInsets)
    case list([SceneDatum])
    case record(SceneRecord)
    case reference(SceneReferenceDatum)

    /// A value that the engine made.
    package static func reference(_ payload: any SceneReference) -> SceneDatum {
        .reference(SceneReferenceDatum(payload))
    }
}

/// A colour that the vocabulary has still to look up, or one of components.
package enum SceneColor: Hashable, Sendable {
    case named(String)
    case components(ResolvedColor)
}

/// A record's values by name; the order in which they are given does not count.
package struct SceneRecord: Hashable, Sendable {
    package struct Field: Hashable, Sendable {
        package var name: String
        package var value: SceneDatum

        package init(_ name: String, _ value: SceneDatum) {
            self.name = name
            self.value = value
        }
    }

    /// Sorted by name.
    package let fields: [Field]

    package init(_ fields: [Field]) {
        self.fields = fields.sorted { $0.name < $1.name }
    }

    package subscript(name: String) -> SceneDatum? {
        fields.first { $0.name == name }?.value
    }
}

extension SceneDatum {
    package var number: Double? { if case .number(let value) = self { value } else { nil } }
    package var string: String? { if case .string(let value) = self { value } else { nil } }
    package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    package var color: SceneColor? { if case .color(let value) = self { value } else { nil } }
    package var point: CGPoint? { if case .point(let value) = self { value } else { nil } }
    package var size: CGSize? { if case .size(let value) = self { value } else { nil } }
    package var rect: CGRect? { if case .rect(let value) = self { value } else { nil } }
    package var insets: EdgeInsets? { if case .insets(let value) = self { value } else { nil } }
    package var list: [SceneDatum]? { if case .list(let value) = self { value } else { nil } }
    package var record: SceneRecord? { if case .record(let value) = self { value } else { nil } }
    /// The engine's value, to be cast to its type.
    package var reference: (any SceneReference)? {
        if case .reference(let value) = self { value.payload } else { nil }
    }
}
