import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Alerts")
@MainActor
struct AlertTests {
    private let canvas = CGSize(width: 393, height: 852)

    private func settled(
        _ title: String = "Title", message: String? = "Message", @ViewBuilder _ actions: () -> some View
    ) throws -> SettledScene {
        let view = Color.red.alert(title, isPresented: .constant(true), actions: actions) {
            if let message { Text(message).id("message") }
        }
        return try settle(view, width: canvas.width, height: canvas.height)
    }

    private func card(_ scene: SettledScene) throws -> CGRect {
        try #require(scene.tree.root.all("DialogSurface").first).frame
    }

    /// The grounds of the buttons, in the order in which they are drawn.
    private func grounds(_ scene: SettledScene) -> [SettledTree.View] { scene.tree.root.all("Capsule") }

    @Test("the card is 320 wide, in the middle; two buttons are 140 by 48, 8 apart and 16 from its edges")
    func frames() throws {
        let scene = try settled {
            Button("OK") {}
            Button("Cancel", role: .cancel) {}
        }
        let card = try card(scene)
        #expect(card.width == 320 && card.midX == canvas.width / 2)
        #expect(abs(card.midY - canvas.height / 2) <= 0.5)
        let frames = grounds(scene).map(\.frame)
        #expect(frames.map(\.size) == [CGSize(width: 140, height: 48), CGSize(width: 140, height: 48)])
        #expect(frames.map(\.minX) == [card.minX + 16, card.minX + 164])
        #expect(frames.allSatisfy { abs($0.maxY - card.maxY + 16) < 1e-6 })
        #expect(try abs(scene.frame("message").minX - card.minX - 30) < 1e-6)
    }

    @Test("of two buttons the one that cancels is the first, of more the last", arguments: [2, 3, 4])
    func order(count: Int) throws {
        let scene = try settled {
            Button {
            } label: {
                Text("a").id("a")
            }
            if count > 3 {
                Button {
                } label: {
                    Text("b").id("b")
                }
            }
            Button(role: .cancel) {
            } label: {
                Text("no").id("no")
            }
            if count > 2 {
                Button(role: .destructive) {
                } label: {
                    Text("z").id("z")
                }
            }
        }
        let (first, cancel) = try (scene.frame("a"), scene.frame("no"))
        if count == 2 {
            #expect(cancel.midX < first.midX && cancel.midY == first.midY)
        } else {
            let frames = grounds(scene).map(\.frame)
            #expect(frames.count == count && frames.allSatisfy { $0.size == CGSize(width: 288, height: 48) })
            #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($1.minY - $0.maxY - 8) < 1e-6 })
            #expect(try cancel.midY > scene.frame("z").midY && cancel.midX == first.midX)
        }
    }

    @Test("titles have the label colour; only what destroys is red, and what return presses white on the tint")
    func colours() throws {
        func styles(_ actions: some View) throws -> (text: String?, ground: String?) {
            let scene = try settled(message: nil) { actions }
            let text = scene.tree.view("label")
            return (text?.value("style"), grounds(scene).first?.value("fill"))
        }
        let label = Text("x").id("label")
        let usual = try styles(
            Button {
            } label: {
                label
            })
        let cancel = try styles(
            Button(role: .cancel) {
            } label: {
                label
            })
        #expect(usual.text == "#000000" && cancel.text == "#000000" && usual.ground == cancel.ground)
        let red = Color.red.resolve(in: EnvironmentValues()).description.lowercased()
        #expect(
            try styles(
                Button(role: .destructive) {
                } label: {
                    label
                }
            ).text == red)
        let preferred = try styles(
            Button {
            } label: {
                label
            }.keyboardShortcut(.defaultAction))
        let blue = Color.blue.resolve(in: EnvironmentValues()).description.lowercased()
        #expect(preferred.text == "#ffffff" && preferred.ground == blue)
        // A style around the whole screen is none of the alert's.
        let view = Color.red.alert("", isPresented: .constant(true)) {
            Button {
            } label: {
                label
            }
        }
        .buttonStyle(.borderedProminent)
        let scene = try settle(view, width: canvas.width, height: canvas.height)
        #expect(grounds(scene).map(\.frame.size) == [CGSize(width: 288, height: 48)])
    }

    @Test("fields to write in stand between the texts and the buttons")
    func fields() throws {
        let scene = try settled {
            Button("OK") {}
            TextField("Name", text: .constant("")).id("field")
        }
        let (card, field) = (try card(scene), try scene.frame("field"))
        #expect(abs(field.minX - card.minX - 30) < 1e-6)
        #expect(try field.minY > scene.frame("message").maxY)
        #expect(grounds(scene).map(\.frame.size) == [CGSize(width: 288, height: 48)])
        #expect(try field.maxY < #require(grounds(scene).first).frame.minY)
    }

    @Test("before iOS 26 lines part the buttons, and the card is 270 wide")
    func older() throws {
        let view = Color.red.alert("Title", isPresented: .constant(true)) { Button("OK") {} }
        let context = RenderContext.blocks(platform: Platform(.iOS, version: 18))
        let scene = try settle(view, width: canvas.width, height: canvas.height, context: context)
        #expect(try card(scene).width == 270)
        #expect(grounds(scene).isEmpty)
    }

    @Test("before iOS 26 a dialog's button that cancels stands on a card of its own, 8 below the others")
    func apart() throws {
        let view = Color.red.confirmationDialog("Title", isPresented: .constant(true)) {
            Button("Save") {}
            Button("Delete", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
        }
        let context = RenderContext.blocks(platform: Platform(.iOS, version: 18))
        let cards = try settle(view, width: canvas.width, height: canvas.height, context: context).tree.root
            .all("DialogSurface").map(\.frame)
        #expect(cards.map(\.height) == [114, 57])
        #expect(cards.map(\.width) == [377, 377])
        #expect(cards[1].minY - cards[0].maxY == 8)
        let new = try settle(view, width: canvas.width, height: canvas.height).tree.root.all("DialogSurface")
        #expect(new.count == 1)
    }
}
