import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Effects of symbols in time")
@MainActor
struct SymbolMotionTests {
    private func living(@ViewBuilder _ view: @escaping (AnyView, Bool) -> some View) throws -> LivingSwitch<some View> {
        try LivingSwitch { isOn in view(AnyView(Image(systemName: "star.fill")), isOn) }
    }

    private func value(_ name: String, _ living: LivingSwitch<some View>) -> Double? {
        living.scene.settled.tree.root.all("Image").first?.value(name).flatMap { Double($0) }
    }

    @Test("an effect of a value runs once for each change, and not before")
    func bounce() throws {
        let living = try living { star, isOn in star.symbolEffect(.bounce, value: isOn) }
        let rest = living.scene.settled.displayList(background: nil)
        try living.scene.advance(to: 1)
        #expect(value("scale", living) == nil)
        try living.change(nil)
        try living.scene.advance(to: 1.1)
        #expect(try #require(value("scale", living)) > 1.1)
        try living.scene.advance(to: 1.61)
        #expect(living.scene.settled.displayList(background: nil) == rest)
        let down = try self.living { star, isOn in star.symbolEffect(.bounce.down, value: isOn) }
        try down.change(nil)
        try down.scene.advance(to: 0.1)
        #expect(try #require(value("scale", down)) < 0.9)
    }

    @Test("an effect that lasts goes on and on, and ends the run that it is in")
    func pulse() throws {
        let living = try living { star, isOn in star.symbolEffect(.pulse, isActive: isOn) }
        try living.change(nil)
        for time in [0.75, 2.25, 3.75] {
            try living.scene.advance(to: time)
            #expect(value("opacity", living) == 0.35, "at \(time)")
        }
        try living.change(nil)
        try living.scene.advance(to: 4.2)
        #expect(try #require(value("opacity", living)) < 1)
        try living.scene.advance(to: 4.51)
        #expect(value("opacity", living) == nil)
        try living.scene.advance(to: 5.25)
        #expect(value("opacity", living) == nil)
    }

    @Test("options say how often an effect runs, how fast, and how long it waits in between")
    func options() throws {
        let living = try living { star, isOn in
            star.symbolEffect(.rotate, options: .speed(2).repeat(.periodic(2, delay: 0.5)), value: isOn)
        }
        try living.change(nil)
        for (time, degrees) in [(0.25, 180.0), (0.75, nil), (1.25, 180), (1.75, nil), (2.25, nil)] {
            try living.scene.advance(to: time)
            #expect(value("degrees", living) == degrees, "at \(time)")
        }
        let other = try self.living { star, isOn in star.symbolEffect(.rotate.counterClockwise, isActive: isOn) }
        try other.change(nil)
        try other.scene.advance(to: 10.25)
        #expect(value("degrees", other) == -90)
    }

    @Test("a symbol that disappears shrinks and fades, and stays away as in a picture")
    func disappear() throws {
        let living = try living { star, isOn in star.symbolEffect(.disappear, isActive: isOn) }
        try living.change(nil)
        try living.scene.advance(to: 0.175)
        #expect(value("opacity", living) == 0.5 && value("scale", living) == 0.75)
        try living.scene.advance(to: 0.35)
        #expect(living.scene.settled.displayList(background: nil).items.isEmpty)
        try living.change(nil)
        try living.scene.advance(to: 0.525)
        #expect(value("opacity", living) == 0.5)
        let gone = try self.living { star, _ in star.symbolEffect(.disappear) }
        #expect(gone.scene.settled.displayList(background: nil).items.isEmpty, "it comes as the effect leaves it")
    }

    @Test("the variants of an effect are told from one another")
    func variants() throws {
        let living = try living { star, isOn in
            star.symbolEffect(.wiggle.up, value: isOn).symbolEffect(.scale.down, isActive: isOn)
        }
        try living.change(nil)
        try living.scene.advance(to: 0.05)
        #expect(try #require(value("y", living)) < 0 && value("x", living) == nil)
        try living.scene.advance(to: 1)
        #expect(value("scale", living) == 0.8 && value("y", living) == nil)
        let breathing = try self.living { star, isOn in star.symbolEffect(.breathe.pulse, isActive: isOn) }
        try breathing.change(nil)
        try breathing.scene.advance(to: 1.25)
        #expect(value("scale", breathing) == 1.1 && value("opacity", breathing) == 0.6)
        let appearing = try self.living { star, isOn in star.symbolEffect(.appear, isActive: isOn) }
        #expect(value("opacity", appearing) == nil)
        try appearing.change(nil)
        try appearing.scene.advance(to: 0.175)
        #expect(value("opacity", appearing) == 0.5)
    }

    @Test("variable colour lights one layer after the other")
    func variableColor() throws {
        let living = try LivingSwitch { isOn in
            Image(systemName: "person.crop.circle.badge.plus").symbolEffect(.variableColor.iterative, isActive: isOn)
        }
        func layers() -> [Substring]? {
            living.scene.settled.tree.root.all("Image").first?.value("layers")?.split(separator: " ")
        }
        #expect(layers() == nil)
        try living.change(nil)
        try living.scene.advance(to: 0.01)
        let first = try #require(layers())
        #expect(first.count > 1 && first == ["1"] + Array(repeating: "0.3", count: first.count - 1))
        try living.scene.advance(to: 1.19)
        #expect(layers() == first.reversed())
    }

    @Test("readers who like less motion see what fades, and nothing that moves")
    func reducedMotion() throws {
        let living = try living { star, isOn in
            star.symbolEffect(.bounce, value: isOn).symbolEffect(.pulse, value: isOn)
                .environment(\.accessibilityReduceMotion, true)
        }
        try living.change(nil)
        try living.scene.advance(to: 0.1)
        #expect(value("scale", living) == nil && value("opacity", living) != nil)
    }

    @Test("removing the effects leaves the symbol at rest")
    func removed() throws {
        let living = try living { star, isOn in star.symbolEffectsRemoved().symbolEffect(.rotate, isActive: isOn) }
        try living.change(nil)
        try living.scene.advance(to: 0.25)
        #expect(value("degrees", living) == nil)
    }
}
