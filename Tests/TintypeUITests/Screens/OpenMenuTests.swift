import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Open menus")
@MainActor
struct OpenMenuTests {
    private let canvas = CGSize(width: 393, height: 852)

    /// A menu whose label is a square of 40 points at a place of the screen.
    private func settled(
        at point: CGPoint = CGPoint(x: 200, y: 100), order: MenuOrder = .automatic,
        @ViewBuilder _ items: () -> some View
    ) throws -> SettledScene {
        let menu = Menu(isOpen: true) {
            items()
        } label: {
            Color.red.frame(width: 40, height: 40).id("label")
        }
        return try settle(menu.menuOrder(order).position(point), width: canvas.width, height: canvas.height)
    }

    private func card(_ scene: SettledScene) throws -> CGRect {
        try #require(scene.tree.root.all("MenuSurface").first).frame
    }

    @ViewBuilder private func buttons(_ count: Int) -> some View {
        ForEach(0..<count) { number in
            Button {
            } label: {
                Text("Row").id("\(number)")
            }
        }
    }

    @Test("a closed menu shows nothing but its label")
    func closed() throws {
        let menu = Menu(isOpen: false) {
            buttons(2)
        } label: {
            Text("More")
        }
        let plain = Menu {
            buttons(2)
        } label: {
            Text("More")
        }
        #expect(
            try settle(menu, width: 300, height: 300).tree.text(names: false)
                == settle(plain, width: 300, height: 300).tree.text(names: false))
    }

    @Test("the card is 250 wide below its label, at the edge that is nearer to the screen's, and never beyond it")
    func place() throws {
        for x in stride(from: 20.0, through: 373, by: 30) {
            let card = try card(settled(at: CGPoint(x: x, y: 100)) { buttons(3) })
            #expect(card.width == 250 && card.minY == 128, "\(x)")
            #expect(card.minX >= 8 && card.maxX <= canvas.width - 8, "\(x)")
            #expect((x < 150 && card.minX == max(x - 20, 8)) || x >= 150, "\(x)")
            #expect((x > 240 && card.maxX == min(x + 20, canvas.width - 8)) || x <= 240, "\(x)")
        }
    }

    @Test("one that has no room below opens upwards, the first row at its lower edge unless the order is fixed")
    func upwards() throws {
        for (order, isReversed) in [(MenuOrder.automatic, true), (.priority, true), (.fixed, false)] {
            let scene = try settled(at: CGPoint(x: 200, y: 800), order: order) { buttons(3) }
            #expect(try card(scene).maxY == 772)
            #expect(try (scene.frame("0").minY > scene.frame("2").minY) == isReversed)
        }
        let below = try settled { buttons(3) }
        #expect(try below.frame("0").minY < below.frame("2").minY)
    }

    @Test("rows stay on the screen where they do not fit, and scroll")
    func scrolls() throws {
        let card = try card(settled { buttons(40) })
        #expect(card.minY == 128 && card.maxY == canvas.height - 8)
    }

    @Test("where one row has a picture or may have a tick, the words of all stand below one another")
    func columns() throws {
        func leading(@ViewBuilder _ more: () -> some View) throws -> Set<CGFloat> {
            let scene = try settled {
                Button {
                } label: {
                    Text("Row").id("words")
                }
                more()
            }
            let card = try card(scene)
            return Set(scene.tree.root.all("Text").map { (($0.frame.minX - card.minX) * 1_000).rounded() / 1_000 })
        }
        let toggle = Toggle(isOn: .constant(false)) { Text("Row") }
        let pictured = Button {
        } label: {
            Label {
                Text("Row")
            } icon: {
                Color.red.frame(width: 20, height: 20)
            }
        }
        #expect(try leading {} == [28])
        #expect(try leading { toggle } == [40])
        #expect(try leading { pictured } == [60])
        #expect(
            try leading {
                toggle
                pictured
            } == [86])
    }

    @Test("a line divides groups: none before the first, after the last, or twice between two")
    func lines() throws {
        let scene = try settled {
            Divider()
            buttons(1)
            Divider()
            Section { Button("b") {} }
            Section("Title") { Button("c") {} }
            Divider()
        }
        let lines = scene.tree.root.all("Color").filter { $0.frame.height < 1 }
        #expect(lines.count == 2)
    }

    @Test(
        "the chosen option and what is on have a tick; what destroys is red and what is disabled pale, whatever tint is around"
    )
    func marksAndColours() throws {
        let scene = try settle(
            Menu(isOpen: true) {
                Picker("Sort", selection: .constant(2)) {
                    Text("a").tag(1)
                    Text("b").tag(2)
                }
                Toggle("c", isOn: .constant(true))
                Button(role: .destructive) {
                } label: {
                    Text("d").id("red")
                }
                Button {
                } label: {
                    Text("e").id("usual")
                }
                Button {
                } label: {
                    Text("f").id("pale")
                }
                .disabled(true)
            } label: {
                Text("Menu")
            }.tint(.green), width: canvas.width, height: canvas.height)
        let ticks = scene.tree.root.all("Image")
        // One a row; those of what is not chosen are not seen.
        #expect(ticks.count == 6)
        #expect(scene.tree.root.all("opacity").count { $0.value("opacity") == "0" } == 4)
        let red = Color.red.resolve(in: EnvironmentValues()).description.lowercased()
        func style(_ id: String) -> String? { scene.tree.view(id)?.value("style") }
        #expect(style("red") == red && style("usual") == "#000000")
        #expect(style("pale") != nil && style("pale") != style("usual"))
    }

    @Test("an open context menu lifts its view where it stands, and has its rows below")
    func contextMenu() throws {
        let view = Text("Held").id("held").contextMenu(isOpen: true) { buttons(2) }
        let scene = try settle(
            view.position(CGPoint(x: 200, y: 300)), width: canvas.width, height: canvas.height)
        let lifted = try #require(scene.tree.root.all("LiftedSurface").first).frame
        let texts = scene.tree.root.all("Text").map(\.frame)
        #expect(texts.count == 4)
        #expect(texts.count { $0 == lifted.insetBy(dx: 8, dy: 8) } == 2)
        #expect(try card(scene).minY == lifted.maxY + 12)
        #expect(scene.tree.root.all("dimming").map(\.frame) == [CGRect(origin: .zero, size: canvas)])
    }

    @Test("a view that is lifted near the lower edge moves up, so that its menu stays on the screen")
    func contextMenuAtTheEdge() throws {
        let view = Color.red.frame(width: 100, height: 60).contextMenu(isOpen: true) {
            buttons(4)
        } preview: {
            Color.blue.frame(width: 200, height: 120).id("preview")
        }
        let scene = try settle(
            view.position(CGPoint(x: 200, y: 800)), width: canvas.width, height: canvas.height)
        let (card, preview) = try (card(scene), scene.frame("preview"))
        #expect(card.maxY == canvas.height - 8 && preview.maxY == card.minY - 12)
        #expect(preview.size == CGSize(width: 200, height: 120) && preview.midX == 200)
    }
}
