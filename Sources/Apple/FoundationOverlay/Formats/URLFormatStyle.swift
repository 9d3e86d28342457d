public import Foundation

extension URL {
    /// Writes addresses with some of their parts.
    public struct FormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
        /// A part of an address.
        public enum Component: Int, Codable, Hashable, Sendable {
            case scheme, user, password, host, port, path, query, fragment
        }

        /// The condition on which a part is written.
        public struct ComponentDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
            fileprivate enum Rule: Codable, Hashable {
                case always, never
                case displayWhen(Component, Set<String>)
                case omitWhen(Component, Set<String>)
            }

            fileprivate let rule: Rule
            public static var always: ComponentDisplayOption { ComponentDisplayOption(rule: .always) }
            public static var never: ComponentDisplayOption { ComponentDisplayOption(rule: .never) }
            /// Writes the part when another, or it itself, has one of the values, or writes it not then.
            public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                ComponentDisplayOption(rule: .displayWhen(component, requirements))
            }
            public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                ComponentDisplayOption(rule: .omitWhen(component, requirements))
            }
            /// Writes the part in addresses of other schemes than `http` and `https`.
            public static var omitIfHTTPFamily: Self { omitWhen(.scheme, matches: ["http", "https"]) }
            public var description: String { "\(rule)" }
        }

        /// The condition on which the host is written.
        public struct HostDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
            fileprivate let option: ComponentDisplayOption
            fileprivate var omitsSubdomains: Set<String> = []
            fileprivate var condition = ComponentDisplayOption.always
            public static var always: HostDisplayOption { HostDisplayOption(option: .always) }
            public static var never: HostDisplayOption { HostDisplayOption(option: .never) }
            /// Writes the host when a part has one of the values, or writes it not then.
            public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                HostDisplayOption(option: .displayWhen(component, matches: requirements))
            }
            public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                HostDisplayOption(option: .omitWhen(component, matches: requirements))
            }
            /// Writes the host without subdomains of these names.
            public static func omitSpecificSubdomains(
                _ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
            ) -> Self { HostDisplayOption(option: .always, omitsSubdomains: subdomainsToOmit) }
            public static func omitSpecificSubdomains(
                _ subdomainsToOmit: Set<String> = [],
                includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false, when component: Component,
                matches requirements: Set<String>
            ) -> Self {
                HostDisplayOption(
                    option: .always, omitsSubdomains: subdomainsToOmit,
                    condition: .displayWhen(component, matches: requirements))
            }
            public static var omitIfHTTPFamily: HostDisplayOption {
                HostDisplayOption(option: .omitIfHTTPFamily)
            }
            public var description: String { option.description }
        }

        private var options: [Component: ComponentDisplayOption]
        private var subdomains = HostDisplayOption.always

        /// Creates a style with each part's rule.
        public init(
            scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
            password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
            port: ComponentDisplayOption = .omitIfHTTPFamily,
            path: ComponentDisplayOption = .always, query: ComponentDisplayOption = .never,
            fragment: ComponentDisplayOption = .never
        ) {
            options = [
                .scheme: scheme, .user: user, .password: password, .host: host.option, .port: port, .path: path,
                .query: query, .fragment: fragment,
            ]
            subdomains = host
        }

        private func with(_ component: Component, _ option: ComponentDisplayOption) -> Self {
            var style = self
            style.options[component] = option
            return style
        }

        /// The style with another rule for a part.
        public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { with(.scheme, strategy) }
        public func user(_ strategy: ComponentDisplayOption = .never) -> Self { with(.user, strategy) }
        public func password(_ strategy: ComponentDisplayOption = .never) -> Self { with(.password, strategy) }
        public func host(_ strategy: HostDisplayOption = .always) -> Self {
            var style = with(.host, strategy.option)
            style.subdomains = strategy
            return style
        }
        public func port(_ strategy: ComponentDisplayOption = .omitIfHTTPFamily) -> Self { with(.port, strategy) }
        public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with(.path, strategy) }
        public func query(_ strategy: ComponentDisplayOption = .never) -> Self { with(.query, strategy) }
        public func fragment(_ strategy: ComponentDisplayOption = .never) -> Self { with(.fragment, strategy) }

        /// The text of an address.
        public func format(_ value: URL) -> String {
            guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
                return value.absoluteString
            }
            func text(_ component: Component) -> String? {
                switch component {
                case .scheme: parts.scheme
                case .user: parts.user
                case .password: parts.password
                case .host: parts.host
                case .port: parts.port.map(String.init)
                case .path: parts.path
                case .query: parts.query
                case .fragment: parts.fragment
                }
            }
            func holds(_ option: ComponentDisplayOption) -> Bool {
                switch option.rule {
                case .always: true
                case .never: false
                case .displayWhen(let other, let values): values.contains(text(other) ?? "")
                case .omitWhen(let other, let values): !values.contains(text(other) ?? "")
                }
            }
            func shown(_ component: Component) -> String? {
                guard let own = text(component), !own.isEmpty else { return nil }
                return holds(options[component] ?? .always) ? own : nil
            }
            var result = shown(.scheme).map { $0 + "://" } ?? ""
            if let user = shown(.user) {
                result += user + (shown(.password).map { ":" + $0 } ?? "") + "@"
            }
            if var host = shown(.host) {
                let names = holds(subdomains.condition) ? subdomains.omitsSubdomains : []
                for name in names where host.hasPrefix(name + ".") { host.removeFirst(name.count + 1) }
                result += host
            }
            result += shown(.port).map { ":" + $0 } ?? ""
            result += shown(.path) ?? ""
            result += shown(.query).map { "?" + $0 } ?? ""
            return result + (shown(.fragment).map { "#" + $0 } ?? "")
        }
    }

    /// Creates the address of a text.
    /// - Throws: `CocoaError.formatting` for a text that is no address.
    public init<T: Foundation.ParseStrategy>(_ value: T.ParseInput, strategy: T) throws where T.ParseOutput == URL {
        self = try strategy.parse(value)
    }

    /// The address as people read it.
    public func formatted<F: Foundation.FormatStyle>(_ style: F) -> F.FormatOutput where F.FormatInput == URL {
        style.format(self)
    }
    public func formatted() -> String { FormatStyle().format(self) }
}

extension URL.FormatStyle: ParseableFormatStyle {
    /// The strategy that reads an address back.
    public var parseStrategy: URL.ParseStrategy { URL.ParseStrategy() }
}

extension FormatStyle where Self == URL.FormatStyle {
    /// Writes an address.
    public static var url: URL.FormatStyle { URL.FormatStyle() }
}

extension ParseableFormatStyle where Self == URL.FormatStyle {
    /// Writes an address.
    public static var url: URL.FormatStyle { URL.FormatStyle() }
}
