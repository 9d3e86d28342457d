public import Foundation

/// A file of a bundle, by its name.
public struct URLResource: Hashable, Codable, Sendable {
    /// The bundle, and the name of the file with its extension.
    public let bundle: Bundle
    public let name: String
    /// The folder in the bundle; nil for none.
    public let subdirectory: String?
    /// The language in which the file is looked for.
    public var locale: Locale

    private enum Keys: CodingKey {
        case bundle, name, subdirectory, locale
    }

    /// Creates a file's resource.
    public init(name: String, subdirectory: String? = nil, locale: Locale = .current, bundle: Bundle = .main) {
        self.name = name
        self.subdirectory = subdirectory
        self.locale = locale
        self.bundle = bundle
    }

    /// - Throws: `CocoaError.coderInvalidValue` for a bundle that is not there.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Keys.self)
        guard let bundle = Bundle(url: try values.decode(URL.self, forKey: .bundle)) else {
            throw CocoaError(.coderInvalidValue)
        }
        self.init(
            name: try values.decode(String.self, forKey: .name),
            subdirectory: try values.decodeIfPresent(String.self, forKey: .subdirectory),
            locale: try values.decode(Locale.self, forKey: .locale), bundle: bundle)
    }

    /// Writes the resource with the place of its bundle.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Keys.self)
        try values.encode(bundle.bundleURL, forKey: .bundle)
        try values.encode(name, forKey: .name)
        try values.encodeIfPresent(subdirectory, forKey: .subdirectory)
        try values.encode(locale, forKey: .locale)
    }
}

extension URL {
    /// Creates the address of a file of a bundle, in the language of its locale first; nil where there is none.
    public init?(resource: URLResource) {
        let code = resource.locale.language.languageCode?.identifier
        let found =
            resource.bundle.url(
                forResource: resource.name, withExtension: nil, subdirectory: resource.subdirectory, localization: code)
            ?? resource.bundle.url(
                forResource: resource.name, withExtension: nil, subdirectory: resource.subdirectory)
        guard let found else { return nil }
        self = found
    }
}
