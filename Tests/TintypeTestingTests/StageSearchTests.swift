import Foundation
import Testing
import Tintype
import TintypeTesting

@Suite("Searches on a stage, with what they suggest")
@MainActor
struct StageSearchTests {
    private struct Fruit: View {
        var activation = SearchScopeActivation.automatic
        @State private var text = ""
        @State private var scope = "all"

        private static let names = ["apple", "apricot", "banana", "cherry"]

        private struct Inner: View {
            @Environment(\.isSearching) private var isSearching
            @Environment(\.dismissSearch) private var dismissSearch

            var body: some View {
                Button("End \(isSearching)") { dismissSearch() }
            }
        }

        var body: some View {
            NavigationStack {
                VStack {
                    Inner()
                    Text("text \(text)").id("text")
                    Text("scope \(scope)").id("scope")
                }
                .navigationTitle("Fruit")
                .searchable(text: $text)
                .searchSuggestions {
                    ForEach(Self.names.filter { text.isEmpty || $0.hasPrefix(text) }, id: \.self) { name in
                        Text(name.capitalized).searchCompletion(name)
                    }
                }
                .searchScopes($scope, activation: activation) {
                    Text("All").tag("all")
                    Text("Ripe").tag("ripe")
                }
            }
        }
    }

    private func stage(_ view: some View) -> ViewStage<AnyView> {
        ViewStage(AnyView(view), layout: .fixed(width: 300, height: 600))
    }

    private func shows(_ stage: ViewStage<AnyView>, _ text: String) throws -> Bool {
        try stage.findAll(text: text).count == 1
    }

    @Test("suggestions stand over the content while the search is on, and a tap on one completes the text")
    func suggestions() throws {
        let stage = self.stage(Fruit())
        #expect(try !shows(stage, "Apple") && !shows(stage, "All"))
        try stage.find(role: .searchField).tap()
        #expect(try shows(stage, "Apple") && shows(stage, "Cherry"))
        #expect(throws: (any Error).self, "it is covered") { try stage.find(label: "End true").tap() }
        try stage.find(role: .searchField).type("ap")
        #expect(try shows(stage, "Apricot") && !shows(stage, "Cherry"))
        // Anywhere in its row.
        let row = try stage.find(text: "Apricot").frame
        try stage.tap(at: CGPoint(x: 250, y: row.midY))
        #expect(try shows(stage, "text apricot"))
        #expect(try !shows(stage, "Apricot"), "the content is seen again")
        try stage.find(role: .searchField).type("x")
        #expect(try shows(stage, "text apricotx"))
        try stage.find(role: .searchField).clear()
        #expect(try shows(stage, "Banana"))
        try stage.find(label: "Banana").tap()
        #expect(try shows(stage, "text banana"))
        try stage.find(label: "End true").tap()
        #expect(try shows(stage, "text ") && !shows(stage, "Apple") && shows(stage, "End false"))
    }

    @Test("scopes are chosen below the field", arguments: [false, true])
    func scopes(wantsText: Bool) throws {
        let stage = self.stage(Fruit(activation: wantsText ? .onTextEntry : .automatic))
        let field = try stage.find(role: .searchField).frame
        try stage.find(role: .searchField).tap()
        #expect(try shows(stage, "Ripe") != wantsText)
        try stage.find(role: .searchField).type("apple")
        let ripe = try stage.find(text: "Ripe")
        #expect(ripe.frame.minY > field.maxY)
        #expect(try ripe.frame.maxY < stage.find(text: "Apple").frame.minY)
        try ripe.tap()
        #expect(try stage.find(id: "scope").label == "scope ripe")
        try stage.find(role: .searchField).clear()
        #expect(try shows(stage, "Ripe") != wantsText)
    }

    @Test("a picture shows what is suggested where the search is presented")
    func presented() throws {
        struct Screen: View {
            let isPresented: Bool

            var body: some View {
                NavigationStack {
                    Text("content")
                        .searchable(text: .constant(""), isPresented: .constant(isPresented))
                        .searchSuggestions { Text("Apple").searchCompletion("apple") }
                }
            }
        }
        #expect(try shows(stage(Screen(isPresented: true)), "Apple"))
        #expect(try !shows(stage(Screen(isPresented: false)), "Apple"))
    }
}
