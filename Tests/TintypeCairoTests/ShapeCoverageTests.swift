import Foundation
import Testing

@testable import TintypeCairo
@testable import TintypeGraphics

@Suite struct ShapeCoverageTests {
    // Measured on SwiftUI (coverage.json px-rr8). Cairo samples 15 rows a pixel, so an edge that is nearly level may be
    // one of them off: 17 levels. All pixels but those of the first row are within 3.
    @Test func aRoundedCornerCoversWhatSwiftUIsDoes() throws {
        let path = Path(roundedRect: CGRect(x: 0, y: 0, width: 45, height: 44), cornerRadius: 8)
        let picture = try Fixture.draw(
            [.fill(path, FillStyle(), .color(.white))], width: 45, height: 44, background: .black)
        let rows: [[Double]] = [
            [0, 0, 0, 0, 0.141, 0.51, 0.737, 0.867, 0.949, 0.984, 0.996, 1], [0, 0, 0.024, 0.58, 0.988, 1],
            [0, 0.024, 0.753, 1], [0, 0.58, 1], [0.141, 0.988, 1],
        ]
        for (y, row) in rows.enumerated() {
            for (x, coverage) in row.enumerated() {
                let difference = abs(Double(picture[x, y].x) - coverage * 255)
                #expect(difference <= (y == 0 ? 17 : 3), "(\(x), \(y))")
            }
        }
    }

    // Cairo draws curves as chords that stray up to a tenth of a pixel inside: 0.63 % of this small circle.
    @Test func aCircleCoversItsArea() throws {
        let circle = Path(ellipseIn: CGRect(x: 2, y: 2, width: 16, height: 16))
        let picture = try Fixture.draw([.fill(circle, FillStyle(), .color(.black))])
        #expect(picture.ink() == CGRect(x: 2, y: 2, width: 16, height: 16))
        let area = (0..<20).reduce(0) { $0 + picture.reds(row: $1, 0..<20).reduce(0) { $0 + 255 - Double($1) } } / 255
        #expect(abs(area - 64 * Double.pi) < 0.007 * 64 * Double.pi)
    }

    @Test func edgesCanBeHard() throws {
        let picture = try Fixture.draw([
            .fill(
                Path(ellipseIn: CGRect(x: 2, y: 2, width: 16, height: 16)), FillStyle(antialiased: false),
                .color(.black))
        ])
        for y in 0..<20 { for x in 0..<20 { #expect([0, 255].contains(picture[x, y].x)) } }
    }
}
