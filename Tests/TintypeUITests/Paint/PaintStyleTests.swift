import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Styles and effects")
@MainActor
struct PaintStyleTests {
    private func text(_ view: some View, width: Double = 100, height: Double = 40) throws -> [String] {
        try settle(view, width: width, height: height, context: .blocks(scale: 1)).displayList(background: nil).text
            .split(separator: "\n").dropFirst().map(String.init)
    }

    private struct Night: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            environment.colorScheme == .dark ? Color.white : Color.black
        }
    }

    @Test("a style of one's own is asked where it is used")
    func ownStyle() throws {
        #expect(try text(Rectangle().fill(Night())) == ["fill rect 0,0 100×40 #000000"])
        #expect(
            try text(Rectangle().fill(Night()).environment(\.colorScheme, .dark)) == ["fill rect 0,0 100×40 #ffffff"])
    }

    private struct Dusk: ShapeStyle, Hashable {
        func resolve(in environment: EnvironmentValues) -> Color.Resolved {
            Color.Resolved(red: environment.colorScheme == .dark ? 1 : 0, green: 0, blue: 0)
        }
    }

    @Test("a style that comes to components is made a colour, and a colour stays itself")
    func colorOfStyle() throws {
        #expect(Color(.mint) == Color.mint)
        #expect(try text(Color(Dusk()).environment(\.colorScheme, .dark)) == ["fill rect 0,0 100×40 #ff0000"])
    }

    @Test("gradients are laid over each leaf's own bounds")
    func gradients() throws {
        #expect(
            try text(
                Rectangle().fill(
                    .radialGradient(colors: [.black, .white], center: .topLeading, startRadius: 0, endRadius: 30)))
                == ["fill rect 0,0 100×40 radial 0,0 from 0 to 30: #000000 0.0, #ffffff 1.0"])
        #expect(
            try text(AngularGradient(colors: [.black, .white], center: .center, angle: .degrees(90)))
                == ["fill rect 0,0 100×40 angular 50,20 from 1.571 to 7.854: #000000 0.0, #ffffff 1.0"])
        #expect(
            try text(EllipticalGradient(colors: [.black, .white]))
                == ["fill rect 0,0 100×40 radial 50,20 from 0 to 0.5: #000000 0.0, #ffffff 1.0"])
    }

    @Test("levels have the styles that were named for them")
    func levels() throws {
        let view = VStack(spacing: 0) {
            Rectangle().fill(.primary)
            Rectangle().fill(.secondary)
            Rectangle().fill(.tertiary)
        }
        let drawn = try text(view.foregroundStyle(.white, .black, Color(red: 1, green: 0, blue: 0)), height: 30)
        #expect(drawn.map { $0.suffix(7) } == ["#ffffff", "#000000", "#ff0000"])
        let faded = try text(view.foregroundStyle(.black), height: 30)
        #expect(faded.map { $0.split(separator: " ").last } == ["#000000", "#00000080", "#00000040"])
    }

    @Test("a style brings its shadow and its rule")
    func styleEffects() throws {
        let shadowed = try text(Circle().fill(.black.shadow(.inner(color: .white, radius: 3, x: 1))))
        #expect(shadowed.first == "inner shadow #ffffff sigma 3 by 1,0")
        #expect(try text(Circle().fill(Color.black.blendMode(.multiply))).first == "blend multiply")
    }

    @Test("effects stand around the picture in the order that they were written")
    func effects() throws {
        let drawn = try text(Color.black.blur(radius: 2).saturation(1).grayscale(0).opacity(0.5).compositingGroup())
        #expect(
            drawn.map { $0.trimmingCharacters(in: .whitespaces) }.dropLast() == [
                "isolated", "opacity 0.5", "blur sigma 2",
            ])
    }

    @Test("a mask is proposed the view's size and cuts it")
    func mask() throws {
        let drawn = try text(Color.black.mask(alignment: .leading) { Rectangle().frame(width: 30) })
        #expect(drawn == ["mask", "    fill rect 0,0 30×40 #000000", "  fill rect 0,0 100×40 #000000"])
    }

    @Test("filling what a stroke covers is stroking")
    func strokedShape() throws {
        #expect(try text(Rectangle().stroke(lineWidth: 4)) == ["stroke 4 rect 0,0 100×40 #000000"])
        #expect(try text(Rectangle().stroke(lineWidth: 4).fill(.white)) == ["stroke 4 rect 0,0 100×40 #ffffff"])
    }

    @Test("shapes inside follow their container, and corners the direction of reading")
    func outlines() throws {
        let card = ContainerRelativeShape().fill(.black).containerShape(RoundedRectangle(cornerRadius: 9))
        #expect(try text(card) == ["fill continuous corners 9 0,0 100×40 #000000"])
        let corner = UnevenRoundedRectangle(topLeadingRadius: 20).fill(.black)
        let list = try settle(corner.environment(\.layoutDirection, .rightToLeft), width: 100, height: 40)
            .displayList(background: nil)
        guard case .fill(let path, _, _) = list.items.first else { throw MissingItem() }
        #expect(path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 99, y: 1)))
    }

    private struct MissingItem: Error {}

    @Test("colours are mixed and made of other spaces")
    func colors() {
        let values = EnvironmentValues()
        #expect(Color.black.mix(with: .white, by: 0.5, in: .device).resolve(in: values).red == 0.5)
        #expect(abs(Color(.sRGBLinear, white: 0.5).resolve(in: values).red - 0.7354) < 1e-3)
        #expect(abs(Color(.displayP3, red: 0, green: 1, blue: 0).resolve(in: values).red + 0.5116) < 1e-2)
        #expect(Color("nothing").resolve(in: values).description == "#8E8E93")
    }
}
