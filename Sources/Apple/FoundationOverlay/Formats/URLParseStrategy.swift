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
            func read<Part>(_ part: Part?, _ strategy: ComponentParseStrategy<Part>?) throws -> Part? {
                switch strategy ?? .optional {
                case .optional: return part
                case .defaultValue(let other): return part ?? other
                case .required:
                    guard let part else { throw CocoaError(.formatting) }
                    return part
                }
            }
            parts.scheme = try read(parts.scheme, texts[.scheme])
            parts.host = try read(parts.host, texts[.host])
            parts.user = try read(parts.user, texts[.user])
            parts.password = try read(parts.password, texts[.password])
            parts.port = try read(parts.port, port)
            parts.path = try read(parts.path.isEmpty ? nil : parts.path, texts[.path]) ?? ""
            parts.query = try read(parts.query, texts[.query])
            parts.fragment = try read(parts.fragment, texts[.fragment])
            guard let url = parts.url else { throw CocoaError(.formatting) }
            return url
        }
    }
}

extension ParseStrategy where Self == URL.ParseStrategy {
    /// Reads an address.
    public static var url: URL.ParseStrategy { URL.ParseStrategy() }
}
