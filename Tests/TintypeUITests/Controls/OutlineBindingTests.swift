import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Trees of bindings")
@MainActor
struct OutlineBindingTests {
    private struct Place: Identifiable {
        let id: String
        var parts: [Place]?
    }

    private static let places = [
        Place(id: "Europe", parts: [Place(id: "Rome"), Place(id: "Oslo")]), Place(id: "Moon"),
    ]

    private func texts(_ view: some View) throws -> [String] {
        try settle(view, width: 300, height: 400).tree.root.all("Text").compactMap { $0.value("text") }
    }

    @Test("a group and a list show the roots of a tree of bindings, closed")
    func roots() throws {
        let binding = Binding.constant(Self.places)
        let group = OutlineGroup(binding, children: \.parts) { $place in Text(verbatim: place.id) }
        #expect(try texts(VStack { group }) == ["Europe", "Moon"])
        let list = List(binding, children: \.parts) { $place in Text(verbatim: place.id) }
        #expect(try texts(list) == ["Europe", "Moon"])
    }
}
