public import Foundation
public import UIKit

/// A value that has a text.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
    /// The display representation.
    var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
    /// The first line of the text.
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type that has a text.
public protocol TypeDisplayRepresentable {
    /// The type display representation.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that has a text, of a type that has one too.
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

/// A type whose values all have texts that do not change.
public protocol CaseDisplayRepresentable: TypeDisplayRepresentable, CaseIterable, Hashable,
    CustomLocalizedStringResourceConvertible
{
    /// The texts of the values.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// The same by its other name.
public typealias StaticDisplayRepresentable = CaseDisplayRepresentable

extension CaseDisplayRepresentable {
    /// The first line of the value's text; its own name where it has none.
    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title ?? "\(String(describing: self))"
    }
}

/// The text of a value.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The texts, and the picture.
    public var title: LocalizedStringResource
    public var subtitle: LocalizedStringResource?
    public var image: Image?
    /// Other words for the value.
    public var synonyms: [LocalizedStringResource]
    /// The text that tells of the value; nil for none.
    public var descriptionText: LocalizedStringResource?

    /// Creates the text of a value.
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = [], descriptionText: LocalizedStringResource? = nil
    ) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
        (self.synonyms, self.descriptionText) = (synonyms, descriptionText)
    }
    public init(stringLiteral value: String) {
        self.init(title: LocalizedStringResource(stringLiteral: value))
    }

    /// The picture of a value.
    public struct Image: Equatable, Sendable {
        private let source: Source

        private enum Source: Equatable {
            case symbol(String), asset(String), bytes(Data), file(URL)
        }

        /// Creates the picture of a symbol, an asset, data or a file. Nothing draws it here.
        public init(systemName name: String, isTemplate: Bool? = nil) { source = .symbol(name) }
        @_disfavoredOverload
        public init?(
            systemName name: String, tintColor: UIColor? = nil, symbolConfiguration: UIImage.SymbolConfiguration? = nil
        ) { source = .symbol(name) }
        public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            source = .asset(name)
        }
        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            source = .bytes(data)
        }
        public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) { source = .file(url) }

        /// Creates the picture of a file, with its size in points.
        public init(
            url: URL, width: Double, height: Double, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
        ) { source = .file(url) }

        /// The outline of a picture.
        public struct DisplayStyle: Hashable, Sendable {
            private let name: String
            public static let `default` = DisplayStyle(name: "default")
            public static let circular = DisplayStyle(name: "circular")
        }
    }
}

/// The text of a type.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The name, the words for a number of values, and other words for the type.
    public var name: LocalizedStringResource
    public var numericFormat: LocalizedStringResource?
    public var synonyms: [LocalizedStringResource]

    /// Creates the text of a type.
    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        (self.name, self.numericFormat, self.synonyms) = (name, numericFormat, synonyms)
    }
    public init(stringLiteral value: String) {
        self.init(name: LocalizedStringResource(stringLiteral: value))
    }
}
