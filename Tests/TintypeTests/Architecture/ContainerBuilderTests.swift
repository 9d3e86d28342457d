import Testing

/// A container has initializers for views and for other content, such as tabs, rows and marks. The compiler tries each of them that does
/// not stand behind another, with the whole closure: a long chain of modifiers in a `ForEach` took it more than its limit.
@Suite("Builders of containers")
struct ContainerBuilderTests {
    private static let containers = ["Group", "ForEach", "Section", "TabView"]

    /// The initializers, by their builders, that the type of an argument decides on: behind another, a literal would not be translated.
    private static let decided = ["Section: TableRowBuilder"]

    /// The initializers of containers in a source that build something other than views and stand behind no other.
    private static func foremost(in text: String) -> [String] {
        var (container, found): (String?, [String]) = (nil, [])
        for declaration in text.split(separator: /\{|\n *\n/) {
            let words = declaration.split { !$0.isLetter && $0 != "@" && $0 != "_" }
            if let start = words.firstIndex(where: { ["extension", "struct", "class", "enum"].contains($0) }),
                start + 1 < words.count
            {
                container = containers.first { $0 == words[start + 1] }
            }
            guard let container, !words.contains("@_disfavoredOverload"), words.contains("init"),
                words.contains("public")
            else { continue }
            let builders = words.filter { $0.hasPrefix("@") && $0.hasSuffix("Builder") && $0 != "@ViewBuilder" }
            found += builders.map { "\(container): \($0.dropFirst())" }
        }
        return found
    }

    @Test("initializers for other content stand behind those for views")
    func order() throws {
        let files = try SourceTree(["Sources/TintypeUI", "Sources/Apple"]).files.filter {
            $0.has("extension Group") || $0.has("extension ForEach") || $0.has("extension Section")
                || $0.has("extension TabView")
        }
        #expect(files.count > 10)
        #expect(files.flatMap { Self.foremost(in: $0.text) } == Self.decided)
    }

    @Test("an initializer is read with its attributes, in the container that it extends")
    func reading() {
        let text = """
            extension Group where Content: Tab {
                /// Tabs.
                public init(@TabBuilder content: () -> Content) {
                    self.init(parts: content())
                }

                @_disfavoredOverload
                public init(id: Int, @TabBuilder content: () -> Content) {}
                public init(
                    label: Int, @RowBuilder<V> content: () -> Content
                ) {}
                public init(@ViewBuilder views: () -> Content) {}
            }

            public struct Tabs {
                public init(@TabBuilder content: () -> Content) {}
            }
            """
        #expect(Self.foremost(in: text) == ["Group: TabBuilder", "Group: RowBuilder"])
    }
}
