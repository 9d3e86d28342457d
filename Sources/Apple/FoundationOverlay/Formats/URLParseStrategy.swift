public import Foundation

extension URL {
    /// Reads addresses of which some parts must be there.
    public struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
        /// The need of a part: it must be there, it may be, or another stands for it.
        public enum ComponentParseStrategy<Component: Codable & Hashable & Sendable>:
            Codable, Hashable, Sendable, CustomStringConvertible
        {
            case required
            case optional
            case defaultValue(Component)

            public var description: String {
                switch self {
                case .required: "required"
                case .optional: "optional"
                case .defaultValue(let value): "default value: \(value)"
                }
            }
        }

        private var texts: [URL.FormatStyle.Component: ComponentParseStrategy<String>]
        private var port: ComponentParseStrategy<Int>

        /// Creates a strategy with the need of each part.
        public init(
            scheme: ComponentParseStrategy<String> = .required, user: ComponentParseStrategy<String> = .optional,
            password: ComponentParseStrategy<String> = .optional, host: ComponentParseStrategy<String> = .required,
            port: ComponentParseStrategy<Int> = .optional, path: ComponentParseStrategy<String> = .optional,
            query: ComponentParseStrategy<String> = .optional, fragment: ComponentParseStrategy<String> = .optional
        ) {
            texts = [
                .scheme: scheme, .user: user, .password: password, .host: host, .path: path, .query: query,
                .fragment: fragment,
            ]
            self.port = port
        }

        private func with(
            _ component: URL.FormatStyle.Component, _ strategy: ComponentParseStrategy<String>
        ) -> Self {
            var changed = self
            changed.texts[component] = strategy
            return changed
        }

        /// The strategy with another need of a part.
        public func scheme(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with(.scheme, strategy) }
        public func user(_ strategy: ComponentParseStrategy<String> = .optional) -> Self { with(.user, strategy) }
        public func password(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
            with(.password, strategy)
        }
        public func host(_ strategy: ComponentParseStrategy<String> = .required) -> Self { with(.host, strategy) }
        public func port(_ strategy: ComponentParseStrategy<Int> = .optional) -> Self {
            var changed = self
            changed.port = strategy
            return changed
        }
        public func path(_ strategy: ComponentParseStrategy<String> = .optional) -> Self { with(.path, strategy) }
        public func query(_ strategy: ComponentParseStrategy<String> = .optional) -> Self { with(.query, strategy) }
        public func fragment(_ strategy: ComponentParseStrategy<String> = .optional) -> Self {
            with(.fragment, strategy)
        }

        /// - Throws: `CocoaError.formatting` for a text that is no address, and for one without a part that must be there.
        public func parse(_ value: String) throws -> URL {
            guard var parts = URLComponents(string: value.trimmingCharacters(in: .whitespaces)) else {
                throw CocoaError(.formatting)
            }
            // Parts that are there stay as they are written: a part that is set is encoded anew.
            func fill<Part>(
                _ part: WritableKeyPath<URLComponents, Part?>, _ strategy: ComponentParseStrategy<Part>?
            ) throws {
                guard parts[keyPath: part] == nil else { return }
                switch strategy ?? .optional {
                case .optional: break
                case .defaultValue(let other): parts[keyPath: part] = other
                case .required: throw CocoaError(.formatting)
                }
            }
            try fill(\.scheme, texts[.scheme])
            try fill(\.host, texts[.host])
            try fill(\.user, texts[.user])
            try fill(\.password, texts[.password])
            try fill(\.port, port)
            try fill(\.writtenPath, texts[.path])
            try fill(\.query, texts[.query])
            try fill(\.fragment, texts[.fragment])
            guard let url = parts.url else { throw CocoaError(.formatting) }
            return url
        }
    }
}

extension ParseStrategy where Self == URL.ParseStrategy {
    /// Reads an address.
    public static var url: URL.ParseStrategy { URL.ParseStrategy() }
}

extension URLComponents {
    /// The path; nil where none is written.
    fileprivate var writtenPath: String? {
        get { path.isEmpty ? nil : path }
        set { path = newValue ?? "" }
    }
}
