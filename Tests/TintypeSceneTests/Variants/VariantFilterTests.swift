import Testing

@testable import TintypeScene

@Suite("Filters of variants")
struct VariantFilterTests {
    private static let section = """
        canvas: {locale: de}
        state: {isOn: false}
        variants:
          colorScheme: [light, dark]
          dynamicTypeSize: [large, {huge: accessibility3}]
          isOn: [true, false]
        """

    private func matching(_ filters: String...) throws -> [String] {
        let filters = try filters.map { try #require(VariantFilter($0)) }
        return try variants(Self.section).filter { VariantFilter.all(filters, match: $0) }.map { $0.name ?? "" }
    }

    @Test("an axis is called by its name or the shorter one, a value by its text, its own or its short name")
    func spellings() throws {
        let dark = ["dark-isOn=true", "dark", "dark-huge-isOn=true", "dark-huge"]
        #expect(try matching("colorScheme=dark") == dark)
        #expect(try matching("scheme=DARK") == dark)
        for value in ["huge", "ax3", "accessibility3"] {
            #expect(try matching("scheme=dark", "type=\(value)", "isOn=false") == ["dark-huge"])
        }
    }

    @Test("several values of one axis are alternatives, in one filter or in several")
    func alternatives() throws {
        #expect(try matching("scheme=light,dark").count == 8)
        #expect(try matching("scheme=light", "colorScheme=dark").count == 8)
        #expect(try matching("scheme=light", "scheme=dark", "isOn=true").count == 4)
    }

    @Test("what the scene says by itself counts; what it has not matches nothing")
    func scenesOwn() throws {
        #expect(try matching("locale=de").count == 8)
        #expect(try matching("locale=ar").isEmpty)
        #expect(try matching("isOpen=true").isEmpty)
    }

    @Test("a name alone is a variant's")
    func names() throws {
        #expect(try matching("dark-huge") == ["dark-huge"])
        #expect(try matching("dark") == ["dark"])
        #expect(VariantFilter("") == nil)
        #expect(VariantFilter("scheme=") == nil)
        #expect(VariantFilter("=dark") == nil)
    }
}
