import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("What views ask of those around them")
@MainActor
struct PresentationModifierTests {
    @Test("a preferred scheme is that of the whole presentation")
    func preferredScheme() throws {
        let scene = try settle(
            VStack {
                SchemeText()
                SchemeText().preferredColorScheme(.dark)
            }, width: 200, height: 200)
        #expect(scene.displayList(background: nil).texts == ["dark", "dark"])
        #expect(scene.colorScheme == .dark)
    }

    @Test("a preferred scheme is found where only placement makes it, and nil asks for none")
    func lateScheme() throws {
        let late = GeometryReader { _ in SchemeText().preferredColorScheme(.dark).preferredColorScheme(nil) }
        #expect(try texts(of: late) == ["dark"])
        #expect(try texts(of: SchemeText().preferredColorScheme(nil)) == ["light"])
    }

    @Test("redacted texts are a bar for each line, shapes stay, and what is not redacted is itself")
    func redaction() throws {
        func items(_ view: some View) throws -> [DisplayItem] {
            try settle(view, width: 60, height: 200).displayList(background: nil).items
        }
        let redacted = try items(Text("one two three four").redacted(reason: .placeholder))
        #expect(redacted.count > 1)
        #expect(redacted.allSatisfy { if case .fill = $0 { true } else { false } })
        #expect(try texts(of: Text("one").unredacted().redacted(reason: .placeholder)) == ["one"])
        let circle = Circle().fill(Color.red).frame(width: 10, height: 10)
        #expect(try items(circle.redacted(reason: .placeholder)) == items(circle))
    }

    @Test("what is private is hidden only where those around ask for privacy")
    func privacy() throws {
        let card = VStack {
            Text("name")
            Text("number").privacySensitive()
        }
        #expect(try texts(of: card) == ["name", "number"])
        #expect(try texts(of: card.redacted(reason: .privacy)) == ["name"])
    }

    @Test("the tree tells what is told to those who do not see it")
    func accessibility() throws {
        let scene = try settle(
            Text("5").accessibilityLabel("Stars").accessibilityValue(Text("five")).accessibilityIdentifier("rating")
                .accessibilityAddTraits([.isButton, .isSelected]).accessibilityRemoveTraits(.isButton),
            width: 100, height: 100)
        let view = try #require(scene.tree.view("rating"))
        let told = view.attributes.filter { $0.name.hasPrefix("accessibility") }.map { "\($0.name) \($0.value)" }
        #expect(
            told == [
                "accessibilityLabel Stars", "accessibilityValue five", "accessibilityIdentifier rating",
                "accessibilityTraits isSelected",
            ])
    }

    @Test("an id stays the view's name beside an identifier")
    func namesOfAuthors() throws {
        let scene = try settle(Text("a").id("own").accessibilityIdentifier("other"), width: 100, height: 100)
        #expect(scene.tree.view("own") != nil)
        #expect(scene.tree.view("other") == nil)
    }

    @Test("two modifiers in one do what they do one after the other")
    func concatenation() throws {
        let both = Padded(length: 3).concat(Padded(length: 4))
        let scene = try settle(Color.red.frame(width: 10, height: 10).modifier(both).id("a"), width: 90, height: 90)
        #expect(try scene.frame("a").width == 24)
    }
}

private struct SchemeText: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Text(scheme == .dark ? "dark" : "light") }
}

private struct Padded: ViewModifier {
    let length: CGFloat

    func body(content: Content) -> some View { content.padding(length) }
}
